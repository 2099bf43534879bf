import { invalid } from '../../../problem.ts';
import type { Workspace } from '../../../workspace/workspace.ts';
import { newPasswordProblem } from '../rules/newPassword.ts';

/**
 * Throws 422 naming the field when a new password is one that attackers try first: a common one, or words around this
 * person.
 */
export function assertGoodPassword(
  field: string,
  password: string,
  person: { email: string; first_name: string; last_name: string },
  workspace: Pick<Workspace, 'name' | 'slug'>,
): void {
  const around = [person.email, person.first_name, person.last_name, workspace.name, workspace.slug];
  const problem = newPasswordProblem(password, around);
  if (problem) throw invalid({ [field]: [problem] });
}
