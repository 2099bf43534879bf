/**
 * Tables with a partition for each week, which ends with a Monday in UTC; a row's week is that of its id, a UUID of version 7
 * (areas/platform/migrations/20261122T2010_partitions.ts and 20261123T1000_deliveries.ts). The audit trail has one for each year, which
 * ends with a first of January (areas/logs/migrations/20261123T1100_trail_in_years.ts).
 */
import type { Pool } from './pool.ts';
import { bound, sharedStatement, statement, type NoRow } from './statement.ts';
import { whenFree } from './whenFree.ts';

export type PartitionedTable = 'events' | 'deliveries' | 'delivery_attempts';

/** Partitions whose weeks are over by then, the oldest first: the day each ends with. */
const ended = sharedStatement<{ ends: string }, { of_table: string; until: string }>(`
  SELECT e.ends FROM (
    SELECT to_date(right(c.relname, 8), 'YYYYMMDD') AS ends
      FROM pg_inherits i JOIN pg_class c ON c.oid = i.inhrelid
     WHERE i.inhparent = to_regclass('public.' || $of_table::text) AND c.relname ~ '_before_[0-9]{8}$') e
   WHERE e.ends <= $until::date ORDER BY e.ends`);
const make = sharedStatement<{ made: boolean }, { of_table: string; ends: string }>(
  'SELECT make_partition($of_table, $ends::date) AS made',
);
const drop = sharedStatement<
  { dropped: boolean },
  { of_table: string; ends: string; keep: readonly string[] }
>('SELECT drop_partition($of_table, $ends::date, $keep::uuid[]) AS dropped');

const makeYear = sharedStatement<{ made: boolean }, { ends: string }>(
  'SELECT make_audit_year($ends::date) AS made',
);
const setAside = sharedStatement<NoRow, { ends: string }>('SELECT set_audit_year_aside($ends::date)');

export const partitionsUntil = async (
  pool: Pool,
  table: PartitionedTable | 'audit_log',
  until: string,
): Promise<string[]> =>
  (await pool.run([bound(ended, { of_table: table, until })]))[0]!.rows.map((row) => String(row['ends']));

/** Makes the partition of the week that ends then; false where it is there, or the week has begun. */
export const makePartition = (pool: Pool, table: PartitionedTable, ends: string): Promise<boolean> =>
  whenFree(
    async () => (await pool.run([bound(make, { of_table: table, ends })]))[0]!.rows[0]!['made'] === true,
  );

/** Drops the partition of the week that ended then, and moves the rows of `keep` to the default one. */
export const dropPartition = (
  pool: Pool,
  table: PartitionedTable,
  ends: string,
  keep: readonly string[],
): Promise<boolean> =>
  whenFree(
    async () =>
      (await pool.run([bound(drop, { of_table: table, ends, keep })]))[0]!.rows[0]!['dropped'] === true,
  );

/** Makes the partition of the audit trail's year that ends then; false where it is there, or the year has begun. */
export const makeAuditYear = (pool: Pool, ends: string): Promise<boolean> =>
  whenFree(async () => (await pool.run([bound(makeYear, { ends })]))[0]!.rows[0]!['made'] === true);

/** Takes the year that ended then out of the audit trail. The pool is the owner's. */
export const setAuditYearAside = (pool: Pool, ends: string): Promise<unknown> =>
  whenFree(() => pool.run([bound(setAside, { ends })]));

/** The advisory lock of imports, which share it, and of setting years aside, which is alone. */
const TRAIL_LOCK = 72;
const tryAlone = sharedStatement<{ alone: boolean }>(`SELECT pg_try_advisory_lock(${TRAIL_LOCK}) AS alone`);

/** Waits until no year is being set aside, and keeps that so until the transaction ends. */
export const holdTrail = statement(
  `SELECT pg_advisory_xact_lock_shared(${TRAIL_LOCK}) WHERE $1::uuid IS NOT NULL`,
);

/**
 * Does work beside which nothing is imported: an import writes lines of earlier years that nobody sees until it commits, and a
 * year that is set aside meanwhile would take them along, which the imported trail would not say.
 *
 * @throws Error with a sentence where an import is under way.
 */
export async function whileNothingIsImported<T>(pool: Pool, work: () => Promise<T>): Promise<T> {
  const lease = await pool.connect();
  try {
    const [asked] = await lease.run([bound(tryAlone)]);
    if (asked!.rows[0]!['alone'] !== true)
      throw new Error('A workspace is being imported: set years aside when that has ended.');
    return await work();
  } finally {
    // closed, which gives the lock back
    lease.release(true);
  }
}
