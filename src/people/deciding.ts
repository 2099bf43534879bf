/** Who decides on a person's requests and who may not, whatever is asked for: absences, claims. */

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
