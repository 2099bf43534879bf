import { dayNumber, type CivilDate } from '../../../civil/dates.ts';
import { workCalendar, workDay, type WorkTerms } from '../../../schedule/counting.ts';
import type { Slots } from '../../../schedule/slots.ts';

export interface Day {
  working: boolean;
  absent: boolean;
}

/**
 * A person's status on a date. `working`: works at least one half of the day. `absent`: is absent for at
 * least one half. Both can be true.
 */
export function dayOf(date: CivilDate, terms: WorkTerms & { absences: readonly Slots[] }): Day {
  const day = dayNumber(date);
  const work = workDay(day, workCalendar(terms));
  const away = (slot: number) => terms.absences.some(({ from, to }) => from <= slot && slot < to);
  const [am, pm] = [away(2 * day), away(2 * day + 1)];
  return { working: (work.am && !am) || (work.pm && !pm), absent: am || pm };
}
