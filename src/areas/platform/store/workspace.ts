import { statement, type NoRow } from '../../../db/statement.ts';
import type { Plan, WorkspaceSettings } from '../../../workspace/workspace.ts';

/** The workspace's own row: what an admin may change, and what the licence decides. */
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
  /** Those that somebody has set. */
  settings: Partial<WorkspaceSettings>;
  version: number;
  updated_at: string;
}

const COLUMNS = `
  id, slug::text AS slug, name, plan, seats, timezone, week_start, currency, locale, settings, version, updated_at`;

export const settingsRow = statement<SettingsRow>(`SELECT ${COLUMNS} FROM workspaces WHERE id = $1`);

/** The same, locked until the transaction ends; calls that add records do not wait. */
export const settingsForChange = statement<SettingsRow>(
  `SELECT ${COLUMNS} FROM workspaces WHERE id = $1 FOR NO KEY UPDATE`,
);

/**
 * Locks the workspace against every new record, whose reference to it needs a key share: waits for those that are being
 * written, so that they are counted. Lasts until the transaction ends.
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

/** How many records of a kind, which is the name of their table. */
export interface HeldRow {
  kind: string;
  held: number;
}

/** Records with amounts in this currency. */
export const recordsInCurrency = statement<HeldRow, { currency: string }>(
  'SELECT kind, held FROM records_in_currency($1, $currency)',
);

/** Records that were settled at a moment which is another date in the new zone. */
export const recordsOnOtherDates = statement<HeldRow, { old_zone: string; new_zone: string }>(
  'SELECT kind, held FROM records_on_other_dates($1, $old_zone, $new_zone)',
);
