/** When mails that could not be sent are tried again. */

const MINUTE = 60_000;
/** Waits after the first tries, in milliseconds; then the last one. */
const WAITS = [1, 2, 5, 15, 30, 60].map((minutes) => minutes * MINUTE);
/** Milliseconds for which a mail is tried. */
const LIFE = 24 * 60 * MINUTE;

/** Milliseconds until the next try after this many. */
export const waitAfter = (tries: number): number => WAITS[Math.min(tries, WAITS.length) - 1]!;

/** Whether a mail from `since` is not tried again. Both in milliseconds since 1970. */
export const triesEnd = (since: number, now: number): boolean => now - since >= LIFE;
