import { randomBytes } from 'node:crypto';
import { sha256 } from '../lib/sha256.ts';

/** Codes per person. */
const RECOVERY_CODES = 10;

const ALPHABET = 'abcdefghijklmnopqrstuvwxyz234567';

/**
 * Ten codes of 24 base32 characters in four groups. Each has 120 random bits, so that SHA-256 is enough to
 * store it (ASVS 6.5.2: at least 112 bits).
 */
export function newRecoveryCodes(): string[] {
  return Array.from({ length: RECOVERY_CODES }, () => {
    const characters = Array.from(randomBytes(24), (byte) => ALPHABET[byte % 32]).join('');
    return characters.match(/.{6}/g)!.join('-');
  });
}

/** A typed code without dashes and spaces, in lower case. */
export const compactCode = (code: string): string => code.replace(/[\s-]/g, '').toLowerCase();

export const hashRecoveryCode = (code: string): Buffer => sha256(compactCode(code));
