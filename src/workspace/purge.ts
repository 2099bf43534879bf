import { drain, type Ending } from '../db/drain.ts';
import { workspaceDb, type Db } from '../db/handle.ts';
import type { Pool } from '../db/pool.ts';
import { listWorkspaceIds } from '../db/shared.ts';

/**
 * Deletes rows of all workspaces until none are left, as `drain`; returns how many. `deleteSome` deletes at
 * most `limit` rows of a workspace.
 */
export async function purge(
  pool: Pool,
  ending: Ending,
  deleteSome: (db: Db, limit: number) => Promise<number>,
  chunk?: number,
): Promise<number> {
  let deleted = 0;
  for (const workspaceId of await listWorkspaceIds(pool)) {
    const db = workspaceDb(pool, workspaceId);
    deleted += await drain((limit) => deleteSome(db, limit), ending, chunk);
  }
  return deleted;
}

/** The time before which a row is older than this many days, as an ISO timestamp. */
export const daysAgo = (days: number): string => new Date(Date.now() - days * 86_400_000).toISOString();
