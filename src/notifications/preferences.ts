import { statement } from '../db/statement.ts';
import type { Wishes } from './channels.ts';

/** A person's preferences. Quiet hours are HH:MM in their zone, both null if there are none. */
export interface PreferencesRow {
  id: string;
  kinds: Wishes;
  quiet_from: string | null;
  quiet_to: string | null;
}

const COLUMNS = 'id, kinds, quiet_from, quiet_to';

/** No row if the person has never changed a preference. */
export const preferencesOf = statement<PreferencesRow, { user_id: string }>(
  `SELECT ${COLUMNS} FROM notification_preferences WHERE workspace_id = $1 AND user_id = $user_id`,
);

/** The person's row, locked until the transaction ends; inserted if it does not exist. */
export const holdPreferences = statement<PreferencesRow, { user_id: string }>(`
  INSERT INTO notification_preferences (workspace_id, user_id) VALUES ($1, $user_id)
  ON CONFLICT (workspace_id, user_id) DO UPDATE SET user_id = EXCLUDED.user_id
  RETURNING ${COLUMNS}`);

export const setPreferences = statement<
  PreferencesRow,
  { user_id: string; kinds: string; quiet_from: string | null; quiet_to: string | null }
>(`
  UPDATE notification_preferences SET kinds = $kinds::jsonb, quiet_from = $quiet_from, quiet_to = $quiet_to
   WHERE workspace_id = $1 AND user_id = $user_id RETURNING ${COLUMNS}`);

export const setKinds = statement<PreferencesRow, { user_id: string; kinds: string }>(`
  UPDATE notification_preferences SET kinds = $kinds::jsonb
   WHERE workspace_id = $1 AND user_id = $user_id RETURNING ${COLUMNS}`);

/** The person of an unsubscribe link: also an invited or deactivated one, but not a deleted one. */
export const personOfLink = statement<
  { id: string; email: string; first_name: string; last_name: string },
  { id: string }
>(`
  SELECT id, email::text AS email, first_name, last_name FROM users
   WHERE workspace_id = $1 AND id = $id AND deleted_at IS NULL`);
