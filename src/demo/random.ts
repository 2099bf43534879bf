/**
 * Chance that can be repeated: the same seed and topic give the same draws, on every machine. Every topic has a stream of
 * its own, so that a change in one leaves the others as they were. Not for secrets.
 */
export interface Random {
  /** At least 0, below 1. */
  next(): number;
  /** A whole number, both ends included. */
  int(from: number, to: number): number;
  chance(probability: number): boolean;
  pick<T>(list: readonly T[]): T;
  /** One of the values, each as often as its weight says. */
  weighted<T>(options: readonly (readonly [value: T, weight: number])[]): T;
}

export function randomOf(seed: number, topic: string): Random {
  const next = mulberry32((seed ^ hashOf(topic)) >>> 0);
  const int = (from: number, to: number) => from + Math.floor(next() * (to - from + 1));
  return {
    next,
    int,
    chance: (probability) => next() < probability,
    pick: (list) => list[int(0, list.length - 1)]!,
    weighted: (options) => {
      let rest = next() * options.reduce((sum, [, weight]) => sum + weight, 0);
      for (const [value, weight] of options) if ((rest -= weight) < 0) return value;
      return options.at(-1)![0];
    },
  };
}

/** T. Ettinger's generator: 32 bits of state, good enough for a demo. */
function mulberry32(state: number): () => number {
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** FNV-1a. */
function hashOf(text: string): number {
  let hash = 0x811c9dc5;
  for (const character of text) hash = Math.imul(hash ^ character.codePointAt(0)!, 0x01000193);
  return hash >>> 0;
}
