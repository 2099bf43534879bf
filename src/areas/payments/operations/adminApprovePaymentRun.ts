import { confirmPassword, readOwnSecrets } from '../../../auth/secondFactor.ts';
import type { Answer, Call } from '../../../contract.ts';
import { approve } from '../actions/approval.ts';
import { presentRun } from '../present/run.ts';

/** Rule 203. */
export default async function adminApprovePaymentRun(
  call: Call<'adminApprovePaymentRun'>,
): Promise<Answer<'adminApprovePaymentRun'>> {
  await confirmPassword(call, await readOwnSecrets(call), call.body.password);
  return { status: 200, data: presentRun(await approve(call, call.params.run_id)) };
}
