import { workspaceDb, type Db } from '../db/handle.ts';
import type { Standby } from '../db/standby.ts';
import type { Services } from '../services.ts';
import type { Workspace } from '../workspace/workspace.ts';
import type { Exchange } from './boundary.ts';
import { addressOf, type TrustedProxies } from './clientAddress.ts';
import { hostOf, splitTarget } from './target.ts';
import type { WorkspaceDirectory } from './workspaces.ts';

/** A request whose workspace is known. */
export interface ServedRequest extends Exchange {
  readonly workspace: Workspace;
  readonly db: Db;
  /** For operations that a standby may answer. */
  readonly standby: Standby | undefined;
  /** Milliseconds since 1970. */
  readonly now: number;
  /** The client's address. */
  readonly ip: string;
  readonly path: string;
  /** The query with its question mark; empty without one. */
  readonly search: string;
}

export interface ServedDeps {
  standby: Standby | undefined;
  services: Pick<Services, 'pool'>;
  workspaces: WorkspaceDirectory;
  trustedProxies: TrustedProxies;
  /** Milliseconds since 1970. */
  now: () => number;
}

/**
 * The request in the workspace that its Host names. Throws 400 for two Host headers, 404 for an unknown host.
 */
export async function inWorkspace(deps: ServedDeps, exchange: Exchange): Promise<ServedRequest> {
  const { req } = exchange.ctx;
  const now = deps.now();
  const ip = addressOf(req, deps.trustedProxies);
  const workspace = await deps.workspaces.ofHost(hostOf(req));
  exchange.report.workspace = workspace;
  const db = workspaceDb(deps.services.pool, workspace.id);
  return { ...exchange, workspace, db, standby: deps.standby, now, ip, ...splitTarget(req.url!) };
}
