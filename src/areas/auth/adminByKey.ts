/** Rule 52: however wide its scopes, no key makes an admin, nor takes the place of one. */
import type { Caller } from '../../auth/caller.ts';
import type { Role } from '../../contract.ts';
import { forbidden } from '../../problem.ts';

/** 403 `role_needs_session` where a key gives the role admin. */
export function assertKeyMakesNoAdmin(caller: Caller, role: Role): void {
  if (caller.keyId !== null && role === 'admin')
    throw forbidden('role_needs_session', 'Only a signed-in admin makes admins; no API key does.');
}

/** 403 `admin_needs_session` where a key changes how an admin signs in: a new address is a new password away from them. */
export function assertKeyMovesNoAdmin(caller: Caller, role: Role): void {
  if (caller.keyId !== null && role === 'admin')
    throw forbidden(
      'admin_needs_session',
      'Only a signed-in admin changes the e-mail address of an admin; no API key does.',
    );
}
