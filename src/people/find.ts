import type { Queries } from '../db/handle.ts';
import { statement } from '../db/statement.ts';
import type { UuidArray } from '../db/uuidArray.ts';
import { invalid } from '../problem.ts';
import type { Workspace } from '../workspace/workspace.ts';
import { namedColumns, type Named } from './named.ts';
import { formerEmployments, type FormerEmployment } from './employment.ts';
import { belowManager } from './tree.ts';

export interface PersonRow extends Named {
  role: 'employee' | 'manager' | 'admin';
  status: 'invited' | 'active' | 'deactivated';
  manager_id: string | null;
  department_id: string | null;
  user_type_id: string | null;
  start_date: string;
  last_day: string | null;
  former_employments: readonly FormerEmployment[] | null;
  timezone: string | null;
}

const PERSON_COLUMNS = `
  id, ${namedColumns('users')}, role, status, manager_id, department_id, user_type_id,
  start_date, last_day, ${formerEmployments('users.id')} AS former_employments, timezone`;
const PERSON = `
  SELECT ${PERSON_COLUMNS}
    FROM users WHERE workspace_id = $1 AND id = $id AND deleted_at IS NULL`;
const personById = statement<PersonRow, { id: string }>(PERSON);

/** The person, locked, so that writes of their records and a deactivation wait for each other. */
export const personForUpdate = statement<PersonRow, { id: string }>(`${PERSON} FOR NO KEY UPDATE`);

/** A person in the form that records show. */
export interface NamedRow extends Named {
  timezone: string | null;
}

/** The people with these ids, including deleted ones. */
export const peopleNamed = statement<NamedRow, { ids: UuidArray }>(`
  SELECT id, ${namedColumns('users')}, timezone FROM users
   WHERE workspace_id = $1 AND id = ANY ($ids::uuid[])`);

export const findPerson = (db: Queries, id: string): Promise<PersonRow | undefined> =>
  db.maybe(personById, { id });

/** The zone in which a person's days begin and end. */
export const zoneOf = (person: { timezone: string | null }, workspace: Workspace): string =>
  person.timezone ?? workspace.timezone;

/**
 * Those of `ids` who are the manager or below the manager (null: everybody), locked like `personForUpdate`.
 * Ordered by id, so that two transactions that lock several people do not deadlock.
 */
export const peopleForUpdate = statement<PersonRow, { ids: readonly string[]; manager_id: string | null }>(`
  SELECT ${PERSON_COLUMNS} FROM users
   WHERE workspace_id = $1 AND id = ANY ($ids::uuid[]) AND deleted_at IS NULL
     AND ($manager_id::uuid IS NULL OR id = $manager_id OR ${belowManager('id', '$manager_id::uuid')})
   ORDER BY id FOR NO KEY UPDATE`);

/**
 * 422 for an id in a body that does not exist here. Ids of other workspaces get the same answer (rule 53).
 */
export const unknownReference = (field: string) => invalid({ [field]: ['There is no such record.'] });
