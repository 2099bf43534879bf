import { newOneTimeToken, ONE_TIME_MS } from '../../../auth/oneTimeTokens.ts';
import type { Queries } from '../../../db/handle.ts';
import { insertReset } from '../store/oneTimeTokens.ts';

/**
 * Creates a password reset token, valid for an hour; the old password works until it is used. Returns
 * undefined if no active person has the address, or if it was changed and is not proved yet (rule 52).
 */
export async function openReset(db: Queries, email: string, now: number) {
  const { token, hash } = newOneTimeToken('reset');
  const expires_at = new Date(now + ONE_TIME_MS.reset).toISOString();
  const person = await db.maybe(insertReset, { email, token_hash: hash, expires_at });
  return person && { person, token, hash };
}
