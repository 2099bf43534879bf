/** Which part of a file a `Range` header selects (RFC 9110, 14.2 and 13.1.5). */
import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { rangeOf } from '../../../src/http/ranges.ts';

const TAG = '"abc"';

describe('of 100 bytes', () => {
  test.each<[string | undefined, ReturnType<typeof rangeOf>]>([
    [undefined, null],
    ['bytes=0-0', { from: 0, to: 1 }],
    ['bytes=0-49', { from: 0, to: 50 }],
    ['bytes=50-', { from: 50, to: 100 }],
    ['bytes=99-', { from: 99, to: 100 }],
    ['bytes=0-99999999999999999999', { from: 0, to: 100 }],
    ['bytes=-1', { from: 99, to: 100 }],
    ['bytes=-500', { from: 0, to: 100 }],
    ['BYTES = 1-2', { from: 1, to: 3 }],
    ['bytes=100-', 'none'],
    ['bytes=100-200', 'none'],
    ['bytes=-0', 'none'],
    ['bytes=99999999999999999999-', 'none'],
    // ignored, as if there were no header
    ['bytes=5-4', null],
    ['bytes=0-1,5-6', null],
    ['bytes=', null],
    ['bytes=-', null],
    ['bytes=a-b', null],
    ['bytes=0x10-', null],
    ['items=0-1', null],
    ['0-1', null],
  ])('%j selects %j', (range, part) => {
    expect(rangeOf(range, undefined, TAG, 100)).toEqual(part);
  });
});

test('an empty file has no part: a suffix selects all of it, a position lies behind its end', () => {
  expect(rangeOf('bytes=-5', undefined, TAG, 0)).toBeNull();
  expect(rangeOf('bytes=0-', undefined, TAG, 0)).toBe('none');
});

test('If-Range matches only the same strong tag; otherwise Range is ignored, even an unsatisfiable one', () => {
  expect(rangeOf('bytes=0-0', TAG, TAG, 100)).toEqual({ from: 0, to: 1 });
  for (const held of ['"other"', 'W/"abc"', 'abc', 'Sat, 21 Nov 2026 10:00:00 GMT', ''])
    for (const range of ['bytes=0-0', 'bytes=100-']) expect(rangeOf(range, held, TAG, 100)).toBeNull();
  expect(rangeOf('bytes=0-0', 'W/"abc"', 'W/"abc"', 100)).toBeNull();
  expect(rangeOf('bytes=0-0', TAG, undefined, 100)).toBeNull();
});

test('whatever is sent, a part lies within the file and is not empty', () => {
  const number = fc.oneof(fc.nat(), fc.constant(''), fc.bigInt({ min: 0n }).map(String));
  const header = fc.oneof(
    fc.tuple(number, number).map(([from, to]) => `bytes=${from}-${to}`),
    fc.string(),
  );
  fc.assert(
    fc.property(header, fc.nat(), (range, size) => {
      const part = rangeOf(range, undefined, undefined, size);
      if (part === null || part === 'none') return;
      expect(part.from).toBeGreaterThanOrEqual(0);
      expect(part.from).toBeLessThan(part.to);
      expect(part.to).toBeLessThanOrEqual(size);
    }),
  );
});
