import type { Logger } from 'pino';
import { workspaceDb } from '../../../db/handle.ts';
import type { Pool } from '../../../db/pool.ts';
import { listWorkspaceIds } from '../../../db/shared.ts';
import { notifyOfFailing } from './notifyFailing.ts';
import { sweepWakeups } from '../store/wakeups.ts';

/**
 * Writes wake-ups for deliveries whose wake-up, workflow or run was lost, and notifies admins of webhooks
 * that have failed for a day.
 */
export async function sweep(pool: Pool, log: Logger, signal?: AbortSignal): Promise<void> {
  for (const workspaceId of await listWorkspaceIds(pool)) {
    if (signal?.aborted) return;
    const db = workspaceDb(pool, workspaceId);
    const found = await db.count(sweepWakeups);
    if (found > 0) log.info({ workspace: workspaceId }, 'the sweep found lost deliveries');
    await notifyOfFailing(db);
  }
}
