import { dateIn } from '../../../civil/sqlDate.ts';
import { defineList } from '../../../db/list.ts';
import { shown, type Shown } from '../../../db/shown.ts';
import { statement, type NoRow } from '../../../db/statement.ts';
import { belowManager, inDepartments } from '../../../people/tree.ts';
import { LOCKS } from '../../../periods/store.ts';
import { namedColumnsAs, type NamedAs } from '../../../people/named.ts';

export interface EntryRow extends NamedAs<'employee'> {
  id: string;
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

const SHOWN: Shown = {
  row: 'e',
  columns: `
    e.id, e.employee_id, ${namedColumnsAs('u', 'employee')}, u.department_id,
    e.started_at, e.ended_at, e.timezone, e.description, e.billable, e.category_id, e.break_minutes, c.label AS category_label,
    e.source, e.external_id, e.auto_stopped, e.no_overlap, e.invoice_id, e.version, e.created_at, e.updated_at, e.deleted_at,
    COALESCE(GREATEST((SELECT through FROM locked WHERE department_id IS NULL), l.through)
             >= ${dateIn('e.started_at', 'e.timezone')}, false) AS locked_period`,
  sets: {
    locked: `
      SELECT department_id, max(locked_through) AS through FROM period_locks WHERE workspace_id = $1 GROUP BY department_id`,
  },
  joins: `
    LEFT JOIN users u ON u.workspace_id = $1 AND u.id = e.employee_id
    LEFT JOIN list_items c ON c.workspace_id = $1 AND c.id = e.category_id
    LEFT JOIN locked l ON l.department_id = u.department_id`,
};

const found = (condition: string) =>
  shown(
    SHOWN,
    `SELECT e.* FROM time_entries e WHERE e.workspace_id = $1 AND e.deleted_at IS NULL AND ${condition}`,
  );

export const entryById = statement<EntryRow, { id: string }>(found('e.id = $id'));

export const entryForUpdate = statement<EntryRow, { id: string }>(found('e.id = $id FOR UPDATE'));

export const runningEntry = statement<EntryRow, { employee_id: string }>(
  found('e.employee_id = $employee_id AND e.ended_at IS NULL'),
);

export const runningForUpdate = statement<EntryRow, { employee_id: string }>(
  found('e.employee_id = $employee_id AND e.ended_at IS NULL FOR UPDATE'),
);

/**
 * A person's entries between two instants, and the running entry whenever it began. Entries last at most a
 * day.
 */
export const entriesBetween = statement<EntryRow, { employee_id: string; from: string; until: string }>(
  found(`
    e.employee_id = $employee_id
    AND (e.ended_at IS NULL
         OR (e.started_at < $until AND e.ended_at > $from AND e.started_at > $from::timestamptz - interval '2 days'))`),
);

export const entryList = defineList<
  EntryRow,
  {
    own: string;
    below: string;
    ids: readonly string[];
    external_id: string;
    employee_id: readonly string[];
    department_id: readonly string[];
    from: string;
    to: string;
    billable: boolean;
    category_id: readonly string[];
    source: readonly string[];
    running: boolean;
  }
>({
  name: 'time_entries',
  columns: SHOWN,
  from: 'time_entries e',
  where: 'e.workspace_id = $1',
  id: 'e.id',
  orders: {
    started_at: { sql: 'e.started_at', type: 'timestamptz' },
    updated_at: { sql: 'e.updated_at', type: 'timestamptz' },
  },
  filters: {
    own: 'e.employee_id = $own',
    below: belowManager('e.employee_id', '$below'),
    ids: 'e.id = ANY ($ids::uuid[])',
    external_id: 'e.external_id = $external_id',
    employee_id: 'e.employee_id = ANY ($employee_id::uuid[])',
    department_id: inDepartments('e.employee_id', '$department_id'),
    // days are counted in the entry's own zone; the two days of slack let the index be used
    from: `e.started_at >= ($from::date - 2)::timestamptz
           AND ${dateIn('COALESCE(e.ended_at, e.started_at)', 'e.timezone')} >= $from::date`,
    to: `e.started_at < ($to::date + 2)::timestamptz AND ${dateIn('e.started_at', 'e.timezone')} <= $to::date`,
    billable: 'e.billable = $billable',
    category_id: 'e.category_id = ANY ($category_id::uuid[])',
    source: 'e.source = ANY ($source::text[])',
    running: '(e.ended_at IS NULL) = $running',
  },
  sync: { updatedAt: 'e.updated_at', deletedAt: 'e.deleted_at' },
});

/**
 * The values of a new entry. Id and time are known in advance, so that the answer can be built before the row
 * is written.
 */
export interface NewEntry {
  id: string;
  created_at: string;
  employee_id: string;
  started_at: string;
  ended_at: string | null;
  timezone: string;
  description: string | null;
  billable: boolean;
  category_id: string | null;
  break_minutes: number;
  source: EntryRow['source'];
  external_id: string | null;
  no_overlap: boolean;
}

const INSERTED = `
  INSERT INTO time_entries (workspace_id, id, created_at, updated_at, employee_id, started_at, ended_at, timezone, description, billable, category_id,
                            break_minutes, source, external_id, no_overlap)
  VALUES ($1, $id, $created_at, $created_at, $employee_id, $started_at, $ended_at, $timezone, $description, $billable, $category_id,
          $break_minutes, $source, $external_id, $no_overlap)`;

export const insertEntry = statement<NoRow, NewEntry>(INSERTED);

/** Like `insertEntry`, but returns no row if a constraint refuses it, so that the transaction goes on. */
export const insertEntryUnlessTaken = statement<{ id: string }, NewEntry>(
  `${INSERTED} ON CONFLICT DO NOTHING RETURNING id`,
);

export const updateEntry = statement<
  EntryRow,
  Omit<NewEntry, 'created_at' | 'employee_id' | 'source' | 'ended_at'> & { ended_at: string }
>(
  shown(
    SHOWN,
    `
    UPDATE time_entries
       SET started_at = $started_at, ended_at = $ended_at, timezone = $timezone, description = $description,
           billable = $billable, category_id = $category_id, break_minutes = $break_minutes, external_id = $external_id,
           no_overlap = $no_overlap
     WHERE workspace_id = $1 AND id = $id AND deleted_at IS NULL
    RETURNING *`,
  ),
);

/** Ends the running entry; returns no row if it is no longer running. */
export const endEntry = statement<
  EntryRow,
  { id: string; ended_at: string; break_minutes: number; description: string | null; auto_stopped: boolean }
>(
  shown(
    SHOWN,
    `
    UPDATE time_entries
       SET ended_at = $ended_at, break_minutes = $break_minutes, description = $description, auto_stopped = $auto_stopped
     WHERE workspace_id = $1 AND id = $id AND ended_at IS NULL AND deleted_at IS NULL
    RETURNING *`,
  ),
);

/** Ends the running entry and marks it as deleted; returns no row if it is no longer running. */
export const discardEntry = statement<EntryRow, { id: string; ended_at: string }>(
  shown(
    SHOWN,
    `
    UPDATE time_entries SET ended_at = $ended_at, deleted_at = clock_timestamp()
     WHERE workspace_id = $1 AND id = $id AND ended_at IS NULL AND deleted_at IS NULL
    RETURNING *`,
  ),
);

/**
 * Running clocks that were started by a time, ordered by id, after an id (null for the first page). Uses the
 * partial index of running clocks.
 */
export const forgottenClocks = statement<
  { id: string; employee_id: string },
  { started_by: string; after: string | null; limit: number }
>(`
  SELECT id, employee_id FROM time_entries
   WHERE workspace_id = $1 AND ended_at IS NULL AND deleted_at IS NULL AND started_at <= $started_by
     AND ($after::uuid IS NULL OR id > $after)
   ORDER BY id LIMIT $limit`);

/** Marks the entry as deleted; clients that sync still see its last values. */
export const deleteEntry = statement<NoRow, { id: string }>(
  `UPDATE time_entries SET deleted_at = clock_timestamp() WHERE workspace_id = $1 AND id = $id AND deleted_at IS NULL`,
);

/** A timesheet as JSON, as the guard returns it. */
export interface GuardTimesheet {
  id: string;
  from: string;
  to: string;
  status: 'submitted' | 'approved';
}

/** Days are compared by an offset of a day at most, and exactly by the rules. */
const SHEETS = `
  (SELECT json_agg(json_build_object('id', t.id, 'from', t.period_start, 'to', t.period_end, 'status', t.status))
     FROM timesheets t
    WHERE t.workspace_id = $1 AND t.employee_id = $employee_id AND t.status IN ('submitted', 'approved')
      AND (daterange(t.period_start, t.period_end, '[]') && daterange($started_at::timestamptz::date - 1, $started_at::timestamptz::date + 1, '[]')
           OR daterange(t.period_start, t.period_end, '[]') && (
             SELECT daterange(o.started_at::date - 1, o.started_at::date + 1, '[]') FROM time_entries o
              WHERE o.workspace_id = $1 AND o.id = $entry_id::uuid)))`;

/** A period lock as JSON, as the guard returns it. */
export interface GuardLock {
  id: string;
  locked_through: string;
  department_id: string | null;
  grace_until: string | null;
}

export interface WriteGuard {
  /** Ids of the entries that the new span overlaps, including that of a running clock. */
  conflicts: string[];
  /** Id of the entry that already has this external id. */
  duplicate: string | null;
  /** Null unless the category exists, is a time category and is not archived. */
  category_label: string | null;
  locks: GuardLock[];
  /** Submitted and approved timesheets with the new or the old start of the entry. */
  timesheets: GuardTimesheet[] | null;
  /** Id and time for an entry that is added now, from the database. */
  new_id: string;
  read_at: string;
}

/**
 * Everything that can conflict with writing an entry, in one round trip. `ended_at` is null for a running
 * clock, `entry_id` for a new entry. Entries last at most a day, so only those of the two days before, or the
 * running one, can reach into the span. Entries once allowed to overlap, which no constraint covers, are
 * included.
 *
 * LEAST, which ignores NULL, replaces COALESCE: behind row-level security Postgres does not treat COALESCE as
 * leakproof and would read all later entries instead of those of the span.
 */
const guard = (named: string) => `
  SELECT ARRAY(SELECT id FROM time_entries
                WHERE workspace_id = $1 AND employee_id = $employee_id AND deleted_at IS NULL AND id IS DISTINCT FROM $entry_id::uuid
                  AND started_at < LEAST($ended_at::timestamptz, 'infinity')
                  AND started_at >= LEAST($started_at::timestamptz - interval '2 days',
                        (SELECT r.started_at FROM time_entries r WHERE r.workspace_id = $1 AND r.employee_id = $employee_id
                            AND r.ended_at IS NULL AND r.deleted_at IS NULL))
                  AND (ended_at IS NULL OR ended_at > $started_at::timestamptz)
                ORDER BY started_at LIMIT 20) AS conflicts,
         ${named}
         ${SHEETS} AS timesheets, ${LOCKS} AS locks, uuidv7() AS new_id, clock_timestamp() AS read_at`;

interface GuardValues {
  employee_id: string;
  started_at: string;
  ended_at: string | null;
  entry_id: string | null;
}

/** For a write without external id and category; a third cheaper. */
export const writeGuard = statement<WriteGuard, GuardValues>(
  guard('NULL::uuid AS duplicate, NULL::text AS category_label,'),
);

export const writeGuardNaming = statement<
  WriteGuard,
  GuardValues & { external_id: string | null; category_id: string | null }
>(
  guard(`
    (SELECT id FROM time_entries WHERE workspace_id = $1 AND external_id = $external_id::text AND deleted_at IS NULL
        AND id IS DISTINCT FROM $entry_id::uuid) AS duplicate,
    (SELECT label FROM list_items WHERE workspace_id = $1 AND id = $category_id::uuid
        AND list_key = 'time-categories' AND archived_at IS NULL) AS category_label,`),
);
