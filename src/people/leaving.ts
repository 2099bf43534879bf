import type { CivilDate } from '../civil/dates.ts';
import type { CallerWriting } from '../events/writing.ts';
import type { PatternVersion } from '../schedule/counting.ts';

/** A person who is being deactivated; their row is locked. */
export interface Leaver {
  id: string;
  /** Their last day. It may be in the future, but access ends at once (rule 49). */
  lastDay: CivilDate;
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

/** What a human must decide. */
interface Undecided {
  openPayments?: readonly OpenPayment[];
}

/**
 * Ends what an area has open for a person who leaves, in the transaction of the deactivation and with its
 * caller as actor; returns what a human must decide. The default export of the area's `leaving.ts`.
 */
// most areas have nothing to decide and return nothing
// eslint-disable-next-line @typescript-eslint/no-invalid-void-type
export type Leaving = (call: CallerWriting, leaver: Leaver) => Promise<Undecided | void>;
