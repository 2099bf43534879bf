import { randomUUID } from 'node:crypto';

/** The state of one limit for a caller after a request. */
export interface LimitState {
  allowed: boolean;
  limit: number;
  /** Requests left in the window. */
  remaining: number;
  /**
   * Whole seconds, at most the window's length. If refused: until one more request fits. If allowed: until
   * the oldest counted requests are forgotten.
   */
  reset: number;
  /** Length of the window in seconds. */
  window: number;
  /**
   * Set if the request was refused only until counts are exchanged with the other processes: await it and
   * retry (`takeSynced`).
   */
  pendingSync?: Promise<void>;
}

export interface Limiter {
  /** Names this limiter in notices to other processes. */
  readonly id: string;
  /** Counts a request under `key` if it fits; refused ones are not counted. `now` in milliseconds. */
  take(key: string, limit: number, windowSeconds: number, now: number): LimitState;
  /** Drops the counts of all keys with this prefix, here and in the store. Visits every key. */
  forget(prefix: string): void;
  /** Drops the counts of this key, here and in the store. */
  forgetKey(key: string): void;
}

/** What one process counted under a key in one part of its window. */
export interface Count {
  key: string;
  /** Number of the part since 1970. */
  part: number;
  /** Length of a part in milliseconds. */
  length: number;
  count: number;
  /**
   * Time of the last request in milliseconds since the part began. If unknown (NaN, or beyond the part), the
   * end of the part is used.
   */
  last: number;
}

/** The limiter as `limits/share.ts` uses it. */
export interface SharedLimiter extends Limiter {
  /** Counts that other processes do not know yet, of keys that come near `UNSHARED_LIMIT`. */
  collect(): Count[];
  /** Marks the collected counts as stored. `known` are the counts of all processes for those keys. */
  settle(collected: readonly Count[], known: readonly Count[]): void;
  readonly keys: number;
}

export interface LimiterOptions {
  /** Factor of every limit, for load tests. */
  scale?: number;
  /** Maximum number of keys; the oldest is dropped first. */
  maxKeys?: number;
  /** The exchange of counts with other processes; absent if there are none. */
  sharing?: {
    /** True if no other process counts, or none can be reached: then no request waits for an exchange. */
    alone(): boolean;
    /**
     * Called when there is something to collect. `urgent`: a request waits for the exchange, or will soon.
     */
    due(urgent: boolean): void;
    /** Resolves when everything counted so far has been exchanged, or the exchange has failed. */
    synced(): Promise<void>;
    /** Tells all processes to drop these keys. */
    forgetEverywhere(keys: readonly string[]): void;
  };
}

/** A window is counted in this many parts, and forgotten part by part. */
const PARTS = 60;
/** A window may begin and end within a part, so it touches one more part. */
export const SLOTS = PARTS + 1;
/**
 * Share of a limit that a process may count before the others know. So all processes together admit at most
 * the limit plus this share for each process.
 */
const UNSHARED_LIMIT = 0.1;
/**
 * Fraction of `UNSHARED_LIMIT` below which counts are not shared, so that rarely used keys cost no exchange.
 */
const SHARE_FROM = 0.5;
/** Fraction of `UNSHARED_LIMIT` from which an exchange is urgent. */
const URGENT_FROM = 0.75;
/** Parts by which another process's clock may be ahead. */
const MAX_AHEAD = 5;

interface Counter {
  /** Number of the current part since 1970. */
  part: number;
  /** Length of a part in milliseconds. */
  length: number;
  /** Length of the window in milliseconds. */
  window: number;
  total: number;
  oldest: number;
  /** Requests per part, of all processes as far as known; part `p` is at `p % SLOTS`. */
  counts: Uint32Array;
  /**
   * Last request of each part, in milliseconds since the part began; the part is forgotten one window later.
   */
  lasts: Uint32Array;
  /** The part of `counts` that was counted here and not yet shared. */
  unshared: Uint32Array;
  unsharedTotal: number;
}

/**
 * A sliding window: no interval of its length has more requests than the limit. Requests in the same sixtieth
 * of the window are forgotten together, one window after the last of them, so nobody waits for longer than
 * the window. Counting in memory takes about 0.1 µs; other processes get the counts in batches. A process
 * counts at most a tenth of a limit before the others know, so all together admit at most the limit plus a
 * tenth for each process.
 */
export function createLimiter({ scale = 1, maxKeys = 100_000, sharing }: LimiterOptions = {}): SharedLimiter {
  const counters = new Map<string, Counter>();
  const due = new Set<string>();

  const drop = (keys: readonly string[]): void => {
    for (const key of keys) {
      counters.delete(key);
      due.delete(key);
    }
    if (keys.length > 0) sharing?.forgetEverywhere(keys);
  };

  return {
    id: randomUUID(),

    take(key, baseLimit, seconds, now) {
      const limit = Math.max(1, Math.floor(baseLimit * scale));
      const length = (seconds * 1000) / PARTS;
      let counter = counters.get(key);
      if (!counter) {
        if (counters.size >= maxKeys) counters.delete(counters.keys().next().value!);
        counters.set(key, (counter = emptyCounter(seconds * 1000)));
      }
      moveTo(counter, Math.floor(now / length));
      forgetPassed(counter, now);
      const room = counter.total < limit;
      const unsharedLimit = Math.max(1, Math.floor(limit * UNSHARED_LIMIT));
      const pendingSync =
        room && sharing !== undefined && counter.unsharedTotal >= unsharedLimit && !sharing.alone();
      const allowed = room && !pendingSync;
      if (allowed) {
        const slot = slotOf(counter.part);
        counter.counts[slot]! += 1;
        counter.total += 1;
        counter.unshared[slot]! += 1;
        counter.unsharedTotal += 1;
        counter.lasts[slot] = Math.max(counter.lasts[slot]!, now - beginningOf(counter, counter.part));
      }
      if (sharing && counter.unsharedTotal >= unsharedLimit * SHARE_FROM) {
        due.add(key);
        sharing.due(counter.unsharedTotal >= unsharedLimit * URGENT_FROM);
      }
      const full = partThatFrees(counter, allowed || pendingSync ? 1 : counter.total - limit + 1);
      const state: LimitState = {
        allowed,
        limit,
        window: seconds,
        remaining: Math.max(0, limit - counter.total),
        // capped, because a clock may be ahead or set back
        reset: Math.min(seconds, Math.max(1, Math.ceil((endOf(counter, full) - now) / 1000))),
      };
      return pendingSync ? { ...state, remaining: 0, reset: 1, pendingSync: sharing.synced() } : state;
    },

    collect() {
      const collected: Count[] = [];
      for (const key of due) {
        const counter = counters.get(key);
        if (!counter) continue;
        for (let part = counter.part - PARTS; part <= counter.part; part += 1) {
          const slot = slotOf(part);
          const count = counter.unshared[slot]!;
          if (count > 0)
            collected.push({ key, part, length: counter.length, count, last: counter.lasts[slot]! });
        }
      }
      due.clear();
      return collected;
    },

    settle(collected, known) {
      const current = ({ oldest, part }: Counter, at: number) => at >= oldest && at <= part;
      for (const { key, part, count } of collected) {
        const counter = counters.get(key);
        // a counter that was dropped and created again does not contain these
        if (!counter || !current(counter, part)) continue;
        const shared = Math.min(count, counter.unshared[slotOf(part)]!);
        counter.unshared[slotOf(part)]! -= shared;
        counter.unsharedTotal -= shared;
      }
      for (const { key, part, count, last } of known) {
        const counter = counters.get(key);
        if (!counter || part > counter.part + MAX_AHEAD) continue;
        if (part > counter.part) moveTo(counter, part);
        if (!current(counter, part)) continue;
        const slot = slotOf(part);
        const counted = count + counter.unshared[slot]!;
        counter.total += counted - counter.counts[slot]!;
        counter.counts[slot] = counted;
        const end = Math.ceil(counter.length);
        counter.lasts[slot] = last < end ? Math.max(counter.lasts[slot]!, last) : end;
      }
    },

    forget: (prefix) => drop([...counters.keys()].filter((key) => key.startsWith(prefix))),

    forgetKey: (key) => drop(counters.has(key) ? [key] : []),

    get keys() {
      return counters.size;
    },
  };
}

/**
 * As `take`, but waits for an exchange with the other processes if one is needed, so that a refusal is final.
 */
export async function takeSynced(
  limiter: Limiter,
  ...args: Parameters<Limiter['take']>
): Promise<LimitState> {
  let state = limiter.take(...args);
  while (state.pendingSync) {
    await state.pendingSync;
    state = limiter.take(...args);
  }
  return state;
}

const emptyCounter = (window: number): Counter => ({
  part: 0,
  length: window / PARTS,
  window,
  total: 0,
  oldest: 0,
  counts: new Uint32Array(SLOTS),
  lasts: new Uint32Array(SLOTS),
  unshared: new Uint32Array(SLOTS),
  unsharedTotal: 0,
});

const slotOf = (part: number): number => part % SLOTS;

/** Start of a part, in whole milliseconds since 1970. */
const beginningOf = ({ length }: Counter, part: number): number => Math.floor(part * length);

/** Time at which a part is forgotten: one window after its last request. */
const endOf = (counter: Counter, part: number): number =>
  beginningOf(counter, part) + counter.lasts[slotOf(part)]! + counter.window;

/** Moves the window forward and forgets older parts. Does nothing if the clock was set back a little. */
function moveTo(counter: Counter, part: number): void {
  const steps = part - counter.part;
  if (steps >= SLOTS || steps <= -SLOTS) {
    for (const parts of [counter.counts, counter.lasts, counter.unshared]) parts.fill(0);
    counter.total = 0;
    counter.unsharedTotal = 0;
    counter.part = part;
    counter.oldest = part - PARTS;
    return;
  }
  for (let step = 1; step <= steps; step += 1) empty(counter, slotOf(counter.part + step));
  if (steps <= 0) return;
  counter.part = part;
  counter.oldest = Math.max(counter.oldest, part - PARTS);
}

/** Forgets parts that the window still touches but whose last request is older than the window. */
function forgetPassed(counter: Counter, now: number): void {
  while (counter.oldest < counter.part && endOf(counter, counter.oldest) <= now) {
    empty(counter, slotOf(counter.oldest));
    counter.oldest += 1;
  }
}

function empty(counter: Counter, slot: number): void {
  counter.total -= counter.counts[slot]!;
  counter.unsharedTotal -= counter.unshared[slot]!;
  for (const parts of [counter.counts, counter.lasts, counter.unshared]) parts[slot] = 0;
}

/** The part after which at least `wanted` requests will have been forgotten. */
function partThatFrees({ part, counts }: Counter, wanted: number): number {
  let freed = 0;
  for (let oldest = part - PARTS; oldest < part; oldest += 1) {
    freed += counts[slotOf(oldest)]!;
    if (freed >= wanted) return oldest;
  }
  return part;
}
