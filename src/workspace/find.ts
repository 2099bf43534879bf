import type { Queries } from '../db/handle.ts';
import { statement } from '../db/statement.ts';
import { linkBase } from './linkBase.ts';
import type { Logos } from './logos.ts';
import type { Plan, Workspace, WorkspaceSettings } from './workspace.ts';

interface WorkspaceRow {
  id: string;
  slug: string;
  name: string;
  plan: Plan;
  api_addon: boolean;
  timezone: string;
  currency: string;
  locale: string;
  week_start: number;
  seats: number;
  settings: Partial<WorkspaceSettings>;
  modules_off: string[];
  support_email: string | null;
  primary_color: string | null;
  primary_text_color: string | null;
  font: Workspace['font'] | null;
  login_text: string | null;
  read_only: boolean;
  logos: Logos | null;
  hosts: string[];
  /** Whether it is the only workspace, which answers on any host. */
  alone: boolean;
}

const workspaceRow = statement<WorkspaceRow>(`
  SELECT id, slug, name, plan, api_addon, timezone, currency, locale, week_start, seats, settings, modules_off,
         theme->>'support_email' AS support_email, theme->>'primary_color' AS primary_color,
         theme->>'primary_text_color' AS primary_text_color, theme->>'font' AS font,
         theme->>'login_text' AS login_text, read_only_since IS NOT NULL AS read_only,
         (SELECT json_object_agg(variant, file_id) FROM branding_logos WHERE workspace_id = $1) AS logos,
         ARRAY(SELECT host FROM workspace_hosts WHERE workspace_id = $1 ORDER BY host) AS hosts,
         NOT EXISTS (SELECT FROM workspace_hosts WHERE workspace_id <> $1) AS alone
    FROM workspaces WHERE id = $1`);

/** The colours of a workspace without its own. */
export const BRAND = { color: '#1F4B99', ink: '#FFFFFF' };

/** The settings of a workspace that has changed none. */
export const DEFAULT_SETTINGS: WorkspaceSettings = {
  allow_overlap: false,
  max_clock_hours: 16,
  timesheet_period: 'none',
  remind_after_days: 3,
  escalate_after_days: null,
  overtime_cap_hours: null,
  overtime_expires_months: null,
  working_time_rules: 'breaks',
  on_leave: 'warn',
  rounding: 'none',
  receipt_threshold: '25.00',
  second_person_from: null,
  rate_tolerance: 5,
  closed_through: null,
  leaver_months: 12,
  sole_admin: null,
  two_factor_required: false,
  self_approval: false,
  invoicing: null,
  accounting: null,
};

export const withDefaults = (set: Partial<WorkspaceSettings>): WorkspaceSettings => ({
  ...DEFAULT_SETTINGS,
  ...set,
});

/**
 * The handle's workspace as it is now, with defaults for missing settings. `publicUrl` is PUBLIC_URL, for
 * callers that write links.
 */
export async function findWorkspace(
  db: Queries,
  publicUrl: string | null = null,
): Promise<Workspace | undefined> {
  const row = await db.maybe(workspaceRow);
  return row && present(row, publicUrl);
}

const present = (row: WorkspaceRow, publicUrl: string | null): Workspace => ({
  id: row.id,
  slug: row.slug,
  name: row.name,
  plan: row.plan,
  apiAddon: row.api_addon,
  timezone: row.timezone,
  currency: row.currency,
  locale: row.locale,
  weekStart: row.week_start,
  seats: row.seats,
  settings: withDefaults(row.settings),
  modulesOff: row.modules_off,
  readOnly: row.read_only,
  supportEmail: row.support_email,
  brand: { color: row.primary_color ?? BRAND.color, ink: row.primary_text_color ?? BRAND.ink },
  font: row.font ?? 'system',
  loginText: row.login_text,
  logos: row.logos ?? {},
  publicUrl: linkBase(publicUrl, row),
});
