/** The longest wait in milliseconds, even if a receiver asks for more. */
export const LONGEST_WAIT = 12 * 60 * 60_000;

const JITTER = 0.1;

/**
 * The waits of one delivery, in milliseconds: the schedule with a jitter of up to 10 %, only upward on the
 * first wait and only downward on the last (service.md fixes these: one minute, twelve hours).
 *
 * @param random a number from 0 to 1, such as `Math.random`.
 */
export function drawWaits(table: readonly number[], random: () => number): number[] {
  return table.map((wait, step) => {
    const part = step === 0 ? random() : step === table.length - 1 ? -random() : 2 * random() - 1;
    return Math.round(wait * (1 + part * JITTER));
  });
}

/** A Retry-After only lengthens a wait, to twelve hours at most. */
export const lengthened = (waitMs: number, retryAfterMs: number | null): number =>
  Math.max(waitMs, Math.min(retryAfterMs ?? 0, LONGEST_WAIT));

/** State of a delivery after an attempt. */
export type NextState =
  | { status: 'delivered'; waitMs: null }
  | { status: 'retrying'; waitMs: number }
  | { status: 'failed'; waitMs: null };

/** @param nextWaitMs the scheduled wait before the next attempt; null if this was the last. */
export function nextState(
  acknowledged: boolean,
  nextWaitMs: number | null,
  retryAfterMs: number | null,
): NextState {
  if (acknowledged) return { status: 'delivered', waitMs: null };
  if (nextWaitMs === null) return { status: 'failed', waitMs: null };
  return { status: 'retrying', waitMs: lengthened(nextWaitMs, retryAfterMs) };
}
