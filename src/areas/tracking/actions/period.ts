import { addDays, daysBetween, type CivilDate } from '../../../civil/dates.ts';
import { invalid } from '../../../problem.ts';

/** A range of days, both inclusive. */
export interface Period {
  readonly from: CivilDate;
  readonly to: CivilDate;
}

/** Maximum days of a report: a leap year. */
const LONGEST = 366;

/** Throws 422 for too many days. The order of `from` and `to` is already validated. */
export function assertPeriod({ from, to }: Period, longest = LONGEST): void {
  if (daysBetween(from, to) >= longest)
    throw invalid({ to: [`At most ${longest} days: up to ${addDays(from, longest - 1)}.`] });
}
