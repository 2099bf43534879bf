import { statement, type NoRow } from '../../../db/statement.ts';
import type { Carrier } from '../../../auth/refreshCookie.ts';
import { isAddress } from '../../../people/isAddress.ts';

/** The signed-in person, as tokens and answers show them. */
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
  /** Whether they have signed in from this IP address in the last 90 days. */
  known_address: boolean;
}

/** The person with this e-mail address. `ip` is the client's, for `known_address`. */
export const personByEmail = statement<SignInRow, { email: string; ip: string }>(`
  SELECT ${PERSON}, u.status, u.password_hash, f.enabled_at IS NOT NULL AS two_factor,
         EXISTS (SELECT 1 FROM sessions s WHERE s.workspace_id = $1 AND s.user_id = u.id AND s.ip = $ip::inet
                    AND s.created_at > now() - interval '90 days') AS known_address
    FROM users u
    LEFT JOIN two_factor f ON f.workspace_id = u.workspace_id AND f.user_id = u.id
   WHERE u.workspace_id = $1 AND ${isAddress('u.email', '$email')} AND u.deleted_at IS NULL`);

export const signedInPerson = statement<SignedInRow & { two_factor: boolean }, { id: string }>(`
  SELECT ${PERSON}, f.enabled_at IS NOT NULL AS two_factor
    FROM users u
    LEFT JOIN two_factor f ON f.workspace_id = u.workspace_id AND f.user_id = u.id
   WHERE u.workspace_id = $1 AND u.id = $id`);

/**
 * Opens a session if the person is still active and `password_hash` is still current. Returns no row if a
 * deactivation or a new password came between the check and this statement.
 */
export const insertSession = statement<
  SignedInRow & { session_id: string },
  {
    user_id: string;
    password_hash: string;
    seed: Buffer;
    now: string;
    expires_at: string;
    ip: string;
    user_agent: string | null;
    device_name: string | null;
    carrier: Carrier;
  }
>(`
  WITH u AS (
    SELECT * FROM users WHERE workspace_id = $1 AND id = $user_id AND status = 'active' AND password_hash = $password_hash FOR SHARE
  ), session AS (
    INSERT INTO sessions (workspace_id, user_id, seed, rotated_at, last_used_at, expires_at, ip, user_agent, device_name,
                          carrier)
    SELECT $1, u.id, $seed::bytea, $now::timestamptz, $now::timestamptz, $expires_at::timestamptz, $ip::inet,
           $user_agent::text, $device_name::text, $carrier::text
      FROM u
    RETURNING id
  ) SELECT session.id AS session_id, ${PERSON} FROM u, session`);

export interface RefreshRow extends SignedInRow {
  session_id: string;
  generation: number;
  seed: Buffer;
  rotated_at: string;
  expires_at: string;
  revoked_at: string | null;
  carrier: Carrier;
  status: string;
}

/** The session of a refresh token, locked until the transaction ends, so that parallel refreshes wait. */
export const sessionForRefresh = statement<RefreshRow, { id: string }>(`
  SELECT s.id AS session_id, s.generation, s.seed, s.rotated_at, s.expires_at, s.revoked_at, s.carrier, u.status, ${PERSON}
    FROM sessions s
    LEFT JOIN users u ON u.workspace_id = s.workspace_id AND u.id = s.user_id
   WHERE s.workspace_id = $1 AND s.id = $id
     FOR NO KEY UPDATE OF s`);

/** Advances the generation; compares and sets, so one of two parallel calls changes no row. */
export const rotateSession = statement<
  NoRow,
  { id: string; generation: number; now: string; expires_at: string; ip: string; user_agent: string | null }
>(`
  UPDATE sessions
     SET generation = generation + 1, rotated_at = $now, last_used_at = $now, expires_at = $expires_at, ip = $ip,
         user_agent = $user_agent
   WHERE workspace_id = $1 AND id = $id AND generation = $generation AND revoked_at IS NULL`);

export const sessionSecret = statement<{ seed: Buffer; user_id: string }, { id: string }>(
  'SELECT seed, user_id FROM sessions WHERE workspace_id = $1 AND id = $id',
);

export const revokeSession = statement<NoRow, { id: string; user_id: string; now: string }>(`
  UPDATE sessions SET revoked_at = $now
   WHERE workspace_id = $1 AND id = $id AND user_id = $user_id AND revoked_at IS NULL`);

/**
 * Ends a person's sessions except the one kept, and voids their challenges, invitations, password resets and
 * e-mail codes. Lock the person's row first, so that two such calls cannot deadlock.
 */
export const endSignIns = statement<NoRow, { user_id: string; now: string; kept_session_id: string | null }>(`
  WITH tokens AS (
    UPDATE one_time_tokens SET used_at = $now WHERE workspace_id = $1 AND user_id = $user_id AND used_at IS NULL
  )
  UPDATE sessions SET revoked_at = $now
   WHERE workspace_id = $1 AND user_id = $user_id AND revoked_at IS NULL AND expires_at > $now
     AND id IS DISTINCT FROM $kept_session_id::uuid`);

export interface SessionRow {
  id: string;
  device_name: string | null;
  ip: string | null;
  user_agent: string | null;
  created_at: string;
  last_used_at: string;
}

/** Open sessions, last used first. */
export const sessionsOf = statement<SessionRow, { user_id: string; now: string; limit: number }>(`
  SELECT id, device_name, host(ip) AS ip, user_agent, created_at, last_used_at
    FROM sessions
   WHERE workspace_id = $1 AND user_id = $user_id AND revoked_at IS NULL AND expires_at > $now
   ORDER BY last_used_at DESC, id DESC LIMIT $limit`);
