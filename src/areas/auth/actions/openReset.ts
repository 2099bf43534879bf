import { newOneTimeToken, ONE_TIME_MS } from '../../../auth/oneTimeTokens.ts';
import type { Queries } from '../../../db/handle.ts';
import { insertReset } from '../store/oneTimeTokens.ts';

/**
 * A token to choose a password with, for an hour, and the person it is for; undefined where nobody active has the address, or it
 * was changed and they have not proved it (rule 52). What they have works until it is used.
 */
export async function openReset(db: Queries, email: string, now: number) {
  const { token, hash } = newOneTimeToken('reset');
  const expires_at = new Date(now + ONE_TIME_MS.reset).toISOString();
  const person = await db.maybe(insertReset, { email, token_hash: hash, expires_at });
  return person && { person, token };
}
