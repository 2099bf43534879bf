import type { EmployeeCreatedEventData, EmployeeDeactivatedEventData } from '../../../generated/types.ts';
import type { PersonRecord } from '../../../people/record.ts';
import { nameOf } from '../../../people/present.ts';

/** Members of a person that events are made from. */
export type AnnouncedPerson = Pick<
  PersonRecord,
  'id' | 'version' | 'email' | 'first_name' | 'last_name' | 'role' | 'status' | 'start_date' | 'last_day'
>;

/** Data of `employee.created`. */
export function presentCreated(row: AnnouncedPerson): EmployeeCreatedEventData {
  return {
    id: row.id,
    version: row.version,
    email: row.email,
    name: nameOf(row),
    role: row.role,
    status: row.status,
    start_date: row.start_date,
  };
}

/** Data of `employee.deactivated`. */
export function presentDeactivated(row: AnnouncedPerson): EmployeeDeactivatedEventData {
  return {
    id: row.id,
    version: row.version,
    email: row.email,
    name: nameOf(row),
    role: row.role,
    status: row.status,
    last_day: row.last_day!,
  };
}
