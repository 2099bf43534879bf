import type { Queries } from '../db/handle.ts';
import { statement } from '../db/statement.ts';
import type { Role } from '../openapi/operation.ts';
import type { Caller } from './caller.ts';
import { madeAdminBy, newSince } from './newAdmins.ts';

/** A person with the rights that they have now. */
export interface PersonRow {
  user_id: string;
  email: string;
  display_name: string;
  role: Role;
  made_admin_by: string[];
  second_factor: boolean;
  timezone: string | null;
}

/** SQL of the columns of `PersonRow`, from `users u` and `two_factor f`, with `$new_since`. */
export const PERSON = `
  u.id AS user_id, u.email, u.first_name || ' ' || u.last_name AS display_name, u.role, u.timezone,
  CASE WHEN u.role = 'admin' THEN ${madeAdminBy('ARRAY[u.id]')} ELSE '{}' END AS made_admin_by,
  f.enabled_at IS NOT NULL AS second_factor`;

/** The person as a caller, by a session or, with none, in a job that they started. */
export const personAsCaller = (
  row: PersonRow,
  by: Pick<Caller, 'sessionId' | 'until' | 'source'> & Partial<Pick<Caller, 'leaver'>>,
): Caller => ({
  kind: 'user',
  userId: row.user_id,
  role: row.role,
  scopes: null,
  keyId: null,
  keyPrefix: null,
  keyHolders: [],
  madeAdminBy: row.made_admin_by,
  secondFactor: row.second_factor,
  actor: { id: row.user_id, email: row.email, name: row.display_name },
  leaver: false,
  timezone: row.timezone,
  ...by,
});

const activePerson = statement<PersonRow, { user_id: string; new_since: string }>(`
  SELECT ${PERSON}
    FROM users u LEFT JOIN two_factor f ON f.workspace_id = u.workspace_id AND f.user_id = u.id
   WHERE u.workspace_id = $1 AND u.id = $user_id AND u.status = 'active' AND u.deleted_at IS NULL`);

/**
 * Somebody who started a job earlier, as a caller with the rights that they have now; null if they have left.
 */
export async function personNow(
  db: Queries,
  { userId, source }: { userId: string; source: Caller['source'] },
  now: number,
): Promise<Caller | null> {
  const row = await db.maybe(activePerson, { user_id: userId, new_since: newSince(now) });
  return row ? personAsCaller(row, { sessionId: null, until: Infinity, source }) : null;
}
