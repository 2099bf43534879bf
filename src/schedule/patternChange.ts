import type { CivilDate } from '../civil/dates.ts';
import type { Days } from '../civil/days.ts';
import type { Writing } from '../events/writing.ts';
import type { PatternVersion } from './counting.ts';
import type { Unit } from './span.ts';

/** A person's weekly patterns change from a date on; their row is locked, and the new patterns are not written yet. */
export interface PatternChange {
  employeeId: string;
  /** The first date whose pattern may be another (rule 10). */
  from: CivilDate;
  before: readonly PatternVersion[];
  after: readonly PatternVersion[];
  /** The person has no contract after this day any more: what is booked beyond it ends there (rule 61). Null: they have. */
  ends: CivilDate | null;
  /** Nothing is to be written: the caller asks what the change would do. */
  dryRun: boolean;
}

/** Something booked that costs another amount under the new patterns; amounts in its unit. */
export interface Recounted {
  id: string;
  policy: { id: string; name: string };
  start_date: CivilDate;
  end_date: CivilDate;
  unit: Unit;
  before: Days;
  after: Days;
}

/**
 * Counts what an area has booked by patterns again, in the transaction of the change and before it, so that nobody books by
 * the old ones meanwhile; returns what has another amount. An area adds its own with the default export of its
 * `patternChange.ts`.
 */
export type PatternChanged = (call: Writing, change: PatternChange) => Promise<Recounted[]>;
