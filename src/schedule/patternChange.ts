import type { CivilDate } from '../civil/dates.ts';
import type { Days } from '../civil/days.ts';
import type { Writing } from '../events/writing.ts';
import type { PatternVersion } from './counting.ts';
import type { Unit } from './span.ts';

/** A change of a person's patterns from a date on; the row is locked, the new patterns not yet written. */
export interface PatternChange {
  employeeId: string;
  /** The first date whose pattern may differ (rule 10). */
  from: CivilDate;
  before: readonly PatternVersion[];
  after: readonly PatternVersion[];
  /** The last day with a contract; bookings after it are cut (rule 61). Null: the contract continues. */
  ends: CivilDate | null;
  /** Write nothing: the caller only asks what the change would do. */
  dryRun: boolean;
}

/** A booking that costs a different amount under the new patterns; amounts in its unit. */
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
 * Counts an area's bookings again, in the transaction of the change and before it, so that nobody books by
 * the old patterns meanwhile; returns bookings with a different amount. The default export of the area's
 * `patternChange.ts`.
 */
export type PatternChanged = (call: Writing, change: PatternChange) => Promise<Recounted[]>;
