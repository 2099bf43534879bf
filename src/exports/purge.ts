import { type Ending, goOn } from '../db/drain.ts';
import { workspaceDb } from '../db/handle.ts';
import type { Pool } from '../db/pool.ts';
import { listWorkspaceIds } from '../db/shared.ts';
import { statement, type NoRow } from '../db/statement.ts';
import { dropSome } from './make.ts';
import { dropAllRows, dropEntries, expireExport, exportsToEmpty } from './store.ts';

/** Parts deleted per transaction. */
const AT_ONCE = 20;

/** Rows of deleted exports stay for a day, to count for the daily limit, and until all parts are gone. */
const forgetDeleted = statement<NoRow, { before: string }>(
  `DELETE FROM exports e WHERE e.workspace_id = $1 AND e.deleted_at < $before
     AND NOT EXISTS (SELECT FROM export_parts p WHERE p.workspace_id = $1 AND p.export_id = e.id)`,
);

/** Deletes the contents of expired, failed and deleted archives; returns how many archives it emptied. */
export async function purgeExports(pool: Pool, now: number, ending: Ending): Promise<number> {
  let purged = 0;
  for (const workspaceId of await listWorkspaceIds(pool)) {
    const db = workspaceDb(pool, workspaceId);
    for (const { id } of await db.rows(exportsToEmpty, { now: new Date(now).toISOString() })) {
      await db.count(expireExport, { id });
      for (let count = AT_ONCE; count === AT_ONCE;) {
        goOn(ending, 'purge');
        count = await db.transaction((tx) => dropSome(tx, id, null, AT_ONCE));
      }
      await db.transaction(async (tx) => {
        await tx.count(dropAllRows, { export_id: id });
        await tx.count(dropEntries, { export_id: id });
      });
      purged += 1;
    }
    await db.count(forgetDeleted, { before: new Date(now - 24 * 3_600_000).toISOString() });
  }
  return purged;
}
