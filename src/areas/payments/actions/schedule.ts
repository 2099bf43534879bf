/** Schedules payments: what they pay, what that comes to, and where they go. */
import type { Call } from '../../../contract.ts';
import type { Tx } from '../../../db/handle.ts';
import { payables } from '../../../generated/payables.ts';
import { money, moneyToNumeric, sum, type Money } from '../../../money/money.ts';
import { holdDue, tieCauses } from '../../../paying/causes.ts';
import type { CauseType, Payable } from '../../../paying/payable.ts';
import { insertPayment, paymentById, type PaymentRow } from '../../../paying/store/payments.ts';
import { postOwed } from '../../../paying/wallet.ts';
import { personForUpdate, unknownReference } from '../../../people/find.ts';
import { textOrNull } from '../../../lib/texts.ts';
import { conflict, invalid } from '../../../problem.ts';
import { causesOf, MEMBER, paymentProblems, totalProblem } from '../rules/newPayment.ts';
import { methodFor } from './method.ts';

/** The area that is paid; undefined where none has joined. */
const payableOf = (cause: CauseType): Payable | undefined => payables.find((one) => one.cause === cause);

/**
 * A new payment, with what it pays. 422 where the amount is not what its records come to, or a record is unknown or another
 * person's; 409 where one is paid or in a payment already (rule 46), or there is nowhere for the money to go.
 */
export async function schedule(call: Call<'adminCreatePayment'>): Promise<PaymentRow> {
  const { body, db } = call;
  const problems = paymentProblems(body);
  if (problems) throw invalid(problems);
  const amount = money(body.amount, body.currency);
  // before claims are locked: so does a change of methods, and nobody waits for each other
  const person = await db.maybe(personForUpdate, { id: body.employee_id });
  if (!person) throw unknownReference('employee_id');
  const causes = causesOf(body);
  if (causes) await assertDue(db, causes, { employeeId: person.id, amount });
  const method = await methodFor(db, person.id, body.currency);

  const { id } = await db.one(insertPayment, {
    employee_id: person.id,
    kind: body.kind,
    amount: moneyToNumeric(amount),
    currency: body.currency,
    status: 'scheduled',
    pay_on: body.pay_on,
    period_start: body.period_start ?? null,
    period_end: body.period_end ?? null,
    method_id: method.id,
    note: textOrNull(body.note),
    reference: null,
    reason: null,
    paid_at: null,
    reverses_id: null,
  });
  if (causes) await tieCauses(db, id, causes);
  // what stands for itself is owed from now on; the rest was, when it was approved, issued or published
  else postOwed(call, { employeeId: person.id, amount, cause: { type: 'payment', id } });
  return db.one(paymentById, { id });
}

async function assertDue(
  db: Tx,
  { type, ids }: { type: CauseType; ids: readonly string[] },
  { employeeId, amount }: { employeeId: string; amount: Money },
): Promise<void> {
  const payable = payableOf(type);
  if (!payable) throw unknownReference(MEMBER[type]);
  const { due, missing } = await holdDue(db, payable, ids);
  if (missing.length > 0 || due.some((one) => one.employee_id !== employeeId))
    throw unknownReference(MEMBER[type]);
  const currencies = [...new Set(due.map((one) => one.amount.currency))].sort();
  if (currencies.some((one) => one !== amount.currency))
    throw conflict('currency_mismatch', `What it pays is in ${currencies.join(', ')}.`, { currencies });
  const total = sum(
    due.map((one) => one.amount),
    amount.currency,
  );
  const wrong = totalProblem(amount, total);
  if (wrong !== null) throw invalid({ amount: [wrong] });
}
