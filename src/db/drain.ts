import type { Db } from './handle.ts';
import type { Statement } from './statement.ts';

/** Asked between the steps of a long job: nothing new may be begun. */
export type Ending = () => boolean;

/** Rows of one statement: a bounded lock, a bounded transaction. */
const CHUNK = 1_000;

/**
 * Runs a DELETE whose last value is how many rows it takes at most, until it finds no more; tells how many went. Throws
 * between two statements where the process ends: what is left goes the next time.
 */
export async function drain(
  db: Db,
  deleteSome: Statement<unknown>,
  values: readonly unknown[],
  ending: Ending,
): Promise<number> {
  let total = 0;
  let count: number;
  do {
    if (ending()) throw new Error('the purge was interrupted; it goes on elsewhere');
    count = await db.count(deleteSome, [...values, CHUNK]);
    total += count;
  } while (count === CHUNK);
  return total;
}
