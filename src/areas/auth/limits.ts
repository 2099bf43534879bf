/** Limits against guessing, beside the global ones (operations.md, A1). Each counts tries, right or wrong. */
import ipaddr from 'ipaddr.js';
import { takeHeard, type Limiter } from '../../limits.ts';
import { tooMany } from '../../problem.ts';

const FIVE_MINUTES = 300;

interface Try {
  limiter: Limiter;
  workspaceId: string;
  /** Milliseconds since 1970. */
  now: number;
}

/** 429 `login_limited` after ten tries in five minutes for an e-mail from one address, or a hundred from the address. */
export async function limitSignIn(
  { limiter, workspaceId, now }: Try,
  email: string,
  ip: string,
): Promise<void> {
  const from = networkOf(ip);
  await refuse('login_limited', limiter, `login-ip:${workspaceId}:${from}`, 100, FIVE_MINUTES, now);
  await refuse(
    'login_limited',
    limiter,
    `login:${workspaceId}:${email.toLowerCase()}:${from}`,
    10,
    FIVE_MINUTES,
    now,
  );
}

/**
 * 429 `login_limited` where an e-mail is tried from many addresses at once. Never asked for an address from which the
 * person has signed in before: nobody is locked out by strangers (ASVS 6.3.1).
 */
export async function limitStrangers({ limiter, workspaceId, now }: Try, email: string): Promise<void> {
  await refuse(
    'login_limited',
    limiter,
    `login-email:${workspaceId}:${email.toLowerCase()}`,
    100,
    FIVE_MINUTES,
    now,
  );
}

/** 429 after twenty codes in five minutes for a person, however many challenges they are spread over. */
export async function limitCodes({ limiter, workspaceId, now }: Try, userId: string): Promise<void> {
  await refuse('login_limited', limiter, `code:${workspaceId}:${userId}`, 20, FIVE_MINUTES, now);
}

/** 429 after ten times in five minutes that a signed-in person was asked for their own password. */
export async function limitConfirmations({ limiter, workspaceId, now }: Try, userId: string): Promise<void> {
  await refuse('confirmation_limited', limiter, `confirm:${workspaceId}:${userId}`, 10, FIVE_MINUTES, now);
}

/** 429 after thirty refreshes of one session in a minute. */
export async function limitRefreshes({ limiter, workspaceId, now }: Try, sessionId: string): Promise<void> {
  await refuse('refresh_limited', limiter, `refresh:${workspaceId}:${sessionId}`, 30, 60, now);
}

async function refuse(code: string, ...asked: Parameters<typeof takeHeard>): Promise<void> {
  const state = await takeHeard(...asked);
  if (!state.allowed)
    throw tooMany(code, state.reset, `Too many tries. Try again in ${state.reset} seconds.`);
}

/** Whoever has one IPv6 address has its whole /64: those count as one. */
function networkOf(ip: string): string {
  if (!ipaddr.IPv6.isValid(ip)) return ip;
  return ipaddr.IPv6.parse(ip).toByteArray().slice(0, 8).join('.');
}
