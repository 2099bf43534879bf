import type { Answer, Call } from '../../../contract.ts';
import { reject } from '../actions/approval.ts';
import { presentRun } from '../present/run.ts';

/** Rule 203. */
export default async function adminRejectPaymentRun(
  call: Call<'adminRejectPaymentRun'>,
): Promise<Answer<'adminRejectPaymentRun'>> {
  const run = await reject(call, call.params.run_id, call.body.reason.trim());
  return { status: 200, data: presentRun(run) };
}
