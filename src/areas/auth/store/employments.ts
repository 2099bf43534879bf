/** Periods of employment: the latest one is in `users`, those before it in `former_employments`. */
import { EXCEPTION_COLUMNS, exceptionJoin, type ExceptionColumns } from '../../../people/exceptions.ts';
import { statement, type NoRow } from '../../../db/statement.ts';

export interface EmploymentRow extends ExceptionColumns {
  id: string;
  start_date: string;
  last_day: string | null;
  notice_on: string | null;
  reason_id: string | null;
  reason_label: string | null;
  seniority_date: string | null;
  version: number;
  /** False for the period in `users`. */
  former: boolean;
  /** The status of the person, for the period in `users`. */
  status: 'invited' | 'active' | 'deactivated' | null;
}

/** All periods of a person, the latest first. */
export const employmentsOf = statement<EmploymentRow, { employee_id: string }>(`
  SELECT e.id, e.start_date, e.last_day, e.notice_on, e.reason_id, r.label AS reason_label, e.seniority_date, e.version,
         e.former, e.status,${EXCEPTION_COLUMNS}
    FROM (SELECT employment_id AS id, start_date, last_day, notice_on, deactivation_reason_id AS reason_id, seniority_date,
                 version, false AS former, status
            FROM users WHERE workspace_id = $1 AND id = $employee_id
           UNION ALL
          SELECT id, start_date, last_day, notice_on, reason_id, seniority_date, version, true, NULL
            FROM former_employments WHERE workspace_id = $1 AND employee_id = $employee_id) e
    LEFT JOIN list_items r ON r.workspace_id = $1 AND r.id = e.reason_id${exceptionJoin('e.id')}
   ORDER BY e.start_date DESC`);

interface Terms {
  id: string;
  start_date: string;
  last_day: string | null;
  seniority_date: string | null;
  reason_id: string | null;
}

/** Corrects the period in `users`. */
export const correctLatest = statement<NoRow, Terms>(`
  UPDATE users SET start_date = $start_date, last_day = $last_day::date, seniority_date = $seniority_date::date,
                   deactivation_reason_id = $reason_id::uuid
   WHERE workspace_id = $1 AND employment_id = $id`);

export const correctFormer = statement<NoRow, Terms>(`
  UPDATE former_employments SET start_date = $start_date, last_day = $last_day::date, seniority_date = $seniority_date::date,
                                reason_id = $reason_id::uuid
   WHERE workspace_id = $1 AND id = $id`);

/** Keeps the period in `users` as a former one; the next one has another id. Expects a last day. */
export const keepFormer = statement<NoRow, { employee_id: string }>(`
  WITH kept AS (
    INSERT INTO former_employments (workspace_id, id, employee_id, start_date, last_day, notice_on, reason_id, seniority_date)
    SELECT $1, employment_id, id, start_date, last_day, notice_on, deactivation_reason_id, seniority_date
      FROM users WHERE workspace_id = $1 AND id = $employee_id
  )
  UPDATE users SET employment_id = uuidv7(), seniority_date = NULL WHERE workspace_id = $1 AND id = $employee_id`);

/** The plan by which a person leaves later; `planned_at` is null if there is none. Lock the person first. */
export const leavingPlan = statement<
  { planned_at: string | null; heir_id: string | null; reason_id: string | null },
  { id: string }
>(`
  SELECT leaving_planned_at AS planned_at, reports_heir_id AS heir_id, deactivation_reason_id AS reason_id
    FROM users WHERE workspace_id = $1 AND id = $id`);

export const employmentOwner = statement<{ employee_id: string }, { id: string }>(`
  SELECT id AS employee_id FROM users WHERE workspace_id = $1 AND employment_id = $id
   UNION ALL
  SELECT employee_id FROM former_employments WHERE workspace_id = $1 AND id = $id`);
