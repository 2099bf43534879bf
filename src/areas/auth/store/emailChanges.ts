import { statement, type NoRow } from '../../../db/statement.ts';

/** Records that a person's sign-in address was changed and is not proved yet. */
export const noteEmailChange = statement<NoRow, { user_id: string; changed_at: string }>(`
  INSERT INTO email_changes (workspace_id, user_id, changed_at) VALUES ($1, $user_id, $changed_at)
  ON CONFLICT (workspace_id, user_id) DO UPDATE SET changed_at = excluded.changed_at, proved_at = NULL`);

/** Records that the person has signed in with the address. Does nothing if it is no longer theirs. */
export const proveEmail = statement<NoRow, { user_id: string; proved_at: string; email: string }>(`
  UPDATE email_changes c SET proved_at = $proved_at
    FROM users u
   WHERE c.workspace_id = $1 AND c.user_id = $user_id AND c.proved_at IS NULL
     AND u.workspace_id = c.workspace_id AND u.id = c.user_id AND u.email = $email`);

/**
 * Marks a changed address as proved because an admin vouches for it. Changes no row if none waits for proof.
 */
export const vouchForEmail = statement<NoRow, { user_id: string; proved_at: string }>(`
  UPDATE email_changes SET proved_at = $proved_at WHERE workspace_id = $1 AND user_id = $user_id AND proved_at IS NULL`);

/** Returns a row if the person's address was changed and is not proved yet. */
export const unprovedEmail = statement<{ changed_at: string }, { user_id: string }>(
  'SELECT changed_at FROM email_changes WHERE workspace_id = $1 AND user_id = $user_id AND proved_at IS NULL',
);

/** Condition on users as `u`: the address was never changed, or the new one is proved. */
export const EMAIL_PROVED = `
  NOT EXISTS (SELECT FROM email_changes c WHERE c.workspace_id = u.workspace_id AND c.user_id = u.id AND c.proved_at IS NULL)`;

/** Adds a code that confirms a new address and voids earlier ones. */
export const insertEmailToken = statement<
  NoRow,
  { user_id: string; token_hash: Buffer; context: string; expires_at: string; now: string }
>(`
  WITH before AS (
    UPDATE one_time_tokens SET used_at = $now
     WHERE workspace_id = $1 AND user_id = $user_id AND kind = 'email' AND used_at IS NULL
  )
  INSERT INTO one_time_tokens (workspace_id, user_id, kind, token_hash, context, expires_at)
  VALUES ($1, $user_id, 'email', $token_hash, $context::jsonb, $expires_at)`);

/** The person and the new address of a valid code. */
export const confirming = statement<
  { user_id: string; context: { email: string; own: boolean } },
  { token_hash: Buffer; now: string }
>(`
  SELECT user_id, context FROM one_time_tokens
   WHERE workspace_id = $1 AND kind = 'email' AND token_hash = $token_hash AND used_at IS NULL AND expires_at > $now`);

/** Changes an active person's address. Violates a unique constraint if somebody else has it. */
export const moveEmail = statement<NoRow, { id: string; email: string }>(
  `UPDATE users SET email = $email WHERE workspace_id = $1 AND id = $id AND status = 'active'`,
);
