import type { Answer, Call } from '../../../contract.ts';
import { ask } from '../../../db/handle.ts';
import { personForUpdate, unknownReference } from '../../../people/find.ts';
import { payslipValues, periodExists, periodTaken } from '../actions/payslip.ts';
import { auditDrafted } from '../actions/announcePayslip.ts';
import { presentPayslipDetail } from '../present/payslip.ts';
import { insertPayslip, linesOf, payslipsOfDays } from '../store/payslips.ts';

/**
 * Drafts a payslip whose sums match its lines (rule 48). Locks the person, so that two drafts for the same
 * days are serialised.
 */
export default async function adminCreatePayslip(
  call: Call<'adminCreatePayslip'>,
): Promise<Answer<'adminCreatePayslip'>> {
  const { body, caller, db } = call;
  const values = payslipValues(body);
  const { employee_id, currency, period_start, period_end } = values;
  const days = { employee_id, currency, period_start, period_end };
  const [[person], others] = await db.together(
    ask(personForUpdate, { id: employee_id }),
    ask(payslipsOfDays, days),
  );
  if (!person) throw unknownReference('employee_id');
  if (others.length > 0) throw await periodExists(db, days);
  const row = await db.one(insertPayslip, values).catch(async (error: unknown) => {
    throw await periodTaken(error, db.outside, days);
  });
  auditDrafted(call, row);
  const lines = await db.rows(linesOf, { payslip_id: row.id });
  return { status: 201, data: presentPayslipDetail(row, lines, caller), version: row.version };
}
