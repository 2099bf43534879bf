import { randomBytes } from 'node:crypto';
import { sha256 } from '../../../lib/sha256.ts';

/** How many days before and after now a private calendar address shows. */
export const DAYS_BACK = 90;
export const DAYS_AHEAD = 366;
/** Meetings that it shows at most: the latest ones. */
export const MOST_MEETINGS = 1000;

/**
 * The secret part of a private calendar address: 256 random bits. It is shown once; only `hash` is stored.
 */
export function newFeedToken(): { token: string; hash: Buffer } {
  const token = `wfm_${randomBytes(32).toString('base64url')}`;
  return { token, hash: hashFeedToken(token) };
}

/** SHA-256 is enough, because the token is long and random. */
export const hashFeedToken = (token: string): Buffer => sha256(token);
