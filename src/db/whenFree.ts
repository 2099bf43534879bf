import { setTimeout as sleep } from 'node:timers/promises';
import { sqlState } from './pool.ts';

/** SQLSTATEs of a lock that was not to be had in time, and of one that others waited for in a circle. */
const LOCKED = new Set(['55P03', '40P01']);
/** Milliseconds between two tries. */
const PAUSE = 300;

/**
 * Work of one transaction that locks whole tables: everybody who comes after it waits while it waits. So it is to give up within half
 * a second (`lock_timeout`), which is sooner than Postgres looks for deadlocks and ends one of those that wait for one another, and is
 * tried again a little later.
 */
export async function whenFree<T>(work: () => Promise<T>, tries = 20): Promise<T> {
  for (let left = tries; ; left -= 1) {
    try {
      return await work();
    } catch (error) {
      if (!LOCKED.has(sqlState(error) ?? '') || left <= 1) throw error;
      await sleep(PAUSE);
    }
  }
}
