import type { Answer, Call } from '../../../contract.ts';
import { ask } from '../../../db/handle.ts';
import { notify } from '../../../events/notify.ts';
import { invalid } from '../../../problem.ts';
import { transitionOnce } from '../../../transitions/transition.ts';
import { KEY_MACHINE } from '../rules/keyStatus.ts';
import { keyExists, revokeAnyKey } from '../store/keys.ts';

/** Revokes anyone's key for good, everywhere within a second, and tells its owner. A second call changes nothing. */
export default async function adminRevokeApiKey(
  call: Call<'adminRevokeApiKey'>,
): Promise<Answer<'adminRevokeApiKey'>> {
  const { params, query, caller, db, workspace, services, now } = call;
  const reason = query.reason?.trim();
  if (reason === '') throw invalid({ reason: ['Must not be blank.'] });
  const id = params.key_id;
  const revoked = await transitionOnce(call, KEY_MACHINE, {
    id,
    action: 'revoke',
    set: () => ask(revokeAnyKey, { id, now: new Date(now).toISOString() }),
    // nothing but being revoked keeps a key from it
    current: async () => ((await db.maybe(keyExists, { id })) ? 'revoked' : null),
    ...(reason !== undefined && { changes: () => ({ reason: [null, reason] }) }),
  });
  if (!revoked) return { status: 200, data: {} };
  if (revoked.owner_id !== null && revoked.owner_id !== caller.userId)
    notify(call, {
      userId: revoked.owner_id,
      kind: 'api_key.revoked',
      title: 'An admin revoked your API key',
      body: reason === undefined ? revoked.name : `${revoked.name}: ${reason}`,
      resource: { type: 'api_key', id: revoked.id },
    });
  db.afterCommit(() => services.accessChanged(workspace.id));
  return { status: 200, data: {} };
}
