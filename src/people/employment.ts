import type { CivilDate } from '../civil/dates.ts';
import { conflict } from '../problem.ts';

/** The employment of a person; `last_day` is null if it has no end. */
export interface EmployedPerson {
  start_date: CivilDate;
  last_day: CivilDate | null;
}

/**
 * @throws Problem 409 `not_employed` with first and last day, for a date outside of the employment (rule 64)
 */
export function assertEmployed({ start_date, last_day }: EmployedPerson, date: CivilDate): void {
  if (start_date <= date && (last_day === null || date <= last_day)) return;
  const period = last_day === null ? `from ${start_date} on` : `from ${start_date} to ${last_day}`;
  throw conflict('not_employed', `The person is employed ${period}, not on ${date}.`, {
    start_date,
    last_day,
  });
}
