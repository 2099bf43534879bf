import { addDays, daysBetween, type CivilDate } from '../../../civil/dates.ts';
import { invalid } from '../../../problem.ts';

/** Days, both included. */
export interface Period {
  readonly from: CivilDate;
  readonly to: CivilDate;
}

/** Days that a report may span: a leap year. */
const LONGEST = 366;

/** Throws 422 where there are too many days; reading the request has already checked that they are in order. */
export function assertPeriod({ from, to }: Period, longest = LONGEST): void {
  if (daysBetween(from, to) >= longest)
    throw invalid({ to: [`At most ${longest} days: up to ${addDays(from, longest - 1)}.`] });
}
