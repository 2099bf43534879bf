/**
 * What an area has to pay. The default export of an area's `payable.ts` is a list of these, which codegen
 * finds; payments are created, completed and reversed through it. This room:
 *
 * - `payable.ts`, this file: what areas implement.
 * - `causes.ts`: locks what is to be paid, and finds the payment that it is in.
 * - `wallet.ts`: what people are owed, as append-only entries.
 * - `completed.ts`: what follows from a completed payment, and `recordPaid` for money paid without a
 *   scheduled payment.
 * - `store/`: payments and their causes.
 */
import type { CivilDate } from '../civil/dates.ts';
import type { Tx } from '../db/handle.ts';
import type { Writing } from '../events/writing.ts';
import type { Money } from '../money/money.ts';
import type { Problem } from '../problem.ts';

/** Kinds of records that say how much a person is paid. */
export type CauseType = 'expense_claim' | 'invoice' | 'payslip';

/** A record to be paid. */
export interface Due {
  id: string;
  employee_id: string;
  /** In the currency of the payout. */
  amount: Money;
  /** The days that it covers, both included, if it has a period. */
  period?: { start: CivilDate; end: CivilDate };
  /** Why it corrects another record of the same days, so that these are paid again (rule 205). */
  correction?: string | null;
  /** Why it cannot be paid now (409), else null. `holdDue` checks for existing payments. */
  refusal: Problem | null;
}

export interface Payable {
  readonly cause: CauseType;
  /** The kind of payments that pay it. */
  readonly kind: 'reimbursement' | 'invoice' | 'salary';
  /** Locks the records until the transaction ends, ordered by id; leaves out ids that do not exist. */
  hold(db: Tx, ids: readonly string[]): Promise<Due[]>;
  /** Marks them as paid, with an audit line each. They are held, or locked by their payment's transaction. */
  markPaid(call: Writing, ids: readonly string[], paid: Paid): Promise<void>;
  /** Marks paid records as due again after a reversal, with an audit line each. */
  markUnpaid(call: Writing, ids: readonly string[]): Promise<void>;
}

export interface Paid {
  paymentId: string;
  /** An ISO timestamp. */
  paidAt: string;
}
