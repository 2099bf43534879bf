import type { Logger } from 'pino';
import { workspaceDb } from '../db/handle.ts';
import type { Pool } from '../db/pool.ts';
import { listWorkspaceIds } from '../db/shared.ts';
import { tellOfFailing } from './failing.ts';
import { sweepWakeups } from './store.ts';

/**
 * What was lost on the way (a wake-up, a workflow, a sender that died) leaves rows that wait for nobody: this finds them,
 * workspace by workspace, and writes the wake-up anew. Admins of webhooks that have failed for a day are told on the way.
 */
export async function sweep(pool: Pool, log: Logger, signal?: AbortSignal): Promise<void> {
  for (const workspaceId of await listWorkspaceIds(pool)) {
    if (signal?.aborted) return;
    const db = workspaceDb(pool, workspaceId);
    const found = await db.count(sweepWakeups);
    if (found > 0) log.info({ workspace: workspaceId }, 'the sweep found deliveries that waited for nobody');
    await tellOfFailing(db);
  }
}
