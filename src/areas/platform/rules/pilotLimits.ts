/** Limits on trials in 24 hours, because each sends a mail to an unconfirmed address. */

const MOST_FOR_ADDRESS = 3;
const DAY = 86_400_000;

export interface RecentPilot {
  /** Milliseconds since 1970. */
  madeAt: number;
  /** It was made for the address of the new invitation. */
  sameAddress: boolean;
}

/**
 * Seconds until another trial may be made; 0 if it may be made now.
 * @param recent trials of the operator, newest first.
 * @param mostOfOperator trials per operator in 24 hours (PILOTS_PER_DAY).
 */
export function secondsUntilPilot(
  recent: readonly RecentPilot[],
  mostOfOperator: number,
  now: number,
): number {
  const forAddress = recent.filter(({ sameAddress }) => sameAddress);
  return Math.max(
    secondsUntilOneLeaves(recent[mostOfOperator - 1], now),
    secondsUntilOneLeaves(forAddress[MOST_FOR_ADDRESS - 1], now),
  );
}

/** `last`: the trial that must be older than 24 hours first. */
const secondsUntilOneLeaves = (last: RecentPilot | undefined, now: number): number =>
  last ? Math.max(0, Math.ceil((last.madeAt + DAY - now) / 1_000)) : 0;

/** The start of the 24 hours, in milliseconds since 1970. */
export const countedSince = (now: number): number => now - DAY;
