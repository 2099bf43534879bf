import type { Caller } from '../auth/caller.ts';
import type { Queries } from '../db/handle.ts';
import { statement } from '../db/statement.ts';

/** SQL condition: the person in `column` is below `manager` (SQL such as `$below`), directly or not. */
export const belowManager = (column: string, manager: string): string => `${column} IN (
    WITH RECURSIVE tree AS (
      SELECT id FROM users WHERE workspace_id = $1 AND manager_id = ${manager}
      UNION SELECT u.id FROM users u JOIN tree t ON u.manager_id = t.id WHERE u.workspace_id = $1
    ) SELECT id FROM tree)`;

/**
 * SQL condition: the person in `column` is in one of the departments of a parameter such as
 * `$department_ids`.
 */
export const inDepartments = (column: string, departments: string): string =>
  `${column} IN (SELECT d.id FROM users d WHERE d.workspace_id = $1 AND d.department_id = ANY (${departments}::uuid[]))`;

/** The manager whose tree limits this caller's team calls; undefined for admins and service keys. */
export const treeOf = (caller: Caller): string | undefined =>
  caller.role === 'admin' ? undefined : caller.userId!;

const isBelow = statement<{ below: boolean }, { manager_id: string; employee_id: string }>(
  `SELECT ${belowManager('$employee_id::uuid', '$manager_id')} AS below`,
);

/** Whether a person is below a manager, directly or not. */
export const isBelowManager = async (db: Queries, managerId: string, personId: string): Promise<boolean> =>
  (await db.one(isBelow, { manager_id: managerId, employee_id: personId })).below;

/** Whether a caller sees a person's records: admins and service keys all, managers their tree (rule 20). */
export async function isInView(db: Queries, caller: Caller, personId: string): Promise<boolean> {
  if (caller.role === 'admin') return true;
  if (caller.role === 'employee' || caller.userId === null) return false;
  return isBelowManager(db, caller.userId, personId);
}
