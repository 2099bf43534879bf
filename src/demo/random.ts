import { v7 as uuidv7 } from 'uuid';

/**
 * Reproducible random numbers: the same seed and topic give the same numbers on every machine. Each topic has
 * its own stream, so that a change in one does not affect the others. Not for secrets.
 */
export interface Random {
  /** At least 0, below 1. */
  next(): number;
  /** A whole number, both ends included. */
  int(from: number, to: number): number;
  chance(probability: number): boolean;
  pick<T>(list: readonly T[]): T;
  /** One of the values, with a probability proportional to its weight. */
  weighted<T>(options: readonly (readonly [value: T, weight: number])[]): T;
}

/** A UUIDv7 of an instant, from a source of its own: one that is drawn leaves the ids of all others as they are. */
export const idFrom = (source: Random, at: number): string =>
  uuidv7({ msecs: at, random: Uint8Array.from({ length: 16 }, () => source.int(0, 255)) });

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

/** Mulberry32 by T. Ettinger: 32 bits of state, good enough for a demo. */
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
