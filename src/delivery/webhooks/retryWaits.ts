/** When a delivery is tried again. Pure: the random function is passed in, so that tests can predict the waits. */

/** The longest wait in milliseconds, whatever a receiver asks for. */
export const LONGEST_WAIT = 12 * 60 * 60_000;

const JITTER = 0.1;

/**
 * The waits of one delivery, in milliseconds: the table with a jitter of up to 10 %, only upward on the first and only
 * downward on the last step (service.md fixes the two ends: one minute, twelve hours), in both directions between.
 *
 * @param random a number from 0 to 1, such as `Math.random`.
 */
export function drawWaits(table: readonly number[], random: () => number): number[] {
  return table.map((wait, step) => {
    const part = step === 0 ? random() : step === table.length - 1 ? -random() : 2 * random() - 1;
    return Math.round(wait * (1 + part * JITTER));
  });
}

/** The wait of a step: a Retry-After only lengthens it, never beyond twelve hours. */
export const lengthened = (waitMs: number, retryAfterMs: number | null): number =>
  Math.max(waitMs, Math.min(retryAfterMs ?? 0, LONGEST_WAIT));

/** State of a delivery after an attempt. */
export type NextState =
  | { status: 'delivered'; waitMs: null }
  | { status: 'retrying'; waitMs: number }
  | { status: 'failed'; waitMs: null };

/** @param nextWaitMs the wait of the table before the attempt after this one; null when this was the last. */
export function nextState(
  acknowledged: boolean,
  nextWaitMs: number | null,
  retryAfterMs: number | null,
): NextState {
  if (acknowledged) return { status: 'delivered', waitMs: null };
  if (nextWaitMs === null) return { status: 'failed', waitMs: null };
  return { status: 'retrying', waitMs: lengthened(nextWaitMs, retryAfterMs) };
}
