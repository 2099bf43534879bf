import type { EmployeeCreatedEventData, EmployeeDeactivatedEventData } from '../../../generated/types.ts';
import type { PersonRecord } from '../../../people/record.ts';
import { nameOf } from '../../../people/present.ts';

/** What events say of a person is read from these. */
export type AnnouncedPerson = Pick<
  PersonRecord,
  'id' | 'email' | 'first_name' | 'last_name' | 'role' | 'status' | 'start_date' | 'last_day'
>;

/** What `employee.created` carries. */
export function presentCreated(row: AnnouncedPerson): EmployeeCreatedEventData {
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
export function presentDeactivated(row: AnnouncedPerson): EmployeeDeactivatedEventData {
  return {
    id: row.id,
    email: row.email,
    name: nameOf(row),
    role: row.role,
    status: row.status,
    last_day: row.last_day!,
  };
}
