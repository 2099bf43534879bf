const TWELVE_HOURS = 12 * 60 * 60 * 1000;
const httpDate = /^(Mon|Tue|Wed|Thu|Fri|Sat|Sun), \d{2} [A-Z][a-z]{2} \d{4} \d{2}:\d{2}:\d{2} GMT$/;

/**
 * Reads `Retry-After` (RFC 9110, 10.2.3): seconds, or an HTTP-date in its preferred form.
 *
 * @returns milliseconds from `now`, at least 0 and at most 12 h (webhooks: a step never grows beyond the last one);
 * null where the header is absent or unreadable.
 */
export function parseRetryAfter(header: string | string[] | undefined, now: Date): number | null {
  const value = (Array.isArray(header) ? header[0] : header)?.trim();
  if (value === undefined) return null;
  if (/^\d{1,15}$/.test(value)) return Math.min(Number(value) * 1000, TWELVE_HOURS);
  if (!httpDate.test(value)) return null;
  const time = Date.parse(value);
  return Number.isNaN(time) ? null : Math.min(Math.max(time - now.getTime(), 0), TWELVE_HOURS);
}
