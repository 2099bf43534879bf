import { randomBytes } from 'node:crypto';
import { sha256 } from '../lib/sha256.ts';

/**
 * The secret part of a private calendar address: 256 random bits. It is shown once; only `hash` is stored.
 */
export function newFeedToken(prefix: string): { token: string; hash: Buffer } {
  const token = `${prefix}${randomBytes(32).toString('base64url')}`;
  return { token, hash: hashFeedToken(token) };
}

/** SHA-256 is enough, because the token is long and random. */
export const hashFeedToken = (token: string): Buffer => sha256(token);
