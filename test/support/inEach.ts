import { expect } from '@jest/globals';
import type { Service } from './service.ts';

/** What every process knows a second after a change at the latest: looks in each of them until it sees what is expected. */
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
