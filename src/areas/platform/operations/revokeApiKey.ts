import type { Answer, Call } from '../../../contract.ts';
import { audit } from '../../../events/audit.ts';
import { notFound } from '../../../problem.ts';
import { keyInView, revokeKey } from '../store/keys.ts';

/**
 * Revokes a key for good, everywhere within a second: this process forgets it at commit, others on the table's notice, and
 * none remembers a key for longer. Revoking it again changes nothing.
 */
export default async function revokeApiKey(call: Call<'revokeApiKey'>): Promise<Answer<'revokeApiKey'>> {
  const { params, caller, db, workspace, services, now } = call;
  const inView = { id: params.key_id, user_id: caller.userId, is_admin: caller.role === 'admin' };
  const revoked = await db.maybe(revokeKey, { ...inView, now: new Date(now).toISOString() });
  if (revoked) {
    audit(call, { action: 'revoked', resource: 'api_key', id: revoked.id });
    db.afterCommit(() => services.accessChanged(workspace.id));
  } else if (!(await db.maybe(keyInView, inView))) throw notFound();
  return { status: 200, data: {} };
}
