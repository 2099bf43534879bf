/** A semaphore for each key, such as the cap on attempts in flight to one endpoint. */
export interface Semaphore {
  /** Waits for a free place. */
  acquire(key: string): Promise<void>;
  /** Takes a place if one is free. */
  tryAcquire(key: string): boolean;
  release(key: string): void;
}

export function createSemaphore(places: number): Semaphore {
  const taken = new Map<string, number>();
  const waiting = new Map<string, (() => void)[]>();

  const tryAcquire = (key: string) => {
    const now = taken.get(key) ?? 0;
    if (now >= places) return false;
    taken.set(key, now + 1);
    return true;
  };

  return {
    tryAcquire,
    acquire(key) {
      if (tryAcquire(key)) return Promise.resolve();
      return new Promise((resolve) => {
        const queue = waiting.get(key);
        if (queue) queue.push(resolve);
        else waiting.set(key, [resolve]);
      });
    },
    release(key) {
      // the place passes straight to the one that has waited longest
      const queue = waiting.get(key);
      const next = queue?.shift();
      if (queue?.length === 0) waiting.delete(key);
      if (next) return next();
      const left = (taken.get(key) ?? 0) - 1;
      if (left > 0) taken.set(key, left);
      else taken.delete(key);
    },
  };
}
