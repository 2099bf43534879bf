import { defineList } from '../../../db/list.ts';
import { shown, type Shown } from '../../../db/shown.ts';
import { statement } from '../../../db/statement.ts';
import { dateIn } from '../../../civil/sqlDate.ts';
import {
  approverColumns,
  approverJoin,
  asksFor,
  isDecidedBy,
  type ApproverColumns,
} from '../../../people/deciders.ts';
import { namedColumnsAs, type NamedAs } from '../../../people/named.ts';
import { reviewerColumns, type ReviewerColumns } from '../../../people/reviewer.ts';
import type { TimesheetStatus } from '../rules/timesheet.ts';

export interface TimesheetRow extends NamedAs<'employee'>, ApproverColumns, ReviewerColumns {
  id: string;
  period_start: string;
  period_end: string;
  status: TimesheetStatus;
  note: string | null;
  worked_seconds: number;
  expected_seconds: number;
  submitted_at: string | null;
  reviewed_at: string | null;
  decision_note: string | null;
  /** Its last day is in a locked period. */
  locked: boolean;
  version: number;
  created_at: string;
  updated_at: string;
}

const WAITS = `t.status = 'submitted'`;

const SHOWN: Shown = {
  row: 't',
  columns: `
    t.id, t.employee_id, ${namedColumnsAs('u', 'employee')}, t.period_start, t.period_end, t.status, t.note, t.worked_seconds,
    t.expected_seconds, t.submitted_at, ${reviewerColumns('t', 'r')}, ${approverColumns(WAITS)}, t.reviewed_at, t.decision_note,
    COALESCE(locking.locked, false) AS locked, t.version, t.created_at, t.updated_at`,
  sets: {
    locking: `
      SELECT s.id, true AS locked FROM t s
        LEFT JOIN users d ON d.workspace_id = $1 AND d.id = s.employee_id
       WHERE EXISTS (SELECT FROM period_locks l WHERE l.workspace_id = $1 AND l.locked_through >= s.period_end
                        AND (l.department_id IS NULL OR l.department_id = d.department_id))`,
  },
  joins: `
    LEFT JOIN users u ON u.workspace_id = $1 AND u.id = t.employee_id
    LEFT JOIN users r ON r.workspace_id = $1 AND r.id = t.reviewer_id
    LEFT JOIN locking ON locking.id = t.id
    ${approverJoin('t', 'timesheets', WAITS)}`,
};

const LIST = { columns: SHOWN, from: 'timesheets t', where: 't.workspace_id = $1', id: 't.id' };
const ORDERS = {
  period_start: { sql: 't.period_start', type: 'date' },
  created_at: { sql: 't.created_at', type: 'timestamptz' },
} as const;
const FILTERS = {
  status: 't.status = ANY ($status::text[])',
  from: 't.period_end >= $from::date',
  to: 't.period_start <= $to::date',
};
interface Filters {
  status: readonly string[];
  from: string;
  to: string;
}

export const ownTimesheets = defineList<TimesheetRow, Filters & { own: string }>({
  ...LIST,
  name: 'own_timesheets',
  orders: ORDERS,
  filters: { ...FILTERS, own: 't.employee_id = $own' },
});

export const timesheetList = defineList<
  TimesheetRow,
  Filters & { below: string; employee_id: readonly string[]; waiting_for: string }
>({
  ...LIST,
  name: 'timesheets',
  orders: ORDERS,
  filters: {
    ...FILTERS,
    below: isDecidedBy('t.employee_id', '$below', 'timesheets'),
    employee_id: 't.employee_id = ANY ($employee_id::uuid[])',
    waiting_for: `${WAITS} AND ${asksFor('t', '$waiting_for::uuid', 'timesheets')}`,
  },
});

const BY_ID = 'SELECT t.* FROM timesheets t WHERE t.workspace_id = $1 AND t.id = $id';

export const timesheetById = statement<TimesheetRow, { id: string }>(shown(SHOWN, BY_ID));

/** The person's timesheet from this day on, and others that share a day with the period. */
export const timesheetsIn = statement<TimesheetRow, { employee_id: string; from: string; to: string }>(
  shown(
    SHOWN,
    `SELECT t.* FROM timesheets t
      WHERE t.workspace_id = $1 AND t.employee_id = $employee_id AND t.period_start <= $to::date AND t.period_end >= $from::date`,
  ),
);

interface Saved {
  note: string | null;
  status: TimesheetStatus;
  worked_seconds: number;
  expected_seconds: number;
  submitted_at: string | null;
}

export const insertTimesheet = statement<
  TimesheetRow,
  Saved & { employee_id: string; period_start: string; period_end: string }
>(
  shown(
    SHOWN,
    `INSERT INTO timesheets (workspace_id, employee_id, period_start, period_end, status, note, worked_seconds, expected_seconds, submitted_at)
     VALUES ($1, $employee_id, $period_start, $period_end, $status, $note, $worked_seconds, $expected_seconds, $submitted_at)
     RETURNING *`,
  ),
);

/** A null `submitted_at` keeps the one before. */
export const saveTimesheet = statement<TimesheetRow, Saved & { id: string; before: TimesheetStatus }>(
  shown(
    SHOWN,
    `UPDATE timesheets SET status = $status, note = $note, worked_seconds = $worked_seconds, expected_seconds = $expected_seconds,
                           submitted_at = COALESCE($submitted_at::timestamptz, submitted_at)
      WHERE workspace_id = $1 AND id = $id AND status = $before RETURNING *`,
  ),
);

export const decideTimesheet = statement<
  TimesheetRow,
  {
    id: string;
    before: TimesheetStatus;
    after: TimesheetStatus;
    decision_note: string | null;
    reviewer_id: string | null;
    reviewer: string;
    now: string;
  }
>(
  shown(
    SHOWN,
    `UPDATE timesheets SET status = $after, decision_note = $decision_note, reviewer_id = $reviewer_id::uuid,
                           reviewer = $reviewer::jsonb, reviewed_at = $now
      WHERE workspace_id = $1 AND id = $id AND status = $before RETURNING *`,
  ),
);

/** A person's running clock, if it was started in these days of its own zone. */
export const clockIn = statement<{ id: string }, { employee_id: string; from: string; to: string }>(`
  SELECT id FROM time_entries
   WHERE workspace_id = $1 AND employee_id = $employee_id AND ended_at IS NULL AND deleted_at IS NULL
     AND ${dateIn('started_at', 'timezone')} BETWEEN $from::date AND $to::date`);

/** Up to 20 timesheets that end by a day and are not approved, of a department or (null) of everybody. */
export const openTimesheets = statement<
  { id: string; status: TimesheetStatus; period_start: string } & NamedAs<'employee'>,
  { through: string; department_id: string | null }
>(`
  SELECT t.id, t.status, t.period_start, t.employee_id, ${namedColumnsAs('u', 'employee')}
    FROM timesheets t LEFT JOIN users u ON u.workspace_id = $1 AND u.id = t.employee_id
   WHERE t.workspace_id = $1 AND t.status <> 'approved' AND t.period_end <= $through::date
     AND ($department_id::uuid IS NULL OR u.department_id = $department_id)
   ORDER BY t.period_start, t.id LIMIT 20`);

/**
 * Up to 20 people with time after the last lock and up to a day that no timesheet covers. A year back at most.
 */
export const withoutTimesheet = statement<
  NamedAs<'employee'>,
  { through: string; department_id: string | null }
>(`
  SELECT u.id AS employee_id, ${namedColumnsAs('u', 'employee')}
    FROM users u
   WHERE u.workspace_id = $1 AND ($department_id::uuid IS NULL OR u.department_id = $department_id)
     AND u.id IN (
       SELECT e.employee_id FROM time_entries e
        WHERE e.workspace_id = $1 AND e.deleted_at IS NULL
          AND e.started_at >= $through::date - 366 AND e.started_at < $through::date + 2
          AND ${dateIn('e.started_at', 'e.timezone')} <= $through::date
          AND ${dateIn('e.started_at', 'e.timezone')} > COALESCE((SELECT max(l.locked_through) FROM period_locks l
                WHERE l.workspace_id = $1 AND l.department_id IS NULL), '-infinity')
          AND NOT EXISTS (SELECT FROM timesheets t WHERE t.workspace_id = $1 AND t.employee_id = e.employee_id
                AND ${dateIn('e.started_at', 'e.timezone')} BETWEEN t.period_start AND t.period_end))
   ORDER BY u.last_name, u.id LIMIT 20`);
