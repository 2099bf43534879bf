import type { Answer, Call } from '../../../contract.ts';
import { ask } from '../../../db/handle.ts';
import { transition } from '../../../transitions/transition.ts';
import { hold, statusNow, type HeldContract } from '../actions/hold.ts';
import { assertMay } from '../actions/party.ts';
import { assertMayEnter, putInForce, type Outcome } from '../actions/steps.ts';
import { tellOwner } from '../announce.ts';
import { presentRecounted } from '../present/contract.ts';
import { CONTRACT_MACHINE } from '../rules/contract.ts';
import { activateContract } from '../store/contracts.ts';

/** Puts a draft in force (rule 10), or requests the person's signature first. */
export default async function adminActivateContract(
  call: Call<'adminActivateContract'>,
): Promise<Answer<'adminActivateContract'>> {
  const { params, body, caller, db } = call;
  const { require_signature = false, dry_run: dryRun = false } = body;
  const held = await hold(db, params.contract_id);
  const { row } = held;
  assertMay('activate', caller, row);
  const by = caller.userId!;
  const outcome =
    require_signature && !dryRun
      ? await offer(call, held, by)
      : await putInForce(call, held, {
          dryRun,
          actions: ['activate', 'schedule'],
          set: (before, after) => ask(activateContract, { id: row.id, before, after, by }),
        });
  if (!dryRun) tellOwner(call, outcome.row, require_signature ? 'offered' : 'agreed');
  return {
    status: 200,
    data: presentRecounted(outcome.row, caller, { recounted: outcome.recounted, dryRun }),
    version: outcome.row.version,
  };
}

/** draft -> pending_signature. Conflicts are checked now and again when it is signed. */
async function offer(call: Call<'adminActivateContract'>, held: HeldContract, by: string): Promise<Outcome> {
  const { row } = held;
  assertMayEnter(held);
  const offered = await transition(call, CONTRACT_MACHINE, {
    id: row.id,
    action: 'offer',
    before: row.status,
    set: (after) => ask(activateContract, { id: row.id, before: row.status, after: after!, by }),
    current: () => statusNow(call.db, row.id),
  });
  return { row: offered, recounted: [] };
}
