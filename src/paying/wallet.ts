/**
 * The wallet: what a person is owed per currency, as the sum of append-only entries. Code that makes
 * something payable posts it here in the same transaction; payments post the opposite.
 */
import type { Writing } from '../events/writing.ts';
import { moneyToNumeric, negated, type Money } from '../money/money.ts';
import type { CauseType } from './payable.ts';
import { insertEntry, type EntryKind } from './store/wallet.ts';

/** Something owed to a person: a claim, an invoice, a payslip, or a payment without a cause (a bonus). */
export interface Owed {
  employeeId: string;
  amount: Money;
  cause: { type: CauseType | 'payment'; id: string };
}

function post({ db }: Pick<Writing, 'db'>, kind: EntryKind, { employeeId, amount, cause }: Owed): void {
  // a payslip may come to zero; an entry of zero would say nothing
  if (amount.minor === 0n) return;
  db.later(insertEntry, {
    employee_id: employeeId,
    currency: amount.currency,
    amount: moneyToNumeric(amount),
    kind,
    cause_type: cause.type,
    cause_id: cause.id,
  });
}

/** It became payable: a claim was approved, an invoice issued, a payslip published. */
export const postOwed = (call: Pick<Writing, 'db'>, owed: Owed): void => post(call, 'owed', owed);

/** It is no longer owed and was not paid: an invoice is void. `amount` is what was owed. */
export const postVoid = (call: Pick<Writing, 'db'>, owed: Owed): void =>
  post(call, 'void', { ...owed, amount: negated(owed.amount) });

/** The owed amount has changed; `amount` is the difference. */
export const postCorrection = (call: Pick<Writing, 'db'>, owed: Owed): void => post(call, 'corrected', owed);

/** A payment of `amount` to the person was completed. */
export const postPaid = (call: Pick<Writing, 'db'>, payment: Paying): void =>
  post(call, 'paid', entryOf(payment, negated(payment.amount)));

/** A completed payment of `amount` came back. */
export const postReversed = (call: Pick<Writing, 'db'>, payment: Paying): void =>
  post(call, 'reversed', entryOf(payment, payment.amount));

interface Paying {
  id: string;
  employeeId: string;
  amount: Money;
}

const entryOf = ({ id, employeeId }: Paying, amount: Money): Owed => ({
  employeeId,
  amount,
  cause: { type: 'payment', id },
});
