/** What a new API key may be: who grants what, for how long, from where. */
import { parseTimestamp } from '../../civil/zones.ts';
import type { Role, Scope } from '../../contract.ts';
import { SCOPES } from '../../generated/operations.ts';
import type { ApiKeyInput } from '../../generated/types.ts';
import { forbidden, invalid, type FieldErrors } from '../../problem.ts';
import { planHasApi, type Workspace } from '../../workspace.ts';
import { networkProblem } from './networks.ts';
import { isGrantable } from './scopes.ts';

/** Years a key may live at most. */
const MAX_YEARS = 2;

/** Throws 422 for an end that is past or too far, and for networks that are none. `now` in milliseconds since 1970. */
export function assertKeyFields(input: ApiKeyInput, now: number): void {
  const errors: FieldErrors = {};
  if (input.expires_at !== undefined) {
    const end = parseTimestamp(input.expires_at)!.epochMs;
    if (end <= now) errors['expires_at'] = ['Must be in the future.'];
    else if (end > latestEnd(now)) errors['expires_at'] = [`Must be at most ${MAX_YEARS} years ahead.`];
  }
  (input.allowed_ips ?? []).forEach((network, index) => {
    const problem = networkProblem(network);
    if (problem) errors[`allowed_ips.${index}`] = [problem];
  });
  if (Object.keys(errors).length > 0) throw invalid(errors);
}

function latestEnd(now: number): number {
  const end = new Date(now);
  end.setUTCFullYear(end.getUTCFullYear() + MAX_YEARS);
  return end.getTime();
}

/**
 * Throws 403 where this role may not make this key (service.md, "API keys", 3 and 4; rule 51): `service_needs_admin`,
 * `api_not_in_plan`, `scope_not_grantable`.
 */
export function assertMayGrant(
  { kind, scopes }: { kind: 'personal' | 'service'; scopes: Scope[] },
  role: Role,
  workspace: Workspace,
): void {
  if (kind === 'service' && role !== 'admin')
    throw forbidden('service_needs_admin', 'Only admins create service keys.', { required_role: 'admin' });
  if (!planHasApi(workspace)) {
    throw forbidden(
      'api_not_in_plan',
      'The plan of this workspace has no API access; on Starter it is an add-on.',
    );
  }
  const beyond = scopes.filter((scope) => !isGrantable(scope, role));
  if (beyond.length > 0) {
    throw forbidden('scope_not_grantable', `Your role may not hold ${beyond.join(', ')}.`, {
      scopes: beyond,
      required_role: beyond.some((scope) => SCOPES[scope] === 'admin') ? 'admin' : 'manager',
    });
  }
}
