/**
 * Tables with one partition per week, which ends with a Monday in UTC; a row's week is that of its id, a UUID
 * v7 (areas/platform/migrations/20261122T2010_partitions.ts and 20261123T1000_deliveries.ts). The audit trail
 * has one per year, which ends with January 1 (areas/logs/migrations/20261123T1100_trail_in_years.ts).
 */
import type { Pool } from './pool.ts';
import { bound, sharedStatement, statement, type NoRow } from './statement.ts';
import { whenFree } from './whenFree.ts';

export type PartitionedTable = 'events' | 'deliveries' | 'delivery_attempts';

/** The partitions that end by `until`, oldest first: the day each ends with. */
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

/** Makes the partition of the week that ends on `ends`; false if it exists or the week has begun. */
export const makePartition = (pool: Pool, table: PartitionedTable, ends: string): Promise<boolean> =>
  whenFree(
    async () => (await pool.run([bound(make, { of_table: table, ends })]))[0]!.rows[0]!['made'] === true,
  );

/**
 * Drops the partition of the week that ended on `ends`, and moves the rows of `keep` to the default
 * partition.
 */
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

/**
 * Makes the audit trail's partition of the year that ends on `ends`; false if it exists or the year has
 * begun.
 */
export const makeAuditYear = (pool: Pool, ends: string): Promise<boolean> =>
  whenFree(async () => (await pool.run([bound(makeYear, { ends })]))[0]!.rows[0]!['made'] === true);

/** Detaches the year that ended on `ends` from the audit trail. `pool` connects as the owner. */
export const setAuditYearAside = (pool: Pool, ends: string): Promise<unknown> =>
  whenFree(() => pool.run([bound(setAside, { ends })]));

/** Advisory lock: imports hold it shared, setting a year aside holds it alone. */
const TRAIL_LOCK = 72;
const tryAlone = sharedStatement<{ alone: boolean }>(`SELECT pg_try_advisory_lock(${TRAIL_LOCK}) AS alone`);

/** Waits while a year is being set aside, and keeps others from starting until the transaction ends. */
export const holdTrail = statement(
  `SELECT pg_advisory_xact_lock_shared(${TRAIL_LOCK}) WHERE $1::uuid IS NOT NULL`,
);

/**
 * Runs `work` while no import runs: an import's lines of earlier years are invisible until it commits, and
 * setting such a year aside meanwhile would lose them.
 * @throws Error with a sentence for the operator if an import is running.
 */
export async function whileNothingIsImported<T>(pool: Pool, work: () => Promise<T>): Promise<T> {
  const lease = await pool.connect();
  try {
    const [asked] = await lease.run([bound(tryAlone)]);
    if (asked!.rows[0]!['alone'] !== true)
      throw new Error('A workspace is being imported: set years aside when that has ended.');
    return await work();
  } finally {
    // closing the connection releases the lock
    lease.release(true);
  }
}
