import { randomBytes, timingSafeEqual } from 'node:crypto';
import { crc32 } from 'node:zlib';
import { sha256 } from '../lib/sha256.ts';

/**
 * An API key is `<prefix>_<secret><checksum>`. The prefix is `wfp_` (personal) or `wfs_` (service) and eight
 * hex digits, which identify the key in the audit log. The secret is 40 hex digits (160 random bits). The
 * checksum is the CRC-32 of everything before it, so that a mistyped key is recognised without a query.
 */
const SHAPE = /^(wf[ps]_[0-9a-f]{8})_[0-9a-f]{40}([0-9a-f]{8})$/;

const checksum = (text: string) => crc32(text).toString(16).padStart(8, '0');

export interface NewApiKey {
  /** Shown once, never stored. */
  secret: string;
  prefix: string;
  hash: Buffer;
}

export const newApiKey = (kind: 'personal' | 'service'): NewApiKey =>
  newSecretOf(`${kind === 'personal' ? 'wfp' : 'wfs'}_${randomBytes(4).toString('hex')}`);

/** A new secret for an existing key. The prefix stays, because the audit log identifies the key by it. */
export function newSecretOf(prefix: string): NewApiKey {
  const body = `${prefix}_${randomBytes(20).toString('hex')}`;
  const secret = body + checksum(body);
  return { secret, prefix, hash: hashApiKey(secret) };
}

/** SHA-256 is enough for long random keys; argon2 is for passwords. */
export const hashApiKey = (secret: string): Buffer => sha256(secret);

/** Whether a token has the form of an API key, valid or not; enough to refuse it where keys are refused. */
export const looksLikeApiKey = (token: string): boolean => /^wf[ps]_/.test(token);

/** The prefix of a well-formed key; null if it is mistyped. */
export function prefixOfApiKey(token: string): string | null {
  const parts = SHAPE.exec(token);
  return parts && checksum(token.slice(0, -8)) === parts[2] ? parts[1]! : null;
}

export const sameHash = (a: Buffer, b: Buffer | null): boolean =>
  b !== null && a.length === b.length && timingSafeEqual(a, b);
