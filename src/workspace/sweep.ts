/** A job that goes through all workspaces and handles one item after the other there. */
import { workspaceDb, type Db } from '../db/handle.ts';
import type { Ending } from '../db/drain.ts';
import type { Pool } from '../db/pool.ts';
import { listWorkspaceIds } from '../db/shared.ts';
import { findWorkspace } from './find.ts';
import type { Module } from './modules.ts';
import type { Workspace } from './workspace.ts';

export interface Sweep<Item> {
  /** The module that the job belongs to: where it is switched off, the job waits. Null: none. */
  module: Module | null;
  /** It also runs in workspaces that are read-only because their trial has ended. */
  evenReadOnly?: boolean;
  /** The items of a workspace, read in batches. */
  find(db: Db, workspace: Workspace): AsyncIterable<Item>;
  /** Handles one item in a transaction of its own, if it is still due; returns how much was done. */
  settle(db: Db, workspace: Workspace, item: Item): Promise<number>;
}

/**
 * Settles all items, workspace by workspace; returns how much was done in all. It can be stopped at any point and goes
 * on with the rest the next time. An item that fails does not stop the others: its error is thrown at the end.
 * @throws Error when the worker ends in between, or the first item's error.
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
    // what is due stays due, and is settled when the module is back
    if (module !== null && workspace.modulesOff.includes(module)) continue;
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
