import { dateIn } from '../../../civil/sqlDate.ts';
import { statement } from '../../../db/statement.ts';
import { type PersonRecord, COLUMNS, JOINS } from '../../../people/record.ts';
import { isAddress } from '../../../people/isAddress.ts';

export interface References {
  /** Status of the manager named; null if there is no such person. */
  manager_status: string | null;
  user_type: boolean;
  department: boolean;
  workplace: boolean;
  reason: boolean;
}

const item = (parameter: string, list: string) =>
  `EXISTS (SELECT 1 FROM list_items WHERE workspace_id = $1 AND id = ${parameter}::uuid AND list_key = '${list}' AND archived_at IS NULL)`;

/** What the ids of a body refer to. */
export const references = statement<
  References,
  {
    manager_id: string | null;
    user_type_id: string | null;
    department_id: string | null;
    workplace_id: string | null;
    reason_id: string | null;
  }
>(`
  SELECT (SELECT status FROM users WHERE workspace_id = $1 AND id = $manager_id::uuid AND deleted_at IS NULL) AS manager_status,
         ${item('$user_type_id', 'user-types')} AS user_type, ${item('$department_id', 'departments')} AS department,
         ${item('$workplace_id', 'workplaces')} AS workplace, ${item('$reason_id', 'termination-reasons')} AS reason`);

/** Author and time of a write, recorded if it makes the person an admin. */
interface MadeBy {
  /** Null for the system. */
  by: string | null;
  now: string;
}

/** SQL that sets `admin_since` and `admin_by_id` if the condition `becomesOne` is true (rule 204). */
const madeAdmin = (becomesOne: string): string => `
           admin_since = CASE WHEN ${becomesOne} THEN $now::timestamptz ELSE admin_since END,
           admin_by_id = CASE WHEN ${becomesOne} THEN $by::uuid ELSE admin_by_id END`;

interface PersonValues {
  email: string;
  first_name: string;
  last_name: string;
  role: PersonRecord['role'];
  manager_id: string | null;
  user_type_id: string | null;
  department_id: string | null;
  job_title: string | null;
  employee_number: string | null;
  start_date: string;
  timezone: string | null;
}

/**
 * Adds an invited person. Returns no row if the address or the employee number is taken: an error would abort
 * the transaction, in which an import continues with its next row.
 */
export const insertPerson = statement<PersonRecord, PersonValues & MadeBy>(`
  WITH u AS (
    INSERT INTO users (workspace_id, status, email, first_name, last_name, role, manager_id, user_type_id, department_id,
                       job_title, employee_number, start_date, timezone, admin_since, admin_by_id)
    VALUES ($1, 'invited', $email, $first_name, $last_name, $role, $manager_id, $user_type_id, $department_id,
            $job_title, $employee_number, $start_date, $timezone,
            CASE WHEN $role = 'admin' THEN $now::timestamptz END, CASE WHEN $role = 'admin' THEN $by::uuid END)
    ON CONFLICT DO NOTHING
    RETURNING *
  ) SELECT ${COLUMNS} FROM u ${JOINS}`);

/** Whether the address and the employee number are taken. */
export const takenOf = statement<
  { email: boolean; number: boolean },
  { email: string; employee_number: string | null }
>(`
  SELECT EXISTS (SELECT FROM users u WHERE u.workspace_id = $1 AND ${isAddress('u.email', '$email')}) AS email,
         EXISTS (SELECT FROM users u WHERE u.workspace_id = $1 AND u.employee_number = $employee_number) AS number`);

/** The person with this address, locked until the transaction ends. */
export const personByEmailForChange = statement<PersonRecord, { email: string }>(`
  SELECT ${COLUMNS} FROM users u ${JOINS}
   WHERE u.workspace_id = $1 AND ${isAddress('u.email', '$email')} AND u.deleted_at IS NULL FOR NO KEY UPDATE OF u`);

export const updatePerson = statement<PersonRecord, PersonValues & MadeBy & { id: string }>(`
  WITH u AS (
    UPDATE users
       SET email = $email, first_name = $first_name, last_name = $last_name, role = $role, manager_id = $manager_id,
           user_type_id = $user_type_id, department_id = $department_id, job_title = $job_title,
           employee_number = $employee_number, start_date = $start_date, timezone = $timezone,${madeAdmin(`role <> 'admin' AND $role = 'admin'`)}
     WHERE workspace_id = $1 AND id = $id
    RETURNING *
  ) SELECT ${COLUMNS} FROM u ${JOINS}`);

/** active, invited -> deactivated; also for the end of a planned leaving. */
export const deactivatePerson = statement<
  PersonRecord,
  { id: string; now: string; last_day: string; reason_id: string | null; notice_on: string | null }
>(`
  WITH u AS (
    UPDATE users SET status = 'deactivated', deactivated_at = $now, last_day = $last_day, deactivation_reason_id = $reason_id,
                     notice_on = COALESCE($notice_on::date, notice_on), leaving_planned_at = NULL, reports_heir_id = NULL
     WHERE workspace_id = $1 AND id = $id AND status <> 'deactivated'
    RETURNING *
  ) SELECT ${COLUMNS} FROM u ${JOINS}`);

/**
 * deactivated -> active, or invited if they never chose a password. A null `start_date` keeps the current
 * one. A manager who has left is removed.
 */
export const reactivatePerson = statement<PersonRecord, MadeBy & { id: string; start_date: string | null }>(`
  WITH u AS (
    UPDATE users SET status = CASE WHEN password_hash IS NULL THEN 'invited' ELSE 'active' END, deactivated_at = NULL,
                     deactivation_reason_id = NULL, last_day = NULL, notice_on = NULL, start_date = COALESCE($start_date::date, start_date),
                     manager_id = (SELECT m.id FROM users m WHERE m.workspace_id = $1 AND m.id = users.manager_id
                                      AND m.status <> 'deactivated' AND m.deleted_at IS NULL),${madeAdmin(`role = 'admin'`)}
     WHERE workspace_id = $1 AND id = $id AND status = 'deactivated'
    RETURNING *
  ) SELECT ${COLUMNS} FROM u ${JOINS}`);

/** Sets the last day of a person who stays until then; `heir_id` then leads their reports. */
export const planLeaving = statement<
  PersonRecord,
  {
    id: string;
    now: string;
    last_day: string;
    reason_id: string | null;
    notice_on: string;
    heir_id: string | null;
  }
>(`
  WITH u AS (
    UPDATE users SET leaving_planned_at = $now, last_day = $last_day, deactivation_reason_id = $reason_id,
                     notice_on = $notice_on, reports_heir_id = $heir_id
     WHERE workspace_id = $1 AND id = $id AND status <> 'deactivated'
    RETURNING *
  ) SELECT ${COLUMNS} FROM u ${JOINS}`);

/** The opposite of `planLeaving`. */
export const withdrawLeaving = statement<PersonRecord, { id: string }>(`
  WITH u AS (
    UPDATE users SET leaving_planned_at = NULL, last_day = NULL, deactivation_reason_id = NULL, notice_on = NULL,
                     reports_heir_id = NULL
     WHERE workspace_id = $1 AND id = $id AND leaving_planned_at IS NOT NULL
    RETURNING *
  ) SELECT ${COLUMNS} FROM u ${JOINS}`);

/** People whose planned last day is over in their own zone; a page of `limit` after `after_id`. */
export const dueLeavers = statement<
  { id: string },
  { now: string; timezone: string; after_id: string; limit: number }
>(`
  SELECT id FROM users
   WHERE workspace_id = $1 AND leaving_planned_at IS NOT NULL AND status <> 'deactivated' AND id > $after_id::uuid
     AND last_day < ${dateIn('$now::timestamptz', 'COALESCE(timezone, $timezone)')}
   ORDER BY id LIMIT $limit`);

/** Direct reports who are not deactivated. */
export const reportsOf = statement<{ id: string; role: PersonRecord['role'] }, { manager_id: string }>(
  `SELECT id, role FROM users WHERE workspace_id = $1 AND manager_id = $manager_id AND status <> 'deactivated' AND deleted_at IS NULL ORDER BY id`,
);

/**
 * Moves a manager's direct reports to `heir_id`. If the heir is one of them, the heir takes the manager's
 * place and reports to `above_id`.
 */
export const reassignReports = statement<
  { id: string; manager_id: string | null },
  { manager_id: string; heir_id: string | null; above_id: string | null }
>(`
  UPDATE users SET manager_id = CASE WHEN id = $heir_id::uuid THEN $above_id::uuid ELSE $heir_id::uuid END
   WHERE workspace_id = $1 AND manager_id = $manager_id
  RETURNING id, manager_id`);
