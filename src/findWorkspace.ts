import type { Queries } from './db/handle.ts';
import { statement } from './db/statement.ts';
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
}

const workspaceRow = statement<WorkspaceRow>(`
  SELECT id, slug::text AS slug, name, plan, api_addon, timezone, currency, locale, week_start, seats, settings, modules_off
    FROM workspaces WHERE id = $1`);

const DEFAULTS: WorkspaceSettings = {
  allow_overlap: false,
  max_clock_hours: 16,
  on_leave: 'warn',
  rounding: 'none',
  two_factor_required: false,
  self_approval: false,
};

/** The workspace behind a handle, as it is now, with the settings that nobody has set. */
export async function findWorkspace(db: Queries): Promise<Workspace | undefined> {
  const row = await db.maybe(workspaceRow);
  return row && present(row);
}

const present = (row: WorkspaceRow): Workspace => ({
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
  settings: { ...DEFAULTS, ...row.settings },
  modulesOff: row.modules_off,
});
