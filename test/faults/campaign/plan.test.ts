import { describe, expect, it } from '@jest/globals';
import { nameOf, planOf } from './plan.ts';

const SEEDS = Array.from({ length: 200 }, (_, index) => index);

describe('the plan of a round', () => {
  it('follows from the seed and the number of the round', () => {
    expect(planOf(7, 3, 6)).toEqual(planOf(7, 3, 6));
    expect(planOf(7, 3, 6)).not.toEqual(planOf(8, 3, 6));
    expect(planOf(7, 3, 6)).not.toEqual(planOf(7, 4, 6));
  });

  it('hurts no part twice at once', () => {
    for (const seed of SEEDS) {
      const parts = planOf(seed, 0, 6).flatMap(({ part }) => part ?? []);
      expect(new Set(parts).size).toBe(parts.length);
    }
  });

  it('has every kind of fault sooner or later', () => {
    const names = new Set(SEEDS.flatMap((seed) => planOf(seed, 0, 6).map(nameOf)));
    // four to each of seven programs, and fourteen of their own
    expect(names.size).toBe(4 * 7 + 14);
  });
});
