/** Rule 205: one regular salary for a person, currency and day. */
import type { Queries } from '../../../db/handle.ts';
import { textOrNull } from '../../../lib/texts.ts';
import type { PaymentRow } from '../../../paying/store/payments.ts';
import { personForUpdate } from '../../../people/find.ts';
import { conflict, invalid } from '../../../problem.ts';
import { ONLY_SALARY } from '../rules/newPayment.ts';
import { salaryOfDays, type SalaryDays } from '../store/payments.ts';

/**
 * 409 `period_paid` where the person has another salary for some of these days. `own_id`: the payment itself, where it exists already.
 * Lock the person first, so that of two calls at the same moment the second one sees the salary of the first.
 */
export async function assertPaidOnce(db: Queries, days: SalaryDays, own_id: string | null): Promise<void> {
  const other = await db.maybe(salaryOfDays, { ...days, own_id });
  if (!other) return;
  const text = 'The person has a salary for some of these days. Say why there is a second one.';
  throw conflict('period_paid', text, { payment_id: other.id });
}

/**
 * What a payment that will be paid on `payOn` has as `duplicate_reason`: the one that was sent, or its own. 409 `period_paid` where it
 * is a salary without one, and has moved to the day of another.
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
