import type { Answer, Call } from '../../../contract.ts';
import { publish } from '../actions/publish.ts';
import { presentPayslipDetail } from '../present/payslip.ts';

export default async function adminPublishPayslip(
  call: Call<'adminPublishPayslip'>,
): Promise<Answer<'adminPublishPayslip'>> {
  const { row, lines } = await publish(call, call.params.payslip_id);
  return { status: 200, data: presentPayslipDetail(row, lines, call.caller), version: row.version };
}
