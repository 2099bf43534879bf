/** Rule 52: however wide its scopes and whoever owns it, a key acts on employees only, and changes nobody's role. */
import type { Caller } from '../auth/caller.ts';
import type { Role } from '../openapi/operation.ts';
import { forbidden } from '../problem.ts';

/** Throws 403 `role_needs_session` where a key creates, changes, moves or deactivates a manager or an admin. */
export function assertKeyReaches(caller: Pick<Caller, 'keyId'>, role: Role): void {
  if (caller.keyId !== null && role !== 'employee')
    throw forbidden(
      'role_needs_session',
      'An API key acts on people of role employee only. Managers and admins need a signed-in admin.',
    );
}

/** The same, and 403 where a key would raise or lower a role. */
export function assertKeyKeepsRole(caller: Caller, before: Role, wanted: Role): void {
  assertKeyReaches(caller, before);
  if (caller.keyId !== null && wanted !== before)
    throw forbidden('role_needs_session', 'Only a signed-in admin changes a role; no API key does.');
}
