import { statement, type NoRow } from '../../../db/statement.ts';
import type { Plan, WorkspaceSettings } from '../../../workspace/workspace.ts';

/** The workspace's own row: settings, and the terms of the licence. */
export interface SettingsRow {
  id: string;
  slug: string;
  name: string;
  plan: Plan;
  seats: number;
  timezone: string;
  /** 0 = Sunday … 6 = Saturday. */
  week_start: number;
  currency: string;
  locale: string;
  /** Only the settings that were ever set; the others have defaults. */
  settings: Partial<WorkspaceSettings>;
  version: number;
  updated_at: string;
}

const COLUMNS = `
  id, slug::text AS slug, name, plan, seats, timezone, week_start, currency, locale, settings, version, updated_at`;

export const settingsRow = statement<SettingsRow>(`SELECT ${COLUMNS} FROM workspaces WHERE id = $1`);

/** As `settingsRow`, locked until the transaction ends. Calls that add records do not wait. */
export const settingsForChange = statement<SettingsRow>(
  `SELECT ${COLUMNS} FROM workspaces WHERE id = $1 FOR NO KEY UPDATE`,
);

/**
 * Locks the workspace against new records, which need a key share on it, and waits for those being written,
 * so that they are counted. Lasts until the transaction ends.
 */
export const holdRecords = statement<NoRow>('SELECT FROM workspaces WHERE id = $1 FOR UPDATE');

export const updateSettings = statement<
  SettingsRow,
  {
    name: string;
    timezone: string;
    week_start: number;
    currency: string;
    locale: string;
    settings: string;
  }
>(`
  UPDATE workspaces
     SET name = $name, timezone = $timezone, week_start = $week_start, currency = $currency, locale = $locale,
         settings = settings || $settings::jsonb
   WHERE id = $1 RETURNING ${COLUMNS}`);

/** Number of records in the table `kind`. */
export interface HeldRow {
  kind: string;
  held: number;
}

export const recordsInCurrency = statement<HeldRow, { currency: string }>(
  'SELECT kind, held FROM records_in_currency($1, $currency)',
);

/** Records whose `paid_at` falls on another date in the new zone. */
export const recordsOnOtherDates = statement<HeldRow, { old_zone: string; new_zone: string }>(
  'SELECT kind, held FROM records_on_other_dates($1, $old_zone, $new_zone)',
);

/** What the setting `accounting` may name: codes of expense categories, and ids of leave types. */
export const accountingKeys = statement<{ categories: string[]; policies: string[] }>(`
  SELECT ARRAY(SELECT code FROM list_items WHERE workspace_id = $1 AND list_key = 'expense-categories') AS categories,
         ARRAY(SELECT id::text FROM policies WHERE workspace_id = $1) AS policies`);
