import type { Answer, Call } from '../../../contract.ts';
import { audit } from '../../../events/audit.ts';
import { conflict, notFound } from '../../../problem.ts';
import { archivePolicy, policyById, waitingFor } from '../store/policyAdmin.ts';
import { lockCounting } from '../store/requests.ts';
import { invalidTransition } from '../actions/viewer.ts';

/** Archives a leave type; approved absences stay, open requests have to be decided on first. */
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
  const archived = await db.maybe(archivePolicy, { id: params.policy_id, now: new Date(now).toISOString() });
  if (!archived) {
    if (await db.maybe(policyById, { id: params.policy_id })) throw invalidTransition('archived');
    throw notFound();
  }
  audit(call, {
    action: 'archived',
    resource: 'policy',
    id: archived.id,
    changes: { name: [archived.name, null] },
  });
  return { status: 200, data: {} };
}
