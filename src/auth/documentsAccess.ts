/** Somebody who has left, as a caller with a token for their documents (rule 230). */
import { statement } from '../db/statement.ts';
import type { Caller } from './caller.ts';

interface LeaverRow {
  user_id: string;
  email: string;
  display_name: string;
  timezone: string | null;
  token_expires_at: string;
}

export const isDocumentsToken = (token: string): boolean => token.startsWith('wfl_');

/** The permission's last day counts in the workspace's zone. */
export const leaverOfToken = statement<LeaverRow, { token_hash: Buffer; now: string }>(`
  SELECT u.id AS user_id, u.email::text AS email, u.first_name || ' ' || u.last_name AS display_name, u.timezone,
         COALESCE(d.token_expires_at, $now::timestamptz) AS token_expires_at
    FROM documents_access d
    JOIN users u ON u.workspace_id = d.workspace_id AND u.id = d.user_id AND u.status = 'deactivated' AND u.deleted_at IS NULL
    JOIN workspaces w ON w.id = d.workspace_id
   WHERE d.workspace_id = $1 AND d.token_hash = $token_hash AND d.token_expires_at > $now::timestamptz
     AND d.until >= ($now::timestamptz AT TIME ZONE w.timezone)::date`);

/** An employee, whatever they were, without a session. */
export const leaverAsCaller = (row: LeaverRow, until: number): Caller => ({
  kind: 'user',
  userId: row.user_id,
  role: 'employee',
  scopes: null,
  keyId: null,
  keyPrefix: null,
  keyHolders: [],
  madeAdminBy: [],
  sessionId: null,
  // they cannot sign in, so they cannot set one up
  secondFactor: true,
  until,
  actor: { id: row.user_id, email: row.email, name: row.display_name },
  source: 'dashboard',
  leaver: true,
  timezone: row.timezone,
});
