import type { Answer, Call } from '../../../contract.ts';
import { conflict } from '../../../problem.ts';
import { archivePolicy, policyById, waitingFor } from '../store/policyAdmin.ts';
import { lockCounting } from '../../../schedule/lockCounting.ts';
import { POLICY_MACHINE, policyStatus } from '../rules/policy.ts';
import { ask } from '../../../db/handle.ts';
import { transition } from '../../../transitions/transition.ts';

/** Archives a leave type. Approved absences stay; open requests must be decided first. */
export default async function adminArchivePolicy(
  call: Call<'adminArchivePolicy'>,
): Promise<Answer<'adminArchivePolicy'>> {
  const { params, db, now } = call;
  await db.one(lockCounting);
  const waiting = await db.rows(waitingFor, { policy_id: params.policy_id });
  if (waiting.length > 0)
    throw conflict('open_requests', 'Some requests wait for a decision. Decide on them first.', {
      conflicts: waiting.map(({ id }) => id),
    });
  const id = params.policy_id;
  await transition(call, POLICY_MACHINE, {
    id,
    action: 'archive',
    set: () => ask(archivePolicy, { id, now: new Date(now).toISOString() }),
    current: async () => {
      const policy = await db.maybe(policyById, { id });
      return policy ? policyStatus(policy) : null;
    },
    changes: ({ name }) => ({ name: [name, null] }),
  });
  return { status: 200, data: {} };
}
