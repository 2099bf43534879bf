/** Where a caller stands against one limit after this request. */
export interface LimitState {
  allowed: boolean;
  limit: number;
  /** Requests left in the window. */
  remaining: number;
  /** Seconds until there is room for one more (refused), or until the oldest counted request is forgotten (allowed). */
  reset: number;
  /** Length of the window in seconds. */
  window: number;
}

export interface Limiter {
  /** Counts one request under `key` and says whether it fits. Refused requests are not counted. */
  take(key: string, limit: number, windowSeconds: number, now: number): LimitState;
  /** Forgets what was counted under keys that begin like this. */
  forget(prefix: string): void;
}

/** Parts of a window that are counted apart: what was counted is forgotten part by part. */
const PARTS = 60;
/** A window can begin and end within a part: all parts that it touches count. */
const SLOTS = PARTS + 1;

interface Counter {
  /** Number of the current part since 1970. */
  part: number;
  total: number;
  /** What each part counted, the part `p` at `p % SLOTS`. */
  counts: Uint32Array;
}

/**
 * A sliding window that never lets more than the limit through in any stretch of its length, wherever that begins; what
 * was counted is forgotten at most a sixtieth of the window late. Memory only, so it costs a tenth of a microsecond.
 * `scale` multiplies every limit (load tests).
 */
export function createLimiter(scale = 1, maxKeys = 100_000): Limiter {
  const counters = new Map<string, Counter>();

  return {
    take(key, baseLimit, seconds, now) {
      const limit = Math.max(1, Math.floor(baseLimit * scale));
      const length = (seconds * 1000) / PARTS;
      let counter = counters.get(key);
      if (!counter) {
        if (counters.size >= maxKeys) counters.delete(counters.keys().next().value!);
        counters.set(key, (counter = { part: 0, total: 0, counts: new Uint32Array(SLOTS) }));
      }
      moveTo(counter, Math.floor(now / length));
      const allowed = counter.total < limit;
      if (allowed) {
        counter.counts[counter.part % SLOTS]! += 1;
        counter.total += 1;
      }
      const full = partThatFrees(counter, allowed ? 1 : counter.total - limit + 1);
      return {
        allowed,
        limit,
        window: seconds,
        remaining: Math.max(0, limit - counter.total),
        reset: Math.max(1, Math.ceil(((full + SLOTS) * length - now) / 1000)),
      };
    },
    forget(prefix) {
      for (const key of counters.keys()) if (key.startsWith(prefix)) counters.delete(key);
    },
  };
}

/** Forgets the parts that the window has left behind. A clock that was set back a little stands still instead. */
function moveTo(counter: Counter, part: number): void {
  const steps = part - counter.part;
  if (steps >= SLOTS || steps <= -SLOTS) {
    counter.counts.fill(0);
    counter.total = 0;
    counter.part = part;
    return;
  }
  for (let step = 1; step <= steps; step += 1) {
    const slot = (counter.part + step) % SLOTS;
    counter.total -= counter.counts[slot]!;
    counter.counts[slot] = 0;
  }
  if (steps > 0) counter.part = part;
}

/** The part that has to be forgotten for `wanted` requests to be so. */
function partThatFrees({ part, counts }: Counter, wanted: number): number {
  let freed = 0;
  for (let oldest = part - PARTS; oldest < part; oldest += 1) {
    freed += counts[oldest % SLOTS]!;
    if (freed >= wanted) return oldest;
  }
  return part;
}
