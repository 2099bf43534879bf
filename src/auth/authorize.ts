import type { OperationRow, Role, Scope } from '../contract.ts';
import { SCOPES } from '../generated/operations.ts';
import { forbidden, type Problem } from '../problem.ts';
import { planHasApi, type Workspace } from '../workspace.ts';
import { atLeast, type Caller } from './caller.ts';

/**
 * May this caller make this call at all? Pure: operation, caller and workspace in, null or the refusal (403) out.
 * service.md, "API keys": a key can never do more than its owner, so scope AND role are checked.
 */
export function authorize(operation: OperationRow, caller: Caller, workspace: Workspace): Problem | null {
  const role = operation.role ?? 'employee';
  if (caller.kind !== 'user') {
    const refusal = refuseKey(operation, caller, workspace);
    if (refusal) return refusal;
  }
  if (caller.kind !== 'service_key' && !atLeast(caller.role, role)) return insufficientRole(role);
  if (workspace.modulesOff.includes(operation.area)) {
    return forbidden('module_disabled', 'This part of the product is switched off in this workspace.', {
      module: operation.area,
    });
  }
  return null;
}

/** What stands between a key and this call, before its owner's role is looked at. */
function refuseKey(operation: OperationRow, caller: Caller, workspace: Workspace): Problem | null {
  if (operation.key === 'refused') return keyNotAccepted();
  if (!planHasApi(workspace)) {
    return forbidden(
      'api_not_in_plan',
      'The plan of this workspace has no API access; on Starter it is an add-on.',
    );
  }
  if (operation.key === 'any' || operation.key === 'none') return null;
  const scope = operation.key as Scope;
  if (!caller.scopes!.includes(scope)) {
    return forbidden('insufficient_scope', `The key lacks the scope ${scope}.`, { required_scope: scope });
  }
  const least = SCOPES[scope];
  return caller.kind === 'personal_key' && !atLeast(caller.role, least) ? insufficientRole(least) : null;
}

export const keyNotAccepted = () =>
  forbidden('key_not_accepted', 'This call does not accept API keys. Sign in and use the access token.');

const insufficientRole = (role: Role) =>
  forbidden('insufficient_role', `This call needs the role ${role} or higher.`, { required_role: role });
