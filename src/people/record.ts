import { defineList } from '../db/list.ts';
import type { Queries } from '../db/handle.ts';
import { statement } from '../db/statement.ts';
import { isAddress } from './isAddress.ts';
import { belowManager } from './tree.ts';
import { namedColumnsAs, type MaybeNamedAs } from './named.ts';

/** A person with manager, department and user type, in the form for managers and admins. */
export interface PersonRecord extends MaybeNamedAs<'manager'> {
  id: string;
  email: string;
  first_name: string;
  last_name: string;
  role: 'employee' | 'manager' | 'admin';
  status: 'invited' | 'active' | 'deactivated';
  user_type_id: string | null;
  user_type_label: string | null;
  department_id: string | null;
  department_label: string | null;
  workplace_id: string | null;
  workplace_label: string | null;
  holiday_calendar: string;
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

export const COLUMNS = `
  u.id, u.email::text AS email, u.first_name, u.last_name, u.role, u.status,
  u.manager_id, ${namedColumnsAs('m', 'manager')},
  u.user_type_id, t.label AS user_type_label, u.department_id, d.label AS department_label,
  u.workplace_id, w.label AS workplace_label, u.holiday_calendar,
  u.job_title, u.employee_number, u.start_date, u.last_day, u.timezone, u.locale,
  u.version, u.created_at, u.updated_at, u.deleted_at`;

export const JOINS = `
  LEFT JOIN users m ON m.workspace_id = $1 AND m.id = u.manager_id
  LEFT JOIN list_items t ON t.workspace_id = $1 AND t.id = u.user_type_id
  LEFT JOIN list_items d ON d.workspace_id = $1 AND d.id = u.department_id
  LEFT JOIN list_items w ON w.workspace_id = $1 AND w.id = u.workplace_id`;

const BY_ID = `SELECT ${COLUMNS} FROM users u ${JOINS} WHERE u.workspace_id = $1 AND u.id = $id AND u.deleted_at IS NULL`;

export const personRecord = statement<PersonRecord, { id: string }>(BY_ID);

/** The current status; null for an unknown person. */
export const personStatus = async (db: Queries, id: string): Promise<PersonRecord['status'] | null> =>
  (await db.maybe(personRecord, { id }))?.status ?? null;

/** The person, locked until the transaction ends. */
export const personForChange = statement<PersonRecord, { id: string }>(`${BY_ID} FOR NO KEY UPDATE OF u`);

export const personList = defineList<
  PersonRecord,
  {
    below: string;
    status: readonly string[];
    role: readonly string[];
    user_type_id: string;
    department_id: string;
    manager_id: string;
    ids: readonly string[];
    email: string;
    employee_number: string;
    q: string;
  }
>({
  name: 'users',
  columns: { row: 'u', columns: COLUMNS, joins: JOINS },
  from: 'users u',
  where: 'u.workspace_id = $1',
  id: 'u.id',
  orders: {
    created_at: { sql: 'u.created_at', type: 'timestamptz' },
    last_name: { sql: 'u.last_name', type: 'text' },
    start_date: { sql: 'u.start_date', type: 'date' },
    updated_at: { sql: 'u.updated_at', type: 'timestamptz' },
  },
  filters: {
    below: belowManager('u.id', '$below'),
    status: 'u.status = ANY ($status::text[])',
    role: 'u.role = ANY ($role::text[])',
    user_type_id: 'u.user_type_id = $user_type_id',
    department_id: 'u.department_id = $department_id',
    manager_id: 'u.manager_id = $manager_id',
    ids: 'u.id = ANY ($ids::uuid[])',
    email: isAddress('u.email', '$email'),
    employee_number: 'u.employee_number = $employee_number',
    q: `(u.first_name || ' ' || u.last_name ILIKE $q OR u.email::text ILIKE $q OR u.employee_number ILIKE $q)`,
  },
  sync: { updatedAt: 'u.updated_at', deletedAt: 'u.deleted_at' },
});
