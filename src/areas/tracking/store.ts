import { defineList } from '../../db/list.ts';
import { statement } from '../../db/statement.ts';
import { belowManager } from '../auth/people.ts';
import { LOCKS } from './store/locks.ts';

/** A time entry with what is shown beside it. */
export interface EntryRow {
  id: string;
  employee_id: string;
  employee_email: string;
  employee_name: string;
  department_id: string | null;
  started_at: string;
  ended_at: string | null;
  timezone: string;
  description: string | null;
  billable: boolean;
  category_id: string | null;
  category_label: string | null;
  break_minutes: number;
  source: 'clock' | 'manual' | 'api' | 'import';
  external_id: string | null;
  auto_stopped: boolean;
  no_overlap: boolean;
  invoice_id: string | null;
  locked_period: boolean;
  version: number;
  created_at: string;
  updated_at: string;
  deleted_at: string | null;
}

// The label is not joined: a plan for any values expects one row of one person, and would hash the small list beside it and
// sort what comes out, thousands of rows for a page of fifty. The latest lock, and not EXISTS: for the first that fits Postgres
// would begin to read everybody's.
const COLUMNS = `
  e.id, e.employee_id, u.email::text AS employee_email, u.first_name || ' ' || u.last_name AS employee_name, u.department_id,
  e.started_at, e.ended_at, e.timezone, e.description, e.billable, e.category_id, e.break_minutes,
  (SELECT c.label FROM list_items c WHERE c.workspace_id = $1 AND c.id = e.category_id) AS category_label,
  e.source, e.external_id, e.auto_stopped, e.no_overlap, e.invoice_id, e.version, e.created_at, e.updated_at, e.deleted_at,
  COALESCE((SELECT max(l.locked_through) FROM period_locks l
             WHERE l.workspace_id = $1 AND (l.department_id IS NULL OR l.department_id = u.department_id))
           >= (e.started_at AT TIME ZONE e.timezone)::date, false) AS locked_period`;

// LEFT JOIN although there is always a person: an inner join of two tables under policies can lose its index plan
const JOINS = `
  LEFT JOIN users u ON u.workspace_id = e.workspace_id AND u.id = e.employee_id`;

export const entryById = statement<EntryRow>(
  `SELECT ${COLUMNS} FROM time_entries e ${JOINS} WHERE e.workspace_id = $1 AND e.id = $2 AND e.deleted_at IS NULL`,
);

/** The entry, held for this transaction: what is decided on it still holds when it is written. */
export const entryForUpdate = statement<EntryRow>(
  `SELECT ${COLUMNS} FROM time_entries e ${JOINS}
    WHERE e.workspace_id = $1 AND e.id = $2 AND e.deleted_at IS NULL FOR UPDATE OF e`,
);

export const runningEntry = statement<EntryRow>(
  `SELECT ${COLUMNS} FROM time_entries e ${JOINS}
    WHERE e.workspace_id = $1 AND e.employee_id = $2 AND e.ended_at IS NULL AND e.deleted_at IS NULL`,
);

/** The entry of a person's running clock, held for this transaction. */
export const runningForUpdate = statement<EntryRow>(
  `SELECT ${COLUMNS} FROM time_entries e ${JOINS}
    WHERE e.workspace_id = $1 AND e.employee_id = $2 AND e.ended_at IS NULL AND e.deleted_at IS NULL FOR UPDATE OF e`,
);

/** What a person worked between $3 and $4, and the running entry whenever it began. Entries last a day at most. */
export const entriesBetween = statement<EntryRow>(
  `SELECT ${COLUMNS} FROM time_entries e ${JOINS}
    WHERE e.workspace_id = $1 AND e.employee_id = $2 AND e.deleted_at IS NULL
      AND (e.ended_at IS NULL
           OR (e.started_at < $4 AND e.ended_at > $3 AND e.started_at > $3::timestamptz - interval '2 days'))`,
);

export const entryList = defineList<EntryRow>({
  name: 'time_entries',
  columns: COLUMNS,
  from: `time_entries e ${JOINS}`,
  where: 'e.workspace_id = $1',
  id: 'e.id',
  orders: {
    started_at: { sql: 'e.started_at', type: 'timestamptz' },
    updated_at: { sql: 'e.updated_at', type: 'timestamptz' },
  },
  filters: {
    own: 'e.employee_id = ?',
    below: belowManager('e.employee_id'),
    employee_id: 'e.employee_id = ANY (?::uuid[])',
    department_id: 'u.department_id = ANY (?::uuid[])',
    // the day is the entry's own; two days of slack keep the index in use
    from: `e.started_at >= (?::date - 2)::timestamptz
           AND (COALESCE(e.ended_at, e.started_at) AT TIME ZONE e.timezone)::date >= ?::date`,
    to: `e.started_at < (?::date + 2)::timestamptz AND (e.started_at AT TIME ZONE e.timezone)::date <= ?::date`,
    billable: 'e.billable = ?',
    category_id: 'e.category_id = ANY (?::uuid[])',
    source: 'e.source = ANY (?::text[])',
    running: '(e.ended_at IS NULL) = ?',
  },
  sync: { updatedAt: 'e.updated_at', deletedAt: 'e.deleted_at' },
});

const inserted = (unlessTaken = '') => `
  WITH e AS (
    INSERT INTO time_entries (workspace_id, employee_id, started_at, ended_at, timezone, description, billable, category_id,
                              break_minutes, source, external_id, no_overlap)
    VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12) ${unlessTaken}
    RETURNING *
  ) SELECT ${COLUMNS} FROM e ${JOINS}`;

/** Adds an entry and reads it back with what is shown beside it, in one trip. */
export const insertEntry = statement<EntryRow>(inserted());

/** The same, but no row where a constraint is in the way: the transaction goes on. */
export const insertEntryUnlessTaken = statement<EntryRow>(inserted('ON CONFLICT DO NOTHING'));

/**
 * Writes the entry $2 with all its fields: $3 start, $4 end, $5 zone, $6 description, $7 billable, $8 category, $9 break,
 * $10 external id, $11 whether it may overlap nothing.
 */
export const updateEntry = statement<EntryRow>(`
  WITH e AS (
    UPDATE time_entries SET started_at = $3, ended_at = $4, timezone = $5, description = $6, billable = $7, category_id = $8,
                            break_minutes = $9, external_id = $10, no_overlap = $11
     WHERE workspace_id = $1 AND id = $2 AND deleted_at IS NULL
    RETURNING *
  ) SELECT ${COLUMNS} FROM e ${JOINS}`);

/** Ends the running entry $2 at $3; no row where it no longer runs. */
export const endEntry = statement<EntryRow>(`
  WITH e AS (
    UPDATE time_entries SET ended_at = $3, break_minutes = $4, description = $5, auto_stopped = $6
     WHERE workspace_id = $1 AND id = $2 AND ended_at IS NULL AND deleted_at IS NULL
    RETURNING *
  ) SELECT ${COLUMNS} FROM e ${JOINS}`);

/** Ends the running entry $2 at $3 and leaves a tombstone of it; no row where it no longer runs. */
export const discardEntry = statement<EntryRow>(`
  WITH e AS (
    UPDATE time_entries SET ended_at = $3, deleted_at = clock_timestamp()
     WHERE workspace_id = $1 AND id = $2 AND ended_at IS NULL AND deleted_at IS NULL
    RETURNING *
  ) SELECT ${COLUMNS} FROM e ${JOINS}`);

/**
 * Running clocks that were started before $2, by id, from after the id $3 (null: from the first), $4 at most. The index of
 * running clocks holds no others.
 */
export const forgottenClocks = statement<{ id: string; employee_id: string }>(`
  SELECT id, employee_id FROM time_entries
   WHERE workspace_id = $1 AND ended_at IS NULL AND deleted_at IS NULL AND started_at <= $2 AND ($3::uuid IS NULL OR id > $3)
   ORDER BY id LIMIT $4`);

/** Leaves a tombstone for those who sync. */
export const deleteEntry = statement(
  `UPDATE time_entries SET deleted_at = clock_timestamp() WHERE workspace_id = $1 AND id = $2 AND deleted_at IS NULL`,
);

/** A period lock as JSON beside what it may lock. */
export interface GuardLock {
  id: string;
  locked_through: string;
  department_id: string | null;
  grace_until: string | null;
}

export interface WriteGuard {
  /** Ids of the entries that the new span overlaps, the running clock's among them. */
  conflicts: string[];
  /** The entry that already has this external id. */
  duplicate: string | null;
  /** The category exists and is a time category. */
  category_known: boolean;
  locks: GuardLock[];
}

/**
 * All that can stand in the way of writing an entry, in one trip: $2 person, $3 start, $4 end (null: running), $5 the entry
 * itself (null: new), $6 external id, $7 category. Entries last a day at most, so none from two days before can reach into
 * the span, but the running clock's: the index leaves them out. Those that were once allowed to overlap, which no constraint
 * knows, are looked at too.
 */
export const writeGuard = statement<WriteGuard>(`
  SELECT ARRAY(SELECT id FROM time_entries
                WHERE workspace_id = $1 AND employee_id = $2 AND deleted_at IS NULL AND id IS DISTINCT FROM $5::uuid
                  AND started_at < COALESCE($4::timestamptz, 'infinity')
                  AND started_at >= LEAST($3::timestamptz - interval '2 days',
                        (SELECT r.started_at FROM time_entries r WHERE r.workspace_id = $1 AND r.employee_id = $2
                            AND r.ended_at IS NULL AND r.deleted_at IS NULL))
                  AND tstzrange(started_at, ended_at, '[)') && tstzrange($3::timestamptz, $4::timestamptz, '[)')
                ORDER BY started_at LIMIT 20) AS conflicts,
         (SELECT id FROM time_entries WHERE workspace_id = $1 AND external_id = $6::text AND deleted_at IS NULL
             AND id IS DISTINCT FROM $5::uuid) AS duplicate,
         $7::uuid IS NULL OR EXISTS (SELECT 1 FROM list_items WHERE workspace_id = $1 AND id = $7::uuid
             AND list_key = 'time-categories' AND archived_at IS NULL) AS category_known,
         ${LOCKS} AS locks`);
