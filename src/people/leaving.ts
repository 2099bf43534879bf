import type { CivilDate } from '../civil/dates.ts';
import type { CallerWriting } from '../events/writing.ts';
import type { PatternVersion } from '../schedule/counting.ts';

/** A person who is being deactivated; their row is locked. */
export interface Leaver {
  id: string;
  /** Their last day, which may be in the future; access ends at once nevertheless (rule 49). */
  lastDay: CivilDate;
  /** What they had agreed to work until now, whatever areas have ended of it already. */
  pattern: readonly PatternVersion[];
}

/** A payment to somebody who leaves that is not made yet. */
export interface OpenPayment {
  id: string;
  kind: 'salary' | 'bonus' | 'reimbursement' | 'invoice' | 'reversal' | 'other';
  amount: string;
  currency: string;
  status: 'scheduled' | 'processing' | 'failed';
  pay_on: CivilDate;
}

/** What is left for a person to decide. */
interface Undecided {
  openPayments?: readonly OpenPayment[];
}

/**
 * Ends what an area has open for somebody who leaves, in the transaction of the deactivation and with its caller as
 * actor, and tells what somebody has to decide. An area adds its own with the default export of its `leaving.ts`.
 */
// most have nothing to decide, and answer nothing
// eslint-disable-next-line @typescript-eslint/no-invalid-void-type
export type Leaving = (call: CallerWriting, leaver: Leaver) => Promise<Undecided | void>;
