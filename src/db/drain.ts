/** Asked between the steps of a long job; true: the process ends, and nothing new may be begun. */
export type Ending = () => boolean;

/** Rows deleted per statement, so that locks and transactions stay short. */
const CHUNK = 1_000;

/**
 * Runs a DELETE of at most `limit` rows until it finds no more; returns how many rows were deleted. Throws between two
 * statements where the process ends: the rest is deleted the next time.
 */
export async function drain(deleteSome: (limit: number) => Promise<number>, ending: Ending): Promise<number> {
  let total = 0;
  let count: number;
  do {
    if (ending()) throw new Error('the purge was interrupted; it goes on elsewhere');
    count = await deleteSome(CHUNK);
    total += count;
  } while (count === CHUNK);
  return total;
}
