import { Redis } from 'ioredis';
import type { Logger } from 'pino';
import { SLOTS } from '../limits.ts';
import { publicName, type LimitStore } from './store.ts';

/** Milliseconds Redis may take; then every process counts by itself until it answers again. */
const TIMEOUT = 500;

/** Limits shared through Redis: a hash for each key, part -> count, that dies with its window. */
export function createRedisLimitStore(url: string, log: Logger): LimitStore {
  const redis = new Redis(url, {
    keyPrefix: 'workforce:limit:',
    commandTimeout: TIMEOUT,
    connectTimeout: TIMEOUT,
    maxRetriesPerRequest: 0,
    enableOfflineQueue: true,
    retryStrategy: (times) => Math.min(times * 100, 2_000),
  });
  redis.on('error', (error) => log.debug({ err: error }, 'lost Redis'));

  return {
    async exchange(counts) {
      const keys = new Map(counts.map(({ key, length }) => [key, length]));
      const trip = redis.pipeline();
      for (const { key, part, count } of counts) trip.hincrby(publicName(key), String(part), count);
      for (const [key, length] of keys)
        trip.pexpire(publicName(key), SLOTS * length).hgetall(publicName(key));
      const answers = ((await trip.exec()) ?? []).map(([error, answer]) => {
        if (error) throw error;
        return answer;
      });
      const hashes = answers.slice(counts.length).filter((_, index) => index % 2 === 1);
      const known = [...keys].flatMap(([key, length], index) =>
        Object.entries(hashes[index] as Record<string, string>).map(([part, count]) => ({
          key,
          length,
          part: Number(part),
          count: Number(count),
        })),
      );
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

  /** Of a key that is always in use, the hash never dies: what its window has left behind is taken out. */
  async function clear(known: { key: string; length: number; part: number }[]): Promise<void> {
    const old = known.filter(({ part, length }) => (part + SLOTS) * length < Date.now());
    if (old.length === 0) return;
    const trip = redis.pipeline();
    for (const { key, part } of old) trip.hdel(publicName(key), String(part));
    await trip.exec();
  }
}
