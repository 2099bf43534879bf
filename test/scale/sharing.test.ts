/**
 * Processes that count limits together: how much they admit in total, with any timing, and what happens when
 * the store fails.
 */
import { describe, expect, test } from '@jest/globals';
import { execFileSync, spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import fc from 'fast-check';
import { Redis } from 'ioredis';
import { pino } from 'pino';
import { createPostgresLimitStore } from '../../src/limits/postgres.ts';
import { createPool } from '../../src/db/pool.ts';
import { takeSynced, type Count } from '../../src/limits/limiter.ts';
import { createRedisLimitStore } from '../../src/limits/redis.ts';
import { shareLimits, type LimiterService } from '../../src/limits/share.ts';
import type { LimitStore } from '../../src/limits/store.ts';
import { readEnvironment } from '../../src/run/config/environment.ts';
import { freePort } from '../../src/run/local/ports.ts';
import { atEnd, openDatabase, openFolder } from '../support/opening.ts';
import { until } from '../support/until.ts';

const quiet = pino({ level: 'silent' });

/** A store in memory, whose answers take as long as `delay` says. */
function memoryStore(delay: () => Promise<void>): LimitStore & { exchanges: number } {
  const totals = new Map<string, Count>();
  const store = {
    exchanges: 0,
    async exchange(counts: readonly Count[]) {
      store.exchanges += 1;
      await delay();
      for (const one of counts) {
        const name = `${one.key} ${one.part}`;
        const before = totals.get(name);
        const last = Math.max(one.last, before?.last ?? 0);
        totals.set(name, { ...one, last, count: one.count + (before?.count ?? 0) });
      }
      const keys = new Set(counts.map(({ key }) => key));
      const known = [...totals.values()].filter(({ key }) => keys.has(key)).map((one) => ({ ...one }));
      await delay();
      return known;
    },
    forget(keys: readonly string[]) {
      for (const [name, { key }] of totals) if (keys.includes(key)) totals.delete(name);
      return Promise.resolve();
    },
    close: () => Promise.resolve(),
  };
  return store;
}

const processOf = (store: LimitStore, alone = false): LimiterService =>
  shareLimits({ store, alone: () => alone, scale: 1, log: quiet });

/** Makes `tries` requests at once in each process; returns how many were admitted. */
async function rush(
  processes: LimiterService[],
  key: string,
  limit: number,
  tries: number,
  now = Date.now(),
) {
  const states = await Promise.all(
    processes.flatMap(({ limiter }) =>
      Array.from({ length: tries }, () => takeSynced(limiter, key, limit, 60, now)),
    ),
  );
  return states.filter(({ allowed }) => allowed).length;
}

describe('several processes', () => {
  test('together admit at least the limit, and at most a tenth more for each further process', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.integer({ min: 1, max: 4 }),
        fc.constantFrom(1, 5, 10, 60, 120, 240),
        fc.array(fc.integer({ min: 0, max: 3 }), { minLength: 1, maxLength: 40 }),
        fc.scheduler(),
        async (count, limit, order, scheduler) => {
          const store = memoryStore(() => scheduler.schedule(Promise.resolve()));
          const processes = Array.from({ length: count }, () => processOf(store));
          const admitted = await scheduler.waitFor(
            (async () => {
              let sum = 0;
              for (const one of order)
                sum += await rush([processes[one % count]!], 'k', limit, 20, 1_800_000_000_000);
              return sum + (await rush(processes, 'k', limit, limit, 1_800_000_000_000));
            })(),
          );
          expect(admitted).toBeGreaterThanOrEqual(limit);
          expect(admitted).toBeLessThanOrEqual(limit + count * Math.max(1, Math.floor(limit / 10)));
        },
      ),
      { numRuns: 60, seed: 6 },
    );
  });

  test('give the same full wait, at most the window, after which each of them admits the caller', async () => {
    const store = memoryStore(() => Promise.resolve());
    const processes = [processOf(store), processOf(store)];
    const start = 1_800_000_000_000;
    const ask = (process: LimiterService, at: number) => takeSynced(process.limiter, 'k', 10, 60, start + at);
    // all within a sixtieth of the window; the first process, which asks the others, has the last of them
    for (const at of [0, 100, 200, 300, 400]) await ask(processes[1]!, at);
    let late = 500;
    while ((await ask(processes[0]!, late)).allowed) late += 1;
    for (const process of processes) {
      const { allowed, reset } = await ask(process, 900);
      expect([allowed, reset]).toEqual([false, 60]);
    }
    for (const process of processes) {
      expect((await ask(process, 60_000)).allowed).toBe(false);
      expect((await ask(process, 60_900)).allowed).toBe(true);
    }
  });

  test('a single process waits for nothing and is exact', async () => {
    const store = memoryStore(() => new Promise(() => undefined));
    expect(await rush([processOf(store, true)], 'k', 120, 300)).toBe(120);
  });

  test('rarely used keys are not exchanged with each request', async () => {
    const store = memoryStore(() => Promise.resolve());
    const { limiter, close } = processOf(store);
    for (let index = 0; index < 1000; index += 1) limiter.take(`k${index}`, 120, 60, Date.now());
    await close();
    expect(store.exchanges).toBe(0);
  });

  test('what one process forgets the store forgets too: no process counts it again', async () => {
    const store = memoryStore(() => Promise.resolve());
    const [one, other, later] = [1, 2, 3].map(() => processOf(store));
    expect(await rush([one!, other!], 'login:a:1', 10, 20)).toBeLessThanOrEqual(12);
    expect(await rush([one!, other!], 'login:a:1', 10, 20)).toBe(0);
    for (const process of [one!, other!]) process.limiter.forget('login:a:');
    await new Promise(setImmediate);
    expect(await rush([one!, later!], 'login:a:1', 10, 20)).toBeGreaterThanOrEqual(10);
  });

  test('if the store fails each process counts alone, with one log line; once it answers they count together', async () => {
    const lines: string[] = [];
    const log = pino({ level: 'info' }, { write: (line: string) => void lines.push(line) });
    const working = memoryStore(() => Promise.resolve());
    let broken = true;
    const store: LimitStore = {
      exchange: (counts) => (broken ? Promise.reject(new Error('down')) : working.exchange(counts)),
      forget: (keys) => working.forget(keys),
      close: () => Promise.resolve(),
    };
    const [one, other] = [1, 2].map(() => shareLimits({ store, alone: () => false, scale: 1, log }));
    expect(await rush([one!, other!], 'k', 120, 300)).toBe(240);
    expect(lines.filter((line) => line.includes('limits are not shared'))).toHaveLength(2);
    broken = false;
    await until(() => {
      // what was counted in the meantime is sent with the next request
      for (const { limiter } of [one!, other!]) limiter.take('k', 1000, 60, Date.now());
      return lines.filter((line) => line.includes('limits are shared again')).length === 2;
    });
    expect(one!.limiter.take('k', 120, 60, Date.now()).allowed).toBe(false);
  });
});

const database = await openDatabase();
const pool = createPool({ url: database.appUrl, size: 4 });
atEnd(() => pool.end());

describe('the stores', () => {
  const length = 1000;
  const now = () => Math.floor(Date.now() / length);

  /** What every store promises. */
  async function keepsPromises(store: LimitStore) {
    const [mine, other] = [randomUUID(), randomUUID()];
    const part = now();
    await store.exchange([
      { key: mine, part, length, count: 3, last: 700 },
      { key: other, part, length, count: 1, last: 999 },
    ]);
    const known = await store.exchange([
      { key: mine, part, length, count: 4, last: 69 },
      { key: mine, part: part - 1, length, count: 2, last: 0 },
    ]);
    expect(known.sort((a, b) => a.part - b.part)).toEqual([
      { key: mine, part: part - 1, length, count: 2, last: 0 },
      { key: mine, part, length, count: 7, last: 700 },
    ]);
  }

  test('Postgres adds up and answers in one round trip, and forgets what no window includes', async () => {
    const store = createPostgresLimitStore(pool);
    await keepsPromises(store);
    const long = { key: 'old', part: now() - 1000, length, count: 5, last: 1 };
    await store.exchange([long]);
    await createPostgresLimitStore(pool).exchange([long]);
    const { rows } = await database.admin.query('SELECT key, expires_at < now() AS old FROM limit_counts');
    expect(rows.every((row) => !row.old)).toBe(true);
    // keys contain addresses of people, so they leave the process only as hashes
    expect(rows.every((row) => /^[\w-]{22}$/.test(row.key as string))).toBe(true);
  });

  test('two processes that exchange the same keys in different orders do not deadlock', async () => {
    const store = createPostgresLimitStore(pool);
    const keys = Array.from({ length: 50 }, (_, index) => `same ${index}`);
    const part = now();
    const counts = keys.map((key) => ({ key, part, length, count: 1, last: 1 }));
    await Promise.all(
      Array.from({ length: 20 }, (_, index) => store.exchange(index % 2 ? counts : [...counts].reverse())),
    );
    const known = await store.exchange([counts[0]!]);
    expect(known[0]!.count).toBe(21);
  });

  const redisServer = (() => {
    try {
      return execFileSync('which', ['redis-server']).toString().trim();
    } catch {
      return null;
    }
  })();

  (redisServer ? describe : describe.skip)('Redis', () => {
    test('adds up and answers in one round trip; while it is down, exchanges fail in time and do not hang', async () => {
      const port = await freePort();
      const server = spawn(redisServer!, ['--port', String(port), '--save', '', '--bind', '127.0.0.1'], {
        stdio: 'ignore',
      });
      atEnd(() => server.kill('SIGKILL'));
      const url = `redis://127.0.0.1:${port}`;
      const store = createRedisLimitStore(url, quiet);
      await until(() =>
        store.exchange([{ key: 'up', part: now(), length, count: 1, last: 1 }]).then(
          () => true,
          () => false,
        ),
      );
      await keepsPromises(store);
      const long = { key: 'old', part: now() - 1000, length, count: 5, last: 1 };
      await store.exchange([long]);
      expect(await store.exchange([{ ...long, part: now() }])).toHaveLength(1);

      server.kill('SIGKILL');
      const began = Date.now();
      await expect(store.exchange([long])).rejects.toThrow();
      expect(Date.now() - began).toBeLessThan(10_000);
      await store.close();
    });

    test('a password that changes in its file is used once Redis has closed the connection', async () => {
      const port = await freePort();
      const server = spawn(
        redisServer!,
        ['--port', String(port), '--save', '', '--bind', '127.0.0.1', '--requirepass', 'first'],
        {
          stdio: 'ignore',
        },
      );
      atEnd(() => server.kill('SIGKILL'));
      const address = (password: string) => `redis://:${password}@127.0.0.1:${port}`;
      const file = path.join(openFolder('redis'), 'url');
      writeFileSync(file, address('first'));
      const url = readEnvironment({ REDIS_URL_FILE: file }).texts.get('REDIS_URL')!;
      const store = createRedisLimitStore(url, quiet);
      const works = () =>
        store.exchange([{ key: 'up', part: now(), length, count: 1, last: 1 }]).then(
          () => true,
          () => false,
        );
      await until(works);

      const admin = new Redis(address('first'));
      await admin.config('SET', 'requirepass', 'second');
      await admin.call('CLIENT', 'KILL', 'TYPE', 'normal', 'SKIPME', 'no').catch(() => undefined);
      admin.disconnect();
      await until(async () => !(await works()));
      writeFileSync(file, address('second'));
      await until(works);
      await store.close();
    });
  });
});
