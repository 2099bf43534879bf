import type { Answer, Call } from '../../../contract.ts';
import { audit } from '../../../events/audit.ts';
import { notify } from '../../../events/notify.ts';
import { invalid, notFound } from '../../../problem.ts';
import { keyExists, revokeAnyKey } from '../store/keys.ts';

/** Revokes anyone's key for good, everywhere within a second, and tells its owner. A second call changes nothing. */
export default async function adminRevokeApiKey(
  call: Call<'adminRevokeApiKey'>,
): Promise<Answer<'adminRevokeApiKey'>> {
  const { params, query, caller, db, workspace, services, now } = call;
  const reason = query.reason?.trim();
  if (reason === '') throw invalid({ reason: ['Must not be blank.'] });
  const revoked = await db.maybe(revokeAnyKey, { id: params.key_id, now: new Date(now).toISOString() });
  if (!revoked) {
    if (!(await db.maybe(keyExists, { id: params.key_id }))) throw notFound();
    return { status: 200, data: {} };
  }
  audit(call, {
    action: 'revoked',
    resource: 'api_key',
    id: revoked.id,
    changes: reason === undefined ? {} : { reason: [null, reason] },
  });
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
