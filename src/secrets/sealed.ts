import { createCipheriv, createDecipheriv, randomBytes, type KeyObject } from 'node:crypto';
import { keyringOf, type AppSecret } from './keyring.ts';

/** Each purpose has its own key, so that a sealed TOTP secret cannot be opened as a webhook secret. */
export type SealPurpose =
  'webhook-secret' | 'totp-secret' | 'payment-details' | 'personal-data' | 'mail' | 'app-secret';

export interface Sealer {
  /** Seals a text under the current secret. Equal texts never give equal bytes. */
  seal(text: string): Buffer;
  /**
   * Opens bytes from `seal`, under the current or a former secret.
   * @throws SealError for any other bytes, another purpose or another secret
   */
  open(sealed: Uint8Array): string;
}

/** The sealed bytes were altered, truncated, or sealed for another purpose or under another secret. */
export class SealError extends Error {
  override name = 'SealError';
}

const UNNAMED = 1;
const NAMED = 2;
const KEY_ID = 4;
const NONCE = 12;
const TAG = 16;

/** The first bytes of what is sealed under a secret with this id. */
export const sealHead = (keyId: string): Buffer =>
  Buffer.concat([Buffer.of(NAMED), Buffer.from(keyId, 'hex')]);

/**
 * Seals small secrets for storage: AES-256-GCM (NIST SP 800-38D) under a key derived from APP_SECRET with
 * HKDF-SHA256 (RFC 5869); the purpose is HKDF's `info`.
 *
 * Bytes: head | nonce (12, random) | tag (16) | ciphertext. The head is authenticated: version 2 and the id of
 * the key (4), or version 1 alone, as under APP_SECRET (`Keyring.named`).
 *
 * @throws Error if `appSecret` is empty
 */
export function createSealer(appSecret: AppSecret, purpose: SealPurpose): Sealer {
  const keys = keyringOf(appSecret, `workforce-api/sealed/v1/${purpose}`, '');
  const head = keys.named ? sealHead(keys.current.id) : Buffer.of(UNNAMED);

  return {
    seal(text) {
      const nonce = randomBytes(NONCE);
      const cipher = createCipheriv('aes-256-gcm', keys.current.key, nonce, { authTagLength: TAG }).setAAD(
        head,
      );
      const ciphertext = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
      return Buffer.concat([head, nonce, cipher.getAuthTag(), ciphertext]);
    },

    open(sealed) {
      const bytes = Buffer.from(sealed);
      const version = bytes[0];
      if (bytes.length > 0 && version !== UNNAMED && version !== NAMED)
        throw new SealError(`A sealed ${purpose} has the unknown version ${version}.`);
      const length = version === NAMED ? 1 + KEY_ID : 1;
      if (bytes.length < length + NONCE + TAG) throw new SealError(`A sealed ${purpose} is too short.`);
      const id = version === NAMED ? bytes.toString('hex', 1, 1 + KEY_ID) : null;
      for (const key of keys.all) {
        if (id !== null && id !== key.id) continue;
        const text = opened(key.key, bytes.subarray(0, length), bytes.subarray(length));
        if (text !== null) return text;
      }
      throw new SealError(`A sealed ${purpose} does not open: altered, or sealed under another APP_SECRET.`);
    },
  };
}

/** The text; null if the bytes are not from this key. */
function opened(key: KeyObject, head: Buffer, body: Buffer): string | null {
  const decipher = createDecipheriv('aes-256-gcm', key, body.subarray(0, NONCE), { authTagLength: TAG })
    .setAAD(head)
    .setAuthTag(body.subarray(NONCE, NONCE + TAG));
  try {
    return Buffer.concat([decipher.update(body.subarray(NONCE + TAG)), decipher.final()]).toString('utf8');
  } catch {
    return null;
  }
}
