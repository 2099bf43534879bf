/** Rule 52: a key may only change employees, and no roles, whatever its scopes and owner are. */
import type { Caller } from '../auth/caller.ts';
import type { Role } from '../openapi/operation.ts';
import { forbidden } from '../problem.ts';

/**
 * @throws Problem 403 `role_needs_session` if a key creates, changes, moves or deactivates a manager or an
 *   admin
 */
export function assertKeyReaches(caller: Pick<Caller, 'keyId'>, role: Role): void {
  if (caller.keyId !== null && role !== 'employee')
    throw forbidden(
      'role_needs_session',
      'An API key can only change people with the role employee. Managers and admins need a signed-in admin.',
    );
}

/** @throws Problem 403 as above, and if a key would change a role */
export function assertKeyKeepsRole(caller: Caller, before: Role, wanted: Role): void {
  assertKeyReaches(caller, before);
  if (caller.keyId !== null && wanted !== before)
    throw forbidden('role_needs_session', 'Only a signed-in admin can change a role; an API key cannot.');
}
