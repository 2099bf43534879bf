import { expect } from '@jest/globals';
import type { Service } from './service.ts';

/** Asserts that every process returns the expected value within a second of a change. */
export async function inEach<Seen>(
  processes: readonly Service[],
  look: (where: Service) => Promise<Seen>,
  expected: NoInfer<Seen>,
): Promise<void> {
  const since = Date.now();
  for (const where of processes) {
    let seen = await look(where);
    while (JSON.stringify(seen) !== JSON.stringify(expected) && Date.now() - since < 1_000) {
      await new Promise((resolve) => setTimeout(resolve, 20));
      seen = await look(where);
    }
    expect(seen).toEqual(expected);
  }
}
