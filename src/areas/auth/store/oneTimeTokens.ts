import { statement, type NoRow } from '../../../db/statement.ts';
import { isAddress } from '../../../people/isAddress.ts';
import { EMAIL_PROVED } from './emailChanges.ts';
import type { SignedInRow } from './sessions.ts';

/** Adds an invitation and voids earlier ones. */
export const insertInvitation = statement<
  NoRow,
  { user_id: string; token_hash: Buffer; expires_at: string; now: string }
>(`
  WITH before AS (
    UPDATE one_time_tokens SET used_at = $now
     WHERE workspace_id = $1 AND user_id = $user_id AND kind = 'invite' AND used_at IS NULL
  )
  INSERT INTO one_time_tokens (workspace_id, user_id, kind, token_hash, expires_at) VALUES ($1, $user_id, 'invite', $token_hash, $expires_at)`);

/**
 * Voids all valid tokens of a person whose address has changed, including sign-ins that wait for a second
 * factor. Returns the kind of each.
 */
export const voidTokensOfAddress = statement<
  { kind: 'invite' | 'reset' | 'challenge' | 'email' | 'documents' },
  { user_id: string; used_at: string }
>(`
  UPDATE one_time_tokens SET used_at = $used_at
   WHERE workspace_id = $1 AND user_id = $user_id AND used_at IS NULL AND expires_at > $used_at
  RETURNING kind`);

/** The person for whom a token was mailed. */
export interface MailedRow {
  id: string;
  email: string;
  first_name: string;
  last_name: string;
}

/** Columns of `MailedRow`, from users as `u`. */
const MAILED = 'u.id, u.email::text AS email, u.first_name, u.last_name';

/** The person of a valid invitation. */
export const invited = statement<MailedRow, { token_hash: Buffer; now: string }>(`
  SELECT ${MAILED}
    FROM one_time_tokens t
    JOIN users u ON u.workspace_id = t.workspace_id AND u.id = t.user_id AND u.status = 'invited' AND u.deleted_at IS NULL
   WHERE t.workspace_id = $1 AND t.kind = 'invite' AND t.token_hash = $token_hash AND t.used_at IS NULL AND t.expires_at > $now`);

/** invited -> active. */
export const activatePerson = statement<NoRow, { id: string; password_hash: string }>(`
  UPDATE users SET status = 'active', password_hash = $password_hash
   WHERE workspace_id = $1 AND id = $id AND status = 'invited' AND deleted_at IS NULL`);

/** Marks a mailed token as used. Changes no row if it is not valid. */
export const consumeMailed = statement<
  NoRow,
  { kind: 'invite' | 'reset' | 'email'; token_hash: Buffer; now: string }
>(`
  UPDATE one_time_tokens SET used_at = $now
   WHERE workspace_id = $1 AND kind = $kind AND token_hash = $token_hash AND used_at IS NULL AND expires_at > $now`);

/**
 * Adds a password reset for the active person with this address, unless it was changed and is not proved yet
 * (rule 52). Earlier resets stay valid.
 */
export const insertReset = statement<MailedRow, { email: string; token_hash: Buffer; expires_at: string }>(`
  WITH u AS (
    SELECT * FROM users u
     WHERE u.workspace_id = $1 AND ${isAddress('u.email', '$email')} AND u.status = 'active' AND u.deleted_at IS NULL
       AND ${EMAIL_PROVED} FOR SHARE OF u
  ), token AS (
    INSERT INTO one_time_tokens (workspace_id, user_id, kind, token_hash, expires_at)
    SELECT $1, id, 'reset', $token_hash::bytea, $expires_at::timestamptz FROM u
  ) SELECT ${MAILED} FROM u`);

/** The person of a valid password reset. */
export const resetting = statement<MailedRow, { token_hash: Buffer; now: string }>(`
  SELECT ${MAILED}
    FROM one_time_tokens t
    JOIN users u ON u.workspace_id = t.workspace_id AND u.id = t.user_id AND u.status = 'active' AND u.deleted_at IS NULL
   WHERE t.workspace_id = $1 AND t.kind = 'reset' AND t.token_hash = $token_hash AND t.used_at IS NULL AND t.expires_at > $now`);

/**
 * Adds a challenge, which is a sign-in waiting for its second factor, if the person is still active and
 * `password_hash` is still current. `context` is stored for opening the session.
 */
export const insertChallenge = statement<
  NoRow,
  { user_id: string; password_hash: string; token_hash: Buffer; context: string; expires_at: string }
>(`
  INSERT INTO one_time_tokens (workspace_id, user_id, kind, token_hash, context, expires_at)
  SELECT $1, id, 'challenge', $token_hash::bytea, $context::jsonb, $expires_at::timestamptz
    FROM users WHERE workspace_id = $1 AND id = $user_id AND status = 'active' AND password_hash = $password_hash FOR SHARE`);

export interface ChallengedRow extends SignedInRow {
  /** Never null in fact: a challenged person has entered a password, and passwords are never removed. */
  password_hash: string | null;
  secret_sealed: Buffer | null;
}

/** The person of a challenge, locked, so that a deactivation or password change waits for the sign-in. */
export const challenged = statement<ChallengedRow, { token_hash: Buffer }>(`
  SELECT u.id, u.email::text AS email, u.first_name, u.last_name, u.role, u.timezone, u.locale, u.password_hash, f.secret_sealed
    FROM one_time_tokens t
    JOIN users u ON u.workspace_id = t.workspace_id AND u.id = t.user_id AND u.status = 'active'
    LEFT JOIN two_factor f ON f.workspace_id = u.workspace_id AND f.user_id = u.id AND f.enabled_at IS NOT NULL
   WHERE t.workspace_id = $1 AND t.kind = 'challenge' AND t.token_hash = $token_hash
     FOR SHARE OF u`);

export const CHALLENGE_TRIES = 5;

/** Counts a try at a valid challenge. The row stays locked, so concurrent tries wait for each other. */
export const countTry = statement<
  { tries: number; context: { device_name: string | null } },
  { token_hash: Buffer; now: string }
>(`
  UPDATE one_time_tokens SET tries = tries + 1
   WHERE workspace_id = $1 AND kind = 'challenge' AND token_hash = $token_hash AND used_at IS NULL AND expires_at > $now
     AND tries < ${CHALLENGE_TRIES}
  RETURNING tries, context`);

export const consumeChallenge = statement<NoRow, { token_hash: Buffer; now: string }>(`
  UPDATE one_time_tokens SET used_at = $now WHERE workspace_id = $1 AND kind = 'challenge' AND token_hash = $token_hash`);

/** Active admins, who get a code to choose a password after a workspace is imported. */
export const adminsOfWorkspace = statement<{ email: string; name: string }>(`
  SELECT email, first_name || ' ' || last_name AS name FROM users
   WHERE workspace_id = $1 AND role = 'admin' AND status = 'active' AND deleted_at IS NULL ORDER BY id`);
