import { randomBytes } from 'node:crypto';
import { sha256 } from '../../../lib/sha256.ts';

/** Days of a calendar that is read by its private address, back and ahead of now. */
export const DAYS_BACK = 90;
export const DAYS_AHEAD = 366;
/** Meetings in it at most: the latest. */
export const MOST_MEETINGS = 1000;

/** The secret part of a private address: 256 random bits, shown once, stored as `hash`. No bearer token. */
export function newFeedToken(): { token: string; hash: Buffer } {
  const token = `wfm_${randomBytes(32).toString('base64url')}`;
  return { token, hash: hashFeedToken(token) };
}

/** Long and random: SHA-256 is enough. */
export const hashFeedToken = (token: string): Buffer => sha256(token);
