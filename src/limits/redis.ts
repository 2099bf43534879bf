import { Redis } from 'ioredis';
import type { Logger } from 'pino';
import { SLOTS } from './limiter.ts';
import { publicName, type LimitStore } from './store.ts';
import { currentSecret } from '../lib/secretFiles.ts';

/** Maximum milliseconds for Redis; after that each process counts by itself until Redis answers again. */
const TIMEOUT = 500;

/** Suffix of the hash field for the time of a part's last request. */
const LAST = ':last';

/** Adds to a part's count and keeps the later time of the last request. */
const ADD = `
  redis.call('HINCRBY', KEYS[1], ARGV[1], ARGV[2])
  local last = tonumber(redis.call('HGET', KEYS[1], ARGV[1] .. '${LAST}') or '-1')
  if tonumber(ARGV[3]) > last then redis.call('HSET', KEYS[1], ARGV[1] .. '${LAST}', ARGV[3]) end`;

/** @throws Error if Redis does not answer */
export async function checkRedisAnswers(url: string): Promise<void> {
  const redis = new Redis(url, {
    lazyConnect: true,
    connectTimeout: 5_000,
    commandTimeout: 5_000,
    retryStrategy: () => null,
  });
  let lost: unknown;
  redis.on('error', (error) => (lost = error));
  try {
    await redis.connect();
    await redis.ping();
  } catch (error) {
    throw lost ?? error;
  } finally {
    redis.disconnect();
  }
}

/**
 * Shares limits through Redis: a hash per key, from part to count and time of the last request, which expires
 * with its window.
 */
export function createRedisLimitStore(url: string, log: Logger): LimitStore {
  const redis = new Redis(url, {
    keyPrefix: 'workforce:limit:',
    commandTimeout: TIMEOUT,
    connectTimeout: TIMEOUT,
    maxRetriesPerRequest: 0,
    enableOfflineQueue: true,
    retryStrategy(times) {
      const { username, password } = new URL(currentSecret(url));
      redis.options.username = decodeURIComponent(username) || undefined;
      redis.options.password = decodeURIComponent(password) || undefined;
      return Math.min(times * 100, 2_000);
    },
  });
  redis.on('error', (error) => log.debug({ err: error }, 'lost Redis'));

  return {
    async exchange(counts) {
      const keys = new Map(counts.map(({ key, length }) => [key, length]));
      const trip = redis.pipeline();
      for (const { key, part, count, last } of counts) trip.eval(ADD, 1, publicName(key), part, count, last);
      for (const [key, length] of keys)
        trip.pexpire(publicName(key), SLOTS * length).hgetall(publicName(key));
      const answers = ((await trip.exec()) ?? []).map(([error, answer]) => {
        if (error) throw error;
        return answer;
      });
      const hashes = answers.slice(counts.length).filter((_, index) => index % 2 === 1);
      const known = [...keys].flatMap(([key, length], index) => {
        const hash = hashes[index] as Record<string, string>;
        return Object.entries(hash).flatMap(([part, count]) =>
          part.endsWith(LAST)
            ? []
            : [{ key, length, part: Number(part), count: Number(count), last: Number(hash[part + LAST]) }],
        );
      });
      await clear(known);
      return known;
    },
    async forget(keys) {
      await redis.del(...keys.map(publicName));
    },
    async close() {
      await redis.quit().catch(() => redis.disconnect());
    },
  };

  /** Deletes parts that have left the window, because the hash of a busy key never expires. */
  async function clear(known: { key: string; length: number; part: number }[]): Promise<void> {
    const old = known.filter(({ part, length }) => (part + SLOTS) * length < Date.now());
    if (old.length === 0) return;
    const trip = redis.pipeline();
    for (const { key, part } of old) trip.hdel(publicName(key), String(part), part + LAST);
    await trip.exec();
  }
}
