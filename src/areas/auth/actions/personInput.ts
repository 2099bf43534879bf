/** Checks people's records before a write. Database constraints catch concurrent calls that both pass. */
import { violatedConstraint } from '../../../db/pool.ts';
import type { Queries } from '../../../db/handle.ts';
import { conflict, invalid, type FieldErrors, type Problem } from '../../../problem.ts';
import { otherAdmins } from '../../../people/admins.ts';
import { references } from '../store/people.ts';

/** Ids a body may name; undefined and null are not checked. */
export interface NamedIds {
  manager_id?: string | null | undefined;
  user_type_id?: string | null | undefined;
  department_id?: string | null | undefined;
  workplace_id?: string | null | undefined;
  reason_id?: string | null | undefined;
  reassign_reports_to?: string | null | undefined;
}

const UNKNOWN = 'There is no such record.';
const LEFT = 'This person is deactivated.';

/**
 * Throws 422 for every id that is unknown in this workspace (rule 53), archived, or of a deactivated person.
 */
export async function assertReferences(db: Queries, ids: NamedIds): Promise<void> {
  const leader = ids.manager_id ?? ids.reassign_reports_to ?? null;
  if (!leader && !ids.user_type_id && !ids.department_id && !ids.workplace_id && !ids.reason_id) return;
  const found = await db.one(references, {
    manager_id: leader,
    user_type_id: ids.user_type_id ?? null,
    department_id: ids.department_id ?? null,
    workplace_id: ids.workplace_id ?? null,
    reason_id: ids.reason_id ?? null,
  });
  const errors: FieldErrors = {};
  if (leader && found.manager_status !== 'active' && found.manager_status !== 'invited')
    errors[ids.manager_id ? 'manager_id' : 'reassign_reports_to'] = [found.manager_status ? LEFT : UNKNOWN];
  if (ids.user_type_id && !found.user_type) errors['user_type_id'] = [UNKNOWN];
  if (ids.department_id && !found.department) errors['department_id'] = [UNKNOWN];
  if (ids.workplace_id && !found.workplace) errors['workplace_id'] = [UNKNOWN];
  if (ids.reason_id && !found.reason) errors['reason_id'] = [UNKNOWN];
  if (Object.keys(errors).length > 0) throw invalid(errors);
}

/**
 * Throws 409 `last_admin` if this person is the last active admin who does not leave either (rules 49, 62).
 * Call `lockPeople` first.
 */
export async function assertAdminRemains(db: Queries, userId: string): Promise<void> {
  if ((await db.one(otherAdmins, { id: userId })).staying === 0)
    throw conflict('last_admin', 'The workspace would have no active admin.');
}

/** Maps a violated unique constraint on people to its 409; returns any other error unchanged. */
export function takenProblem(error: unknown): Problem | unknown {
  const constraint = violatedConstraint(error);
  if (constraint === 'users_email_key') return emailTaken();
  if (constraint === 'users_employee_number_key') return numberTaken();
  return error;
}

export const emailTaken = () => conflict('email_taken', 'Someone in this workspace has this e-mail address.');
export const numberTaken = () =>
  conflict('employee_number_taken', 'Someone in this workspace has this employee number.');
