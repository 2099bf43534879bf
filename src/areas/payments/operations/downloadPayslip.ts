import type { Answer, Call } from '../../../contract.ts';
import { attachmentOf } from '../../../files/attachment.ts';
import { ownsRecord } from '../../../people/subject.ts';
import { notFound } from '../../../problem.ts';
import { payslipById } from '../store/payslips.ts';

export default async function downloadPayslip({
  params,
  caller,
  db,
  services,
}: Call<'downloadPayslip'>): Promise<Answer<'downloadPayslip'>> {
  const row = await db.maybe(payslipById, { id: params.payslip_id });
  if (!row?.document || row.status === 'draft' || !ownsRecord(caller, row.employee_id)) throw notFound();
  const file = await services.files.find(db, row.document.id);
  if (!file) throw notFound();
  return { status: 200, ...attachmentOf<'application/pdf'>(file) };
}
