/** Jobs that visit all workspaces and do one thing after the other there. */
import { workspaceDb, type Db } from '../db/handle.ts';
import type { Ending } from '../db/drain.ts';
import type { Pool } from '../db/pool.ts';
import { listWorkspaceIds } from '../db/shared.ts';
import { findWorkspace } from './find.ts';
import type { Workspace } from './workspace.ts';

export interface Sweep<Item> {
  /** What there is to do in a workspace, read in batches. */
  find(db: Db, workspace: Workspace): AsyncIterable<Item>;
  /** Does one, in a transaction of its own, if it still is to be done; answers how much that was. */
  settle(db: Db, workspace: Workspace, item: Item): Promise<number>;
}

/**
 * Settles what is found, workspace by workspace; answers how much in all. Stopped at any point, it goes on with the rest the
 * next time. One thing that cannot be settled keeps no other back: it is reported in the end.
 *
 * @throws Error when the worker ends in between, or with the first of the faults.
 */
export async function sweep<Item>(
  pool: Pool,
  ending: Ending,
  { find, settle }: Sweep<Item>,
): Promise<number> {
  let settled = 0;
  const faults: unknown[] = [];
  for (const workspaceId of await listWorkspaceIds(pool)) {
    const db = workspaceDb(pool, workspaceId);
    const workspace = await findWorkspace(db);
    if (!workspace) continue;
    for await (const item of find(db, workspace)) {
      if (ending()) throw new Error('the round was interrupted; it goes on elsewhere');
      try {
        settled += await settle(db, workspace, item);
      } catch (error) {
        faults.push(error);
      }
    }
  }
  if (faults.length > 0) throw faults[0];
  return settled;
}
