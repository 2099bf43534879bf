import type { CivilDate } from '../civil/dates.ts';
import type { Queries } from '../db/handle.ts';

/** A person's time in a calendar month, `YYYY-MM`. */
export interface MonthTime {
  readonly month: string;
  readonly worked_seconds: number;
  /** By pattern, less holidays and absences. */
  readonly expected_seconds: number;
}

/** What an area that keeps people's time tells others. The default export of the area's `timekeeping.ts`. */
export interface Timekeeping {
  /** The time of each person from a day to another, by month, ascending. */
  months(
    db: Queries,
    employeeIds: readonly string[],
    period: { from: CivilDate; to: CivilDate },
  ): Promise<Map<string, readonly MonthTime[]>>;
  /** The overtime account of each person at the end of a day, in seconds. */
  overtime(db: Queries, employeeIds: readonly string[], until: CivilDate): Promise<Map<string, number>>;
}
