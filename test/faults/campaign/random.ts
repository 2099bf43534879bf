/** Numbers that follow from a seed and a name, so that one part's draws do not move another's. */
export interface Random {
  /** From 0 up to, but not including, 1. */
  next(): number;
  /** A whole number from `low` to `high`, both included. */
  whole(low: number, high: number): number;
  pick<Item>(items: readonly Item[]): Item;
}

/** mulberry32 over a hash (FNV-1a) of the seed and the names. */
export function randomOf(seed: number, ...names: readonly (string | number)[]): Random {
  let state = 2_166_136_261;
  for (const letter of [seed, ...names].join('/'))
    state = Math.imul(state ^ letter.codePointAt(0)!, 16_777_619) >>> 0;
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  return {
    next,
    whole: (low, high) => low + Math.floor(next() * (high - low + 1)),
    pick: (items) => items[Math.floor(next() * items.length)]!,
  };
}
