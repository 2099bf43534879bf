import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { createLimiter } from '../../../src/limits/limiter.ts';

const START = Date.parse('2026-11-20T09:00:00Z');

describe('the limiter', () => {
  test('admits the limit, then says when there is room again', () => {
    const limiter = createLimiter();
    for (let left = 2; left >= 0; left -= 1)
      expect(limiter.take('a', 3, 60, START)).toEqual({
        allowed: true,
        limit: 3,
        window: 60,
        remaining: left,
        reset: 60,
      });
    const refused = limiter.take('a', 3, 60, START + 10_000);
    expect(refused).toEqual({ allowed: false, limit: 3, window: 60, remaining: 0, reset: 50 });
    expect(limiter.take('a', 3, 60, START + 59_999).allowed).toBe(false);
    expect(limiter.take('a', 3, 60, START + 10_000 + refused.reset * 1000).allowed).toBe(true);
    expect(limiter.take('b', 3, 60, START).allowed).toBe(true);
  });

  test('never admits more than the limit in any window, and admits callers who wait as long as told', () => {
    fc.assert(
      fc.property(
        fc.array(fc.integer({ min: 0, max: 20_000 }), { minLength: 1, maxLength: 200 }),
        fc.integer({ min: 1, max: 12 }),
        fc.constantFrom(10, 60, 300),
        (gaps, limit, seconds) => {
          const limiter = createLimiter();
          const passed: number[] = [];
          let now = START;
          let promised = 0;
          for (const gap of gaps) {
            now += gap;
            const { allowed, reset, remaining } = limiter.take('k', limit, seconds, now);
            if (now >= promised && promised > 0) expect(allowed).toBe(true);
            expect(Number.isInteger(reset) && reset >= 1 && reset <= seconds).toBe(true);
            promised = allowed ? 0 : now + reset * 1000;
            if (allowed) passed.push(now);
            expect(remaining).toBeLessThanOrEqual(limit - 1);
          }
          for (const from of passed)
            expect(
              passed.filter((at) => at >= from && at < from + seconds * 1000).length,
            ).toBeLessThanOrEqual(limit);
        },
      ),
      { numRuns: 300, seed: 56 },
    );
  });

  test('requests of one sixtieth of the window leave the count together, one window after the last of them', () => {
    const limiter = createLimiter();
    for (const at of [0, 300, 999]) limiter.take('k', 3, 60, START + at);
    const refused = limiter.take('k', 3, 60, START + 999);
    expect([refused.allowed, refused.reset]).toEqual([false, 60]);
    expect(limiter.take('k', 3, 60, START + 60_998).allowed).toBe(false);
    expect(limiter.take('k', 3, 60, START + 60_999)).toMatchObject({ allowed: true, remaining: 2 });
  });

  test('a lowered limit admits nothing until enough requests have left the count; a raised one admits immediately', () => {
    const limiter = createLimiter();
    for (let index = 0; index < 10; index += 1) limiter.take('k', 10, 60, START + index * 1000);
    const lowered = limiter.take('k', 4, 60, START + 10_000);
    expect([lowered.allowed, lowered.reset]).toEqual([false, 56]);
    expect(limiter.take('k', 20, 60, START + 10_000)).toMatchObject({ allowed: true, remaining: 9 });
  });

  test('a clock that is set back neither lifts the limit nor blocks for ever', () => {
    const limiter = createLimiter();
    for (let index = 0; index < 3; index += 1) limiter.take('k', 3, 60, START);
    expect(limiter.take('k', 3, 60, START - 5_000).allowed).toBe(false);
    expect(limiter.take('k', 3, 60, START - 3_600_000).allowed).toBe(true);
  });

  test('scale multiplies every limit; the oldest key is dropped when there are too many', () => {
    const scaled = createLimiter({ scale: 2.5 });
    expect(scaled.take('k', 3, 60, START).limit).toBe(7);
    const small = createLimiter({ maxKeys: 2 });
    for (const key of ['a:1', 'a:2', 'b:1']) small.take(key, 1, 60, START);
    expect(small.take('a:1', 1, 60, START).allowed).toBe(true);
    expect(small.take('b:1', 1, 60, START).allowed).toBe(false);
  });
});
