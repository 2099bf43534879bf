import type { Answer, Call } from '../../../contract.ts';
import { subjectInQuery, subjectOf } from '../../../people/subject.ts';
import { presentPayslip } from '../present/payslip.ts';
import { ownPayslips } from '../store/payslips.ts';

export default async function listPayslips(call: Call<'listPayslips'>): Promise<Answer<'listPayslips'>> {
  const { query, caller, db } = call;
  // only a person named by a service key may not exist
  if (caller.kind === 'service_key') await subjectInQuery(db, caller, query.employee_id);
  const filters = { own: subjectOf(caller, query.employee_id), year: query.year };
  const { rows, page } = await ownPayslips.page(call, filters);
  return { status: 200, data: rows.map((row) => presentPayslip(row, caller)), page };
}
