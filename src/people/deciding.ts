/** Who decides on a person's requests, and who is no second person for their records. Pure: rules of areas use it. */

/** Who is asked to decide: the person's manager, or, without one, the admins other than the person (rule 22). */
export function decidedBy(
  person: { readonly id: string; readonly manager_id: string | null },
  adminIds: readonly string[],
): string[] {
  if (person.manager_id !== null && person.manager_id !== person.id) return [person.manager_id];
  return adminIds.filter((id) => id !== person.id);
}

/**
 * Rule 21: the record is the caller's own, or that of somebody who has seen the secret of the key. Also for approving on
 * creation.
 */
export function isOwn(
  caller: { readonly userId: string | null; readonly keyHolders?: readonly string[] },
  employeeId: string,
): boolean {
  return caller.userId === employeeId || (caller.keyHolders ?? []).includes(employeeId);
}

/** Why somebody is no second person: the code of the 403. */
export type Barred = 'self_approval' | 'new_admin';

/** A caller, as far as these rules look at them. */
export interface Stepping {
  readonly userId: string | null;
  readonly keyHolders?: readonly string[];
  readonly madeAdminBy?: readonly string[];
}

/**
 * Why the caller is no second person for records of this person; null where they are one. `alone`: the caller is the only admin, of
 * a workspace that lets them decide on their own (rule 22).
 */
export function barredFrom(caller: Stepping, employeeId: string, alone = false): Barred | null {
  if (isOwn(caller, employeeId)) return alone ? null : 'self_approval';
  return caller.madeAdminBy?.includes(employeeId) ? 'new_admin' : null;
}
