import type { Answer, Call } from '../../../contract.ts';
import { invalid } from '../../../problem.ts';
import { startJob } from '../actions/jobs/startJob.ts';
import { monthDays } from '../rules/month.ts';
import { draftsOf, payslipsNamed } from '../store/month.ts';

export default async function adminPublishPayslips(
  call: Call<'adminPublishPayslips'>,
): Promise<Answer<'adminPublishPayslips'>> {
  const rows = await slipsOf(call);
  const data = await startJob(call, 'publish', {
    rows: rows.map(({ id, employee_id }) => ({ payslip_id: id, employee_id })),
  });
  return { status: 202, message: 'The job has begun.', data };
}

async function slipsOf({
  body,
  db,
}: Call<'adminPublishPayslips'>): Promise<{ id: string; employee_id: string }[]> {
  const { month, payslip_ids: ids = [] } = body;
  if (month !== undefined) return db.rows(draftsOf, monthDays(month));
  if (new Set(ids).size < ids.length) throw invalid({ payslip_ids: ['An id occurs twice.'] });
  const found = new Map((await db.rows(payslipsNamed, { ids })).map((row) => [row.id, row]));
  return ids.map((id) => {
    const row = found.get(id);
    if (!row) throw invalid({ payslip_ids: [`There is no payslip ${id}.`] });
    return row;
  });
}
