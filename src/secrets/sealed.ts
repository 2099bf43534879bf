import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';

/** Each purpose has its own key, so that a sealed TOTP secret cannot be opened as a webhook secret. */
export type SealPurpose =
  'webhook-secret' | 'totp-secret' | 'payment-details' | 'personal-data' | 'app-secret';

export interface Sealer {
  /** Seals a text. Equal texts never give equal bytes. */
  seal(text: string): Buffer;
  /**
   * Opens bytes from `seal`.
   * @throws SealError for any other bytes, another purpose or another APP_SECRET
   */
  open(sealed: Uint8Array): string;
}

/** The sealed bytes were altered, truncated, or sealed for another purpose or under another APP_SECRET. */
export class SealError extends Error {
  override name = 'SealError';
}

const VERSION = 1;
const NONCE = 12;
const TAG = 16;
const HEAD = 1 + NONCE + TAG;

/**
 * Seals small secrets for storage: AES-256-GCM (NIST SP 800-38D) under a key derived from APP_SECRET with
 * HKDF-SHA256 (RFC 5869); the purpose is HKDF's `info`.
 *
 * Bytes: version (1, authenticated) | nonce (12, random) | tag (16) | ciphertext.
 *
 * @throws Error if `appSecret` is empty
 */
export function createSealer(appSecret: string, purpose: SealPurpose): Sealer {
  if (appSecret === '') throw new Error('APP_SECRET is empty: nothing can be sealed under it.');
  const key = Buffer.from(
    hkdfSync('sha256', appSecret, '', `workforce-api/sealed/v${VERSION}/${purpose}`, 32),
  );
  const version = Buffer.of(VERSION);

  return {
    seal(text) {
      const nonce = randomBytes(NONCE);
      const cipher = createCipheriv('aes-256-gcm', key, nonce, { authTagLength: TAG }).setAAD(version);
      const ciphertext = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
      return Buffer.concat([version, nonce, cipher.getAuthTag(), ciphertext]);
    },

    open(sealed) {
      const bytes = Buffer.from(sealed);
      if (bytes.length < HEAD) throw new SealError(`A sealed ${purpose} is too short.`);
      if (bytes[0] !== VERSION)
        throw new SealError(`A sealed ${purpose} has the unknown version ${bytes[0]}.`);
      const nonce = bytes.subarray(1, 1 + NONCE);
      const decipher = createDecipheriv('aes-256-gcm', key, nonce, { authTagLength: TAG })
        .setAAD(version)
        .setAuthTag(bytes.subarray(1 + NONCE, HEAD));
      try {
        return Buffer.concat([decipher.update(bytes.subarray(HEAD)), decipher.final()]).toString('utf8');
      } catch {
        throw new SealError(
          `A sealed ${purpose} does not open: altered, or sealed under another APP_SECRET.`,
        );
      }
    },
  };
}
