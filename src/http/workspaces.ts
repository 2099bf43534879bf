import { createCache } from '../lib/cache.ts';
import { workspaceDb } from '../db/handle.ts';
import type { Pool } from '../db/pool.ts';
import { workspaceOfHost } from '../db/shared.ts';
import { findWorkspace } from '../workspace/find.ts';
import { Problem } from '../problem.ts';
import type { Workspace } from '../workspace/workspace.ts';

export interface WorkspaceDirectory {
  /** The workspace of a Host header. Throws 404 for an unknown host. */
  ofHost(host: string): Promise<Workspace>;
  changed(): void;
}

/**
 * Finds workspaces by host, ignoring the port. A single workspace answers on any host. `publicUrl`:
 * PUBLIC_URL.
 */
export function createWorkspaceDirectory(pool: Pool, publicUrl: string | null): WorkspaceDirectory {
  // plan, modules and limits may change at any time: cached for a second, or until a change is announced
  const known = createCache<Workspace | null>({ ttl: 1000, max: 10_000 });

  const load = async (host: string): Promise<Workspace | null> => {
    const id = await workspaceOfHost(pool, host);
    return (id && (await findWorkspace(workspaceDb(pool, id), publicUrl))) || null;
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

/** `brightwater.localhost:8080` -> `brightwater.localhost`; null if the text is not a host. */
function hostName(header: string): string | null {
  const host = header
    .replace(/:\d{1,5}$/, '')
    .replace(/\.$/, '')
    .toLowerCase();
  return host.length <= 253 && /^([a-z0-9._-]+|\[[0-9a-f:.]+\])$/.test(host) ? host : null;
}
