import { setTimeout as sleep } from 'node:timers/promises';
import { sqlState } from './pool.ts';

/** SQLSTATEs of a lock that was not to be had in time, and of one that others waited for in a circle. */
const LOCKED = new Set(['55P03', '40P01']);
/** Milliseconds between two tries: for five of them, then as much more for each five, up to six times. */
const PAUSE = 300;
const pauseAfter = (tried: number): number =>
  PAUSE * Math.min(1 + Math.floor(tried / 5), 6) * (0.5 + Math.random());

/**
 * Work of one transaction that locks whole tables: everybody who comes after it waits while it waits. So it is to give up soon
 * (`lock_timeout`), which also ends it where it and a call wait for one another, and is tried again a little later, for as long as
 * `patience` (milliseconds). `work` is told how often it was tried before.
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
