import { audit } from '../../../events/audit.ts';
import type { Writing } from '../../../events/writing.ts';
import type { Services } from '../../../services.ts';
import { revokeKeysOf } from '../store/keys.ts';
import { endSignIns } from '../store/sessions.ts';

interface Kept {
  /** The session that asks. */
  session?: string | null;
  keys?: boolean;
}

/**
 * Ends what someone else may hold of a person's access, but for what is kept: sessions with their sockets, sign-ins and
 * mailed links under way, personal keys. Everywhere within a second: this process forgets it at commit, others on the
 * tables' notice. The person's row is held already. Tells how many sessions ended.
 */
export async function endAccess(
  call: Writing & { services: Services },
  userId: string,
  kept: Kept = {},
): Promise<number> {
  const { db, services, workspace, now } = call;
  const at = new Date(now).toISOString();
  const ended = await db.count(endSignIns, {
    user_id: userId,
    now: at,
    kept_session_id: kept.session ?? null,
  });
  for (const { id } of kept.keys ? [] : await db.rows(revokeKeysOf, { owner_id: userId, now: at }))
    audit(call, { action: 'revoked', resource: 'api_key', id });
  db.afterCommit(() => services.accessChanged(workspace.id));
  return ended;
}
