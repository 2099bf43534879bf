import type { OperationId, Scope } from '../generated/operations.ts';
import type { OperationRow, Role } from '../openapi/operation.ts';
import { SCOPES } from '../generated/operations.ts';
import { forbidden, type Problem } from '../problem.ts';
import { planHasApi, type Workspace } from '../workspace/workspace.ts';
import { atLeast, type Caller } from './caller.ts';

/**
 * Whether this caller may make this call at all: null, or the refusal (403). Pure. A key can never do more
 * than its owner, so both scope and role are checked (service.md, "API keys").
 */
export function authorize(operation: OperationRow, caller: Caller, workspace: Workspace): Problem | null {
  if (caller.leaver && !operation.leaver)
    return forbidden('leaver_access', 'This token is for the documents of somebody who has left.');
  const role = operation.role ?? 'employee';
  if (caller.kind !== 'user') {
    const refusal = refuseKey(operation, caller, workspace);
    if (refusal) return refusal;
  }
  if (
    lacksSecondFactor(caller, workspace) &&
    !(caller.kind === 'user' && WITHOUT_SECOND_FACTOR.has(operation.id))
  ) {
    return forbidden(
      'two_factor_setup_required',
      'This workspace requires a second factor. Sign in and set it up first: POST /api/v1/auth/2fa/setup/.',
    );
  }
  if (caller.kind !== 'service_key' && !atLeast(caller.role, role)) return insufficientRole(role);
  if (workspace.modulesOff.includes(operation.area)) {
    return forbidden('module_disabled', 'This part of the product is switched off in this workspace.', {
      module: operation.area,
    });
  }
  return null;
}

/**
 * 403 if the workspace is read-only because its trial has ended and the call would write; null if the call
 * may continue. For every call, including those without a caller. No other place decides this.
 */
export function refuseReadOnly(
  operation: OperationRow & { id: string },
  workspace: Workspace,
): Problem | null {
  if (!workspace.readOnly || operation.reads) return null;
  if (WRITTEN_AREAS.has(operation.area) || WRITTEN_CALLS.has(operation.id)) return null;
  return forbidden(
    'workspace_read_only',
    'The trial of this workspace has ended: it can be read but not changed. Install a licence to continue.',
  );
}

/**
 * Writes allowed in a read-only workspace: signing in and out, marking as read, installing a licence,
 * exporting data.
 */
const WRITTEN_AREAS: ReadonlySet<string> = new Set(['auth', 'notifications']);
const WRITTEN_CALLS: ReadonlySet<string> = new Set(['putLicense', 'createExport', 'deleteExport']);

/**
 * The only calls for a signed-in person who lacks the second factor that the workspace requires: seeing who
 * they are, setting up the factor, managing password and sessions, signing out. Their keys may make no call.
 */
const WITHOUT_SECOND_FACTOR: ReadonlySet<string> = new Set<OperationId>([
  'getMe',
  'getTwoFactorStatus',
  'startTwoFactorSetup',
  'enableTwoFactor',
  'disableTwoFactor',
  'regenerateRecoveryCodes',
  'changePassword',
  'listSessions',
  'revokeSession',
  'logout',
  'logoutAllSessions',
]);

/** Whether the workspace requires a second factor that the person of this session or key does not have. */
export const lacksSecondFactor = (caller: Caller, workspace: Workspace): boolean =>
  workspace.settings.two_factor_required && !caller.secondFactor;

/** Why a key may not make this call, apart from its owner's role for the call; null if it may. */
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
  forbidden('insufficient_role', `This call needs the role ${role}${role === 'admin' ? '' : ' or higher'}.`, {
    required_role: role,
  });
