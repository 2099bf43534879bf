/** Ends a wait early; a `wake` before the wait counts too. */
export interface Waker {
  wake(): void;
  /** Forgets earlier wakes; called right before the work they announced is looked for. */
  reset(): void;
  /** Waits for a `wake`, at most `ms` milliseconds, or until `signal` aborts. Returns whether there was one. */
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
