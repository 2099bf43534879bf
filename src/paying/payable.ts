/**
 * What an area has to be paid. An area joins with the default export of its `payable.ts`, a list of these; codegen finds it, and
 * payments are made, completed and taken back through it. In this room:
 *
 * - `payable.ts`, this file: what areas bring.
 * - `causes.ts`: holds what is to be paid, and finds the payment that it is in.
 * - `wallet.ts`: what people are owed, as entries that are only ever added.
 * - `completed.ts`: what follows when money has been paid, and `recordPaid` for what was paid without being scheduled.
 * - `store/`: payments and their causes.
 */
import type { CivilDate } from '../civil/dates.ts';
import type { Tx } from '../db/handle.ts';
import type { Writing } from '../events/writing.ts';
import type { Money } from '../money/money.ts';
import type { Problem } from '../problem.ts';

/** What is paid: a record that says how much somebody gets. */
export type CauseType = 'expense_claim' | 'invoice' | 'payslip';

/** One record that is to be paid. */
export interface Due {
  id: string;
  employee_id: string;
  /** In the currency that is paid out. */
  amount: Money;
  /** The days that it is for, both counted, where it says so. */
  period?: { start: CivilDate; end: CivilDate };
  /** Why it cannot be paid now, as a 409; null where it can. A payment that it is in already is not looked at here. */
  refusal: Problem | null;
}

export interface Payable {
  readonly cause: CauseType;
  /** The kind of the payments that pay it. */
  readonly kind: 'reimbursement' | 'invoice' | 'salary';
  /** Locks the records until the transaction ends, in the order of their ids; those that do not exist are left out. */
  hold(db: Tx, ids: readonly string[]): Promise<Due[]>;
  /** Marks them as paid, with an audit line each. They are held, or locked by their payment's transaction. */
  markPaid(call: Writing, ids: readonly string[], paid: Paid): Promise<void>;
  /** Marks paid ones as to be paid again: their payment was reversed. With an audit line each. */
  markUnpaid(call: Writing, ids: readonly string[]): Promise<void>;
}

export interface Paid {
  paymentId: string;
  /** An ISO timestamp. */
  paidAt: string;
}
