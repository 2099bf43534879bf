import { drain, type Ending } from '../db/drain.ts';
import { workspaceDb } from '../db/handle.ts';
import type { Pool } from '../db/pool.ts';
import { listWorkspaceIds } from '../db/shared.ts';
import { statement, type NoRow } from '../db/statement.ts';

// Ids are UUIDs of version 7, which begin with their creation time: the primary key is also the index by age, with the
// oldest first. Where there is nothing to delete, the statement reads one index entry.

/**
 * Deletes settled deliveries with their attempts. Open ones stay: they are tried, or held until their webhook is
 * resumed.
 */
const purgeDeliveries = statement<NoRow, { before_id: string; before: string; limit: number }>(`
  DELETE FROM deliveries WHERE workspace_id = $1 AND id = ANY (ARRAY(
    SELECT id FROM deliveries
     WHERE workspace_id = $1 AND id < $before_id::uuid AND created_at < $before AND status IN ('delivered', 'failed')
     ORDER BY id LIMIT $limit FOR UPDATE SKIP LOCKED))`);

/** Deletes events that no delivery refers to any more. */
const purgeEvents = statement<NoRow, { before_id: string; before: string; limit: number }>(`
  DELETE FROM events WHERE workspace_id = $1 AND id = ANY (ARRAY(
    SELECT e.id FROM events e
     WHERE e.workspace_id = $1 AND e.id < $before_id::uuid AND e.created_at < $before
       AND NOT EXISTS (SELECT FROM deliveries d WHERE d.workspace_id = $1 AND d.event_id = e.id)
     ORDER BY e.id LIMIT $limit))`);

const DAY = 86_400_000;

/** The smallest UUID of version 7 for a time (milliseconds since 1970), by RFC 9562, 5.7. */
export function firstIdOf(ms: number): string {
  const hex = Math.max(0, Math.floor(ms)).toString(16).padStart(12, '0');
  return `${hex.slice(0, 8)}-${hex.slice(8)}-7000-8000-000000000000`;
}

/**
 * Deletes records older than `days`, workspace by workspace, in bounded statements (service.md, delivery rule 8). It
 * can be stopped at any point and goes on with the rest the next time.
 */
export async function purge(
  pool: Pool,
  { days }: { days: number },
  ending: Ending,
): Promise<{ deliveries: number; events: number }> {
  const before = Date.now() - days * DAY;
  const age = { before_id: firstIdOf(before), before: new Date(before).toISOString() };
  const result = { deliveries: 0, events: 0 };
  for (const workspaceId of await listWorkspaceIds(pool)) {
    const db = workspaceDb(pool, workspaceId);
    result.deliveries += await drain((limit) => db.count(purgeDeliveries, { ...age, limit }), ending);
    result.events += await drain((limit) => db.count(purgeEvents, { ...age, limit }), ending);
  }
  return result;
}
