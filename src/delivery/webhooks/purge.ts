/**
 * Forgetting. Events, deliveries and attempts are forgotten a week at a time, by dropping its partition when all of it is older than
 * records are kept; what is still needed moves to the default partition, and is deleted when its time comes. No call shows what is
 * older than 30 days, so nobody notices that it is there for some days more.
 */
import { drain, type Ending } from '../../db/drain.ts';
import { workspaceDb } from '../../db/handle.ts';
import { dropPartition, makePartition, partitionsUntil, type PartitionedTable } from '../../db/partitions.ts';
import type { Pool } from '../../db/pool.ts';
import { listWorkspaceIds } from '../../db/shared.ts';
import { statement, type NoRow, type Statement } from '../../db/statement.ts';

// Ids are UUIDs of version 7, which begin with their creation time: the primary key is also the index by age, with the
// oldest first. Where there is nothing to delete, the statement reads one index entry.

interface Old {
  before_id: string;
  before: string;
  limit: number;
}

/** The stretch that a partition has. */
interface Within {
  from_id: string;
  before_id: string;
  limit: number;
}

/** Open deliveries of that age: they are tried, or held until their webhook is resumed. */
const openDeliveries = statement<{ id: string }, Within>(`
  SELECT id FROM deliveries
   WHERE workspace_id = $1 AND id >= $from_id::uuid AND id < $before_id::uuid AND status = ANY ('{pending,retrying,held}') ORDER BY id LIMIT $limit`);

/** Younger deliveries lose the names of older ones that they repeat, before those are forgotten. */
const forgetReplayed = statement<NoRow, Omit<Old, 'before'>>(`
  UPDATE deliveries SET replay_of = NULL WHERE workspace_id = $1 AND id = ANY (ARRAY(
    SELECT id FROM deliveries WHERE workspace_id = $1 AND replay_of < $before_id::uuid LIMIT $limit))`);

/** Deletes settled deliveries that stayed behind; a trigger deletes their attempts. */
const purgeDeliveries = statement<NoRow, Old>(`
  DELETE FROM deliveries WHERE workspace_id = $1 AND id = ANY (ARRAY(
    SELECT id FROM deliveries
     WHERE workspace_id = $1 AND id < $before_id::uuid AND created_at < $before AND status IN ('delivered', 'failed')
     ORDER BY id LIMIT $limit FOR UPDATE SKIP LOCKED))`);

/** Deletes attempts that were in the default partition, while their delivery went with its week. */
const purgeAttempts = statement<NoRow, Omit<Old, 'before'>>(`
  WITH lone AS (
    SELECT a.delivery_id, a.number FROM delivery_attempts a
     WHERE a.workspace_id = $1 AND a.delivery_id < $before_id::uuid
       AND NOT EXISTS (SELECT FROM deliveries d WHERE d.workspace_id = $1 AND d.id = a.delivery_id)
     ORDER BY a.delivery_id LIMIT $limit
  )
  DELETE FROM delivery_attempts WHERE workspace_id = $1 AND delivery_id = ANY (ARRAY(SELECT delivery_id FROM lone))
     AND (delivery_id, number) IN (SELECT delivery_id, number FROM lone)`);

/** Events of that age that a delivery has: an open one, or one that repeats a failed one, which is younger than its event. */
const eventsInUse = statement<{ id: string }, Within>(`
  SELECT DISTINCT event_id AS id FROM deliveries
   WHERE workspace_id = $1 AND event_id >= $from_id::uuid AND event_id < $before_id::uuid LIMIT $limit`);

/** Deletes events that no delivery refers to any more. */
const purgeEvents = statement<NoRow, Old>(`
  DELETE FROM events WHERE workspace_id = $1 AND id < $before_id::uuid AND id = ANY (ARRAY(
    SELECT e.id FROM events e
     WHERE e.workspace_id = $1 AND e.id < $before_id::uuid AND e.created_at < $before
       AND NOT EXISTS (SELECT FROM deliveries d WHERE d.workspace_id = $1 AND d.event_id = e.id)
     ORDER BY e.id LIMIT $limit))`);

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const WEEK = 7 * DAY;
/** The first Monday of 1970, in UTC. */
const MONDAY = 4 * DAY;
/** Rows that move to the default partition at most. Where more are still needed, the partition stays, and what is not is deleted. */
const MOVED = 10_000;

/** The smallest UUID of version 7 for a time (milliseconds since 1970), by RFC 9562, 5.7. */
export function firstIdOf(ms: number): string {
  const hex = Math.max(0, Math.floor(ms)).toString(16).padStart(12, '0');
  return `${hex.slice(0, 8)}-${hex.slice(8)}-7000-8000-000000000000`;
}

/** The Monday that a time's week began with: milliseconds since 1970. */
const mondayOf = (ms: number): number => ms - ((((ms - MONDAY) % WEEK) + WEEK) % WEEK);
const dateOf = (ms: number): string => new Date(ms).toISOString().slice(0, 10);

export interface Purged {
  /** Dropped. */
  partitions: number;
  /** Rows that were deleted one by one. */
  deliveries: number;
  events: number;
}

/**
 * Forgets the weeks of which all is older than `days` (service.md, delivery rule 8), and makes the partitions of the coming ones. It
 * can be stopped at any point and goes on with the rest the next time.
 */
export async function purge(pool: Pool, { days }: { days: number }, ending: Ending): Promise<Purged> {
  await makeAhead(pool);
  // an hour more: what was shown, or repeated, in its last moment is committed
  const until = mondayOf(Date.now() - days * DAY - HOUR);
  const age = { before_id: firstIdOf(until), before: new Date(until).toISOString() };
  const workspaces = await listWorkspaceIds(pool);
  const forget = (table: PartitionedTable, needed: typeof openDeliveries) =>
    forgetWeeks(pool, table, until, workspaces, needed, ending);

  const drainEach = async (statement: Statement<NoRow, Old>) => {
    let rows = 0;
    for (const workspaceId of workspaces) {
      const db = workspaceDb(pool, workspaceId);
      rows += await drain((limit) => db.count(statement, { ...age, limit }), ending);
    }
    return rows;
  };

  let partitions = await forget('delivery_attempts', openDeliveries);
  await drainEach(forgetReplayed);
  partitions += await forget('deliveries', openDeliveries);
  const deliveries = await drainEach(purgeDeliveries);
  await drainEach(purgeAttempts);
  partitions += await forget('events', eventsInUse);
  const events = await drainEach(purgeEvents);
  return { partitions, deliveries, events };
}

/** How many weeks have a partition ahead. The job runs daily; a sender looks into each partition of deliveries, so that they have one. */
const AHEAD = { delivery_attempts: 2, deliveries: 1, events: 2 } as const;

async function makeAhead(pool: Pool): Promise<void> {
  const next = mondayOf(Date.now()) + WEEK;
  for (const table of ['delivery_attempts', 'deliveries', 'events'] as const)
    for (let weeks = 1; weeks <= AHEAD[table]; weeks += 1)
      await makePartition(pool, table, dateOf(next + weeks * WEEK));
}

/** Drops the partitions of weeks that are over by then, but for what is `needed` of them; returns how many. */
async function forgetWeeks(
  pool: Pool,
  table: PartitionedTable,
  until: number,
  workspaces: readonly string[],
  needed: typeof openDeliveries,
  ending: Ending,
): Promise<number> {
  let dropped = 0;
  // the first partition has all that is older; what has been moved before does not count for those after it
  let from_id = firstIdOf(0);
  for (const ends of await partitionsUntil(pool, table, dateOf(until))) {
    const keep: string[] = [];
    const before_id = firstIdOf(Date.parse(ends));
    for (const workspaceId of workspaces) {
      if (ending()) throw new Error('the purge was interrupted; it goes on elsewhere');
      const left = MOVED + 1 - keep.length;
      const rows = await workspaceDb(pool, workspaceId).rows(needed, {
        from_id,
        before_id,
        limit: left,
      });
      keep.push(...rows.map(({ id }) => id));
      if (keep.length > MOVED) break;
    }
    if (keep.length <= MOVED && (await dropPartition(pool, table, ends, keep))) dropped += 1;
    from_id = before_id;
  }
  return dropped;
}
