import { randomOf as randomOn, type Random } from '../../../src/demo/random.ts';

export type { Random };

/** Numbers that follow from a seed and names, so that one part's draws do not move another's. */
export const randomOf = (seed: number, ...names: readonly (string | number)[]): Random =>
  randomOn(0, [seed, ...names].join('/'));
