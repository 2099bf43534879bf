/**
 * Who decides on a person's requests, and who does not count as a second person. Pure, for rules of areas.
 */

/** What managers decide on. A substitute decides on some of it. */
export type Deciding = 'absences' | 'expenses' | 'timesheets';

/** Who is asked to decide: the person's manager, else the admins other than the person (rule 22). */
export function decidedBy(
  person: { readonly id: string; readonly manager_id: string | null },
  adminIds: readonly string[],
): string[] {
  if (person.manager_id !== null && person.manager_id !== person.id) return [person.manager_id];
  return adminIds.filter((id) => id !== person.id);
}

/**
 * Whether the record is the caller's own, or belongs to somebody who has seen the key's secret (rule 21).
 * Also for approving on creation.
 */
export function isOwn(
  caller: { readonly userId: string | null; readonly keyHolders?: readonly string[] },
  employeeId: string,
): boolean {
  return caller.userId === employeeId || (caller.keyHolders ?? []).includes(employeeId);
}

/** Why a caller does not count as a second person: the code of the 403. */
export type Barred = 'self_approval' | 'new_admin';

/** The members of a caller that these rules need. */
export interface Stepping {
  readonly userId: string | null;
  readonly keyHolders?: readonly string[];
  readonly madeAdminBy?: readonly string[];
  readonly exceptionReason?: string;
}

/**
 * Why the caller does not count as a second person for records of this person; null if they do. `alone`: the
 * caller is the only admin of a workspace that lets a sole admin decide on their own records (rule 22). An
 * exception of rule 202 counts as well.
 */
export function barredFrom(caller: Stepping, employeeId: string, alone = false): Barred | null {
  if (isOwn(caller, employeeId))
    return alone || caller.exceptionReason !== undefined ? null : 'self_approval';
  return caller.madeAdminBy?.includes(employeeId) ? 'new_admin' : null;
}
