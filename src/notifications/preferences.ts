import { statement } from '../db/statement.ts';
import type { Wishes } from './channels.ts';

/** What somebody wants to be told, and when; times as HH:MM of their zone, both null without quiet hours. */
export interface PreferencesRow {
  id: string;
  kinds: Wishes;
  quiet_from: string | null;
  quiet_to: string | null;
}

const COLUMNS = 'id, kinds, quiet_from, quiet_to';

/** No row where the person has never said anything. */
export const preferencesOf = statement<PreferencesRow, { user_id: string }>(
  `SELECT ${COLUMNS} FROM notification_preferences WHERE workspace_id = $1 AND user_id = $user_id`,
);

/** The person's row, locked until the transaction ends; made where there is none. */
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

/** The person of a link, who may be suspended or invited meanwhile, but is there. */
export const personOfLink = statement<
  { id: string; email: string; first_name: string; last_name: string },
  { id: string }
>(`
  SELECT id, email::text AS email, first_name, last_name FROM users
   WHERE workspace_id = $1 AND id = $id AND deleted_at IS NULL`);
