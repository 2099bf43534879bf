/** Period locks, and who waits for whom so that nothing slips into a period that is being locked. */
import { statement } from '../db/statement.ts';

/** The key of the lock; for statements that take it beside others. */
export const PERIODS = `hashtextextended($1::uuid::text || ' periods', 0)`;

/**
 * Held with others by everyone who writes entries or absences, until their transaction ends. Comes before the person and the entry are
 * held, and before the locks are read: what is read then stays true until the entry is written.
 */
export const holdPeriods = statement<{ held: string }>(
  `SELECT pg_advisory_xact_lock_shared(${PERIODS})::text AS held`,
);

/** Held alone by whoever locks a period: entries being written are waited for, new ones wait. */
export const holdPeriodsAlone = statement<{ held: string }>(
  `SELECT pg_advisory_xact_lock(${PERIODS})::text AS held`,
);

/** SQL of all period locks of the workspace as JSON, for rules to look through (`periodLocks` of rules/locks.ts). */
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

/** A clock that runs, and whose. */
export interface RunningInside {
  id: string;
  employee_id: string;
  employee_email: string;
  employee_name: string;
}

/** Clocks that began on the last locked day or before, in a department (null: anywhere), and still run. */
export const runningInside = statement<
  RunningInside,
  { locked_through: string; department_id: string | null }
>(`
  SELECT e.id, e.employee_id, u.email::text AS employee_email, u.first_name || ' ' || u.last_name AS employee_name
    FROM time_entries e
    LEFT JOIN users u ON u.workspace_id = e.workspace_id AND u.id = e.employee_id
   WHERE e.workspace_id = $1 AND e.ended_at IS NULL AND e.deleted_at IS NULL
     AND (e.started_at AT TIME ZONE e.timezone)::date <= $locked_through::date
     AND ($department_id::uuid IS NULL OR u.department_id = $department_id)
   ORDER BY e.started_at, e.id LIMIT 20`);

/** Whether it is a department that is in use. */
export const isDepartment = statement<{ known: boolean }, { department_id: string | null }>(`
  SELECT EXISTS (SELECT 1 FROM list_items WHERE workspace_id = $1 AND id = $department_id AND list_key = 'departments'
                    AND archived_at IS NULL) AS known`);
