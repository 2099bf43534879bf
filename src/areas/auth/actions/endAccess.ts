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
 * Ends a person's access because it may be compromised: sessions, sockets, unfinished sign-ins, mailed links
 * and personal keys, except what is `kept`. All processes know within a second, by a notice of Postgres.
 * Lock the person's row first. Returns the number of sessions ended.
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
