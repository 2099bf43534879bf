/** Who decides on a person's requests (rules 22, 83, 84). */
import type { Caller } from '../auth/caller.ts';
import type { Queries } from '../db/handle.ts';
import { statement } from '../db/statement.ts';
import { invalid } from '../problem.ts';
import type { Deciding } from './deciding.ts';
import type { Workspace } from '../workspace/workspace.ts';
import { otherAdmins } from './admins.ts';
import { namedColumnsAs, type MaybeNamedAs } from './named.ts';

/** Who is asked: one person, else the admins. */
export interface DecidersRow {
  /** The person's manager, unless deactivated or without the manager role; or their substitute. */
  deciding_manager: string | null;
  admin_ids: string[];
}

/** SQL: `manager` is the manager of `person`, and may decide. */
const decides = (person: string, manager: string): string =>
  `${manager}.workspace_id = $1 AND ${manager}.id = ${person}.manager_id AND ${manager}.id <> ${person}.id
     AND ${manager}.status = 'active' AND ${manager}.role <> 'employee'`;

/** SQL that joins, beside the manager `dm` of the person `u`, the next manager up `dn` and the substitute of `dm`. */
const standIns = (area: string): string => `
  LEFT JOIN users dn ON ${decides('dm', 'dn')} AND dn.id <> u.id
  LEFT JOIN substitutions ds ON ds.workspace_id = $1 AND ds.person_id = dm.id AND ds.acts <> 'no' AND ${area} = ANY (ds.areas)`;

/** SQL of who is asked, after `standIns`: the manager, a substitute who neither asks nor is away, or the next one up. */
const asked = (escalated = 'false'): string => `
  CASE WHEN ${escalated} THEN dn.id WHEN ds.id IS NULL THEN dm.id
       WHEN ds.acts = 'yes' AND u.id NOT IN (ds.substitute_id, ds.created_by) THEN ds.substitute_id ELSE dn.id END`;

const ADMIN_IDS = `
  ARRAY(SELECT w.id FROM users w WHERE w.workspace_id = $1 AND w.role = 'admin' AND w.status = 'active' ORDER BY w.id)::text[]`;

/** SQL of the columns of a `DecidersRow` for the person `u`. */
export const decidersFor = (area: Deciding): string => `
  (SELECT ${asked()} FROM users dm ${standIns(`'${area}'`)} WHERE ${decides('u', 'dm')}) AS deciding_manager,
  ${ADMIN_IDS} AS admin_ids`;

/** Who is asked about the records of a person, and after an escalation; `area` is a `Deciding`. */
export const decidersOf = statement<DecidersRow, { id: string; area: string; escalated: boolean }>(`
  SELECT (SELECT ${asked('$escalated::boolean')} FROM users dm ${standIns('$area::text')} WHERE ${decides('u', 'dm')})
           AS deciding_manager,
         ${ADMIN_IDS} AS admin_ids
    FROM users u WHERE u.workspace_id = $1 AND u.id = $id`);

/** SQL: ids of the people who ask `decider` to decide (rules 22, 83). A manager with a substitute is still asked. */
const peopleAsking = (decider: string, area: Deciding): string => `
    SELECT u.id FROM users u
      JOIN users d ON d.workspace_id = $1 AND d.id = ${decider}
      LEFT JOIN users dm ON ${decides('u', 'dm')} ${standIns(`'${area}'`)}
      CROSS JOIN LATERAL (SELECT ${asked()} AS id) one
     WHERE u.workspace_id = $1 AND u.id <> d.id
       AND (dm.id = d.id OR one.id = d.id
            OR one.id IS NULL AND (d.role = 'admin' OR EXISTS (SELECT FROM ${admins(decider, area)})
                 AND u.id NOT IN (SELECT unnest(ARRAY[p.id, s.created_by]) FROM ${admins(decider, area)})))`;

/** SQL of the admins `p` whose substitute `decider` is now. */
const admins = (decider: string, area: Deciding): string => `
  substitutions s JOIN users p ON p.workspace_id = $1 AND p.id = s.person_id AND p.role = 'admin' AND s.workspace_id = $1
        AND s.substitute_id = ${decider} AND s.acts = 'yes' AND '${area}' = ANY (s.areas)`;

/** SQL: ids of the records that were escalated to `decider` (rule 84). */
const recordsEscalated = (decider: string): string => `
    SELECT de.record_id FROM escalations de
      JOIN users u ON u.workspace_id = $1 AND u.id = de.employee_id
      JOIN users d ON d.workspace_id = $1 AND d.id = ${decider}
      LEFT JOIN users dm ON ${decides('u', 'dm')}
      LEFT JOIN users dn ON ${decides('dm', 'dn')} AND dn.id <> u.id
     WHERE de.workspace_id = $1 AND de.escalated_at IS NOT NULL AND u.id <> d.id
       AND (dn.id = d.id OR dn.id IS NULL AND d.role = 'admin')`;

/** SQL condition: the record `row`, which waits, asks `decider` to decide. */
export const asksFor = (row: string, decider: string, area: Deciding): string =>
  `(${row}.employee_id IN (${peopleAsking(decider, area)}) OR ${row}.id IN (${recordsEscalated(decider)}))`;

/** SQL that joins who is asked to decide on the person `u` as `b`, where the record `row` `waits`. */
export const approverJoin = (row: string, area: Deciding, waits: string): string => `
  LEFT JOIN users dm ON ${waits} AND ${decides('u', 'dm')} ${standIns(`'${area}'`)}
  LEFT JOIN escalations de ON ${waits} AND de.workspace_id = $1 AND de.record_id = ${row}.id AND de.escalated_at IS NOT NULL
  LEFT JOIN users b ON b.workspace_id = $1 AND b.id = ${asked('de.record_id IS NOT NULL')}`;

/** Why this person is asked; `admins` if nobody in particular is. */
export type ApproverReason = 'manager' | 'substitute' | 'escalated' | 'admins';

export interface ApproverColumns extends MaybeNamedAs<'approver'> {
  /** Null if the record does not wait. */
  approver_reason: ApproverReason | null;
}

/** SQL of the `ApproverColumns`, after `approverJoin`. */
export const approverColumns = (waits: string): string => `
    b.id AS approver_id, ${namedColumnsAs('b', 'approver')},
    CASE WHEN NOT (${waits}) THEN NULL WHEN b.id IS NULL THEN 'admins' WHEN de.record_id IS NOT NULL THEN 'escalated'
         WHEN b.id = ds.substitute_id THEN 'substitute' ELSE 'manager' END AS approver_reason`;

/**
 * SQL condition: `me` may decide on the person in `column`: somebody below them, or below a person whose
 * substitute they are, but neither that person nor the one who named them (rule 83).
 */
export const isDecidedBy = (column: string, me: string, area: Deciding): string => `${column} IN (
    WITH RECURSIVE acting AS (
      SELECT ${me}::uuid AS id, NULL::uuid AS barred, false AS everybody
      UNION ALL
      SELECT p.id, s.created_by, p.role = 'admin' FROM substitutions s
        JOIN users p ON p.workspace_id = $1 AND p.id = s.person_id AND p.status = 'active' AND p.role <> 'employee'
       WHERE s.workspace_id = $1 AND s.substitute_id = ${me}::uuid AND s.acts <> 'no' AND '${area}' = ANY (s.areas)
    ), tree AS (
      SELECT u.id, a.barred FROM acting a JOIN users u ON u.workspace_id = $1 AND u.manager_id = a.id
      UNION SELECT u.id, t.barred FROM tree t JOIN users u ON u.workspace_id = $1 AND u.manager_id = t.id
    )
    SELECT id FROM tree WHERE id IS DISTINCT FROM barred
    UNION ALL
    SELECT u.id FROM acting a JOIN users u ON u.workspace_id = $1 AND a.everybody AND u.id <> a.id AND u.id <> a.barred)`;

const decidedBy = (area: Deciding) =>
  statement<{ decided: boolean }, { me: string; person: string }>(
    `SELECT ${isDecidedBy('$person::uuid', '$me', area)} AS decided`,
  );
const DECIDED_BY = {
  absences: decidedBy('absences'),
  expenses: decidedBy('expenses'),
  timesheets: decidedBy('timesheets'),
};

/** Whether a caller may decide on a person: admins and service keys on everybody, others as `isDecidedBy`. */
export async function mayDecideOn(
  db: Queries,
  caller: Caller,
  person: string,
  area: Deciding,
): Promise<boolean> {
  if (caller.role === 'admin') return true;
  if (caller.role === 'employee' || caller.userId === null) return false;
  return (await db.one(DECIDED_BY[area], { me: caller.userId, person })).decided;
}

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
