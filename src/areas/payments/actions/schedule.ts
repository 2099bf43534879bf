/** Schedules payments: checks their records and amount, and chooses the method. */
import type { Call } from '../../../contract.ts';
import type { Tx } from '../../../db/handle.ts';
import type { CallerWriting } from '../../../events/writing.ts';
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

/** The area whose records are paid; undefined if no area has registered this type. */
const payableOf = (cause: CauseType): Payable | undefined => payables.find((one) => one.cause === cause);

/**
 * Creates a scheduled payment and ties it to the records that it pays.
 * @throws 422 if the amount differs from the total of the records, or a record is unknown or belongs to
 * somebody else.
 * @throws 409 if a record is paid or in another payment (rule 46), the person has a salary for these days
 * (rule 205), or there is no payment method for the currency.
 */
export async function schedule(
  call: Pick<Call<'adminCreatePayment'>, 'body'> & CallerWriting,
): Promise<PaymentRow> {
  const { body, db } = call;
  const problems = paymentProblems(body);
  if (problems) throw invalid(problems);
  const amount = money(body.amount, body.currency);
  // locks the person before the claims, in the same order as changes of methods, to avoid deadlocks
  const person = await db.maybe(personForUpdate, { id: body.employee_id });
  if (!person) throw unknownReference('employee_id');
  const causes = causesOf(body);
  const due = causes ? await assertDue(db, causes, { employeeId: person.id, amount }) : [];
  const period = periodOf(body, due);
  const correction = due.find((one) => one.correction)?.correction ?? null;
  const duplicate_reason = textOrNull(body.duplicate_reason) ?? correction;
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
  // without records it is owed from now on; records were owed since they were approved, issued or published
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
    throw conflict('currency_mismatch', `The records that it pays are in ${currencies.join(', ')}.`, {
      currencies,
    });
  const total = sum(
    due.map((one) => one.amount),
    amount.currency,
  );
  const wrong = totalProblem(amount, total);
  if (wrong !== null) throw invalid({ amount: [wrong] });
  return due;
}

/**
 * The days that a payment is for: those of its payslip, or else those that were sent.
 * @throws 422 if days were sent that differ from the payslip's.
 */
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
