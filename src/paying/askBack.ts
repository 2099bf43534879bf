/** Money that was paid too much and is paid back, rather than carried over (rules 211, 213). */
import type { Writing } from '../events/writing.ts';
import { audit } from '../events/audit.ts';
import { moneyToNumeric, type Money } from '../money/money.ts';
import { tieCauses } from './causes.ts';
import type { CauseType } from './payable.ts';
import { insertPayment } from './store/payments.ts';

/** Schedules a payment of an amount below zero, which no run orders. It is completed when the money is there. */
export async function askBack(
  call: Writing,
  back: {
    employeeId: string;
    kind: 'invoice' | 'other';
    amount: Money;
    payOn: string;
    cause: { type: CauseType; id: string };
  },
): Promise<void> {
  const { db } = call;
  const amount = moneyToNumeric(back.amount);
  const { id } = await db.one(insertPayment, {
    employee_id: back.employeeId,
    kind: back.kind,
    amount,
    currency: back.amount.currency,
    status: 'scheduled',
    pay_on: back.payOn,
    period_start: null,
    period_end: null,
    method_id: null,
    note: null,
    reference: null,
    reason: null,
    paid_at: null,
    reverses_id: null,
    duplicate_reason: null,
  });
  await tieCauses(db, id, { type: back.cause.type, ids: [back.cause.id] });
  audit(call, {
    action: 'scheduled',
    resource: 'payment',
    id,
    changes: {
      amount: [null, `${amount} ${back.amount.currency}`],
      [back.cause.type]: [null, back.cause.id],
    },
  });
}
