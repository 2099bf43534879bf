/** Voiding a published payslip, alone or because another one replaces it (rules 210, 211). */
import { ask } from '../../../db/handle.ts';
import type { CallerWriting } from '../../../events/writing.ts';
import { paymentOf } from '../../../paying/causes.ts';
import { postVoid } from '../../../paying/wallet.ts';
import { conflict } from '../../../problem.ts';
import { assertOpen, transition } from '../../../transitions/transition.ts';
import { clerkOf } from '../present/payslip.ts';
import { paidSoFar, PAYSLIP_MACHINE, payoutOf } from '../rules/payslip.ts';
import { voidPayslip, type PayslipRow } from '../store/payslips.ts';
import { releaseCarried } from './carry.ts';
import { holdPayslip, notClerk, payslipStatusNow } from './payslip.ts';

/**
 * published -> voided. What was owed for it is no longer owed; `keepsPaid`: what was paid of it counts for the payslip
 * that replaces it. Returns the row, and what was paid for its days.
 * @throws Problem 404, 403, 409 `invalid_transition`, 409 `already_paid` while a payment of it is open
 */
export async function voidOne(
  call: CallerWriting,
  id: string,
  { reason, keepsPaid }: { reason: string; keepsPaid: boolean },
): Promise<{ row: PayslipRow; paid: ReturnType<typeof paidSoFar> }> {
  const { db, caller, now } = call;
  const held = await holdPayslip(db, id);
  assertOpen(PAYSLIP_MACHINE, 'void', held.status, clerkOf(caller, held), notClerk);
  const payment = await paymentOf(db, 'payslip', id);
  if (held.carried.startsWith('-'))
    throw conflict(
      'already_paid',
      'It has lowered another payslip. Correct it with one of the kind `correction`.',
      {
        id,
      },
    );
  if (payment && payment.status !== 'completed')
    throw conflict(
      'already_paid',
      `A payment of it is ${payment.status}. Cancel it, or wait until it is completed.`,
      {
        id,
        payment_id: payment.payment_id,
        payment_status: payment.status,
      },
    );
  const row = await transition(call, PAYSLIP_MACHINE, {
    id,
    action: 'void',
    before: held.status,
    set: (after) =>
      ask(voidPayslip, {
        id,
        before: held.status,
        after: after!,
        voided_by_id: caller.userId!,
        reason,
        now: new Date(now).toISOString(),
      }),
    current: () => payslipStatusNow(db, id),
  });
  if (!payment) await releaseCarried(db, id);
  const { employee_id: employeeId, currency } = held;
  const cause = { type: 'payslip' as const, id };
  if (!payment || !keepsPaid) postVoid(call, { employeeId, amount: payoutOf(held, currency), cause });
  return { row, paid: paidSoFar(held, payment !== undefined) };
}

/** What was paid for the days of a first payslip. */
export const NOTHING_PAID = { paid_gross: '0.00', paid_deductions: '0.00', paid_net: '0.00' };
