import { describe, expect, it } from '@jest/globals';
import { nameOf, planOf } from './plan.ts';

const SEEDS = Array.from({ length: 200 }, (_, index) => index);

describe('the plan of a round', () => {
  it('follows from the seed and the number of the round', () => {
    expect(planOf(7, 3, 6)).toEqual(planOf(7, 3, 6));
    expect(planOf(7, 3, 6)).not.toEqual(planOf(8, 3, 6));
    expect(planOf(7, 3, 6)).not.toEqual(planOf(7, 4, 6));
  });

  it('never applies two faults to one part at the same time', () => {
    for (const seed of SEEDS) {
      const parts = planOf(seed, 0, 6).flatMap(({ part }) => part ?? []);
      expect(new Set(parts).size).toBe(parts.length);
    }
  });

  it('has every kind of fault over enough rounds', () => {
    const names = new Set(SEEDS.flatMap((seed) => planOf(seed, 0, 6).map(nameOf)));
    // four kinds for each of seven processes, and fourteen special ones
    expect(names.size).toBe(4 * 7 + 14);
  });
});
