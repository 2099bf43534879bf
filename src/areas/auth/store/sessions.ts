import { statement } from '../../../db/statement.ts';
import { isAddress } from './address.ts';

/** The person a sign-in is about, as much as tokens and greetings need. */
export interface SignedInRow {
  id: string;
  email: string;
  first_name: string;
  last_name: string;
  role: 'employee' | 'manager' | 'admin';
  timezone: string | null;
  locale: string | null;
}

/** Columns of `SignedInRow`, from users as `u`. */
const PERSON = 'u.id, u.email::text AS email, u.first_name, u.last_name, u.role, u.timezone, u.locale';

export interface SignInRow extends SignedInRow {
  status: 'invited' | 'active' | 'deactivated';
  password_hash: string | null;
  two_factor: boolean;
  /** They have signed in from this address in the last 90 days. */
  known_address: boolean;
}

/** Who signs in with $2, seen from the address $3. */
export const personByEmail = statement<SignInRow>(`
  SELECT ${PERSON}, u.status, u.password_hash, f.enabled_at IS NOT NULL AS two_factor,
         EXISTS (SELECT 1 FROM sessions s WHERE s.workspace_id = $1 AND s.user_id = u.id AND s.ip = $3::inet
                    AND s.created_at > now() - interval '90 days') AS known_address
    FROM users u
    LEFT JOIN two_factor f ON f.workspace_id = u.workspace_id AND f.user_id = u.id
   WHERE u.workspace_id = $1 AND ${isAddress('u.email', '$2')} AND u.deleted_at IS NULL`);

/** Someone with their second factor, as `getMe` shows them. */
export const signedInPerson = statement<SignedInRow & { two_factor: boolean }>(`
  SELECT ${PERSON}, f.enabled_at IS NOT NULL AS two_factor
    FROM users u
    LEFT JOIN two_factor f ON f.workspace_id = u.workspace_id AND f.user_id = u.id
   WHERE u.workspace_id = $1 AND u.id = $2`);

/**
 * Opens a session of $2, if they are still active and $3 still is their password: a deactivation or a new password that
 * comes between the check and this line wins, and there is no row.
 */
export const insertSession = statement<SignedInRow & { session_id: string }>(`
  WITH u AS (
    SELECT * FROM users WHERE workspace_id = $1 AND id = $2 AND status = 'active' AND password_hash = $3 FOR SHARE
  ), session AS (
    INSERT INTO sessions (workspace_id, user_id, seed, rotated_at, last_used_at, expires_at, ip, user_agent, device_name)
    SELECT $1, u.id, $4::bytea, $5::timestamptz, $5::timestamptz, $6::timestamptz, $7::inet, $8::text, $9::text FROM u
    RETURNING id
  ) SELECT session.id AS session_id, ${PERSON} FROM u, session`);

export interface RefreshRow extends SignedInRow {
  session_id: string;
  generation: number;
  seed: Buffer;
  rotated_at: string;
  expires_at: string;
  revoked_at: string | null;
  status: string;
}

/** The session a refresh token names, held until the transaction ends: twenty parallel refreshes go one by one. */
export const sessionForRefresh = statement<RefreshRow>(`
  SELECT s.id AS session_id, s.generation, s.seed, s.rotated_at, s.expires_at, s.revoked_at, u.status, ${PERSON}
    FROM sessions s
    LEFT JOIN users u ON u.workspace_id = s.workspace_id AND u.id = s.user_id
   WHERE s.workspace_id = $1 AND s.id = $2
     FOR NO KEY UPDATE OF s`);

/** The next generation; compare-and-set on the one before. */
export const rotateSession = statement(`
  UPDATE sessions SET generation = generation + 1, rotated_at = $4, last_used_at = $4, expires_at = $5, ip = $6, user_agent = $7
   WHERE workspace_id = $1 AND id = $2 AND generation = $3 AND revoked_at IS NULL`);

export const sessionSecret = statement<{ seed: Buffer; user_id: string }>(
  'SELECT seed, user_id FROM sessions WHERE workspace_id = $1 AND id = $2',
);

/** Ends session $2 of person $3. */
export const revokeSession = statement(`
  UPDATE sessions SET revoked_at = $4
   WHERE workspace_id = $1 AND id = $2 AND user_id = $3 AND revoked_at IS NULL`);

/**
 * Ends all that $2 is signed in with or could sign in with, at $3: sessions but for $4, challenges, invitations, password
 * resets. Taken after the person's row, so that two such never wait for each other.
 */
export const endSignIns = statement(`
  WITH tokens AS (
    UPDATE one_time_tokens SET used_at = $3 WHERE workspace_id = $1 AND user_id = $2 AND used_at IS NULL
  )
  UPDATE sessions SET revoked_at = $3
   WHERE workspace_id = $1 AND user_id = $2 AND revoked_at IS NULL AND expires_at > $3 AND id IS DISTINCT FROM $4::uuid`);

export interface SessionRow {
  id: string;
  device_name: string | null;
  ip: string | null;
  user_agent: string | null;
  created_at: string;
  last_used_at: string;
}

/** Sessions of $2 that have not ended at $3; $4 at most. */
export const sessionsOf = statement<SessionRow>(`
  SELECT id, device_name, host(ip) AS ip, user_agent, created_at, last_used_at
    FROM sessions
   WHERE workspace_id = $1 AND user_id = $2 AND revoked_at IS NULL AND expires_at > $3
   ORDER BY last_used_at DESC, id DESC LIMIT $4`);
