/** A job that does long work which calls have stored: imports, and steps on many records. */
import type { Ending } from '../db/drain.ts';
import { workspaceDb, type Db } from '../db/handle.ts';
import type { Pool } from '../db/pool.ts';
import { listWorkspaceIds } from '../db/shared.ts';
import { findWorkspace } from './find.ts';
import type { Workspace } from './workspace.ts';

export interface OpenWork<One extends { id: string }> {
  /** PUBLIC_URL, for links. */
  publicUrl: string | null;
  /** What a workspace has open, oldest first. */
  find(db: Db): Promise<One[]>;
  /** Does one of them; returns how much it did. */
  work(db: Db, workspace: Workspace, one: One): Promise<number>;
  /** Notes that one has failed, unless the worker is shutting down. */
  failed(db: Db, one: One): Promise<unknown>;
}

/**
 * Does all open work, workspace by workspace; returns how much it did in all. What fails does not stop the
 * others.
 * @throws Error if the worker is shutting down; otherwise the first error, after all were tried
 */
export async function doOpenWork<One extends { id: string }>(
  pool: Pool,
  ending: Ending,
  { publicUrl, find, work, failed }: OpenWork<One>,
): Promise<number> {
  let done = 0;
  const faults: unknown[] = [];
  for (const workspaceId of await listWorkspaceIds(pool)) {
    const db = workspaceDb(pool, workspaceId);
    const seen = new Set<string>();
    for (;;) {
      // queried again each time, because more may have arrived meanwhile
      const one = (await find(db)).find(({ id }) => !seen.has(id));
      const workspace = one && (await findWorkspace(db, publicUrl));
      if (!workspace) break;
      seen.add(one.id);
      try {
        done += await work(db, workspace, one);
      } catch (error) {
        if (ending()) throw error;
        faults.push(error);
        await failed(db, one);
      }
    }
  }
  if (faults.length > 0) throw faults[0];
  return done;
}
