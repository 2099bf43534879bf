import { createCache } from '../cache.ts';
import { workspaceDb } from '../db/handle.ts';
import type { Pool } from '../db/pool.ts';
import { workspaceOfHost } from '../db/shared.ts';
import { statement } from '../db/statement.ts';
import { linkBase } from './linkBase.ts';
import { Problem } from '../problem.ts';
import type { Plan, Workspace, WorkspaceSettings } from '../workspace.ts';

interface WorkspaceRow {
  id: string;
  slug: string;
  name: string;
  plan: Plan;
  api_addon: boolean;
  timezone: string;
  currency: string;
  locale: string;
  seats: number;
  settings: Partial<WorkspaceSettings>;
  modules_off: string[];
  hosts: string[];
  /** No other workspace is here: it answers on any host. */
  alone: boolean;
}

const workspaceRow = statement<WorkspaceRow>(`
  SELECT id, slug::text AS slug, name, plan, api_addon, timezone, currency, locale, seats, settings, modules_off,
         ARRAY(SELECT host::text FROM workspace_hosts WHERE workspace_id = $1 ORDER BY host) AS hosts,
         NOT EXISTS (SELECT FROM workspace_hosts WHERE workspace_id <> $1) AS alone
    FROM workspaces WHERE id = $1`);

const DEFAULTS: WorkspaceSettings = {
  allow_overlap: false,
  max_clock_hours: 16,
  two_factor_required: false,
  self_approval: false,
};

export interface WorkspaceDirectory {
  /** The workspace a Host header names; 404 where it names none. */
  ofHost(host: string): Promise<Workspace>;
  changed(): void;
}

/** Hosts are told apart without their port; a lone workspace answers on any host. `publicUrl`: PUBLIC_URL. */
export function createWorkspaceDirectory(pool: Pool, publicUrl: string | null): WorkspaceDirectory {
  // plan, modules and limits may change at any time: known for a second at most, less when a change is announced
  const known = createCache<Workspace | null>({ ttl: 1000, max: 10_000 });

  const load = async (host: string): Promise<Workspace | null> => {
    const id = await workspaceOfHost(pool, host);
    const row = id && (await workspaceDb(pool, id).maybe(workspaceRow));
    return row ? present(row, publicUrl) : null;
  };

  return {
    async ofHost(header) {
      const host = hostName(header);
      const workspace = host === null ? null : await known.get(host, () => load(host));
      if (!workspace)
        throw new Problem(404, 'unknown_host', { detail: 'No workspace answers under this host name.' });
      return workspace;
    },
    changed: () => known.clear(),
  };
}

/** `brightwater.localhost:8080` -> `brightwater.localhost`; null for what is no host. */
function hostName(header: string): string | null {
  const host = header
    .replace(/:\d{1,5}$/, '')
    .replace(/\.$/, '')
    .toLowerCase();
  return host.length <= 253 && /^([a-z0-9._-]+|\[[0-9a-f:.]+\])$/.test(host) ? host : null;
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
  seats: row.seats,
  settings: { ...DEFAULTS, ...row.settings },
  modulesOff: row.modules_off,
  publicUrl: linkBase(publicUrl, row),
});
