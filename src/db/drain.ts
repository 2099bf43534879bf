/** True once the process is shutting down. Long jobs ask between their steps and then begin nothing new. */
export type Ending = () => boolean;

/** @throws Error if the process is shutting down: another worker then does the rest of `what` */
export function goOn(ending: Ending, what: string): void {
  if (ending()) throw new Error(`the ${what} was interrupted; another worker continues it`);
}

/** Rows deleted per statement unless said otherwise, so that locks and transactions stay short. */
const CHUNK = 1_000;

/**
 * Runs a DELETE of at most `chunk` rows until none are left; returns how many were deleted. Throws between
 * two statements when the process is shutting down: the next run deletes the rest.
 */
export async function drain(
  deleteSome: (limit: number) => Promise<number>,
  ending: Ending,
  chunk = CHUNK,
): Promise<number> {
  let total = 0;
  let count: number;
  do {
    if (ending()) throw new Error('the process is shutting down; the next run deletes the rest');
    count = await deleteSome(chunk);
    total += count;
  } while (count === chunk);
  return total;
}
