import { workspaceDb } from '../../../db/handle.ts';
import type { Pool } from '../../../db/pool.ts';
import { listWorkspaceIds } from '../../../db/shared.ts';
import { followPlacements } from '../../../people/placements.ts';

/**
 * Shows people at the workplace and with the calendar of today; returns how many changed. Days are counted by
 * the placements themselves, so nothing depends on when this runs.
 */
export async function beginPlacements(pool: Pool, clock: () => number): Promise<number> {
  let begun = 0;
  for (const workspaceId of await listWorkspaceIds(pool)) {
    const db = workspaceDb(pool, workspaceId);
    begun += await db.count(followPlacements, { employee_ids: null, now: new Date(clock()).toISOString() });
  }
  return begun;
}
