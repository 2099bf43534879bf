import type { Passwords } from '../../../auth/passwords.ts';
import { audit } from '../../../events/audit.ts';
import type { Writing } from '../../../events/writing.ts';
import type { Workspace } from '../../../workspace/workspace.ts';
import { activatePerson } from '../store/oneTimeTokens.ts';
import { assertGoodPassword } from './assertGoodPassword.ts';

interface Named {
  email: string;
  first_name: string;
  last_name: string;
}

/** Hashes a password that an operator sets for a person. Throws 422 if it is easy to guess. */
export function hashOfGiven(
  passwords: Passwords,
  password: string,
  person: Named,
  workspace: Pick<Workspace, 'name' | 'slug'>,
): Promise<string> {
  assertGoodPassword('password', password, person, workspace);
  return passwords.hash(password);
}

/** invited -> active: an operator sets the password, so the person needs no invitation. */
export async function activateWith(call: Writing, id: string, passwordHash: string): Promise<void> {
  if ((await call.db.count(activatePerson, { id, password_hash: passwordHash })) === 0)
    throw new Error('the person is no longer invited');
  audit(call, {
    action: 'activated',
    resource: 'user',
    id,
    changes: { status: ['invited', 'active'] },
  });
}
