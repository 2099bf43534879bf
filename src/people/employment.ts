import type { CivilDate } from '../civil/dates.ts';
import { conflict } from '../problem.ts';

/** When somebody is employed; `last_day` null: without an end. */
export interface EmployedPerson {
  start_date: CivilDate;
  last_day: CivilDate | null;
}

/** Rule 64: throws 409 `not_employed` for a date outside of the person's employment, with its first and its last day. */
export function assertEmployed({ start_date, last_day }: EmployedPerson, date: CivilDate): void {
  if (start_date <= date && (last_day === null || date <= last_day)) return;
  const period = last_day === null ? `from ${start_date} on` : `from ${start_date} to ${last_day}`;
  throw conflict('not_employed', `The person is employed ${period}, and not on ${date}.`, {
    start_date,
    last_day,
  });
}
