/**
 * The steps of a payment after it was scheduled. Each runs in one transaction that holds the payment's row
 * (`hold`).
 */
import { localDate } from '../../../civil/zones.ts';
import { ask } from '../../../db/handle.ts';
import { violatedConstraint } from '../../../db/pool.ts';
import type { CallerWriting } from '../../../events/writing.ts';
import { payables } from '../../../generated/payables.ts';
import { minus, money, moneyToNumeric, negated, type Money } from '../../../money/money.ts';
import { announceCompleted, settle } from '../../../paying/completed.ts';
import {
  insertPayment,
  paymentById,
  releaseCauses,
  type CauseRow,
  type PaymentRow,
} from '../../../paying/store/payments.ts';
import { paidAtTime } from '../../../paying/paidOn.ts';
import { postCorrection, postReversed, postVoid } from '../../../paying/wallet.ts';
import { personForUpdate } from '../../../people/find.ts';
import { invalid } from '../../../problem.ts';
import { transition, type Move } from '../../../transitions/transition.ts';
import { announceReversal, tellFailed } from '../announce.ts';
import { PAYMENT_MACHINE, type PaymentAction } from '../rules/payment.ts';
import { amountProblems } from '../rules/newPayment.ts';
import {
  completePayment,
  editPayment,
  endPayment,
  reschedulePayment,
  touchPayment,
} from '../store/payments.ts';
import { statusNow } from './hold.ts';
import { methodFor } from './method.ts';
import { reasonAfterMove } from './salary.ts';
import { alreadyReversed } from './viewer.ts';

const amountOf = (row: PaymentRow): Money => money(row.amount, row.currency);

type Set = Move<PaymentRow['status'], PaymentAction, PaymentRow>['set'];

const step = (
  call: CallerWriting,
  held: PaymentRow,
  action: PaymentAction,
  set: Set,
  changes?: Record<string, [unknown, unknown]>,
): Promise<PaymentRow> =>
  transition(call, PAYMENT_MACHINE, {
    id: held.id,
    action,
    before: held.status,
    set,
    current: () => statusNow(call.db, held.id),
    ...(changes && { changes: () => changes }),
  });

/**
 * scheduled -> scheduled.
 * @throws 422 if the new amount differs from the total of the records that it pays.
 */
export async function change(
  call: CallerWriting,
  held: PaymentRow,
  after: { pay_on: string; note: string | null; amount: string; duplicate_reason: string | undefined },
): Promise<PaymentRow> {
  const problems = amountProblems(after.amount, held.currency);
  if (problems['amount']) throw invalid(problems);
  const difference = minus(money(after.amount, held.currency), amountOf(held));
  if (difference.minor !== 0n) {
    if (held.causes.length > 0)
      throw invalid({ amount: [`The records that it pays add up to ${held.amount} ${held.currency}.`] });
    postCorrection(call, {
      employeeId: held.employee_id,
      amount: difference,
      cause: { type: 'payment', id: held.id },
    });
  }
  const amount = moneyToNumeric(money(after.amount, held.currency));
  const { pay_on, note } = after;
  const duplicate_reason = await reasonAfterMove(call.db, held, pay_on, after.duplicate_reason);
  const next = { pay_on, note, amount, duplicate_reason };
  return step(
    call,
    held,
    'edit',
    () => ask(editPayment, { id: held.id, before: held.status, ...next }),
    Object.fromEntries(
      (['pay_on', 'note', 'amount', 'duplicate_reason'] as const)
        .filter((field) => held[field] !== next[field])
        .map((field): [string, [unknown, unknown]] => [field, [held[field], next[field]]]),
    ),
  );
}

/** scheduled, processing -> completed, with its effects on records and the wallet (`settle`). */
export async function complete(
  call: CallerWriting,
  held: PaymentRow,
  { paidAt, reference }: { paidAt: string; reference: string | null },
): Promise<PaymentRow> {
  const row = await step(call, held, 'complete', () =>
    ask(completePayment, { id: held.id, before: held.status, paid_at: paidAt, reference }),
  );
  await settle(call, { ...row, paid_at: paidAt }, payables);
  return row;
}

export async function fail(call: CallerWriting, held: PaymentRow, reason: string): Promise<PaymentRow> {
  const row = await step(
    call,
    held,
    'fail',
    (after) => ask(endPayment, { id: held.id, before: held.status, after: after!, reason }),
    { status: [held.status, 'failed'], reason: [null, reason] },
  );
  tellFailed(call, row);
  return row;
}

/** failed -> scheduled, to the person's current method. */
export async function retry(
  call: CallerWriting,
  held: PaymentRow,
  { payOn, reason }: { payOn: string; reason: string | undefined },
): Promise<PaymentRow> {
  await call.db.one(personForUpdate, { id: held.employee_id });
  const method = await methodFor(call.db, held.employee_id, held.currency);
  const duplicate_reason = await reasonAfterMove(call.db, held, payOn, reason);
  const next = { pay_on: payOn, method_id: method.id, duplicate_reason };
  return step(
    call,
    held,
    'retry',
    () => ask(reschedulePayment, { id: held.id, before: held.status, ...next }),
    {
      status: [held.status, 'scheduled'],
      pay_on: [held.pay_on, payOn],
      method: [held.method_id, method.id],
      ...(duplicate_reason !== held.duplicate_reason && {
        duplicate_reason: [held.duplicate_reason, duplicate_reason],
      }),
    },
  );
}

/**
 * scheduled, failed -> cancelled. Another payment may pay its records. Without records, the amount is no
 * longer owed.
 */
export async function cancel(
  call: CallerWriting,
  held: PaymentRow,
  reason: string | null,
): Promise<PaymentRow> {
  const row = await step(
    call,
    held,
    'cancel',
    (after) => ask(endPayment, { id: held.id, before: held.status, after: after!, reason }),
    { status: [held.status, 'cancelled'], ...(reason !== null && { reason: [null, reason] }) },
  );
  await release(call, held);
  return row;
}

/**
 * Records that the money of a completed payment came back: as a new, completed payment of the negative
 * amount. The records that it paid become unpaid.
 * @throws 409 `already_reversed` the second time, also for concurrent calls.
 */
export async function reverse(call: CallerWriting, held: PaymentRow, reason: string): Promise<PaymentRow> {
  const { db, now, workspace } = call;
  const paidAt = paidAtTime(call);
  const { id } = await db
    .one(insertPayment, {
      employee_id: held.employee_id,
      kind: 'reversal',
      amount: moneyToNumeric(negated(amountOf(held))),
      currency: held.currency,
      status: 'completed',
      pay_on: localDate(now, workspace.timezone),
      period_start: held.period_start,
      period_end: held.period_end,
      method_id: held.method_id,
      note: null,
      reference: null,
      reason,
      paid_at: paidAt,
      reverses_id: held.id,
      duplicate_reason: null,
    })
    .catch((error: unknown) => {
      throw violatedConstraint(error) === 'payments_reversed_once' ? alreadyReversed(null) : error;
    });
  await step(call, held, 'reverse', () => ask(touchPayment, { id: held.id, before: held.status }), {
    reversed_by: [null, id],
    reason: [null, reason],
  });
  postReversed(call, { id: held.id, employeeId: held.employee_id, amount: amountOf(held) });
  const freed = await release(call, held);
  for (const payable of payables) {
    const ids = freed.filter(({ type }) => type === payable.cause).map((cause) => cause.id);
    if (ids.length > 0) await payable.markUnpaid(call, ids);
  }
  const row = await db.one(paymentById, { id });
  announceReversal(call, row);
  announceCompleted(call, { ...row, paid_at: paidAt });
  return row;
}

async function release({ db, now }: CallerWriting, held: PaymentRow): Promise<CauseRow[]> {
  const freed = await db.rows(releaseCauses, {
    payment_id: held.id,
    released_at: new Date(now).toISOString(),
  });
  if (held.causes.length === 0)
    postVoid(
      { db },
      { employeeId: held.employee_id, amount: amountOf(held), cause: { type: 'payment', id: held.id } },
    );
  return freed.sort((one, other) => (one.id < other.id ? -1 : 1));
}
