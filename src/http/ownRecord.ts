/** Refuses steps on the caller's own records, for operations with `x-own-record` (rules 21, 200, 202, 204). */
import type { Caller } from '../auth/caller.ts';
import type { Db } from '../db/handle.ts';
import { owners } from '../generated/owners.ts';
import type { OperationRow } from '../openapi/operation.ts';
import { decidesOwn } from '../people/deciders.ts';
import { barredFrom } from '../people/deciding.ts';
import { barredProblem } from '../people/secondPerson.ts';
import { stepsAlone } from '../people/soleAdmin.ts';
import { invalid } from '../problem.ts';
import type { Workspace } from '../workspace/workspace.ts';

interface Stepped {
  params: Record<string, string>;
  query: Record<string, unknown>;
  body: unknown;
  caller: Caller | null;
  workspace: Workspace;
  now: number;
}

/**
 * 403 `self_approval` or `new_admin` if the caller is not a second person for the record. The handler answers
 * for an unknown record or person. The only admin of a workspace may take steps marked `only_admin` (rule 22),
 * and others with a reason (rule 202). Returns the caller, with the reason if it is needed.
 */
export async function refuseOwnRecord(
  operation: Pick<OperationRow, 'id' | 'ownRecord'>,
  { params, query, body, caller, workspace, now }: Stepped,
  db: Db,
): Promise<Caller | null> {
  const { id, ownRecord } = operation;
  if (caller === null || (ownRecord !== 'refused' && ownRecord !== 'only_admin')) return caller;
  const person = await personOf(id, params, body, db);
  const barred = person === null ? null : barredFrom(caller, person);
  const reason = query['exception_reason'] as string | undefined;
  if (barred === null) {
    if (reason !== undefined && person !== null)
      throw invalid({ exception_reason: ['Is for a record of your own.'] });
    return caller;
  }
  if (barred === 'self_approval') {
    if (ownRecord === 'only_admin' && (await decidesOwn(db, caller, workspace))) return caller;
    if (reason !== undefined && (await stepsAlone(db, caller, workspace, now)))
      return { ...caller, exceptionReason: reason.trim() };
  }
  throw barredProblem(barred);
}

/**
 * The owner of the record: the person that the body names, or the owner of the record that the path's last id
 * names.
 */
async function personOf(
  operation: string,
  params: Record<string, string>,
  body: unknown,
  db: Db,
): Promise<string | null> {
  const [name, id] = Object.entries(params).at(-1) ?? [];
  if (name === undefined) {
    const { employee_id } = body as { employee_id?: string };
    if (employee_id === undefined) throw new Error(`${operation} does not say whose record it is about`);
    return employee_id;
  }
  const owner = owners[name];
  if (!owner) throw new Error(`no area says whose record ${name} names: add it to its owners.ts`);
  return (await db.maybe(owner, { id: id! }))?.employee_id ?? null;
}
