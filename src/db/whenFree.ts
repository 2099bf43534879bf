import { setTimeout as sleep } from 'node:timers/promises';
import { sqlState } from './pool.ts';

/** SQLSTATEs of a lock timeout and a deadlock. */
const LOCKED = new Set(['55P03', '40P01']);
/** Milliseconds between two tries, times one more after every five tries, up to six. */
const PAUSE = 300;
const pauseAfter = (tried: number): number =>
  PAUSE * Math.min(1 + Math.floor(tried / 5), 6) * (0.5 + Math.random());

/**
 * Runs a transaction that locks whole tables, while every later statement on them waits for it. So it should
 * give up soon (`lock_timeout`), which also resolves deadlocks, and is retried until `patience`
 * (milliseconds) is over. `work` gets the number of earlier tries.
 */
export async function whenFree<T>(work: (tried: number) => Promise<T>, patience = 10_000): Promise<T> {
  const begun = performance.now();
  for (let tried = 0; ; tried += 1) {
    try {
      return await work(tried);
    } catch (error) {
      if (!LOCKED.has(sqlState(error) ?? '') || performance.now() - begun > patience) throw error;
      await sleep(pauseAfter(tried));
    }
  }
}
