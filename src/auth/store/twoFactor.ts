import { statement, type NoRow } from '../../db/statement.ts';

export interface OwnSecrets {
  id: string;
  email: string;
  first_name: string;
  last_name: string;
  password_hash: string | null;
  enabled_at: string | null;
}

/** The caller's password hash and second factor. */
export const ownSecrets = statement<OwnSecrets, { user_id: string }>(`
  SELECT u.id, u.email::text AS email, u.first_name, u.last_name, u.password_hash, f.enabled_at
    FROM users u
    LEFT JOIN two_factor f ON f.workspace_id = u.workspace_id AND f.user_id = u.id
   WHERE u.workspace_id = $1 AND u.id = $user_id`);

export const twoFactorStatus = statement<
  { enabled_at: string | null; codes_left: number },
  { user_id: string }
>(`
  SELECT (SELECT enabled_at FROM two_factor WHERE workspace_id = $1 AND user_id = $user_id) AS enabled_at,
         (SELECT count(*)::int FROM recovery_codes WHERE workspace_id = $1 AND user_id = $user_id AND used_at IS NULL) AS codes_left`);

/** Begins a setup or replaces an unfinished one; no row if a second factor is already on. */
export const insertSetup = statement<
  { id: string },
  { user_id: string; secret_sealed: Buffer; setup_expires_at: string }
>(`
  INSERT INTO two_factor (workspace_id, user_id, secret_sealed, setup_expires_at) VALUES ($1, $user_id, $secret_sealed, $setup_expires_at)
  ON CONFLICT (workspace_id, user_id) DO UPDATE
     SET secret_sealed = excluded.secret_sealed, setup_expires_at = excluded.setup_expires_at, last_step = NULL
   WHERE two_factor.enabled_at IS NULL
  RETURNING id`);

/** A setup that waits for its first code, locked. */
export const pendingSetup = statement<{ secret_sealed: Buffer }, { user_id: string; now: string }>(`
  SELECT secret_sealed FROM two_factor
   WHERE workspace_id = $1 AND user_id = $user_id AND enabled_at IS NULL AND setup_expires_at > $now
     FOR UPDATE`);

/** Switches the second factor on and uses up the step of the first code. */
export const enable = statement<NoRow, { user_id: string; now: string; step: number }>(`
  UPDATE two_factor SET enabled_at = $now, last_step = $step, setup_expires_at = NULL
   WHERE workspace_id = $1 AND user_id = $user_id AND enabled_at IS NULL`);

export const disable = statement<NoRow, { user_id: string }>(`
  WITH codes AS (DELETE FROM recovery_codes WHERE workspace_id = $1 AND user_id = $user_id)
  DELETE FROM two_factor WHERE workspace_id = $1 AND user_id = $user_id AND enabled_at IS NOT NULL`);

/** An enabled second factor, locked so that concurrent changes wait. */
export const secretForChange = statement<{ secret_sealed: Buffer }, { user_id: string }>(
  `SELECT secret_sealed FROM two_factor WHERE workspace_id = $1 AND user_id = $user_id AND enabled_at IS NOT NULL FOR UPDATE`,
);

/** Rule 57: a step is accepted once, and no earlier step after it. No row if the step was used. */
export const consumeStep = statement<{ id: string }, { user_id: string; step: number }>(`
  UPDATE two_factor SET last_step = $step
   WHERE workspace_id = $1 AND user_id = $user_id AND enabled_at IS NOT NULL AND (last_step IS NULL OR last_step < $step)
  RETURNING id`);

/** Rule 57: a recovery code works once. No row if the code does not exist or was used. */
export const consumeRecoveryCode = statement<
  { id: string },
  { user_id: string; code_hash: Buffer; now: string }
>(`
  UPDATE recovery_codes SET used_at = $now
   WHERE workspace_id = $1 AND user_id = $user_id AND code_hash = $code_hash AND used_at IS NULL
  RETURNING id`);

export const dropRecoveryCodes = statement<NoRow, { user_id: string }>(
  'DELETE FROM recovery_codes WHERE workspace_id = $1 AND user_id = $user_id',
);

export const insertRecoveryCodes = statement<NoRow, { user_id: string; code_hashes: readonly Buffer[] }>(`
  INSERT INTO recovery_codes (workspace_id, user_id, code_hash) SELECT $1, $user_id, unnest($code_hashes::bytea[])`);
