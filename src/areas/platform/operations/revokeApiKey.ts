import type { Answer, Call } from '../../../contract.ts';
import { ask } from '../../../db/handle.ts';
import { transitionOnce } from '../../../transitions/transition.ts';
import { keyStatusOf } from '../present/keys.ts';
import { KEY_MACHINE } from '../rules/keyStatus.ts';
import { keyInView, revokeKey } from '../store/keys.ts';

/**
 * Revokes a key. This process forgets it at commit, others by the table's notification within a second; no
 * cache keeps a key for longer. Repeating the call changes nothing.
 */
export default async function revokeApiKey(call: Call<'revokeApiKey'>): Promise<Answer<'revokeApiKey'>> {
  const { params, caller, db, workspace, services, now } = call;
  const inView = { id: params.key_id, user_id: caller.userId, is_admin: caller.role === 'admin' };
  const revoked = await transitionOnce(call, KEY_MACHINE, {
    id: inView.id,
    action: 'revoke',
    set: () => ask(revokeKey, { ...inView, now: new Date(now).toISOString() }),
    current: async () => {
      const key = await db.maybe(keyInView, inView);
      return key ? keyStatusOf(key, workspace, now) : null;
    },
  });
  if (revoked) db.afterCommit(() => services.accessChanged(workspace.id));
  return { status: 200, data: {} };
}
