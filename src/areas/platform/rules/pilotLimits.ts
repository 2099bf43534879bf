/** How many trials may be made in 24 hours: each sends a mail to an address that nobody has confirmed. Pure. */

/** Trials for one address. */
const MOST_FOR_ADDRESS = 3;
const DAY = 86_400_000;

export interface RecentPilot {
  /** Milliseconds since 1970. */
  madeAt: number;
  /** It was made for the address that is invited now. */
  sameAddress: boolean;
}

/**
 * Seconds until another trial may be made; 0 where it may be made now.
 * @param recent trials of the operator, newest first.
 * @param mostOfOperator trials of an operator in 24 hours (PILOTS_PER_DAY).
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

/** `last` is the one that has to leave the 24 hours. */
const secondsUntilOneLeaves = (last: RecentPilot | undefined, now: number): number =>
  last ? Math.max(0, Math.ceil((last.madeAt + DAY - now) / 1_000)) : 0;

/** The beginning of the time that counts, in milliseconds since 1970. */
export const countedSince = (now: number): number => now - DAY;
