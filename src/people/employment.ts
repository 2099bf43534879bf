import type { CivilDate } from '../civil/dates.ts';
import { conflict } from '../problem.ts';

/** SQL of the former periods of employment of a person as `FormerEmployment`s, ordered by date; null for none. */
export const formerEmployments = (person: string): string => `
  (SELECT json_agg(json_build_array(f.start_date, f.last_day, COALESCE(f.seniority_date, f.start_date)) ORDER BY f.start_date)
     FROM former_employments f WHERE f.workspace_id = $1 AND f.employee_id = ${person})`;

/** First day, last day and first day of service of a period before the latest one. */
export type FormerEmployment = readonly [start: CivilDate, end: CivilDate, served: CivilDate];

/** The employment of a person; `last_day` is null if it has no end. */
export interface EmployedPerson {
  start_date: CivilDate;
  last_day: CivilDate | null;
  former_employments: readonly FormerEmployment[] | null;
}

/**
 * @throws Problem 409 `not_employed` with first and last day of the latest employment, for a date outside of all
 * employments (rule 64)
 */
export function assertEmployed(person: EmployedPerson, date: CivilDate): void {
  const { start_date, last_day, former_employments } = person;
  if (start_date <= date && (last_day === null || date <= last_day)) return;
  if (former_employments?.some(([start, end]) => start <= date && date <= end)) return;
  const period = last_day === null ? `from ${start_date} on` : `from ${start_date} to ${last_day}`;
  throw conflict('not_employed', `The person is employed ${period}, not on ${date}.`, {
    start_date,
    last_day,
  });
}
