/** People as other areas need them: by id, in a manager's tree, with the time zone and department their records go by. */
import type { Caller } from '../../auth/caller.ts';
import type { Queries } from '../../db/handle.ts';
import { statement } from '../../db/statement.ts';
import { forbidden, invalid, notFound } from '../../problem.ts';
import type { Workspace } from '../../workspace.ts';

export interface PersonRow {
  id: string;
  email: string;
  name: string;
  role: 'employee' | 'manager' | 'admin';
  status: 'invited' | 'active' | 'deactivated';
  manager_id: string | null;
  department_id: string | null;
  user_type_id: string | null;
  start_date: string;
  last_day: string | null;
  timezone: string | null;
  holiday_calendar: string;
}

const PERSON_COLUMNS = `
  id, email::text AS email, first_name || ' ' || last_name AS name, role, status, manager_id, department_id, user_type_id,
  start_date, last_day, timezone, holiday_calendar`;
const PERSON = `
  SELECT ${PERSON_COLUMNS}
    FROM users WHERE workspace_id = $1 AND id = $id AND deleted_at IS NULL`;
const personById = statement<PersonRow, { id: string }>(PERSON);

/** The person, and with it the turn to write what is theirs: writers queue up, and so does a deactivation. */
export const personForUpdate = statement<PersonRow, { id: string }>(`${PERSON} FOR NO KEY UPDATE`);

export const findPerson = (db: Queries, id: string): Promise<PersonRow | undefined> =>
  db.maybe(personById, { id });

/** The zone a person's days begin and end in. */
export const zoneOf = (person: { timezone: string | null }, workspace: Workspace): string =>
  person.timezone ?? workspace.timezone;

/** SQL: whether a column names somebody below a manager, directly or not; both as SQL, the manager as `$below`. */
export const belowManager = (column: string, manager: string): string => `${column} IN (
    WITH RECURSIVE tree AS (
      SELECT id FROM users WHERE workspace_id = $1 AND manager_id = ${manager}
      UNION SELECT u.id FROM users u JOIN tree t ON u.manager_id = t.id WHERE u.workspace_id = $1
    ) SELECT id FROM tree)`;

/** The manager whose tree is all that a caller of team calls may see; undefined for admins and service keys, who see all. */
export const treeOf = (caller: Caller): string | undefined =>
  caller.role === 'admin' ? undefined : caller.userId!;

const isBelow = statement<{ below: boolean }, { manager_id: string; employee_id: string }>(
  `SELECT ${belowManager('$employee_id::uuid', '$manager_id')} AS below`,
);

/** Whether someone is below a manager, directly or not. */
export const isBelowManager = async (db: Queries, managerId: string, personId: string): Promise<boolean> =>
  (await db.one(isBelow, { manager_id: managerId, employee_id: personId })).below;

/** Whether a caller may see someone's records: admins and service keys see all, managers their own tree (rule 20). */
export async function isInView(db: Queries, caller: Caller, personId: string): Promise<boolean> {
  if (caller.role === 'admin') return true;
  if (caller.role === 'employee' || caller.userId === null) return false;
  return isBelowManager(db, caller.userId, personId);
}

/**
 * Whose records a call on own records is about (EMP). A service key owns none and must name a person (422); anyone else
 * can only name themselves (403): the `admin/` twin is for others.
 */
export function subjectOf(caller: Caller, employeeId: string | undefined): string {
  if (caller.kind === 'service_key') {
    if (!employeeId)
      throw invalid({ employee_id: ['A service key must say whose records it means.'] }, 'employee_required');
    return employeeId;
  }
  if (employeeId !== undefined && employeeId !== caller.userId) {
    throw forbidden(
      'not_own_record',
      'You can only name yourself here. For other people there is the admin call.',
    );
  }
  return caller.userId!;
}

/** The person a query is about; an unknown one is 404 (rule 53). */
export async function subjectInQuery(
  db: Queries,
  caller: Caller,
  employeeId: string | undefined,
): Promise<PersonRow> {
  const person = await findPerson(db, subjectOf(caller, employeeId));
  if (!person) throw notFound();
  return person;
}

/**
 * Those of `ids` who are the manager or below them (null: everybody); held like `personForUpdate`, in the order of their ids, so that two who
 * hold several never wait in a circle.
 */
export const peopleForUpdate = statement<PersonRow, { ids: readonly string[]; manager_id: string | null }>(`
  SELECT ${PERSON_COLUMNS} FROM users
   WHERE workspace_id = $1 AND id = ANY ($ids::uuid[]) AND deleted_at IS NULL
     AND ($manager_id::uuid IS NULL OR id = $manager_id OR ${belowManager('id', '$manager_id::uuid')})
   ORDER BY id FOR NO KEY UPDATE`);

/** 422 for an id in a body that is nobody's here: foreign and unknown read the same (rule 53). */
export const unknownReference = (field: string) => invalid({ [field]: ['There is no such record.'] });

/** Whether a record is the caller's own: their person's, or any for a service key, which acts for the workspace. */
export const ownsRecord = (caller: Caller, employeeId: string): boolean =>
  caller.kind === 'service_key' || caller.userId === employeeId;
