import type { Answer, Call } from '../../../contract.ts';
import { hold } from '../actions/hold.ts';
import { assertMay } from '../actions/party.ts';
import { takeBack } from '../actions/steps.ts';
import { tellOwner } from '../announce.ts';
import { presentRecounted } from '../present/contract.ts';

/** Makes a contract that has not begun a draft again, and recounts booked absences (rule 10). */
export default async function adminRecallContract(
  call: Call<'adminRecallContract'>,
): Promise<Answer<'adminRecallContract'>> {
  const { params, caller, db } = call;
  const held = await hold(db, params.contract_id);
  assertMay('recall', caller, held.row);
  const { row, recounted } = await takeBack(call, held);
  tellOwner(call, row, 'recalled');
  return {
    status: 200,
    data: presentRecounted(row, caller, { recounted, dryRun: false }),
    version: row.version,
  };
}
