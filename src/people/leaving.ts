import type { CivilDate } from '../civil/dates.ts';
import type { Writing } from '../events/writing.ts';
import type { Recounted } from '../schedule/patternChange.ts';
import type { Days } from '../civil/days.ts';
import type { Unit } from '../schedule/span.ts';
import type { PatternVersion } from '../schedule/counting.ts';

/** A person whose employment ends; their row is locked. */
export interface Leaver {
  id: string;
  /** It may be in the future, even if access ends at once (rule 49). */
  lastDay: CivilDate;
  /** True if they work until the end of the last day, and access ends then (rule 62). */
  stays: boolean;
  /** Their agreed patterns until now, even if an area has already ended a contract. */
  pattern: readonly PatternVersion[];
}

export interface OpenPayment {
  id: string;
  kind: 'salary' | 'bonus' | 'reimbursement' | 'invoice' | 'reversal' | 'other';
  amount: string;
  currency: string;
  status: 'scheduled' | 'processing' | 'failed';
  pay_on: CivilDate;
}

/** A record that ended, with the verb of its audit line. */
export interface EndedRecord {
  resource: string;
  id: string;
  action: string;
}

/** Leave that remains on the last day. */
export interface RemainingLeave {
  policy: { id: string; name: string };
  unit: Unit;
  available: Days;
}

/** What an area ended, and what a human must decide. */
export interface Parting {
  ended?: readonly EndedRecord[];
  absences?: readonly Recounted[];
  remainingLeave?: readonly RemainingLeave[];
  openPayments?: readonly OpenPayment[];
}

/**
 * Ends what an area has open for a person who leaves: what is dated after the last day, and unless they stay,
 * what depends on their access. Runs in the transaction of the call, with its caller as actor; for a planned
 * leaving it runs again when access ends, with the system as actor. The default export of the area's
 * `leaving.ts`.
 */
export type Leaving = (call: Writing, leaver: Leaver) => Promise<Parting>;

/**
 * Restores what a planned leaving shortened, because it is withdrawn or planned anew. The default export of the
 * area's `staying.ts`.
 */
export type Staying = (call: Writing, employeeId: string) => Promise<void>;
