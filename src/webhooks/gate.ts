/** Lets so many through at a time for each key: the cap on attempts in flight to one endpoint has one owner. */
export interface Gate {
  /** Waits for a place. */
  enter(key: string): Promise<void>;
  /** Takes a place if one is free. */
  tryEnter(key: string): boolean;
  leave(key: string): void;
}

export function createGate(places: number): Gate {
  const taken = new Map<string, number>();
  const waiting = new Map<string, (() => void)[]>();

  const tryEnter = (key: string) => {
    const now = taken.get(key) ?? 0;
    if (now >= places) return false;
    taken.set(key, now + 1);
    return true;
  };

  return {
    tryEnter,
    enter(key) {
      if (tryEnter(key)) return Promise.resolve();
      return new Promise((resolve) => {
        const queue = waiting.get(key);
        if (queue) queue.push(resolve);
        else waiting.set(key, [resolve]);
      });
    },
    leave(key) {
      // the place goes to who waits longest, without being free in between
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
