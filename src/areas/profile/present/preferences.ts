import type { Preferences } from '../../../generated/types.ts';
import type { PreferencesRow } from '../store/preferences.ts';

/** Nothing chosen. */
const NONE: PreferencesRow = { preferences: {}, version: 0 };

export const presentPreferences = ({ preferences, version }: PreferencesRow = NONE): Preferences => ({
  theme: 'system',
  language: null,
  start_page: null,
  columns: {},
  filters: {},
  ...preferences,
  version,
});
