import type { Answer, Call } from '../../../contract.ts';
import { presentPayslip } from '../present/payslip.ts';
import { payslipList } from '../store/payslips.ts';

export default async function adminListPayslips(
  call: Call<'adminListPayslips'>,
): Promise<Answer<'adminListPayslips'>> {
  const { query, caller } = call;
  const { employee_id, year, month, status } = query;
  const { rows, page } = await payslipList.page(call, { employee_id, year, month, status });
  return { status: 200, data: rows.map((row) => presentPayslip(row, caller)), page };
}
