import { randomOf as randomOn, type Random } from '../../../src/demo/random.ts';

export type { Random };

/** Random numbers from a seed and names, so that the draws of one part do not change those of another. */
export const randomOf = (seed: number, ...names: readonly (string | number)[]): Random =>
  randomOn(0, [seed, ...names].join('/'));
