/** Limits against guessing, beside the global ones (operations.md, A1). Each counts tries, right or wrong. */
import ipaddr from 'ipaddr.js';
import type { Limiter, LimitState } from '../../limits.ts';
import { tooMany } from '../../problem.ts';

const FIVE_MINUTES = 300;
const HOUR = 3600;

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
  const tries = triesOf(workspaceId, { email }).signIn;
  refuse(limiter.take(`${tries}${from}`, 10, FIVE_MINUTES, now), 'login_limited');
}

/**
 * 429 `login_limited` where an e-mail is tried from many addresses at once. Never asked for an address from which the
 * person has signed in before: nobody is locked out by strangers (ASVS 6.3.1).
 */
export function limitStrangers({ limiter, workspaceId, now }: Try, email: string): void {
  refuse(limiter.take(triesOf(workspaceId, { email }).strangers, 100, FIVE_MINUTES, now), 'login_limited');
}

/** 429 after twenty codes in five minutes for a person, however many challenges they are spread over. */
export function limitCodes({ limiter, workspaceId, now }: Try, userId: string): void {
  refuse(limiter.take(triesOf(workspaceId, { id: userId }).codes, 20, FIVE_MINUTES, now), 'login_limited');
}

/** 429 after ten times in five minutes that a signed-in person was asked for their own password. */
export function limitConfirmations({ limiter, workspaceId, now }: Try, userId: string): void {
  const tries = triesOf(workspaceId, { id: userId }).confirmations;
  refuse(limiter.take(tries, 10, FIVE_MINUTES, now), 'confirmation_limited');
}

/** 429 `reset_limited` after ten password resets in an hour from one address, or three for an e-mail, whoever has it. */
export function limitResets({ limiter, workspaceId, now }: Try, email: string, ip: string): void {
  refuse(limiter.take(`reset-ip:${workspaceId}:${networkOf(ip)}`, 10, HOUR, now), 'reset_limited');
  refuse(limiter.take(triesOf(workspaceId, { email }).resets, 3, HOUR, now), 'reset_limited');
}

/** 429 `invitation_limited` after three invitations sent again to a person in a day. */
export function limitInvitations({ limiter, workspaceId, now }: Try, userId: string): void {
  refuse(limiter.take(`invite:${workspaceId}:${userId}`, 3, 24 * HOUR, now), 'invitation_limited');
}

/** 429 after thirty refreshes of one session in a minute. */
export function limitRefreshes({ limiter, workspaceId, now }: Try, sessionId: string): void {
  refuse(limiter.take(`refresh:${workspaceId}:${sessionId}`, 30, 60, now), 'refresh_limited');
}

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

function refuse(state: LimitState, code: string): void {
  if (!state.allowed)
    throw tooMany(code, state.reset, `Too many tries. Try again in ${state.reset} seconds.`);
}

/** Whoever has one IPv6 address has its whole /64: those count as one. */
function networkOf(ip: string): string {
  if (!ipaddr.IPv6.isValid(ip)) return ip;
  return ipaddr.IPv6.parse(ip).toByteArray().slice(0, 8).join('.');
}
