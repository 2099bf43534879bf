/** Limits against guessing, beside the global ones (operations.md, A1). Each counts tries, right or wrong. */
import type { ErrorCodeOf } from '../generated/errors.ts';
import { takeSynced, type Limiter } from '../limits/limiter.ts';
import { networkOf } from '../lib/network.ts';
import { tooMany } from '../problem.ts';

const MINUTE = 60;
const FIVE_MINUTES = 300;
const HOUR = 3600;

interface Try {
  limiter: Limiter;
  workspaceId: string;
  /** Milliseconds since 1970. */
  now: number;
}

/** 429 `login_limited` after ten tries in five minutes for an e-mail from one address, or a hundred from the address. */
export async function limitSignIn(tried: Try, email: string, ip: string): Promise<void> {
  const from = networkOf(ip);
  await limit(tried, 'login_limited', `login-ip:${tried.workspaceId}:${from}`, 100, FIVE_MINUTES);
  const { signIn } = triesOf(tried.workspaceId, { email });
  await limit(tried, 'login_limited', `${signIn}${from}`, 10, FIVE_MINUTES);
}

/**
 * 429 `login_limited` where an e-mail is tried from many addresses at once. Never asked for an address from which the
 * person has signed in before: nobody is locked out by strangers (ASVS 6.3.1).
 */
export const limitStrangers = (tried: Try, email: string): Promise<void> =>
  limit(tried, 'login_limited', triesOf(tried.workspaceId, { email }).strangers, 100, FIVE_MINUTES);

/** 429 after twenty codes in five minutes for a person, however many challenges they are spread over. */
export const limitCodes = (tried: Try, id: string): Promise<void> =>
  limit(tried, 'login_limited', triesOf(tried.workspaceId, { id }).codes, 20, FIVE_MINUTES);

/** 429 after ten times in five minutes that a signed-in person was asked for their own password. */
export const limitConfirmations = (tried: Try, id: string): Promise<void> =>
  limit(tried, 'confirmation_limited', triesOf(tried.workspaceId, { id }).confirmations, 10, FIVE_MINUTES);

/** 429 `reset_limited` after ten password resets in an hour from one address, or three for an e-mail, whoever has it. */
export async function limitResets(tried: Try, email: string, ip: string): Promise<void> {
  await limit(tried, 'reset_limited', `reset-ip:${tried.workspaceId}:${networkOf(ip)}`, 10, HOUR);
  await limit(tried, 'reset_limited', triesOf(tried.workspaceId, { email }).resets, 3, HOUR);
}

/** 429 `invitation_limited` after three invitations sent again to a person in a day. */
export const limitInvitations = (tried: Try, id: string): Promise<void> =>
  limit(tried, 'invitation_limited', `invite:${tried.workspaceId}:${id}`, 3, 24 * HOUR);

/** 429 after thirty refreshes of one session in a minute. */
export const limitRefreshes = (tried: Try, sessionId: string): Promise<void> =>
  limit(tried, 'refresh_limited', `refresh:${tried.workspaceId}:${sessionId}`, 30, MINUTE);

/** What a person's tries are counted under; an address follows where there is one. */
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

/** Forgets what was tried for a person, from everywhere. */
export function forgetTries(
  limiter: Limiter,
  workspaceId: string,
  person: { id: string; email: string },
): void {
  for (const key of Object.values(triesOf(workspaceId, person))) limiter.forget(key);
}

async function limit(
  { limiter, now }: Try,
  code: ErrorCodeOf<429>,
  key: string,
  tries: number,
  seconds: number,
): Promise<void> {
  const state = await takeSynced(limiter, key, tries, seconds, now);
  if (!state.allowed)
    throw tooMany(code, state.reset, `Too many tries. Try again in ${state.reset} seconds.`);
}
