import { principalOf, type Caller } from '../auth/caller.ts';
import { requestLimit } from '../auth/requestLimit.ts';
import { tooMany } from '../problem.ts';
import { takeSynced, type Limiter, type LimitState } from '../limits/limiter.ts';
import { networkOf } from '../lib/network.ts';
import type { Workspace } from '../workspace/workspace.ts';

/** Requests per minute without a credential (service.md, "Limits"). */
const ANONYMOUS = 60;
const WINDOW = 60;

/** The state of a limit after a request, and the policy under which it was counted. */
export interface Count {
  policy: string;
  state: LimitState;
}

/**
 * Files opened by signed addresses per minute and person. A page with hundreds of photos is far below; it keeps
 * an address from being used to load the service without end.
 */
const FILES = 2_400;

/** Counts a file that a signed address opens, apart from the requests of its person. */
export const countFile = async (limiter: Limiter, caller: Caller, now: number): Promise<Count> => ({
  policy: 'file',
  state: await takeSynced(limiter, `file:${caller.userId}`, FILES, WINDOW, now),
});

/** Counts a request for its caller: a key by its plan, a session by its person, anyone else by address. */
export async function countRequest(
  limiter: Limiter,
  caller: Caller | null,
  workspace: Workspace,
  ip: string,
  now: number,
): Promise<Count> {
  if (caller === null)
    return {
      policy: 'anonymous',
      state: await takeSynced(limiter, `ip:${workspace.id}:${networkOf(ip)}`, ANONYMOUS, WINDOW, now),
    };
  const { policy, limit, windowSeconds } = requestLimit(caller, workspace);
  return { policy, state: await takeSynced(limiter, principalOf(caller), limit, windowSeconds, now) };
}

/**
 * Counts a refused request without a caller: a wrong path without a credential, or an invalid credential.
 * Apart from anonymous requests, so that an integration with an expired key does not keep people of its
 * office from signing in.
 */
export const countUnrecognised = async (limiter: Limiter, ip: string, now: number): Promise<Count> => ({
  policy: 'unrecognised',
  state: await takeSynced(limiter, `unrecognised:${networkOf(ip)}`, ANONYMOUS, WINDOW, now),
});

/**
 * Counts a request to the unsubscribe page, which needs no sign-in. Apart from other anonymous requests: mail
 * programs call it from few addresses, and must not use up the limit of people who sign in from there.
 */
export const countUnsubscribing = async (
  limiter: Limiter,
  { id }: Workspace,
  ip: string,
  now: number,
): Promise<Count> => ({
  policy: 'anonymous',
  state: await takeSynced(limiter, `unsubscribe:${id}:${networkOf(ip)}`, ANONYMOUS, WINDOW, now),
});

/** Sets the headers of the RateLimit draft, policy and state. Throws 429 if the limit is reached. */
export function refuseOverLimit(headers: Record<string, string>, { policy, state }: Count): void {
  headers['RateLimit-Policy'] = `"${policy}";q=${state.limit};w=${state.window}`;
  headers['RateLimit'] = `"${policy}";r=${state.remaining};t=${state.reset}`;
  if (!state.allowed) {
    throw tooMany(
      'rate_limited',
      state.reset,
      `The limit is ${state.limit} requests a minute. Try again in ${state.reset} seconds.`,
    );
  }
}
