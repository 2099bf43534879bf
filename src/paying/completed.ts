/** What follows from a completed payment: paid records, wallet entry, event and notification. */
import { audit } from '../events/audit.ts';
import { emit } from '../events/emit.ts';
import { notify } from '../events/notify.ts';
import type { Writing } from '../events/writing.ts';
import type { PaymentEventData } from '../generated/types.ts';
import { money, moneyToNumeric } from '../money/money.ts';
import { tieCauses } from './causes.ts';
import type { Due, Payable } from './payable.ts';
import { insertPayment, paymentById, type PaymentRow } from './store/payments.ts';
import { postPaid } from './wallet.ts';
import { eventPersonIn } from '../people/named.ts';

export type CompletedPayment = PaymentRow & { paid_at: string };

/** The data of `payment.completed`. */
const presentPaymentEvent = (row: AnnouncedPayment & { paid_at: string }): PaymentEventData => ({
  id: row.id,
  version: row.version,
  employee: eventPersonIn(row, 'employee'),
  kind: row.kind,
  amount: row.amount,
  currency: row.currency,
  paid_at: row.paid_at,
  status: 'completed',
});

/** The columns that an announcement needs. */
export type AnnouncedPayment = Pick<
  PaymentRow,
  'id' | 'version' | 'employee_id' | 'employee_email' | 'employee_name' | 'kind' | 'amount' | 'currency'
>;

/** Event and notification of a completed payment. A reversal is money that came back. */
export function announceCompleted(call: Writing, row: AnnouncedPayment & { paid_at: string }): void {
  emit(call, 'payment.completed', presentPaymentEvent(row));
  if (row.employee_id === call.caller.userId) return;
  const reversed = row.kind === 'reversal';
  const back = row.amount.startsWith('-');
  notify(call, {
    userId: row.employee_id,
    kind: reversed ? 'payment.reversed' : 'payment.completed',
    title: reversed
      ? 'A payment to you was reversed'
      : back
        ? 'You have paid money back'
        : 'You have been paid',
    body: `${row.amount.replace('-', '')} ${row.currency} (${row.kind}).`,
    resource: { type: 'payment', id: row.id },
  });
}

/**
 * Writes the wallet entry, event and notification of a completed payment, and marks what it pays as paid.
 * `payables` are those of all areas. The caller has already changed the payment's state, with an audit line.
 */
export async function settle(
  call: Writing,
  row: CompletedPayment,
  payables: readonly Payable[],
): Promise<void> {
  for (const payable of payables) {
    const ids = row.causes.filter(({ type }) => type === payable.cause).map(({ id }) => id);
    if (ids.length > 0) await payable.markPaid(call, ids, { paymentId: row.id, paidAt: row.paid_at });
  }
  postPaid(call, { id: row.id, employeeId: row.employee_id, amount: money(row.amount, row.currency) });
  announceCompleted(call, row);
}

/** Money that was paid without a scheduled payment. */
export interface RecordedPaid {
  /** From `holdDue`. */
  due: Due;
  /** An ISO timestamp, and its day in the workspace's zone. */
  paidAt: string;
  paidOn: string;
  reference: string | null;
}

/**
 * Records that a held record was paid: writes a completed payment with its audit line, wallet entry, event
 * and notification, and marks the record as paid.
 * @throws Problem 409 `already_paid` if it is in a payment
 */
export async function recordPaid(
  call: Writing,
  payable: Payable,
  { due, paidAt, paidOn, reference }: RecordedPaid,
): Promise<PaymentRow> {
  const { db } = call;
  const { id } = await db.one(insertPayment, {
    employee_id: due.employee_id,
    kind: payable.kind,
    amount: moneyToNumeric(due.amount),
    currency: due.amount.currency,
    status: 'completed',
    pay_on: paidOn,
    period_start: null,
    period_end: null,
    method_id: null,
    note: null,
    reference,
    reason: null,
    paid_at: paidAt,
    reverses_id: null,
    duplicate_reason: null,
  });
  await tieCauses(db, id, { type: payable.cause, ids: [due.id] });
  const row = await db.one(paymentById, { id });
  audit(call, {
    action: 'recorded',
    resource: 'payment',
    id,
    changes: { amount: [null, `${row.amount} ${row.currency}`], [payable.cause]: [null, due.id] },
  });
  await settle(call, { ...row, paid_at: paidAt }, [payable]);
  return row;
}
