/** By when a certificate of sickness is due (rule 77). */
import { addDays, dayNumber, formatDate, type CivilDate } from '../../../civil/dates.ts';
import { ONE_DAY, type Days } from '../../../civil/days.ts';
import { workDay, type WorkCalendar } from '../../../schedule/counting.ts';

/** Days after the earliest date in which a working day is looked for. */
export const LOOKED_AHEAD = 31;

/** Whether absences need a document: those of more working days than the leave type allows without, and open ends. */
export const needsCertificate = (
  after: number | null,
  { inDays, openEnded }: { inDays: Days; openEnded: boolean },
): after is number => after !== null && (openEnded || inDays > after * ONE_DAY);

/** The first working day on or after the day that is `after` days behind the first; that day itself without one. */
export function dueOn(first: CivilDate, after: number, calendar: WorkCalendar): CivilDate {
  const earliest = dayNumber(addDays(first, after));
  for (let day = earliest; day <= earliest + LOOKED_AHEAD; day++) {
    const { am, pm } = workDay(day, calendar);
    if (am || pm) return formatDate(day);
  }
  return formatDate(earliest);
}
