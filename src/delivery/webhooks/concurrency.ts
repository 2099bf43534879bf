/** Runs `work` on all items, `concurrency` at a time. After all have stopped, throws the first failure. */
export async function inParallel<T>(
  items: readonly T[],
  concurrency: number,
  work: (item: T) => Promise<void>,
): Promise<void> {
  let next = 0;
  const worker = async () => {
    while (next < items.length) await work(items[next++]!);
  };
  const ends = await Promise.allSettled(Array.from({ length: Math.min(concurrency, items.length) }, worker));
  const failed = ends.find((end) => end.status === 'rejected');
  if (failed) throw failed.reason;
}

/** Resolves after `ms`, or when `signal` aborts; leaves no timer and no listener. */
export const pause = (ms: number, signal?: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    const done = () => {
      clearTimeout(timer);
      signal?.removeEventListener('abort', done);
      resolve();
    };
    const timer = setTimeout(done, ms);
    signal?.addEventListener('abort', done, { once: true });
    if (signal?.aborted) done();
  });

/** Ends a wait early. A `wake` before the wait counts too. */
export interface Waker {
  wake(): void;
  /** Forgets earlier wakes. Call it before checking for work, so that a wake during the check is kept. */
  reset(): void;
  /** Waits `ms` milliseconds for a `wake`, or until `signal` aborts. Returns whether there was one. */
  wait(ms: number, signal: AbortSignal): Promise<boolean>;
}

export function createWaker(): Waker {
  let woken = false;
  let resume: (() => void) | undefined;
  return {
    wake() {
      woken = true;
      resume?.();
    },
    reset() {
      woken = false;
    },
    wait: (ms, signal) =>
      new Promise((resolve) => {
        if (woken || signal.aborted) return resolve(woken);
        const done = () => {
          resume = undefined;
          clearTimeout(timer);
          signal.removeEventListener('abort', done);
          resolve(woken);
        };
        const timer = setTimeout(done, ms);
        signal.addEventListener('abort', done, { once: true });
        resume = done;
      }),
  };
}

/** A semaphore for each key, such as the limit of attempts in flight to one endpoint. */
export interface Semaphore {
  /** Waits for a free slot. */
  acquire(key: string): Promise<void>;
  /** Takes a slot if one is free. */
  tryAcquire(key: string): boolean;
  release(key: string): void;
}

export function createSemaphore(slots: number): Semaphore {
  const taken = new Map<string, number>();
  const waiting = new Map<string, (() => void)[]>();

  const tryAcquire = (key: string) => {
    const now = taken.get(key) ?? 0;
    if (now >= slots) return false;
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
      // the slot passes directly to the longest waiter
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
