/** Where a caller stands against one limit after this request. */
export interface LimitState {
  allowed: boolean;
  limit: number;
  /** Requests left in the window. */
  remaining: number;
  /**
   * Whole seconds, at most the window's: until there is room for one more (refused), or until the oldest counted requests are
   * forgotten (allowed).
   */
  reset: number;
  /** Length of the window in seconds. */
  window: number;
  /** Refused only until the other processes have been heard, in some milliseconds: ask again then (`takeHeard`). */
  unheard?: Promise<void>;
}

export interface Limiter {
  /** Counts one request under `key` and says whether it fits. Refused requests are not counted. */
  take(key: string, limit: number, windowSeconds: number, now: number): LimitState;
  /** Forgets what was counted here under keys that begin like this, and what all processes together counted under them. */
  forget(prefix: string): void;
}

/** What one process counted under a key within one part of its window. */
export interface Count {
  key: string;
  /** Number of the part since 1970. */
  part: number;
  /** Length of a part in milliseconds. */
  length: number;
  count: number;
  /** When the last of them came, in milliseconds since the part began; not known (NaN, or beyond the part): at its end. */
  last: number;
}

/** What the limiter is to `limits/share.ts`, which tells other processes of it. */
export interface SharedLimiter extends Limiter {
  /** What was counted here and is not known elsewhere, of the keys that come near what one process may keep to itself. */
  collect(): Count[];
  /** What was collected has arrived; `known` is what all processes together counted under those keys. */
  settle(collected: readonly Count[], known: readonly Count[]): void;
  /** How many keys are counted now. */
  readonly keys: number;
}

export interface LimiterOptions {
  /** Multiplies every limit (load tests). */
  scale?: number;
  /** Keys counted at most; the oldest goes first. */
  maxKeys?: number;
  /** How the counts of other processes come here; none: there are no others. */
  sharing?: {
    /** No other process counts, or none can be heard: nothing has to be waited for. */
    alone(): boolean;
    /** There is something to collect; `urgent`: somebody waits for it, or will soon. */
    due(urgent: boolean): void;
    /** Settles when all that is counted by now has been exchanged, or could not be. */
    heard(): Promise<void>;
    /** These keys are to be forgotten by all. */
    forgotten(keys: readonly string[]): void;
  };
}

/** Parts of a window that are counted apart: what was counted is forgotten part by part. */
const PARTS = 60;
/** A window can begin and end within a part: all parts that it touches count. */
export const SLOTS = PARTS + 1;
/** Of a limit, what a process may count before the others know: they admit together no more than the limit and this each. */
const OWN_SHARE = 0.1;
/** Of that, what is left unsaid: a key that is hardly used costs no exchange. */
const UNSAID = 0.5;
/** Of that, from where on it is urgent to be heard. */
const URGENT = 0.75;
/** Parts that another process's clock may be ahead. */
const MAX_AHEAD = 5;

interface Counter {
  /** Number of the current part since 1970. */
  part: number;
  /** Length of a part in milliseconds. */
  length: number;
  /** Length of the window in milliseconds. */
  window: number;
  total: number;
  /** The first part that still counts. */
  oldest: number;
  /** What each part counted, everywhere as far as is known, the part `p` at `p % SLOTS`. */
  counts: Uint32Array;
  /** When its last request came, in milliseconds since the part began: a window later the part is forgotten. */
  lasts: Uint32Array;
  /** What of it was counted here and is not known elsewhere. */
  untold: Uint32Array;
  untoldTotal: number;
}

/**
 * A sliding window that never lets more than the limit through in any stretch of its length, wherever that begins. Requests
 * of the same sixtieth of the window are forgotten together, when the window has passed since the last of them: so nobody
 * waits for longer than the window. Memory only, so it costs a tenth of a microsecond; other
 * processes are told in batches. Beside others a process admits no more than a tenth of a limit before they know: together
 * they admit the limit and a tenth for each process at most, whatever the timing.
 */
export function createLimiter({ scale = 1, maxKeys = 100_000, sharing }: LimiterOptions = {}): SharedLimiter {
  const counters = new Map<string, Counter>();
  const due = new Set<string>();

  return {
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
      const ownShare = Math.max(1, Math.floor(limit * OWN_SHARE));
      const unheard = room && sharing !== undefined && counter.untoldTotal >= ownShare && !sharing.alone();
      const allowed = room && !unheard;
      if (allowed) {
        const slot = slotOf(counter.part);
        counter.counts[slot]! += 1;
        counter.total += 1;
        counter.untold[slot]! += 1;
        counter.untoldTotal += 1;
        counter.lasts[slot] = Math.max(counter.lasts[slot]!, now - beginningOf(counter, counter.part));
      }
      if (sharing && counter.untoldTotal >= ownShare * UNSAID) {
        due.add(key);
        sharing.due(counter.untoldTotal >= ownShare * URGENT);
      }
      const full = partThatFrees(counter, allowed || unheard ? 1 : counter.total - limit + 1);
      const state: LimitState = {
        allowed,
        limit,
        window: seconds,
        remaining: Math.max(0, limit - counter.total),
        // a clock that is ahead, or was set back, makes nobody wait for longer
        reset: Math.min(seconds, Math.max(1, Math.ceil((endOf(counter, full) - now) / 1000))),
      };
      return unheard ? { ...state, remaining: 0, reset: 1, unheard: sharing.heard() } : state;
    },

    collect() {
      const collected: Count[] = [];
      for (const key of due) {
        const counter = counters.get(key);
        if (!counter) continue;
        for (let part = counter.part - PARTS; part <= counter.part; part += 1) {
          const slot = slotOf(part);
          const count = counter.untold[slot]!;
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
        // a counter that was thrown out and made anew has not counted these
        if (!counter || !current(counter, part)) continue;
        const told = Math.min(count, counter.untold[slotOf(part)]!);
        counter.untold[slotOf(part)]! -= told;
        counter.untoldTotal -= told;
      }
      for (const { key, part, count, last } of known) {
        const counter = counters.get(key);
        if (!counter || part > counter.part + MAX_AHEAD) continue;
        if (part > counter.part) moveTo(counter, part);
        if (!current(counter, part)) continue;
        const slot = slotOf(part);
        const counted = count + counter.untold[slot]!;
        counter.total += counted - counter.counts[slot]!;
        counter.counts[slot] = counted;
        const end = Math.ceil(counter.length);
        counter.lasts[slot] = last < end ? Math.max(counter.lasts[slot]!, last) : end;
      }
    },

    forget(prefix) {
      const keys = [...counters.keys()].filter((key) => key.startsWith(prefix));
      for (const key of keys) {
        counters.delete(key);
        due.delete(key);
      }
      if (keys.length > 0) sharing?.forgotten(keys);
    },

    get keys() {
      return counters.size;
    },
  };
}

/** As `take`, but waits for the other processes where they have to be heard first: what is refused is really refused. */
export async function takeHeard(
  limiter: Limiter,
  ...asked: Parameters<Limiter['take']>
): Promise<LimitState> {
  let state = limiter.take(...asked);
  while (state.unheard) {
    await state.unheard;
    state = limiter.take(...asked);
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
  untold: new Uint32Array(SLOTS),
  untoldTotal: 0,
});

const slotOf = (part: number): number => part % SLOTS;

/** When a part begins, in whole milliseconds since 1970. */
const beginningOf = ({ length }: Counter, part: number): number => Math.floor(part * length);

/** When a part is forgotten: a window after its last request. */
const endOf = (counter: Counter, part: number): number =>
  beginningOf(counter, part) + counter.lasts[slotOf(part)]! + counter.window;

/** Forgets the parts that the window has left behind. A clock that was set back a little stands still instead. */
function moveTo(counter: Counter, part: number): void {
  const steps = part - counter.part;
  if (steps >= SLOTS || steps <= -SLOTS) {
    for (const parts of [counter.counts, counter.lasts, counter.untold]) parts.fill(0);
    counter.total = 0;
    counter.untoldTotal = 0;
    counter.part = part;
    counter.oldest = part - PARTS;
    return;
  }
  for (let step = 1; step <= steps; step += 1) empty(counter, slotOf(counter.part + step));
  if (steps <= 0) return;
  counter.part = part;
  counter.oldest = Math.max(counter.oldest, part - PARTS);
}

/** Forgets the parts that the window reaches, but only in their end, where no request was. */
function forgetPassed(counter: Counter, now: number): void {
  while (counter.oldest < counter.part && endOf(counter, counter.oldest) <= now) {
    empty(counter, slotOf(counter.oldest));
    counter.oldest += 1;
  }
}

function empty(counter: Counter, slot: number): void {
  counter.total -= counter.counts[slot]!;
  counter.untoldTotal -= counter.untold[slot]!;
  for (const parts of [counter.counts, counter.lasts, counter.untold]) parts[slot] = 0;
}

/** The part that has to be forgotten for `wanted` requests to be so. */
function partThatFrees({ part, counts }: Counter, wanted: number): number {
  let freed = 0;
  for (let oldest = part - PARTS; oldest < part; oldest += 1) {
    freed += counts[slotOf(oldest)]!;
    if (freed >= wanted) return oldest;
  }
  return part;
}
