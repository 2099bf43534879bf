/**
 * Deletes old events, deliveries and attempts by dropping the partition of a week when all of it is old
 * enough. Rows that are still needed move to the default partition, and are deleted one by one later.
 */
import { firstIdOf } from '../../db/firstId.ts';
import { drain, type Ending } from '../../db/drain.ts';
import { workspaceDb } from '../../db/handle.ts';
import { dropPartition, makePartition, partitionsUntil, type PartitionedTable } from '../../db/partitions.ts';
import type { Pool } from '../../db/pool.ts';
import { listWorkspaceIds } from '../../db/shared.ts';
import { statement, type NoRow, type Statement } from '../../db/statement.ts';

// Ids are UUIDs of version 7, which begin with their creation time: the primary key is also the index by age.
// A statement that finds nothing to delete reads one index entry.

interface Old {
  before_id: string;
  before: string;
  limit: number;
}

/** The range of ids in a partition. */
interface Within {
  from_id: string;
  before_id: string;
  limit: number;
}

/** Open deliveries of that age: retried, or held until their webhook is resumed. */
const openDeliveries = statement<{ id: string }, Within>(`
  SELECT id FROM deliveries
   WHERE workspace_id = $1 AND id >= $from_id::uuid AND id < $before_id::uuid AND status = ANY ('{pending,retrying,held}') ORDER BY id LIMIT $limit`);

/** Clears the references of newer deliveries to old ones that they repeat. */
const clearReplayed = statement<NoRow, Omit<Old, 'before'>>(`
  UPDATE deliveries SET replay_of = NULL WHERE workspace_id = $1 AND id = ANY (ARRAY(
    SELECT id FROM deliveries WHERE workspace_id = $1 AND replay_of < $before_id::uuid LIMIT $limit))`);

/** Deletes settled deliveries in the default partition; a trigger deletes their attempts. */
const purgeDeliveries = statement<NoRow, Old>(`
  DELETE FROM deliveries WHERE workspace_id = $1 AND id = ANY (ARRAY(
    SELECT id FROM deliveries
     WHERE workspace_id = $1 AND id < $before_id::uuid AND created_at < $before AND status IN ('delivered', 'failed')
     ORDER BY id LIMIT $limit FOR UPDATE SKIP LOCKED))`);

/** Deletes attempts in the default partition whose delivery was dropped with its week. */
const purgeAttempts = statement<NoRow, Omit<Old, 'before'>>(`
  WITH lone AS (
    SELECT a.delivery_id, a.number FROM delivery_attempts a
     WHERE a.workspace_id = $1 AND a.delivery_id < $before_id::uuid
       AND NOT EXISTS (SELECT FROM deliveries d WHERE d.workspace_id = $1 AND d.id = a.delivery_id)
     ORDER BY a.delivery_id LIMIT $limit
  )
  DELETE FROM delivery_attempts WHERE workspace_id = $1 AND delivery_id = ANY (ARRAY(SELECT delivery_id FROM lone))
     AND (delivery_id, number) IN (SELECT delivery_id, number FROM lone)`);

/** Events of that age with a delivery: an open one, or a newer one that repeats a failed one. */
const eventsInUse = statement<{ id: string }, Within>(`
  SELECT DISTINCT event_id AS id FROM deliveries
   WHERE workspace_id = $1 AND event_id >= $from_id::uuid AND event_id < $before_id::uuid LIMIT $limit`);

/** Deletes events without a delivery. */
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
/** At most so many rows move to the default partition. If more are needed, the partition stays. */
const MOVED = 10_000;

/** The Monday of a time's week: milliseconds since 1970. */
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
 * Deletes the weeks that are entirely older than `days` (service.md, delivery rule 8), and creates the
 * partitions of the coming ones. Can be interrupted at any point; the next call continues.
 */
export async function purge(pool: Pool, { days }: { days: number }, ending: Ending): Promise<Purged> {
  await makeAhead(pool);
  // one hour more, for transactions that used a row just before it became too old
  const until = mondayOf(Date.now() - days * DAY - HOUR);
  const age = { before_id: firstIdOf(until), before: new Date(until).toISOString() };
  const workspaces = await listWorkspaceIds(pool);
  const dropOld = (table: PartitionedTable, needed: typeof openDeliveries) =>
    dropWeeks(pool, table, until, workspaces, needed, ending);

  const drainEach = async (statement: Statement<NoRow, Old>) => {
    let rows = 0;
    for (const workspaceId of workspaces) {
      const db = workspaceDb(pool, workspaceId);
      rows += await drain((limit) => db.count(statement, { ...age, limit }), ending);
    }
    return rows;
  };

  let partitions = await dropOld('delivery_attempts', openDeliveries);
  await drainEach(clearReplayed);
  partitions += await dropOld('deliveries', openDeliveries);
  const deliveries = await drainEach(purgeDeliveries);
  await drainEach(purgeAttempts);
  partitions += await dropOld('events', eventsInUse);
  const events = await drainEach(purgeEvents);
  return { partitions, deliveries, events };
}

/** Weeks with a partition ahead. Only one for deliveries, because runs read each of their partitions. */
const AHEAD = { delivery_attempts: 2, deliveries: 1, events: 2 } as const;

async function makeAhead(pool: Pool): Promise<void> {
  const next = mondayOf(Date.now()) + WEEK;
  for (const table of ['delivery_attempts', 'deliveries', 'events'] as const)
    for (let weeks = 1; weeks <= AHEAD[table]; weeks += 1)
      await makePartition(pool, table, dateOf(next + weeks * WEEK));
}

/** Drops the partitions of weeks until then, but keeps `needed` rows. Returns how many it dropped. */
async function dropWeeks(
  pool: Pool,
  table: PartitionedTable,
  until: number,
  workspaces: readonly string[],
  needed: typeof openDeliveries,
  ending: Ending,
): Promise<number> {
  let dropped = 0;
  // the first partition has all older rows
  let from_id = firstIdOf(0);
  for (const ends of await partitionsUntil(pool, table, dateOf(until))) {
    const keep: string[] = [];
    const before_id = firstIdOf(Date.parse(ends));
    for (const workspaceId of workspaces) {
      if (ending()) throw new Error('the purge was interrupted; another run continues');
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
