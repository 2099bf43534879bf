import type { EmployeeCreatedEventData, EmployeeDeactivatedEventData } from '../../../generated/types.ts';
import type { PersonRecord } from '../../../people/record.ts';
import { nameOf } from '../../../people/present.ts';

/** What `employee.created` carries. */
export function presentCreated(row: PersonRecord): EmployeeCreatedEventData {
  return {
    id: row.id,
    email: row.email,
    name: nameOf(row),
    role: row.role,
    status: row.status,
    start_date: row.start_date,
  };
}

/** What `employee.deactivated` carries. */
export function presentDeactivated(row: PersonRecord): EmployeeDeactivatedEventData {
  return {
    id: row.id,
    email: row.email,
    name: nameOf(row),
    role: row.role,
    status: row.status,
    last_day: row.last_day!,
  };
}
