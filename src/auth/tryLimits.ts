/**
 * Limits against guessing, in addition to the general rate limits (operations.md, A1). Each counts a try
 * before its result is known, so that parallel guesses cannot pass together; after a right answer the count
 * is dropped (`forgetCounted`).
 */
import type { ErrorCodeOf } from '../generated/errors.ts';
import { takeSynced, type Limiter } from '../limits/limiter.ts';
import { networkOf } from '../lib/network.ts';
import { tooMany } from '../problem.ts';

const MINUTE = 60;
const FIVE_MINUTES = 300;
const HOUR = 3600;

interface TryContext {
  limiter: Limiter;
  workspaceId: string;
  /** Milliseconds since 1970. */
  now: number;
}

/** Keys under which a try was counted, to be dropped after a right answer. */
export type Counted = readonly string[];

/**
 * The count of the address stays after a right answer: a guesser with an account could otherwise reset it at
 * will.
 * @throws Problem 429 `login_limited` after ten tries in five minutes for an e-mail from one address, or a
 *   hundred from the address
 */
export async function limitSignIn(context: TryContext, email: string, ip: string): Promise<Counted> {
  const from = networkOf(ip);
  await limit(context, 'login_limited', `login-ip:${context.workspaceId}:${from}`, 100, FIVE_MINUTES);
  const { signIn } = triesOf(context.workspaceId, { email });
  return limit(context, 'login_limited', `${signIn}${from}`, 10, FIVE_MINUTES);
}

/**
 * Not called for an address from which the person has signed in before, so that strangers cannot lock anybody
 * out (ASVS 6.3.1).
 * @throws Problem 429 `login_limited` if an e-mail is tried a hundred times in five minutes, from whatever
 *   addresses
 */
export const limitStrangers = (context: TryContext, email: string): Promise<Counted> =>
  limit(context, 'login_limited', triesOf(context.workspaceId, { email }).strangers, 100, FIVE_MINUTES);

/**
 * `code` is the error code: `confirmation_limited` for a person who is signed in.
 * @throws Problem 429 after twenty codes in five minutes for a person, over all their challenges
 */
export const limitCodes = (
  context: TryContext,
  id: string,
  code: 'login_limited' | 'confirmation_limited' = 'login_limited',
): Promise<Counted> => limit(context, code, triesOf(context.workspaceId, { id }).codes, 20, FIVE_MINUTES);

/** @throws Problem 429 after ten wrong passwords in five minutes of a signed-in person */
export const limitConfirmations = (context: TryContext, id: string): Promise<Counted> =>
  limit(
    context,
    'confirmation_limited',
    triesOf(context.workspaceId, { id }).confirmations,
    10,
    FIVE_MINUTES,
  );

/** @throws Problem 429 `reset_limited` after ten resets in an hour from an address, or three for an e-mail */
export async function limitResets(context: TryContext, email: string, ip: string): Promise<void> {
  await limit(context, 'reset_limited', `reset-ip:${context.workspaceId}:${networkOf(ip)}`, 10, HOUR);
  await limit(context, 'reset_limited', triesOf(context.workspaceId, { email }).resets, 3, HOUR);
}

/** @throws Problem 429 `invitation_limited` after three repeated invitations to a person in a day */
export const limitInvitations = (context: TryContext, id: string): Promise<Counted> =>
  limit(context, 'invitation_limited', `invite:${context.workspaceId}:${id}`, 3, 24 * HOUR);

/** @throws Problem 429 after thirty refreshes of a session in a minute */
export const limitRefreshes = (context: TryContext, sessionId: string): Promise<Counted> =>
  limit(context, 'refresh_limited', `refresh:${context.workspaceId}:${sessionId}`, 30, MINUTE);

/** Keys under which a person's tries are counted; for limits by address, the address is appended. */
function triesOf(workspaceId: string, { id = '', email = '' }: { id?: string; email?: string }) {
  const name = email.toLowerCase();
  return {
    signIn: `login:${workspaceId}:${name}:`,
    strangers: `login-email:${workspaceId}:${name}:`,
    resets: `reset:${workspaceId}:${name}:`,
    codes: `code:${workspaceId}:${id}:`,
    confirmations: `confirm:${workspaceId}:${id}:`,
  };
}

/** Drops all counts for a person, from all addresses. */
export function forgetTries(
  limiter: Pick<Limiter, 'forget'>,
  workspaceId: string,
  person: { id: string; email: string },
): void {
  for (const key of Object.values(triesOf(workspaceId, person))) limiter.forget(key);
}

async function limit(
  { limiter, now }: TryContext,
  code: ErrorCodeOf<429>,
  key: string,
  tries: number,
  seconds: number,
): Promise<Counted> {
  const state = await takeSynced(limiter, key, tries, seconds, now);
  if (!state.allowed)
    throw tooMany(code, state.reset, `Too many tries. Try again in ${state.reset} seconds.`);
  return [key];
}
