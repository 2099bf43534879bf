import { describe, expect, test } from '@jest/globals';
import { compactCode, hashRecoveryCode, newRecoveryCodes } from '../../src/auth/recoveryCodes.ts';
import { newTotpSecret, otpauthUri, totpStep } from '../../src/auth/totp.ts';

describe('codes of the authenticator app', () => {
  // RFC 6238, appendix B, SHA-1, the last six of eight digits; the secret is `12345678901234567890`
  const secret = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ';
  test.each([
    [59, '287082', 1],
    [1_111_111_109, '081804', 37_037_036],
    [2_000_000_000, '279037', 66_666_666],
  ])('RFC 6238: at %d s the code is %s and its step %d', (seconds, code, step) => {
    expect(totpStep(secret, code, seconds * 1000)).toBe(step);
    expect(totpStep(secret, code, (seconds + 30) * 1000)).toBe(step);
    expect(totpStep(secret, code, (seconds - 30) * 1000)).toBe(step);
    expect(totpStep(secret, code, (seconds + 90) * 1000)).toBeNull();
  });

  test('a secret has 160 bits, and its URI names the issuer and the person', () => {
    expect(newTotpSecret()).toMatch(/^[A-Z2-7]{32}$/);
    const uri = new URL(otpauthUri(secret, 'Müller & Co', 'ada@example.test'));
    expect(uri.searchParams.get('issuer')).toBe('Müller & Co');
    expect(uri.searchParams.get('secret')).toBe(secret);
    expect(decodeURIComponent(uri.pathname)).toContain('ada@example.test');
  });
});

describe('recovery codes', () => {
  test('there are ten, each of 120 bits and short enough for the contract', () => {
    const codes = newRecoveryCodes();
    expect(new Set(codes).size).toBe(10);
    for (const code of codes) expect(code).toMatch(/^([a-z2-7]{6}-){3}[a-z2-7]{6}$/);
  });

  test('are accepted however they are typed', () => {
    const [code] = newRecoveryCodes();
    expect(hashRecoveryCode(code!.toUpperCase().replaceAll('-', '  '))).toEqual(hashRecoveryCode(code!));
    expect(compactCode(' 123 456 ')).toBe('123456');
  });
});
