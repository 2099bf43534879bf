/** Schedules payments: what they pay, what that comes to, and where they go. */
import type { Call } from '../../../contract.ts';
import type { Tx } from '../../../db/handle.ts';
import { payables } from '../../../generated/payables.ts';
import { money, moneyToNumeric, sum, type Money } from '../../../money/money.ts';
import { holdDue, tieCauses } from '../../../paying/causes.ts';
import type { CauseType, Due, Payable } from '../../../paying/payable.ts';
import { insertPayment, paymentById, type PaymentRow } from '../../../paying/store/payments.ts';
import { postOwed } from '../../../paying/wallet.ts';
import { personForUpdate, unknownReference } from '../../../people/find.ts';
import { textOrNull } from '../../../lib/texts.ts';
import { conflict, invalid } from '../../../problem.ts';
import { causesOf, MEMBER, paymentProblems, totalProblem } from '../rules/newPayment.ts';
import { methodFor } from './method.ts';
import { assertPaidOnce } from './salary.ts';

/** The area that is paid; undefined where none has joined. */
const payableOf = (cause: CauseType): Payable | undefined => payables.find((one) => one.cause === cause);

/**
 * A new payment, with what it pays. 422 where the amount is not what its records come to, or a record is unknown or another
 * person's; 409 where one is paid or in a payment already (rule 46), the person has a salary for these days (rule 205), or there is
 * nowhere for the money to go.
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
  const due = causes ? await assertDue(db, causes, { employeeId: person.id, amount }) : [];
  const period = periodOf(body, due);
  const duplicate_reason = textOrNull(body.duplicate_reason);
  const { currency, pay_on } = body;
  if (body.kind === 'salary' && duplicate_reason === null)
    await assertPaidOnce(db, { employee_id: person.id, currency, pay_on, ...period }, null);
  const method = await methodFor(db, person.id, body.currency);

  const { id } = await db.one(insertPayment, {
    employee_id: person.id,
    kind: body.kind,
    amount: moneyToNumeric(amount),
    currency: body.currency,
    status: 'scheduled',
    pay_on: body.pay_on,
    ...period,
    method_id: method.id,
    note: textOrNull(body.note),
    reference: null,
    reason: null,
    paid_at: null,
    reverses_id: null,
    duplicate_reason,
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
): Promise<Due[]> {
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
  return due;
}

/** The days that a payment is for: those of its payslip, else the ones that were sent. 422 where these are others. */
function periodOf(
  { period_start = null, period_end = null }: Call<'adminCreatePayment'>['body'],
  due: readonly Due[],
): { period_start: string | null; period_end: string | null } {
  const period = due.find((one) => one.period !== undefined)?.period;
  if (!period) return { period_start, period_end };
  if (period_start !== null && (period_start !== period.start || period_end !== period.end))
    throw invalid({ period_start: [`The payslip is for ${period.start} to ${period.end}.`] });
  return { period_start: period.start, period_end: period.end };
}
