/** Somebody who has left, as a caller with a token for their documents (rule 230). */
import { statement } from '../db/statement.ts';
import type { Caller } from './caller.ts';
import { personAsCaller, type PersonRow } from './personNow.ts';

interface LeaverRow extends Pick<PersonRow, 'user_id' | 'email' | 'display_name' | 'timezone'> {
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

/** An employee, whatever they were, without a session. They cannot sign in, so they cannot set up a second factor. */
export const leaverAsCaller = (row: LeaverRow, until: number): Caller =>
  personAsCaller(
    { ...row, role: 'employee', made_admin_by: [], second_factor: true },
    { sessionId: null, until, source: 'dashboard', leaver: true },
  );
