import { randomBytes } from 'node:crypto';
import { sha256 } from '../lib/sha256.ts';

/**
 * Purposes of one-time tokens: accepting an invitation, setting a new password, completing a sign-in, opening
 * a socket, confirming an e-mail address, opening the documents of somebody who has left. The last, `leaver`, is the bearer
 * token for these documents.
 */
export type OneTimeKind = 'invite' | 'reset' | 'challenge' | 'socket' | 'email' | 'documents' | 'leaver';

const PREFIX: Record<OneTimeKind, string> = {
  invite: 'wfi',
  reset: 'wfx',
  challenge: 'wfc',
  socket: 'wft',
  email: 'wfe',
  documents: 'wfd',
  leaver: 'wfl',
};

/** Lifetimes in milliseconds (operations.md, A1 and A11). */
export const ONE_TIME_MS: Record<OneTimeKind, number> = {
  invite: 7 * 86_400_000,
  reset: 60 * 60_000,
  challenge: 5 * 60_000,
  socket: 30_000,
  email: 24 * 3_600_000,
  documents: 15 * 60_000,
  leaver: 60 * 60_000,
};

/** An opaque token of 256 random bits. It is shown once; only `hash` is stored. Only those of the kind `leaver` are bearer tokens. */
export function newOneTimeToken(kind: OneTimeKind): { token: string; hash: Buffer } {
  const token = `${PREFIX[kind]}_${randomBytes(32).toString('base64url')}`;
  return { token, hash: hashOneTimeToken(token) };
}

/** SHA-256 is enough for long random tokens; argon2 is for passwords. */
export const hashOneTimeToken = (token: string): Buffer => sha256(token);
