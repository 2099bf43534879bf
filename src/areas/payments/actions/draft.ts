import { ask } from '../../../db/handle.ts';
import type { CallerWriting } from '../../../events/writing.ts';
import type { PayslipInput } from '../../../generated/types.ts';
import { personForUpdate, unknownReference } from '../../../people/find.ts';
import { invalid } from '../../../problem.ts';
import { assertOpen } from '../../../transitions/transition.ts';
import { clerkOf } from '../present/payslip.ts';
import { PAYSLIP_MACHINE } from '../rules/payslip.ts';
import { insertPayslip, payslipById, payslipsOfDays, type PayslipRow } from '../store/payslips.ts';
import { auditDrafted } from './announcePayslip.ts';
import { notClerk, payslipValues, periodExists, periodTaken } from './payslip.ts';

/**
 * Drafts a payslip whose sums match its lines (rule 48). Locks the person, so that two drafts for the same
 * days are serialised.
 * @throws 422 for wrong sums or an unknown person; 409 `period_exists`
 */
export async function draft(call: CallerWriting, input: PayslipInput): Promise<PayslipRow> {
  const { db } = call;
  const values = payslipValues(input);
  const { employee_id, currency, period_start, period_end, replaces_id } = values;
  const days = { employee_id, currency, period_start, period_end, replaces_id };
  const [[person], others] = await db.together(
    ask(personForUpdate, { id: employee_id }),
    ask(payslipsOfDays, days),
  );
  if (!person) throw unknownReference('employee_id');
  if (replaces_id !== null) await assertReplaceable(call, replaces_id, values);
  if (others.length > 0) throw await periodExists(db, days);
  const row = await db.one(insertPayslip, values).catch(async (error: unknown) => {
    throw await periodTaken(error, db.outside, days);
  });
  auditDrafted(call, row);
  return row;
}

/** Throws 422 for a payslip of another person or currency, 409 unless it is published. */
async function assertReplaceable(
  { db, caller }: CallerWriting,
  id: string,
  { employee_id, currency }: { employee_id: string; currency: string },
): Promise<void> {
  const replaced = await db.maybe(payslipById, { id });
  if (replaced?.employee_id !== employee_id) throw unknownReference('replaces_id');
  if (replaced.currency !== currency)
    throw invalid({ currency: [`The payslip that it replaces is in ${replaced.currency}.`] });
  assertOpen(PAYSLIP_MACHINE, 'void', replaced.status, clerkOf(caller, replaced), notClerk);
}
