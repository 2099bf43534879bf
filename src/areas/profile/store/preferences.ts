import { statement } from '../../../db/statement.ts';
import type { Preferences } from '../../../generated/types.ts';

export interface PreferencesRow {
  preferences: Partial<Omit<Preferences, 'version'>>;
  version: number;
}

export const preferencesOf = statement<PreferencesRow, { user_id: string }>(
  'SELECT preferences, version FROM user_preferences WHERE workspace_id = $1 AND user_id = $user_id',
);

export const setPreferences = statement<PreferencesRow, { user_id: string; preferences: string }>(`
  INSERT INTO user_preferences (workspace_id, user_id, preferences) VALUES ($1, $user_id, $preferences::jsonb)
  ON CONFLICT (workspace_id, user_id) DO UPDATE SET preferences = EXCLUDED.preferences
  RETURNING preferences, version`);
