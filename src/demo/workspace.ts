/** Inserts the workspace and its hosts. */
import type { CivilDate } from '../civil/dates.ts';
import type { Workspace } from '../workspace/workspace.ts';
import type { CompanyFacts } from './company.ts';
import { iso } from './days.ts';
import type { Rows } from './rows.ts';

export function insertWorkspace(
  rows: Rows,
  { id, slug, name, plan, timezone, currency, locale, weekStart, seats }: Workspace,
  { hosts, theme, invoicing, secondPersonFrom, timesheets }: CompanyFacts,
  { at, licensedUntil }: { at: number; licensedUntil: CivilDate },
): void {
  rows.insert('workspaces', {
    id,
    slug,
    name,
    plan,
    api_addon: false,
    timezone,
    currency,
    locale,
    week_start: weekStart,
    seats,
    valid_until: licensedUntil,
    settings: {
      ...(invoicing && { invoicing }),
      ...(secondPersonFrom !== null && { second_person_from: secondPersonFrom }),
      ...(timesheets !== 'none' && { timesheet_period: timesheets }),
    },
    theme,
    modules_off: [],
    created_at: iso(at),
    updated_at: iso(at),
    version: 1,
  });
  for (const host of hosts) rows.insert('workspace_hosts', { host, workspace_id: id });
}
