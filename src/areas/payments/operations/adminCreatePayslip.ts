import type { Answer, Call } from '../../../contract.ts';
import { draft } from '../actions/draft.ts';
import { presentPayslipDetail } from '../present/payslip.ts';
import { linesOf } from '../store/payslips.ts';

export default async function adminCreatePayslip(
  call: Call<'adminCreatePayslip'>,
): Promise<Answer<'adminCreatePayslip'>> {
  const row = await draft(call, call.body);
  const lines = await call.db.rows(linesOf, { payslip_id: row.id });
  return { status: 201, data: presentPayslipDetail(row, lines, call.caller), version: row.version };
}
