import type { Answer, Call } from '../../../contract.ts';
import { ask } from '../../../db/handle.ts';
import { notFound } from '../../../problem.ts';
import { presentPayslipDetail } from '../present/payslip.ts';
import { linesOf, payslipById } from '../store/payslips.ts';

export default async function adminGetPayslip({
  params,
  caller,
  db,
}: Call<'adminGetPayslip'>): Promise<Answer<'adminGetPayslip'>> {
  const id = params.payslip_id;
  const [[row], lines] = await db.together(ask(payslipById, { id }), ask(linesOf, { payslip_id: id }));
  if (!row) throw notFound();
  return { status: 200, data: presentPayslipDetail(row, lines, caller), version: row.version };
}
