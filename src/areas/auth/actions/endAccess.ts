import { audit } from '../../../events/audit.ts';
import type { Writing } from '../../../events/writing.ts';
import type { Services } from '../../../services.ts';
import { revokeKeysOf } from '../store/keys.ts';
import { endSignIns } from '../store/sessions.ts';

interface Kept {
  /** The caller's session. */
  session?: string | null;
  keys?: boolean;
}

/**
 * Ends a person's access, because somebody else may have got hold of it: sessions with their sockets, sign-ins and mailed
 * links under way, personal keys; except what is `kept`. Works everywhere within a second: this process forgets the
 * credentials at commit, others on the tables' notice. Lock the person's row first. Returns how many sessions ended.
 */
export async function endAccess(
  call: Writing & { services: Pick<Services, 'accessChanged'> },
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
