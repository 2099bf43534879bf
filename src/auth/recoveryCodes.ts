import { randomBytes } from 'node:crypto';
import { sha256 } from '../lib/sha256.ts';

/** Codes made at a time. */
const RECOVERY_CODES = 10;

const ALPHABET = 'abcdefghijklmnopqrstuvwxyz234567';

/**
 * Ten codes of 24 base32 characters in four groups: 120 random bits each, so that SHA-256 is enough to store them (ASVS
 * 6.5.2: from 112 bits on).
 */
export function newRecoveryCodes(): string[] {
  return Array.from({ length: RECOVERY_CODES }, () => {
    const characters = Array.from(randomBytes(24), (byte) => ALPHABET[byte % 32]).join('');
    return characters.match(/.{6}/g)!.join('-');
  });
}

/** A code as typed, without what people add or leave out: dashes, spaces, capitals. */
export const compactCode = (code: string): string => code.replace(/[\s-]/g, '').toLowerCase();

export const hashRecoveryCode = (code: string): Buffer => sha256(compactCode(code));
