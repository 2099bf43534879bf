/**
 * Limits shared by several processes. The *limiter* (limiter.ts) counts in memory and knows which counts the
 * other processes need; a *store* (Postgres or Redis) adds up the counts of all; this file exchanges counts
 * between the two in batches, in the background. If the store fails, each process counts by itself.
 */
import type { Logger } from 'pino';
import { createLimiter, type Limiter } from './limiter.ts';
import type { LimitStore } from './store.ts';

export interface ShareDeps {
  store: LimitStore;
  /** True if no other process counts. */
  alone: () => boolean;
  /** Factor of every limit. */
  scale: number;
  log: Logger;
}

/** For the metrics. */
export interface LimiterHealth {
  keys: number;
  exchanges: number;
  failures: number;
}

export interface LimiterService {
  limiter: Limiter;
  health(): LimiterHealth;
  close(): Promise<void>;
}

/** Milliseconds between exchanges. A single process needs them only for processes that start later. */
const GATHER = 100;
const GATHER_ALONE = 250;
/** Milliseconds between tries while the store fails. */
const RETRY = 1_000;

export function shareLimits({ store, alone, scale, log }: ShareDeps): LimiterService {
  let timer: NodeJS.Timeout | undefined;
  let timerIsUrgent = false;
  let running: Promise<void> | undefined;
  let next: Promise<void> | undefined;
  let failing = false;
  let closed = false;
  const health = { exchanges: 0, failures: 0 };

  const limiter = createLimiter({
    scale,
    sharing: {
      alone: () => failing || closed || alone(),
      due: (urgent) => schedule(urgent && !failing && !alone()),
      synced: () => exchange(),
      // after the running exchange, which would add the counts again
      forgetEverywhere: (keys) => void Promise.resolve(running).then(() => forget(keys)),
    },
  });

  const schedule = (urgent: boolean): void => {
    if (closed || (timer && (timerIsUrgent || !urgent))) return;
    clearTimeout(timer);
    timerIsUrgent = urgent;
    const wait = failing ? RETRY : urgent ? 0 : alone() ? GATHER_ALONE : GATHER;
    timer = setTimeout(() => void exchange(), wait);
    timer.unref();
  };

  /** Runs one exchange at a time; all calls during an exchange share the next one. */
  const exchange = (): Promise<void> => {
    if (!running) return (running = once().finally(() => (running = undefined)));
    return (next ??= running.then(() => {
      next = undefined;
      return exchange();
    }));
  };

  const once = async (): Promise<void> => {
    clearTimeout(timer);
    timer = undefined;
    const counts = limiter.collect();
    if (counts.length === 0) return;
    try {
      health.exchanges += 1;
      limiter.settle(counts, await store.exchange(counts));
      if (failing) log.info('limits are shared again');
      failing = false;
    } catch (error) {
      health.failures += 1;
      if (!failing) log.warn({ err: error }, 'limits are not shared: every process counts by itself');
      failing = true;
    }
  };

  const forget = (keys: readonly string[]) =>
    store.forget(keys).catch((error: unknown) => log.warn({ err: error }, 'counts were not forgotten'));

  return {
    limiter,
    health: () => ({ ...health, keys: limiter.keys }),
    async close() {
      closed = true;
      clearTimeout(timer);
      await (next ?? running);
      await store.close();
    },
  };
}
