/**
 * The rate limit as the pipeline applies it: every request is counted once, for its caller if its credential
 * is valid.
 */
import type { Authenticator } from '../auth/authenticate.ts';
import type { Caller } from '../auth/caller.ts';
import type { RequestMetrics } from '../metrics/metrics.ts';
import type { OperationRow } from '../openapi/operation.ts';
import { Problem } from '../problem.ts';
import type { Services } from '../services.ts';
import { credentialHolder, isSigned } from './identify.ts';
import { countFile, countRequest, countUnrecognised, refuseOverLimit, type Count } from './rateLimit.ts';
import type { ServedRequest } from './servedRequest.ts';

export interface CountingDeps {
  services: Pick<Services, 'limiter'>;
  authenticator: Authenticator;
  metrics?: RequestMetrics | undefined;
}

/**
 * Counts the request for its caller. Adds the limit's headers and a key's scopes to the answer. Throws 429.
 */
export async function limitRate(
  deps: CountingDeps,
  request: ServedRequest,
  operation: Pick<OperationRow, 'key' | 'signed'>,
  caller: Caller | null,
): Promise<void> {
  const { headers, workspace, ip, now } = request;
  const { limiter } = deps.services;
  const count = isSigned(request, operation)
    ? await countFile(limiter, caller!, now)
    : await countRequest(limiter, caller, workspace, ip, now);
  if (caller?.scopes) {
    if (operation.key !== 'refused')
      headers['X-Accepted-Scopes'] = operation.key === 'any' ? '' : operation.key;
    headers['X-Key-Scopes'] = caller.scopes.join(' ');
  }
  refuseCounted(deps, headers, count);
}

/**
 * Runs a step that comes before `limitRate`. If it refuses the request, the request is counted here, for the
 * caller of its credential: a wrong path with a valid key is not an anonymous request. Throws 429 in place of
 * the refusal.
 */
export async function countingRefusal<T>(
  deps: CountingDeps,
  request: ServedRequest,
  step: () => T | Promise<T>,
): Promise<T> {
  try {
    return await step();
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
    const { headers, report, workspace, ip, now } = request;
    const { limiter } = deps.services;
    const caller = await credentialHolder(deps.authenticator, request);
    report.key = caller?.keyPrefix ?? undefined;
    const count = caller
      ? await countRequest(limiter, caller, workspace, ip, now)
      : await countUnrecognised(limiter, ip, now);
    refuseCounted(deps, headers, count);
    throw error;
  }
}

function refuseCounted({ metrics }: CountingDeps, headers: Record<string, string>, count: Count): void {
  if (!count.state.allowed) metrics?.limited(count.policy);
  refuseOverLimit(headers, count);
}
