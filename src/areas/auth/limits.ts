/** Limits against guessing, beside the global ones (operations.md, A1). Each counts tries, right or wrong. */
import type { Limiter, LimitState } from '../../limits.ts';
import { networkOf } from '../../network.ts';
import { tooMany } from '../../problem.ts';

const FIVE_MINUTES = 300;

interface Try {
  limiter: Limiter;
  workspaceId: string;
  /** Milliseconds since 1970. */
  now: number;
}

/** 429 `login_limited` after ten tries in five minutes for an e-mail from one address, or a hundred from the address. */
export function limitSignIn({ limiter, workspaceId, now }: Try, email: string, ip: string): void {
  const from = networkOf(ip);
  refuse(limiter.take(`login-ip:${workspaceId}:${from}`, 100, FIVE_MINUTES, now), 'login_limited');
  refuse(
    limiter.take(`login:${workspaceId}:${email.toLowerCase()}:${from}`, 10, FIVE_MINUTES, now),
    'login_limited',
  );
}

/**
 * 429 `login_limited` where an e-mail is tried from many addresses at once. Never asked for an address from which the
 * person has signed in before: nobody is locked out by strangers (ASVS 6.3.1).
 */
export function limitStrangers({ limiter, workspaceId, now }: Try, email: string): void {
  refuse(
    limiter.take(`login-email:${workspaceId}:${email.toLowerCase()}`, 100, FIVE_MINUTES, now),
    'login_limited',
  );
}

/** 429 after twenty codes in five minutes for a person, however many challenges they are spread over. */
export function limitCodes({ limiter, workspaceId, now }: Try, userId: string): void {
  refuse(limiter.take(`code:${workspaceId}:${userId}`, 20, FIVE_MINUTES, now), 'login_limited');
}

/** 429 after ten times in five minutes that a signed-in person was asked for their own password. */
export function limitConfirmations({ limiter, workspaceId, now }: Try, userId: string): void {
  refuse(limiter.take(`confirm:${workspaceId}:${userId}`, 10, FIVE_MINUTES, now), 'confirmation_limited');
}

/** 429 after thirty refreshes of one session in a minute. */
export function limitRefreshes({ limiter, workspaceId, now }: Try, sessionId: string): void {
  refuse(limiter.take(`refresh:${workspaceId}:${sessionId}`, 30, 60, now), 'refresh_limited');
}

function refuse(state: LimitState, code: string): void {
  if (!state.allowed)
    throw tooMany(code, state.reset, `Too many tries. Try again in ${state.reset} seconds.`);
}
