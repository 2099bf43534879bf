/** Who decides on a person's requests (rule 22). */
import type { Caller } from '../auth/caller.ts';
import type { Queries } from '../db/handle.ts';
import { statement } from '../db/statement.ts';
import type { UuidArray } from '../db/uuidArray.ts';
import { invalid } from '../problem.ts';
import type { Workspace } from '../workspace/workspace.ts';
import { otherAdmins } from './admins.ts';
import { namedColumns, namedColumnsAs, type Named } from './named.ts';

/** The manager if there is an eligible one, else the admins. */
export interface DecidersRow {
  /** The person's manager, unless deactivated or without the manager role. */
  deciding_manager: string | null;
  admin_ids: string[];
}

/** SQL: `manager` is the manager of `person`, and may decide. */
const decides = (person: string, manager: string): string =>
  `${manager}.workspace_id = $1 AND ${manager}.id = ${person}.manager_id AND ${manager}.id <> ${person}.id
     AND ${manager}.status = 'active' AND ${manager}.role <> 'employee'`;

/** SQL of the columns of a `DecidersRow` for the person `u`. */
export const DECIDERS = `
  (SELECT m.id FROM users m WHERE ${decides('u', 'm')}) AS deciding_manager,
  ARRAY(SELECT w.id FROM users w WHERE w.workspace_id = $1 AND w.role = 'admin' AND w.status = 'active' ORDER BY w.id)::text[]
    AS admin_ids`;

/**
 * SQL: ids of the people who ask `decider` to decide (rule 22): those whose manager may decide and is this one,
 * and for an admin those without such a manager.
 */
export const peopleAsking = (decider: string): string => `
    SELECT u.id FROM users u
      JOIN users d ON d.workspace_id = $1 AND d.id = ${decider}
      LEFT JOIN users m ON ${decides('u', 'm')}
     WHERE u.workspace_id = $1 AND u.id <> d.id AND (m.id = d.id OR d.role = 'admin' AND m.id IS NULL)`;

/** SQL that joins the manager who decides on the person `u` as `b`, where the record `waits`. */
export const approverJoin = (waits: string): string =>
  `LEFT JOIN users b ON ${waits} AND ${decides('u', 'b')}`;

/** SQL of the columns of that manager. */
export const APPROVER = `b.id AS approver_id, ${namedColumnsAs('b', 'approver')}`;

/** The managers who decide on these people; people on whom the admins decide are left out. */
export const decidingManagers = statement<Named & { person_id: string }, { ids: UuidArray }>(`
  SELECT u.id AS person_id, m.id, ${namedColumns('m')}
    FROM users u JOIN users m ON ${decides('u', 'm')}
   WHERE u.workspace_id = $1 AND u.id = ANY ($ids::uuid[])`);

/**
 * The person for whom `waiting_for=me` filters.
 * @throws Problem 422 `errors.waiting_for` for a service key, which is nobody
 */
export function decidingOf(
  waitingFor: 'me' | undefined,
  { userId }: Pick<Caller, 'userId'>,
): string | undefined {
  if (waitingFor === undefined) return undefined;
  if (userId === null) throw invalid({ waiting_for: ['Nothing waits for a service key.'] });
  return userId;
}

/**
 * Whether the caller is the only admin of a workspace that lets a sole admin decide on their own requests.
 * Queries the admins only for workspaces with `self_approval`.
 */
export async function decidesOwn(db: Queries, caller: Caller, workspace: Workspace): Promise<boolean> {
  const maybe = workspace.settings.self_approval && caller.role === 'admin' && caller.userId !== null;
  return maybe && (await db.one(otherAdmins, { id: caller.userId! })).admins === 0;
}

/** A caller who views records and may decide on them. */
export interface Viewer {
  caller: Caller;
  /** Whether the caller is the only admin and may decide on their own records (rule 22). */
  decidesOwn: boolean;
}

export const viewerOf = async (db: Queries, caller: Caller, workspace: Workspace): Promise<Viewer> => ({
  caller,
  decidesOwn: await decidesOwn(db, caller, workspace),
});
