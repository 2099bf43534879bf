/** Validates an API key's scopes, expiry and networks. */
import { parseTimestamp } from '../../../civil/zones.ts';
import type { Role } from '../../../openapi/operation.ts';
import type { Scope } from '../../../generated/operations.ts';
import { SCOPES } from '../../../generated/operations.ts';
import type { ApiKeyInput } from '../../../generated/types.ts';
import { forbidden, invalid, type FieldErrors } from '../../../problem.ts';
import type { Workspace } from '../../../workspace/workspace.ts';
import { networkProblem } from './networks.ts';
import { assertPlanHasApi } from './planAccess.ts';
import { isGrantable } from './scopes.ts';
import type { KeyRow } from '../store/keys.ts';

const MAX_YEARS = 2;

type KeyFields = Pick<ApiKeyInput, 'expires_at' | 'allowed_ips'> & { scopes?: Scope[] };

/** An existing key. Its rights may shrink but never grow. */
type HeldKey = Pick<KeyRow, 'scopes' | 'expires_at'>;

/**
 * `now` in milliseconds since 1970.
 * @throws 422 for an expiry in the past or too far ahead, for invalid networks, and for scopes or an expiry
 * that exceed those of the existing key `held`.
 */
export function assertKeyFields(input: KeyFields, now: number, held?: HeldKey): void {
  const errors: FieldErrors = {};
  const gained = held && input.scopes?.filter((scope) => !held.scopes.includes(scope));
  if (gained && gained.length > 0)
    errors['scopes'] = [`Scopes cannot be added to a key: ${gained.join(', ')}. Create another key.`];
  if (input.expires_at !== undefined) {
    const end = parseTimestamp(input.expires_at)!.epochMs;
    if (end <= now) errors['expires_at'] = ['Must be in the future.'];
    else if (end > latestEnd(now)) errors['expires_at'] = [`Must be at most ${MAX_YEARS} years ahead.`];
    else if (held?.expires_at && end > Date.parse(held.expires_at))
      errors['expires_at'] = [`Must not be after the current end, ${held.expires_at}.`];
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
 * Checks whether this role may create this key (service.md, "API keys", 3 and 4; rule 51).
 * @throws 403 `service_needs_admin`, `api_not_in_plan` or `scope_not_grantable`.
 */
export function assertMayGrant(
  { kind, scopes }: { kind: 'personal' | 'service'; scopes: Scope[] },
  role: Role,
  workspace: Workspace,
): void {
  if (kind === 'service' && role !== 'admin')
    throw forbidden('service_needs_admin', 'Only admins create service keys.', { required_role: 'admin' });
  assertPlanHasApi(workspace);
  const beyond = scopes.filter((scope) => !isGrantable(scope, role));
  if (beyond.length > 0) {
    throw forbidden('scope_not_grantable', `Your role may not hold ${beyond.join(', ')}.`, {
      scopes: beyond,
      required_role: beyond.some((scope) => SCOPES[scope] === 'admin') ? 'admin' : 'manager',
    });
  }
}
