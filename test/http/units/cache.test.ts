import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, test } from '@jest/globals';
import { createCache } from '../../../src/lib/cache.ts';

/** A load that completes when told to, and counts its calls. */
function gate<T>() {
  const waiting: ((value: T | Error) => void)[] = [];
  return {
    load: () =>
      new Promise<T>((resolve, reject) =>
        waiting.push((value) => (value instanceof Error ? reject(value) : resolve(value))),
      ),
    answer: (value: T | Error) => waiting.shift()!(value),
    get asked() {
      return waiting.length;
    },
  };
}

describe('the cache', () => {
  test('loads once for simultaneous requests, and once per period', async () => {
    const cache = createCache<number>({ ttl: 60_000, max: 10 });
    const source = gate<number>();
    const asked = [1, 2, 3].map(() => cache.get('a', source.load));
    expect(source.asked).toBe(1);
    source.answer(7);
    expect(await Promise.all(asked)).toEqual([7, 7, 7]);
    expect(cache.get('a', source.load)).toBe(7);
  });

  test('a value expires, and a failure is not kept', async () => {
    const cache = createCache<number>({ ttl: 20, max: 10 });
    expect(await cache.get('a', () => Promise.resolve(1))).toBe(1);
    await sleep(30);
    await expect(cache.get('a', () => Promise.reject(new Error('down')))).rejects.toThrow('down');
    expect(await cache.get('a', () => Promise.resolve(2))).toBe(2);
  });

  test('the result of a load that began before a drop is returned but not kept', async () => {
    for (const drop of ['clear', 'dropWhere'] as const) {
      const cache = createCache<string>({ ttl: 60_000, max: 10 });
      const source = gate<string>();
      const before = cache.get('a', source.load);
      cache[drop](() => true);
      const after = cache.get('a', source.load);
      expect(source.asked).toBe(2);
      source.answer('old');
      expect(await before).toBe('old');
      // the end of the old load must not remove the load in progress
      void cache.get('a', source.load);
      expect(source.asked).toBe(1);
      source.answer('new');
      expect(await after).toBe('new');
      expect(cache.get('a', source.load)).toBe('new');
    }
  });

  test('drops the entries that a test selects, and the oldest if there are too many', async () => {
    const cache = createCache<number>({ ttl: 60_000, max: 2 });
    const put = (key: string, value: number) => cache.get(key, () => Promise.resolve(value));
    await put('a', 1);
    await put('b', 2);
    cache.dropWhere((value) => value === 1);
    expect(await put('a', 10)).toBe(10);
    await put('c', 3);
    expect(await put('b', 20)).toBe(20);
    expect(await put('c', 30)).toBe(3);
  });
});
