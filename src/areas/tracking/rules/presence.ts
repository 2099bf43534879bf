/** Where somebody is on a date, from the same counting as leave and expected hours. */
import { dayNumber, formatDate, type CivilDate } from '../../../civil/dates.ts';
import { workDay, type WorkCalendar } from '../../pto/rules/counting.ts';
import type { Slots } from '../../pto/rules/slots.ts';
import { expectedOn } from './expected.ts';

/**
 * `working`: has worked, whatever was expected; `absent`: on leave in a half that would be worked; `holiday`: the whole of
 * a day that would be worked; `off`: not a day of the pattern; `missing`: expected, and nothing is known.
 */
export type PresenceStatus = 'working' | 'absent' | 'holiday' | 'off' | 'missing';

export interface Presence {
  readonly status: PresenceStatus;
  /** Last day of the absence, where the status is `absent`. */
  readonly absence_until: CivilDate | null;
}

/** `absences` are the slots of approved absences; `worked`: any time counts for this date, a running clock included. */
export function presenceOn(
  date: CivilDate,
  calendar: WorkCalendar,
  absences: readonly Slots[],
  worked: boolean,
): Presence {
  const day = dayNumber(date);
  if (worked) return { status: 'working', absence_until: null };
  const { hours, am, pm } = workDay(day, calendar);
  if (expectedOn(day, calendar, absences).absence_days > 0)
    return { status: 'absent', absence_until: lastDayOf(absences, day) };
  if (hours === 0) return { status: 'off', absence_until: null };
  return { status: am || pm ? 'missing' : 'holiday', absence_until: null };
}

/** Of the absences that touch the day, the end of the one that lasts longest. */
function lastDayOf(absences: readonly Slots[], day: number): CivilDate {
  const touching = absences.filter(({ from, to }) => from < 2 * day + 2 && 2 * day < to);
  return formatDate(Math.max(...touching.map(({ to }) => (to - 1) >> 1)));
}
