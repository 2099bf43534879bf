import { defineList } from '../../../db/list.ts';
import { statement } from '../../../db/statement.ts';
import { belowManager } from '../people.ts';

/** A person with what is shown beside them, as managers and admins see them. */
export interface PersonRecord {
  id: string;
  email: string;
  first_name: string;
  last_name: string;
  role: 'employee' | 'manager' | 'admin';
  status: 'invited' | 'active' | 'deactivated';
  manager_id: string | null;
  manager_email: string | null;
  manager_name: string | null;
  user_type_id: string | null;
  user_type_label: string | null;
  department_id: string | null;
  department_label: string | null;
  job_title: string | null;
  employee_number: string | null;
  start_date: string;
  last_day: string | null;
  timezone: string | null;
  locale: string | null;
  version: number;
  created_at: string;
  updated_at: string;
  deleted_at: string | null;
}

const COLUMNS = `
  u.id, u.email::text AS email, u.first_name, u.last_name, u.role, u.status,
  u.manager_id, m.email::text AS manager_email, m.first_name || ' ' || m.last_name AS manager_name,
  u.user_type_id, t.label AS user_type_label, u.department_id, d.label AS department_label,
  u.job_title, u.employee_number, u.start_date, u.last_day, u.timezone, u.locale,
  u.version, u.created_at, u.updated_at, u.deleted_at`;

const JOINS = `
  LEFT JOIN users m ON m.workspace_id = u.workspace_id AND m.id = u.manager_id
  LEFT JOIN list_items t ON t.workspace_id = u.workspace_id AND t.id = u.user_type_id
  LEFT JOIN list_items d ON d.workspace_id = u.workspace_id AND d.id = u.department_id`;

const BY_ID = `SELECT ${COLUMNS} FROM users u ${JOINS} WHERE u.workspace_id = $1 AND u.id = $2 AND u.deleted_at IS NULL`;

export const personRecord = statement<PersonRecord>(BY_ID);

/** The same, held until the transaction ends. */
export const personForChange = statement<PersonRecord>(`${BY_ID} FOR NO KEY UPDATE OF u`);

export const personList = defineList<PersonRecord>({
  name: 'users',
  columns: COLUMNS,
  from: `users u ${JOINS}`,
  where: 'u.workspace_id = $1',
  id: 'u.id',
  orders: {
    created_at: { sql: 'u.created_at', type: 'timestamptz' },
    last_name: { sql: 'u.last_name', type: 'text' },
    start_date: { sql: 'u.start_date', type: 'date' },
    updated_at: { sql: 'u.updated_at', type: 'timestamptz' },
  },
  filters: {
    id: 'u.id = ?',
    below: belowManager('u.id'),
    employed_by: 'u.start_date <= ?::date',
    employed_until: '(u.last_day IS NULL OR u.last_day >= ?::date)',
    status: 'u.status = ANY (?::text[])',
    role: 'u.role = ANY (?::text[])',
    user_type_id: 'u.user_type_id = ?',
    department_id: 'u.department_id = ?',
    manager_id: 'u.manager_id = ?',
    q: `(u.first_name || ' ' || u.last_name ILIKE ? OR u.email::text ILIKE ? OR u.employee_number ILIKE ?)`,
  },
  sync: { updatedAt: 'u.updated_at', deletedAt: 'u.deleted_at' },
});

/**
 * Whoever changes how many people there are, who is an admin or who leads whom goes one at a time in a workspace: seats,
 * the last admin and manager cycles are about several rows at once. Tells the seats of now. Taken before any person's row.
 */
export const lockPeople = statement<{ seats: number }>(
  `SELECT seats FROM workspaces WHERE id = $1 FOR NO KEY UPDATE`,
);

/** People who take a seat: invited and active ones. */
export const seatsTaken = statement<{ taken: number }>(
  `SELECT count(*)::int AS taken FROM users WHERE workspace_id = $1 AND status <> 'deactivated' AND deleted_at IS NULL`,
);

/** Active admins beside $2. */
export const otherAdmins = statement<{ admins: number }>(`
  SELECT count(*)::int AS admins FROM users
   WHERE workspace_id = $1 AND role = 'admin' AND status = 'active' AND id <> $2 AND deleted_at IS NULL`);

export interface References {
  /** Status of the person to report to; null when there is none such. */
  manager_status: string | null;
  user_type: boolean;
  department: boolean;
  reason: boolean;
}

const item = (parameter: string, list: string) =>
  `EXISTS (SELECT 1 FROM list_items WHERE workspace_id = $1 AND id = ${parameter}::uuid AND list_key = '${list}' AND archived_at IS NULL)`;

/** What is behind the ids of a body: $2 person to report to, $3 user type, $4 department, $5 reason to leave. */
export const references = statement<References>(`
  SELECT (SELECT status FROM users WHERE workspace_id = $1 AND id = $2::uuid AND deleted_at IS NULL) AS manager_status,
         ${item('$3', 'user-types')} AS user_type, ${item('$4', 'departments')} AS department,
         ${item('$5', 'termination-reasons')} AS reason`);

/** Adds someone invited; $2 to $11 in the order of the columns. */
export const insertPerson = statement<PersonRecord>(`
  WITH u AS (
    INSERT INTO users (workspace_id, status, email, first_name, last_name, role, manager_id, user_type_id, department_id,
                       job_title, employee_number, start_date, timezone)
    VALUES ($1, 'invited', $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12)
    RETURNING *
  ) SELECT ${COLUMNS} FROM u ${JOINS}`);

export const updatePerson = statement<PersonRecord>(`
  WITH u AS (
    UPDATE users SET email = $3, first_name = $4, last_name = $5, role = $6, manager_id = $7, user_type_id = $8,
                     department_id = $9, job_title = $10, employee_number = $11, start_date = $12, timezone = $13
     WHERE workspace_id = $1 AND id = $2
    RETURNING *
  ) SELECT ${COLUMNS} FROM u ${JOINS}`);

/** active, invited -> deactivated: $3 when, $4 last day, $5 reason. */
export const deactivatePerson = statement<PersonRecord>(`
  WITH u AS (
    UPDATE users SET status = 'deactivated', deactivated_at = $3, last_day = $4, deactivation_reason_id = $5
     WHERE workspace_id = $1 AND id = $2 AND status <> 'deactivated'
    RETURNING *
  ) SELECT ${COLUMNS} FROM u ${JOINS}`);

/**
 * deactivated -> active, or invited where they never chose a password: $3 first day, null for that of before. A manager who
 * has left is theirs no more.
 */
export const reactivatePerson = statement<PersonRecord>(`
  WITH u AS (
    UPDATE users SET status = CASE WHEN password_hash IS NULL THEN 'invited' ELSE 'active' END, deactivated_at = NULL,
                     deactivation_reason_id = NULL, last_day = NULL, start_date = COALESCE($3::date, start_date),
                     manager_id = (SELECT m.id FROM users m WHERE m.workspace_id = $1 AND m.id = users.manager_id
                                      AND m.status <> 'deactivated' AND m.deleted_at IS NULL)
     WHERE workspace_id = $1 AND id = $2 AND status = 'deactivated'
    RETURNING *
  ) SELECT ${COLUMNS} FROM u ${JOINS}`);

/** Direct reports who have not left. */
export const reportsOf = statement<{ id: string; role: PersonRecord['role'] }>(
  `SELECT id, role FROM users WHERE workspace_id = $1 AND manager_id = $2 AND status <> 'deactivated' AND deleted_at IS NULL ORDER BY id`,
);

/** Gives the reports of $2 to $3; should $3 be one of them, they take the place of $2 and report to $4. */
export const reassignReports = statement<{ id: string; manager_id: string | null }>(`
  UPDATE users SET manager_id = CASE WHEN id = $3::uuid THEN $4::uuid ELSE $3::uuid END
   WHERE workspace_id = $1 AND manager_id = $2
  RETURNING id, manager_id`);
