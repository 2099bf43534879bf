/**
 * Keys derived from APP_SECRET. While the secret is changed there are several: APP_SECRETS lists the current
 * one, which seals and signs, and former ones, which only open and verify.
 */
import { createSecretKey, hkdfSync, type KeyObject } from 'node:crypto';

/** APP_SECRET as a text, or APP_SECRETS as a list with the current secret first. */
export type AppSecret = string | readonly string[];

/** A key for one purpose, derived from one secret. */
export interface PurposeKey {
  /** The id of its secret, eight hexadecimal digits. */
  id: string;
  key: KeyObject;
}

export interface Keyring {
  current: PurposeKey;
  /** The current key first. */
  all: readonly PurposeKey[];
  /**
   * Whether new values carry the id of their key, as they do under APP_SECRETS. Under APP_SECRET they do not,
   * so that versions from before key ids can read them after a rollback.
   */
  named: boolean;
}

/** The secrets, the current one first. */
export const secretsIn = (appSecret: AppSecret): readonly string[] =>
  typeof appSecret === 'string' ? [appSecret] : appSecret;

/** The id of a secret. It is stored beside what the secret has sealed, and tells nothing about the secret. */
export const idOfSecret = (secret: string): string => derived(secret, 'key-id', 4).toString('hex');

/** HKDF-SHA256 (RFC 5869) of a secret; the purpose is its `info`. */
export const derived = (secret: string, purpose: string, bytes = 32, salt = 'workforce-api'): Buffer =>
  Buffer.from(hkdfSync('sha256', secret, salt, purpose, bytes));

/**
 * The keys for one purpose.
 * @throws Error without a secret
 */
export function keyringOf(appSecret: AppSecret, purpose: string, salt?: string): Keyring {
  const all = secretsIn(appSecret).map((secret) => {
    if (secret === '') throw new Error('APP_SECRET is empty: nothing can be sealed or signed under it.');
    return { id: idOfSecret(secret), key: createSecretKey(derived(secret, purpose, 32, salt)) };
  });
  const [current] = all;
  if (!current) throw new Error('APP_SECRETS is empty: nothing can be sealed or signed.');
  return { current, all, named: typeof appSecret !== 'string' };
}
