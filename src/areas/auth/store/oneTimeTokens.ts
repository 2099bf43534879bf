import { statement } from '../../../db/statement.ts';
import { isAddress } from './address.ts';
import { EMAIL_PROVED } from './emailChanges.ts';
import type { SignedInRow } from './sessions.ts';

/** Adds an invitation of $2: $3 hash, $4 its end, $5 now. Those before it are void. */
export const insertInvitation = statement(`
  WITH before AS (
    UPDATE one_time_tokens SET used_at = $5
     WHERE workspace_id = $1 AND user_id = $2 AND kind = 'invite' AND used_at IS NULL
  )
  INSERT INTO one_time_tokens (workspace_id, user_id, kind, token_hash, expires_at) VALUES ($1, $2, 'invite', $3, $4)`);

/**
 * Voids what was sent to an address that is no longer $2's, and sign-ins with it that wait for their second factor; tells
 * whether an invitation was among it.
 */
export const voidTokensOfAddress = statement<{ kind: 'invite' | 'reset' | 'challenge' }>(`
  UPDATE one_time_tokens SET used_at = $3
   WHERE workspace_id = $1 AND user_id = $2 AND used_at IS NULL AND expires_at > $3
  RETURNING kind`);

/** Who a mailed token is for. */
export interface MailedRow {
  id: string;
  email: string;
  first_name: string;
  last_name: string;
}

/** Columns of `MailedRow`, from users as `u`. */
const MAILED = 'u.id, u.email::text AS email, u.first_name, u.last_name';

/** Who an invitation that still holds is for: $2 hash, $3 now. */
export const invited = statement<MailedRow>(`
  SELECT ${MAILED}
    FROM one_time_tokens t
    JOIN users u ON u.workspace_id = t.workspace_id AND u.id = t.user_id AND u.status = 'invited' AND u.deleted_at IS NULL
   WHERE t.workspace_id = $1 AND t.kind = 'invite' AND t.token_hash = $2 AND t.used_at IS NULL AND t.expires_at > $3`);

/** invited -> active, with a password: $2 person, $3 hash of the password. */
export const activatePerson = statement(`
  UPDATE users SET status = 'active', password_hash = $3
   WHERE workspace_id = $1 AND id = $2 AND status = 'invited' AND deleted_at IS NULL`);

/** Uses a mailed token up: $2 kind, $3 hash, $4 now. No row where it does not hold. */
export const consumeMailed = statement(`
  UPDATE one_time_tokens SET used_at = $4
   WHERE workspace_id = $1 AND kind = $2 AND token_hash = $3 AND used_at IS NULL AND expires_at > $4`);

/**
 * Adds a password reset for whoever active has the address $2, and has proved it where it was changed (rule 52): $3 hash,
 * $4 its end. Those before it hold on.
 */
export const insertReset = statement<MailedRow>(`
  WITH u AS (
    SELECT * FROM users u
     WHERE u.workspace_id = $1 AND ${isAddress('u.email', '$2')} AND u.status = 'active' AND u.deleted_at IS NULL
       AND ${EMAIL_PROVED} FOR SHARE OF u
  ), token AS (
    INSERT INTO one_time_tokens (workspace_id, user_id, kind, token_hash, expires_at)
    SELECT $1, id, 'reset', $3::bytea, $4::timestamptz FROM u
  ) SELECT ${MAILED} FROM u`);

/** Whose password a reset that still holds sets: $2 hash, $3 now. */
export const resetting = statement<MailedRow>(`
  SELECT ${MAILED}
    FROM one_time_tokens t
    JOIN users u ON u.workspace_id = t.workspace_id AND u.id = t.user_id AND u.status = 'active' AND u.deleted_at IS NULL
   WHERE t.workspace_id = $1 AND t.kind = 'reset' AND t.token_hash = $2 AND t.used_at IS NULL AND t.expires_at > $3`);

/**
 * A sign-in that waits for its second factor, if the person is still active and $3 still is their password: $4 hash of
 * the challenge, $5 what the session will need, $6 its end.
 */
export const insertChallenge = statement(`
  INSERT INTO one_time_tokens (workspace_id, user_id, kind, token_hash, context, expires_at)
  SELECT $1, id, 'challenge', $4::bytea, $5::jsonb, $6::timestamptz
    FROM users WHERE workspace_id = $1 AND id = $2 AND status = 'active' AND password_hash = $3 FOR SHARE`);

export interface ChallengedRow extends SignedInRow {
  password_hash: string;
  secret_sealed: Buffer | null;
}

/** Who a challenge is for. Their row is held: whoever deactivates them or changes their password comes before or after. */
export const challenged = statement<ChallengedRow>(`
  SELECT u.id, u.email::text AS email, u.first_name, u.last_name, u.role, u.timezone, u.locale, u.password_hash, f.secret_sealed
    FROM one_time_tokens t
    JOIN users u ON u.workspace_id = t.workspace_id AND u.id = t.user_id AND u.status = 'active'
    LEFT JOIN two_factor f ON f.workspace_id = u.workspace_id AND f.user_id = u.id AND f.enabled_at IS NOT NULL
   WHERE t.workspace_id = $1 AND t.kind = 'challenge' AND t.token_hash = $2
     FOR SHARE OF u`);

/** Tries a challenge has. */
export const CHALLENGE_TRIES = 5;

/** Counts a try at a challenge that still holds: $2 hash, $3 now. The row stays held, so tries go one by one. */
export const countTry = statement<{ tries: number; context: { device_name: string | null } }>(`
  UPDATE one_time_tokens SET tries = tries + 1
   WHERE workspace_id = $1 AND kind = 'challenge' AND token_hash = $2 AND used_at IS NULL AND expires_at > $3
     AND tries < ${CHALLENGE_TRIES}
  RETURNING tries, context`);

export const consumeChallenge = statement(`
  UPDATE one_time_tokens SET used_at = $3 WHERE workspace_id = $1 AND kind = 'challenge' AND token_hash = $2`);
