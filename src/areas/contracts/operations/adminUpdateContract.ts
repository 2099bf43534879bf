import type { Answer, Call } from '../../../contract.ts';
import { ask } from '../../../db/handle.ts';
import { merged } from '../../../lib/merged.ts';
import { expectVersion } from '../../../problem.ts';
import { transition } from '../../../transitions/transition.ts';
import { hold, statusNow } from '../actions/hold.ts';
import { assertMay } from '../actions/party.ts';
import { storedTerms, termsOf } from '../actions/terms.ts';
import { changedTerms } from '../announce.ts';
import { presentContract } from '../present/contract.ts';
import { CONTRACT_MACHINE } from '../rules/contract.ts';
import { editContract } from '../store/contracts.ts';

export default async function adminUpdateContract(
  call: Call<'adminUpdateContract'>,
): Promise<Answer<'adminUpdateContract'>> {
  const { params, body, ifMatch, caller, db } = call;
  const { row: before } = await hold(db, params.contract_id);
  assertMay('edit', caller, before);
  expectVersion(ifMatch, before.version);
  const terms = storedTerms(merged(termsOf(before), body));
  const row = await transition(call, CONTRACT_MACHINE, {
    id: before.id,
    action: 'edit',
    before: before.status,
    set: () => ask(editContract, { ...terms, id: before.id }),
    current: () => statusNow(db, before.id),
    changes: (after) => changedTerms(before, after),
  });
  return { status: 200, data: presentContract(row, caller), version: row.version };
}
