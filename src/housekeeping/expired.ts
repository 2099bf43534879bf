import { drain, type Ending } from '../db/drain.ts';
import { workspaceDb } from '../db/handle.ts';
import type { Pool } from '../db/pool.ts';
import { listWorkspaceIds } from '../db/shared.ts';
import { statement, type NoRow } from '../db/statement.ts';

/** Statements that delete at most `limit` expired rows, by kind. */
const EXPIRED = {
  // sessions are kept for ninety days, because the addresses that a person signs in from are never locked out
  sessions: statement<NoRow, { now: string; limit: number }>(`
    DELETE FROM sessions WHERE workspace_id = $1 AND id = ANY (ARRAY(
      SELECT id FROM sessions
       WHERE workspace_id = $1 AND created_at < $now::timestamptz - interval '90 days'
         AND (expires_at < $now OR revoked_at < $now)
       LIMIT $limit FOR UPDATE SKIP LOCKED))`),
  oneTimeTokens: statement<NoRow, { now: string; limit: number }>(`
    DELETE FROM one_time_tokens WHERE workspace_id = $1 AND id = ANY (ARRAY(
      SELECT id FROM one_time_tokens
       WHERE workspace_id = $1 AND expires_at < $now::timestamptz - interval '1 day'
       LIMIT $limit FOR UPDATE SKIP LOCKED))`),
  // mails that were given up can be replayed for a week
  givenUpMails: statement<NoRow, { now: string; limit: number }>(`
    DELETE FROM outgoing_mails WHERE workspace_id = $1 AND id = ANY (ARRAY(
      SELECT id FROM outgoing_mails
       WHERE workspace_id = $1 AND failed_at < $now::timestamptz - interval '7 days'
       LIMIT $limit FOR UPDATE SKIP LOCKED))`),
  unfinishedSetups: statement<NoRow, { now: string; limit: number }>(`
    DELETE FROM two_factor WHERE workspace_id = $1 AND id = ANY (ARRAY(
      SELECT id FROM two_factor
       WHERE workspace_id = $1 AND enabled_at IS NULL AND setup_expires_at < $now::timestamptz - interval '1 day'
       LIMIT $limit FOR UPDATE SKIP LOCKED))`),
  idempotencyKeys: statement<NoRow, { now: string; limit: number }>(`
    DELETE FROM idempotency_keys WHERE workspace_id = $1 AND (principal, key) IN (
      SELECT principal, key FROM idempotency_keys
       WHERE workspace_id = $1 AND expires_at < $now::timestamptz LIMIT $limit FOR UPDATE SKIP LOCKED)`),
};

export type Swept = Record<keyof typeof EXPIRED, number>;

/**
 * Deletes expired rows, workspace by workspace, in bounded statements. Several processes may run it at the
 * same time, because each skips rows that another has locked.
 */
export async function deleteExpired(pool: Pool, now: number, ending: Ending): Promise<Swept> {
  const swept: Swept = {
    sessions: 0,
    oneTimeTokens: 0,
    givenUpMails: 0,
    unfinishedSetups: 0,
    idempotencyKeys: 0,
  };
  const at = new Date(now).toISOString();
  for (const workspaceId of await listWorkspaceIds(pool)) {
    const db = workspaceDb(pool, workspaceId);
    for (const kind of Object.keys(swept) as (keyof Swept)[])
      swept[kind] += await drain((limit) => db.count(EXPIRED[kind], { now: at, limit }), ending);
  }
  return swept;
}
