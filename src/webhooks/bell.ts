/** Cuts a wait short; a ring that comes before the wait counts for it. */
export interface Bell {
  ring(): void;
  /** Forgets rings so far: what they told of is about to be looked at. */
  reset(): void;
  /** Waits for a ring, so many milliseconds at most, or until `signal` aborts. Answers whether there was one. */
  wait(ms: number, signal: AbortSignal): Promise<boolean>;
}

export function createBell(): Bell {
  let rung = false;
  let wakeUp: (() => void) | undefined;
  return {
    ring() {
      rung = true;
      wakeUp?.();
    },
    reset() {
      rung = false;
    },
    wait: (ms, signal) =>
      new Promise((resolve) => {
        if (rung || signal.aborted) return resolve(rung);
        const done = () => {
          wakeUp = undefined;
          clearTimeout(timer);
          signal.removeEventListener('abort', done);
          resolve(rung);
        };
        const timer = setTimeout(done, ms);
        signal.addEventListener('abort', done, { once: true });
        wakeUp = done;
      }),
  };
}
