/** A job that visits all workspaces and handles their items in turn. */
import { workspaceDb, type Db } from '../db/handle.ts';
import { type Ending, goOn } from '../db/drain.ts';
import type { Pool } from '../db/pool.ts';
import { listWorkspaceIds } from '../db/shared.ts';
import { findWorkspace } from './find.ts';
import type { Module } from './modules.ts';
import type { Workspace } from './workspace.ts';

export interface Sweep<Item> {
  /** The module of the job, which waits while the module is switched off. Null: always runs. */
  module: Module | null;
  /** Also runs in workspaces that are read-only because their trial has ended. */
  evenReadOnly?: boolean;
  /** The items of a workspace, read in batches. */
  find(db: Db, workspace: Workspace): AsyncIterable<Item>;
  /** Handles one item in its own transaction, if it is still due; returns how much it did. */
  settle(db: Db, workspace: Workspace, item: Item): Promise<number>;
}

/**
 * Settles all items, workspace by workspace; returns how much it did in all. It can be stopped at any point
 * and continues with the rest next time. A failed item does not stop the others; its error is thrown at the
 * end.
 * @throws Error if the worker ends meanwhile, or the first item's error
 */
export async function sweep<Item>(
  pool: Pool,
  ending: Ending,
  { module, evenReadOnly = false, find, settle }: Sweep<Item>,
): Promise<number> {
  let settled = 0;
  const faults: unknown[] = [];
  for (const workspaceId of await listWorkspaceIds(pool)) {
    const db = workspaceDb(pool, workspaceId);
    const workspace = await findWorkspace(db);
    if (!workspace) continue;
    if (workspace.readOnly && !evenReadOnly) continue;
    // items stay due and are settled when the module is switched on again
    if (module !== null && workspace.modulesOff.includes(module)) continue;
    for await (const item of find(db, workspace)) {
      goOn(ending, 'round');
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
