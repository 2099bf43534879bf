import { ask } from '../../../db/handle.ts';
import { notify } from '../../../events/notify.ts';
import type { Writing } from '../../../events/writing.ts';
import type { Services } from '../../../services.ts';
import { transitionOnce } from '../../../transitions/transition.ts';
import { KEY_MACHINE } from '../rules/keyStatus.ts';
import { keyExists, revokeAnyKey as revoke } from '../store/keys.ts';

/**
 * Revokes anyone's key and notifies its owner. This process forgets the key at commit, others by the table's
 * notification within a second. Returns false if it was already revoked.
 * @throws 404 if there is no such key.
 */
export async function revokeAnyKey(
  call: Writing & { services: Pick<Services, 'accessChanged'> },
  { id, reason, by }: { id: string; reason: string | undefined; by: string },
): Promise<boolean> {
  const { caller, db, workspace, services, now } = call;
  const revoked = await transitionOnce(call, KEY_MACHINE, {
    id,
    action: 'revoke',
    set: () => ask(revoke, { id, now: new Date(now).toISOString() }),
    // a key that exists but was not updated is already revoked
    current: async () => ((await db.maybe(keyExists, { id })) ? 'revoked' : null),
    ...(reason !== undefined && { changes: () => ({ reason: [null, reason] }) }),
  });
  if (!revoked) return false;
  if (revoked.owner_id !== null && revoked.owner_id !== caller.userId)
    notify(call, {
      userId: revoked.owner_id,
      kind: 'api_key.revoked',
      title: `${by} revoked your API key`,
      body: reason === undefined ? revoked.name : `${revoked.name}: ${reason}`,
      resource: { type: 'api_key', id: revoked.id },
    });
  db.afterCommit(() => services.accessChanged(workspace.id));
  return true;
}
