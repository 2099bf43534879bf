import type { Answer, Call } from '../../../contract.ts';
import { ask } from '../../../db/handle.ts';
import { ownsRecord } from '../../../people/subject.ts';
import { notFound } from '../../../problem.ts';
import { presentPayslipDetail } from '../present/payslip.ts';
import { linesOf, payslipById } from '../store/payslips.ts';

/** A draft is 404, because its person does not know of it yet. */
export default async function getPayslip({
  params,
  caller,
  db,
}: Call<'getPayslip'>): Promise<Answer<'getPayslip'>> {
  const id = params.payslip_id;
  const [[row], lines] = await db.together(ask(payslipById, { id }), ask(linesOf, { payslip_id: id }));
  if (!row || row.status === 'draft' || !ownsRecord(caller, row.employee_id)) throw notFound();
  return { status: 200, data: presentPayslipDetail(row, lines, caller), version: row.version };
}
