import type { Answer, Call } from '../../../contract.ts';
import { ask } from '../../../db/handle.ts';
import { transition } from '../../../transitions/transition.ts';
import { hold, statusNow } from '../actions/hold.ts';
import { assertMay } from '../actions/party.ts';
import { CONTRACT_MACHINE } from '../rules/contract.ts';
import { deleteDraft } from '../store/contracts.ts';

export default async function adminDeleteContract(
  call: Call<'adminDeleteContract'>,
): Promise<Answer<'adminDeleteContract'>> {
  const { params, caller, db } = call;
  const { row } = await hold(db, params.contract_id);
  assertMay('delete', caller, row);
  await transition(call, CONTRACT_MACHINE, {
    id: row.id,
    action: 'delete',
    before: row.status,
    set: () => ask(deleteDraft, { id: row.id }),
    current: () => statusNow(db, row.id),
    changes: () => ({}),
  });
  return { status: 200, data: {} };
}
