import type { Person } from '../../../generated/types.ts';
import type { Workspace } from '../../../workspace/workspace.ts';
import type { PersonRecord } from '../../../people/record.ts';
import { nameOf } from '../../../people/present.ts';
import { maybeRefIn } from '../../../people/named.ts';

export type Defaults = Pick<Workspace, 'timezone' | 'locale'>;

export function presentPerson(row: PersonRecord, workspace: Defaults): Person {
  return {
    id: row.id,
    email: row.email,
    first_name: row.first_name,
    last_name: row.last_name,
    name: nameOf(row),
    role: row.role,
    status: row.status,
    manager: maybeRefIn(row, 'manager'),
    user_type: row.user_type_id === null ? null : { id: row.user_type_id, label: row.user_type_label! },
    department: row.department_id === null ? null : { id: row.department_id, label: row.department_label! },
    workplace: row.workplace_id === null ? null : { id: row.workplace_id, label: row.workplace_label! },
    holiday_calendar: row.holiday_calendar,
    job_title: row.job_title,
    employee_number: row.employee_number,
    start_date: row.start_date,
    last_day: row.last_day,
    timezone: row.timezone ?? workspace.timezone,
    locale: row.locale ?? workspace.locale,
    version: row.version,
    created_at: row.created_at,
    updated_at: row.updated_at,
    deleted_at: row.deleted_at,
  };
}
