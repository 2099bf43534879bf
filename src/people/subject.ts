import type { Caller } from '../auth/caller.ts';
import type { Queries } from '../db/handle.ts';
import { forbidden, invalid, notFound } from '../problem.ts';
import { type PersonRow, findPerson } from './find.ts';
import { isInView } from './tree.ts';

/**
 * The person whose records a call on own records (EMP) is about. For other people there is the corresponding
 * `admin/` call.
 * @throws Problem 422 if a service key, which owns no records, names nobody; 403 if somebody else names
 *   another person
 */
export function subjectOf(caller: Caller, employeeId: string | undefined): string {
  if (caller.kind === 'service_key') {
    if (!employeeId)
      throw invalid({ employee_id: ['A service key must name a person here.'] }, 'employee_required');
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

/**
 * The person that a query is about.
 * @throws Problem 404 for an unknown person (rule 53)
 */
export async function subjectInQuery(
  db: Queries,
  caller: Caller,
  employeeId: string | undefined,
): Promise<PersonRow> {
  const person = await findPerson(db, subjectOf(caller, employeeId));
  if (!person) throw notFound();
  return person;
}

/** A call whose query may name a person. */
interface OwnCall {
  caller: Caller;
  db: Queries;
  query: { employee_id?: string };
}

/** The id of the person a query is about: `subjectOf`, and 404 for an unknown person (rule 53). */
export async function subjectIn({ caller, db, query: { employee_id } }: OwnCall): Promise<string> {
  // only the person that a service key names may be unknown: everyone else names themselves
  return caller.kind === 'service_key'
    ? (await subjectInQuery(db, caller, employee_id)).id
    : subjectOf(caller, employee_id);
}

/**
 * Like `subjectOf`, but signed-in admins can name anybody, and with `team` signed-in managers the people below
 * them.
 * @throws Problem 404 if an admin or manager names a person who is unknown or out of view (rules 20, 53)
 */
export async function reachableSubject(
  caller: Caller,
  db: Queries,
  employeeId: string | undefined,
  reach: 'admins' | 'team',
): Promise<string> {
  const looks = caller.role === 'admin' || (reach === 'team' && caller.role === 'manager');
  if (caller.kind !== 'user' || !looks || employeeId === undefined || employeeId === caller.userId)
    return subjectOf(caller, employeeId);
  if (!(await isInView(db, caller, employeeId)) || !(await findPerson(db, employeeId))) throw notFound();
  return employeeId;
}

/** `reachableSubject` of a query, and 404 for an unknown person that a service key names. */
export const reachableIn = (call: OwnCall, reach: 'admins' | 'team'): Promise<string> =>
  call.caller.kind === 'service_key'
    ? subjectIn(call)
    : reachableSubject(call.caller, call.db, call.query.employee_id, reach);

/** The person of `reachableSubject`. Throws 404 also for an unknown person that a service key names. */
export async function reachablePerson(
  { caller, db, query }: OwnCall,
  reach: 'admins' | 'team',
): Promise<PersonRow> {
  const person = await findPerson(db, await reachableSubject(caller, db, query.employee_id, reach));
  if (!person) throw notFound();
  return person;
}

/** Whether the caller is its person, or the admin who entered it for them (rule 228). */
export const ownsOrEntered = (
  caller: Caller,
  record: { readonly employee_id: string; readonly entered_by_id: string | null },
): boolean => ownsRecord(caller, record.employee_id) || hasEntered(caller, record.entered_by_id);

export const hasEntered = (caller: Caller, enteredById: string | null): boolean =>
  caller.kind === 'user' && caller.role === 'admin' && caller.userId === enteredById;

/** Whether a record is the caller's own. True for a service key, which acts for the workspace. */
export const ownsRecord = (caller: Caller, employeeId: string): boolean =>
  caller.kind === 'service_key' || caller.userId === employeeId;
