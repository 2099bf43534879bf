/** Period locks, and the advisory lock that keeps writes out of a period while it is being locked. */
import { dateIn } from '../civil/sqlDate.ts';
import { statement } from '../db/statement.ts';
import { namedColumnsAs, type NamedAs } from '../people/named.ts';

/** SQL of the advisory lock's key, for statements that also take other locks. */
export const PERIODS = `hashtextextended($1::uuid::text || ' periods', 0)`;

/**
 * Takes the advisory lock shared until the transaction ends; for all writes of entries and absences. Take it
 * before locking the person and the entry and before reading the period locks, which then stay valid until
 * the commit.
 */
export const holdPeriods = statement<{ held: string }>(
  `SELECT pg_advisory_xact_lock_shared(${PERIODS})::text AS held`,
);

/**
 * Takes the advisory lock exclusively to lock a period: waits for running writes, and makes new ones wait.
 */
export const holdPeriodsAlone = statement<{ held: string }>(
  `SELECT pg_advisory_xact_lock(${PERIODS})::text AS held`,
);

/** SQL of all period locks of the workspace as JSON, for the rules in locks.ts. */
export const LOCKS = `
  (SELECT COALESCE(json_agg(json_build_object('id', l.id, 'locked_through', l.locked_through,
                   'department_id', l.department_id, 'grace_until', l.grace_until)), '[]')
     FROM period_locks l WHERE l.workspace_id = $1)`;

export interface PeriodLockRow {
  id: string;
  locked_through: string;
  department_id: string | null;
  grace_until: string | null;
  created_at: string;
}

const COLUMNS = 'id, locked_through, department_id, grace_until, created_at';

export const periodLocks = statement<PeriodLockRow>(
  `SELECT ${COLUMNS} FROM period_locks WHERE workspace_id = $1 ORDER BY locked_through DESC, id DESC`,
);

export const insertPeriodLock = statement<
  PeriodLockRow,
  { locked_through: string; department_id: string | null; grace_until: string | null }
>(
  `INSERT INTO period_locks (workspace_id, locked_through, department_id, grace_until)
   VALUES ($1, $locked_through, $department_id, $grace_until) RETURNING ${COLUMNS}`,
);

export const deletePeriodLock = statement<PeriodLockRow, { id: string }>(
  `DELETE FROM period_locks WHERE workspace_id = $1 AND id = $id RETURNING ${COLUMNS}`,
);

/** A running clock with its person. */
export interface RunningInside extends NamedAs<'employee'> {
  id: string;
}

/** Running clocks that began on or before the last locked day, in a department (null: in any). */
export const runningInside = statement<
  RunningInside,
  { locked_through: string; department_id: string | null }
>(`
  SELECT e.id, e.employee_id, ${namedColumnsAs('u', 'employee')}
    FROM time_entries e
    LEFT JOIN users u ON u.workspace_id = e.workspace_id AND u.id = e.employee_id
   WHERE e.workspace_id = $1 AND e.ended_at IS NULL AND e.deleted_at IS NULL
     AND ${dateIn('e.started_at', 'e.timezone')} <= $locked_through::date
     AND ($department_id::uuid IS NULL OR u.department_id = $department_id)
   ORDER BY e.started_at, e.id LIMIT 20`);

/** Whether the id is a department that is not archived. */
export const isDepartment = statement<{ known: boolean }, { department_id: string | null }>(`
  SELECT EXISTS (SELECT 1 FROM list_items WHERE workspace_id = $1 AND id = $department_id AND list_key = 'departments'
                    AND archived_at IS NULL) AS known`);
