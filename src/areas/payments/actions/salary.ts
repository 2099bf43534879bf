/** Rule 205: a person gets one regular salary per currency and day. */
import type { Queries } from '../../../db/handle.ts';
import { textOrNull } from '../../../lib/texts.ts';
import type { PaymentRow } from '../../../paying/store/payments.ts';
import { personForUpdate } from '../../../people/find.ts';
import { conflict, invalid } from '../../../problem.ts';
import { ONLY_SALARY } from '../rules/newPayment.ts';
import { salaryOfDays, type SalaryDays } from '../store/payments.ts';

/**
 * Lock the person first, so that of two concurrent calls the second sees the salary of the first. `own_id` is
 * the payment itself, if it exists already.
 * @throws 409 `period_paid` if the person has another salary for some of these days.
 */
export async function assertPaidOnce(db: Queries, days: SalaryDays, own_id: string | null): Promise<void> {
  const other = await db.maybe(salaryOfDays, { ...days, own_id });
  if (!other) return;
  const text = 'The person has a salary for some of these days. Send `duplicate_reason` to pay a second one.';
  throw conflict('period_paid', text, { payment_id: other.id });
}

/**
 * The `duplicate_reason` of a payment after it moves to `payOn`: the one that was sent, or its own.
 * @throws 409 `period_paid` if a salary without a reason moves to the day of another salary; 422 if a reason
 * is sent for another kind of payment.
 */
export async function reasonAfterMove(
  db: Queries,
  held: PaymentRow,
  payOn: string,
  sent: string | undefined,
): Promise<string | null> {
  if (sent !== undefined && held.kind !== 'salary') throw invalid({ duplicate_reason: [ONLY_SALARY] });
  const reason = textOrNull(sent) ?? held.duplicate_reason;
  if (held.kind === 'salary' && reason === null && payOn !== held.pay_on) {
    await db.one(personForUpdate, { id: held.employee_id });
    await assertPaidOnce(db, { ...held, pay_on: payOn }, held.id);
  }
  return reason;
}
