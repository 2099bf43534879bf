import { statement, type NoRow } from '../../../db/statement.ts';

/** In place of an earlier permission, whose code and token end. */
export const putDocumentsAccess = statement<
  NoRow,
  { user_id: string; email: string; until: string; granted_by_id: string }
>(`
  INSERT INTO documents_access (workspace_id, user_id, email, until, granted_by_id)
  VALUES ($1, $user_id, $email, $until::date, $granted_by_id)
  ON CONFLICT (workspace_id, user_id) DO UPDATE
     SET email = excluded.email, until = excluded.until, granted_by_id = excluded.granted_by_id,
         token_hash = NULL, token_expires_at = NULL`);

export const endDocumentsAccess = statement<NoRow, { user_id: string }>(
  'DELETE FROM documents_access WHERE workspace_id = $1 AND user_id = $user_id',
);

/** Somebody who has left and may have links mailed to this address. */
export interface Permitted {
  user_id: string;
  first_name: string;
  email: string;
}

const LEFT = `u.status = 'deactivated' AND u.deleted_at IS NULL AND d.until >= $today::date`;

/** Adds a code for who may use this address; former codes no longer work. */
export const insertCode = statement<
  Permitted,
  { email: string; today: string; now: string; token_hash: Buffer; expires_at: string }
>(`
  WITH d AS (
    SELECT d.user_id, u.first_name, d.email
      FROM documents_access d JOIN users u ON u.workspace_id = $1 AND u.id = d.user_id
     WHERE d.workspace_id = $1 AND lower(d.email) = lower($email) AND ${LEFT}
     ORDER BY d.created_at DESC LIMIT 1 FOR SHARE OF u
  ), before AS (
    UPDATE one_time_tokens SET used_at = $now
     WHERE workspace_id = $1 AND user_id IN (SELECT user_id FROM d) AND kind = 'documents' AND used_at IS NULL
  ), token AS (
    INSERT INTO one_time_tokens (workspace_id, user_id, kind, token_hash, expires_at)
    SELECT $1, user_id, 'documents', $token_hash::bytea, $expires_at::timestamptz FROM d
  ) SELECT user_id, first_name, email FROM d`);

/** Uses a code up and stores the token that it is exchanged for. No row if it is not valid. */
export const exchangeCode = statement<
  { id: string; email: string; first_name: string; last_name: string },
  { today: string; now: string; code_hash: Buffer; token_hash: Buffer; token_expires_at: string }
>(`
  WITH t AS (
    UPDATE one_time_tokens SET used_at = $now
     WHERE workspace_id = $1 AND kind = 'documents' AND token_hash = $code_hash AND used_at IS NULL AND expires_at > $now
    RETURNING user_id
  )
  UPDATE documents_access d SET token_hash = $token_hash, token_expires_at = $token_expires_at
    FROM users u
   WHERE d.workspace_id = $1 AND d.user_id IN (SELECT user_id FROM t) AND u.workspace_id = $1 AND u.id = d.user_id AND ${LEFT}
  RETURNING u.id, u.email::text AS email, u.first_name, u.last_name`);
