import type { Answer, Call } from '../../../contract.ts';
import { announceVoided } from '../actions/announcePayslip.ts';
import { voidOne } from '../actions/voidPayslip.ts';
import { presentPayslipDetail } from '../present/payslip.ts';
import { linesOf } from '../store/payslips.ts';

/** Voids a published payslip without another one in its place (rule 210). Its person still reads it. */
export default async function adminVoidPayslip(
  call: Call<'adminVoidPayslip'>,
): Promise<Answer<'adminVoidPayslip'>> {
  const { params, body, caller, db } = call;
  const reason = body.reason.trim();
  const { row } = await voidOne(call, params.payslip_id, { reason, keepsPaid: false });
  announceVoided(call, row, reason);
  const lines = await db.rows(linesOf, { payslip_id: row.id });
  return { status: 200, data: presentPayslipDetail(row, lines, caller), version: row.version };
}
