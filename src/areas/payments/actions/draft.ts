import { ask } from '../../../db/handle.ts';
import type { CallerWriting } from '../../../events/writing.ts';
import type { PayslipInput } from '../../../generated/types.ts';
import { showMoney } from '../../../money/money.ts';
import { paymentOf } from '../../../paying/causes.ts';
import { personForUpdate, unknownReference } from '../../../people/find.ts';
import { invalid } from '../../../problem.ts';
import { assertOpen } from '../../../transitions/transition.ts';
import { clerkOf } from '../present/payslip.ts';
import { paidSoFar, payoutOf, PAYSLIP_MACHINE } from '../rules/payslip.ts';
import { insertPayslip, payslipById, payslipsOfDays, type PayslipRow } from '../store/payslips.ts';
import { auditDrafted } from './announcePayslip.ts';
import { NOTHING_PAID } from './voidPayslip.ts';
import { notClerk, payslipValues, periodExists, periodTaken } from './payslip.ts';

/**
 * Drafts a payslip whose sums match its lines (rule 48). Locks the person, so that two drafts for the same
 * days are serialised.
 * @throws 422 for wrong sums or an unknown person; 409 `period_exists`
 */
export async function draft(call: CallerWriting, input: PayslipInput): Promise<PayslipRow> {
  const { db } = call;
  const values = payslipValues(input);
  const { employee_id, currency, kind, period_start, period_end, replaces_id } = values;
  const days = { employee_id, currency, kind, period_start, period_end, replaces_id };
  const [[person], others] = await db.together(
    ask(personForUpdate, { id: employee_id }),
    ask(payslipsOfDays, days),
  );
  if (!person) throw unknownReference('employee_id');
  const replaced = replaces_id === null ? null : await replaceable(call, replaces_id, values);
  await assertPayout(call, input.payout, values, replaced);
  if (others.length > 0) throw await periodExists(db, days);
  const row = await db.one(insertPayslip, values).catch(async (error: unknown) => {
    throw await periodTaken(error, db.outside, days);
  });
  auditDrafted(call, row);
  return row;
}

/** Throws 422 for a payslip of another person or currency, 409 unless it is published. */
async function replaceable(
  { db, caller }: CallerWriting,
  id: string,
  { employee_id, currency }: { employee_id: string; currency: string },
): Promise<PayslipRow> {
  const replaced = await db.maybe(payslipById, { id });
  if (replaced?.employee_id !== employee_id) throw unknownReference('replaces_id');
  if (replaced.currency !== currency)
    throw invalid({ currency: [`The payslip that it replaces is in ${replaced.currency}.`] });
  assertOpen(PAYSLIP_MACHINE, 'void', replaced.status, clerkOf(caller, replaced), notClerk);
  return replaced;
}

/** @throws 422 if payroll expects another payout than the service (rule 211) */
async function assertPayout(
  { db }: CallerWriting,
  sent: string | undefined,
  { net, currency }: { net: string; currency: string },
  replaced: PayslipRow | null,
): Promise<void> {
  if (sent === undefined) return;
  const payment = replaced && (await paymentOf(db, 'payslip', replaced.id));
  const { paid_net } = replaced ? paidSoFar(replaced, payment !== undefined) : NOTHING_PAID;
  const payout = showMoney(payoutOf({ net, paid_net }, currency)).amount;
  if (payout !== sent) throw invalid({ payout: [`The payout is ${payout}.`] });
}
