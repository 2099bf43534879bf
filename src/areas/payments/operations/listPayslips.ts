import type { Answer, Call } from '../../../contract.ts';
import { subjectIn } from '../../../people/subject.ts';
import { presentPayslip } from '../present/payslip.ts';
import { ownPayslips } from '../store/payslips.ts';

export default async function listPayslips(call: Call<'listPayslips'>): Promise<Answer<'listPayslips'>> {
  const { query, caller } = call;
  const live = query.include_void ? undefined : true;
  const filters = { own: await subjectIn(call), year: query.year, live };
  const { rows, page } = await ownPayslips.page(call, filters);
  return { status: 200, data: rows.map((row) => presentPayslip(row, caller)), page };
}
