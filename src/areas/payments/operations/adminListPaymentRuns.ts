import type { Answer, Call } from '../../../contract.ts';
import { presentRun } from '../present/run.ts';
import { runList } from '../store/runs.ts';

export default async function adminListPaymentRuns(
  call: Call<'adminListPaymentRuns'>,
): Promise<Answer<'adminListPaymentRuns'>> {
  const { rows, page } = await runList.page(call);
  return { status: 200, data: rows.map(presentRun), page };
}
