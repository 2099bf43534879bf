/** Asked between the steps of a long job: nothing new may be begun. */
export type Ending = () => boolean;

/** Rows of one statement: a bounded lock, a bounded transaction. */
const CHUNK = 1_000;

/**
 * Runs a DELETE of at most `limit` rows until it finds no more; tells how many went. Throws between two statements where the
 * process ends: what is left goes the next time.
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
