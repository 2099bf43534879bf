import { invalid } from '../../../problem.ts';
import type { Workspace } from '../../../workspace/workspace.ts';
import { newPasswordProblem } from '../rules/newPassword.ts';

/**
 * Refuses a new password that attackers try first: a common one, or one made of the person's own names.
 * @throws 422 for `field`
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
