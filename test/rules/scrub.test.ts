/** Logs that apps send, without secrets and addresses. */
import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { scrub, scrubText } from '../../src/areas/logs/rules/scrub.ts';

const SECRETS = [
  'wfp_9f3a21c0_Yk1sb3ZlcmNhc3RsZWZvcmV2ZXI',
  'wfr_0193a000-0000-7000-8000-000000000001_abcdefghij',
  'whsec_test_0123456789',
  'eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxIn0.dBjftJeZ4CVP',
];

describe('scrubText', () => {
  test.each([
    ['Authorization: Bearer abc.def-ghi', 'Authorization: Bearer [secret]'],
    ['authorization=Basic YWRhOnB3', 'authorization=Basic [secret]'],
    ['GET /ws/?token=abc&x=1 failed', 'GET /ws/?token=[secret]&x=1 failed'],
    ['?page=2&access_token=abc#top', '?page=2&access_token=[secret]#top'],
    ['postgres://ada:hunter2@db/app', 'postgres://ada:[secret]@db/app'],
    ['{"password":"hunter2","a":1}', '{"password":"[secret]","a":1}'],
    ['api_key = hunter2, then', 'api_key = [secret], then'],
    ['mail to ada.keller+x@example.test.', 'mail to [email].'],
    ['?who=ada%40example.test', '?who=[email]'],
    ['Jürgen.Müller@bücher.example', '[email]'],
    ['The token was refused', 'The token was refused'],
    ['at load (app.js:12:7)', 'at load (app.js:12:7)'],
  ])('%s', (given, scrubbed) => {
    expect(scrubText(given)).toBe(scrubbed);
  });

  test('finds secrets and addresses anywhere in the text', () => {
    const around = fc.string({ maxLength: 30 }).map((text) => `${text} `);
    fc.assert(
      fc.property(fc.constantFrom(...SECRETS), around, around, (secret, before, after) => {
        expect(scrubText(`${before}${secret} ${after}`)).not.toContain(secret);
        expect(scrubText(`${before}(ada@example.test) ${after}`)).not.toContain('ada@example.test');
      }),
      { numRuns: 500 },
    );
  });

  test('changes nothing the second time, and its time grows linearly with the text', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 200 }), (text) => {
        const once = scrubText(text);
        expect(scrubText(once)).toBe(once);
      }),
      { numRuns: 500 },
    );
    for (const part of ['a', 'a.', '@', 'token=', '://', '?key', 'password"', 'eyJaaaaaaaa.']) {
      const began = performance.now();
      scrubText(part.repeat(2000));
      expect(performance.now() - began).toBeLessThan(500);
    }
  });
});

describe('scrub', () => {
  test('replaces the whole value of a member named like a secret, at any depth, and no other', () => {
    expect(
      scrub({
        password: 'x',
        deep: [{ refreshToken: { value: 'y' }, 'set-cookie': 'z', count: 3, ok: true, none: null }],
        who: 'ada@example.test',
        'ada@example.test': 1,
        pin: null,
      }),
    ).toEqual({
      password: '[secret]',
      deep: [{ refreshToken: '[secret]', 'set-cookie': '[secret]', count: 3, ok: true, none: null }],
      who: '[email]',
      '[email]': 1,
      pin: null,
    });
  });
});
