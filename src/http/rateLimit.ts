import { principalOf, type Caller } from '../auth/caller.ts';
import { requestLimit } from '../auth/requestLimit.ts';
import { tooMany } from '../problem.ts';
import type { Limiter, LimitState } from '../limits.ts';
import type { Workspace } from '../workspace.ts';

/** Requests a minute without a credential (service.md, "Limits"). */
const ANONYMOUS = 60;
const WINDOW = 60;

/** Counts this request for its caller: a key by its plan, a session by its person, anyone else by address. */
export function countRequest(
  limiter: Limiter,
  caller: Caller | null,
  workspace: Workspace,
  ip: string,
  now: number,
) {
  if (caller === null)
    return { policy: 'anonymous', state: limiter.take(`ip:${workspace.id}:${ip}`, ANONYMOUS, WINDOW, now) };
  const { policy, limit, windowSeconds } = requestLimit(caller, workspace);
  return { policy, state: limiter.take(principalOf(caller), limit, windowSeconds, now) };
}

/** The draft's two fields: the policy, and where the caller stands. */
export function limitHeaders(headers: Record<string, string>, policy: string, state: LimitState): void {
  headers['RateLimit-Policy'] = `"${policy}";q=${state.limit};w=${state.window}`;
  headers['RateLimit'] = `"${policy}";r=${state.remaining};t=${state.reset}`;
}

export function refuseOverLimit(state: LimitState): void {
  if (!state.allowed) {
    throw tooMany(
      'rate_limited',
      state.reset,
      `The limit is ${state.limit} requests a minute. Try again in ${state.reset} seconds.`,
    );
  }
}
