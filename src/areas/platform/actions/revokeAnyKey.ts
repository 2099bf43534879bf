import { ask } from '../../../db/handle.ts';
import { notify } from '../../../events/notify.ts';
import type { Writing } from '../../../events/writing.ts';
import type { Services } from '../../../services.ts';
import { transitionOnce } from '../../../transitions/transition.ts';
import { KEY_MACHINE } from '../rules/keyStatus.ts';
import { keyExists, revokeAnyKey as revoke } from '../store/keys.ts';

/**
 * Revokes anyone's key for good, everywhere within a second: this process forgets it at commit, others on the table's notice. Its
 * owner is told. False where it was revoked before; 404 where there is none.
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
    // nothing but being revoked keeps a key from it
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
