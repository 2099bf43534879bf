/**
 * Amounts of days (or, in a policy counted in hours, of hours) as integers of 1/10000: 7.5 days are 75000. Sums are
 * exact; Postgres holds the same amounts as numeric(8,4); answers carry strings with two decimals.
 */

/** An integer of 1/10000 day; signed in the ledger. */
export type Days = number;

/** One day. */
export const ONE_DAY: Days = 10_000;

/** Half a day. */
export const HALF_DAY: Days = 5_000;

/**
 * `days('7.0')` → 70000, `days('-2.0833')` → −20833. Takes what Postgres sends for numeric(8,4), too.
 * Throws RangeError on anything but digits with at most four decimals.
 */
export function days(text: string): Days {
  const match = /^(-?)(\d{1,7})(?:\.(\d{1,4}))?$/.exec(text);
  if (!match) throw new RangeError(`not an amount of days: ${text}`);
  const size = Number(match[2]) * ONE_DAY + Number((match[3] ?? '').padEnd(4, '0'));
  return match[1] && size ? -size : size;
}

/** A JSON number of days (2.25) as an integer; more than four decimals are rounded half away from zero. */
export function daysFromNumber(value: number): Days {
  return mulDiv(Math.round(value * 1e6), 1, 100);
}

/**
 * Days as shown: two decimals, rounded half away from zero, so that a use and its release show the same amount; never
 * `-0.00`.
 */
export function showDays(amount: Days): string {
  const cents = Math.floor((Math.abs(amount) + 50) / 100);
  const text = `${Math.floor(cents / 100)}.${String(cents % 100).padStart(2, '0')}`;
  return amount < 0 && cents > 0 ? `-${text}` : text;
}

/** An amount with its unit, for people: `7.50 days`, `60.00 hours`. */
export const amountInWords = (amount: Days, unit: 'day' | 'hour'): string => `${showDays(amount)} ${unit}s`;

/** Days as Postgres numeric(8,4) text: 75000 → `'7.5000'`. The inverse is `days`. */
export function daysToNumeric(amount: Days): string {
  const size = Math.abs(amount);
  const text = `${Math.floor(size / ONE_DAY)}.${String(size % ONE_DAY).padStart(4, '0')}`;
  return amount < 0 ? `-${text}` : text;
}

/**
 * `amount · numerator / denominator` to the nearest 1/10000, half away from zero, computed exactly: a twelfth of 25
 * days is `mulDiv(250000, 1, 12)` = 20833 (rule 11). All three are integers, the denominator above 0.
 */
export function mulDiv(amount: number, numerator: number, denominator: number): number {
  const product = amount * numerator;
  if (!Number.isSafeInteger(product) || !Number.isSafeInteger(product * 2)) {
    const exact = BigInt(amount) * BigInt(numerator) * 2n;
    const size = exact < 0n ? -exact : exact;
    const rounded = Number((size + BigInt(denominator)) / (2n * BigInt(denominator)));
    return exact < 0n ? -rounded : rounded;
  }
  const rounded = Math.floor((2 * Math.abs(product) + denominator) / (2 * denominator));
  return product < 0 ? -rounded : rounded;
}
