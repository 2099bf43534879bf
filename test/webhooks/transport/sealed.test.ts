import { describe, expect, test } from '@jest/globals';
import { createSealer, SealError } from '../../../src/secrets/sealed.ts';

const appSecret = 'a long enough application secret';
const sealer = createSealer(appSecret, 'webhook-secret');

describe('a sealed secret', () => {
  test('opens to the same text, whatever it holds', () => {
    for (const text of ['whsec_test_0123456789', '', 'Zoë 🌍', 'x'.repeat(10_000)]) {
      expect(sealer.open(sealer.seal(text))).toBe(text);
    }
  });

  test('opens in another process with the same APP_SECRET, and from plain bytes', () => {
    const sealed = Uint8Array.from(sealer.seal('text'));
    expect(createSealer(appSecret, 'webhook-secret').open(sealed)).toBe('text');
  });

  test('is different each time, and does not hold the text', () => {
    const [first, second] = [sealer.seal('whsec_visible'), sealer.seal('whsec_visible')];
    expect(first.equals(second)).toBe(false);
    expect(first.includes('whsec')).toBe(false);
    expect(first[0]).toBe(1);
  });

  test('does not open when any one bit was changed', () => {
    const sealed = sealer.seal('whsec_x');
    for (let bit = 0; bit < sealed.length * 8; bit++) {
      const altered = Buffer.from(sealed);
      altered[bit >> 3]! ^= 1 << (bit & 7);
      expect(() => sealer.open(altered)).toThrow(SealError);
    }
  });

  test('does not open when it was cut or lengthened', () => {
    const sealed = sealer.seal('whsec_x');
    for (let length = 0; length < sealed.length; length++) {
      expect(() => sealer.open(sealed.subarray(0, length))).toThrow(SealError);
    }
    expect(() => sealer.open(Buffer.concat([sealed, Buffer.of(0)]))).toThrow(SealError);
  });

  test('does not open for another purpose or under another APP_SECRET', () => {
    const sealed = sealer.seal('whsec_x');
    expect(() => createSealer(appSecret, 'totp-secret').open(sealed)).toThrow(SealError);
    expect(() => createSealer('another', 'webhook-secret').open(sealed)).toThrow(SealError);
  });

  test('is never made under an empty APP_SECRET', () => {
    expect(() => createSealer('', 'webhook-secret')).toThrow('APP_SECRET is empty');
  });

  test('the error never holds the text', () => {
    const sealed = sealer.seal('whsec_x');
    sealed[20]! ^= 1;
    expect(() => sealer.open(sealed)).not.toThrow('whsec_x');
    expect(() => sealer.open(sealed)).toThrow(/altered/);
  });
});
