/**
 * Amounts of days (or of hours, in policies that count hours) as integers of 1/10000: 7.5 days are 75000.
 * Sums are exact. Postgres stores them as numeric(8,4); answers contain strings with two decimals.
 */

/** Integer of 1/10000 day; ledger amounts are signed. */
export type Days = number;

export const ONE_DAY: Days = 10_000;

export const HALF_DAY: Days = 5_000;

/**
 * `days('7.0')` → 70000, `days('-2.0833')` → −20833. Also reads numeric(8,4) as Postgres sends it.
 * @throws RangeError unless the text is digits with at most four decimals
 */
export function days(text: string): Days {
  const match = /^(-?)(\d{1,7})(?:\.(\d{1,4}))?$/.exec(text);
  if (!match) throw new RangeError(`not an amount of days: ${text}`);
  const size = Number(match[2]) * ONE_DAY + Number((match[3] ?? '').padEnd(4, '0'));
  return match[1] && size ? -size : size;
}

/** A JSON number of days (2.25) as an integer; further decimals are rounded half away from zero. */
export function daysFromNumber(value: number): Days {
  return mulDiv(Math.round(value * 1e6), 1, 100);
}

/**
 * Days with two decimals, rounded half away from zero so that a use and its release show the same amount.
 * Never `-0.00`.
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
 * `amount · numerator / denominator`, rounded to 1/10000 half away from zero, without overflow: a twelfth of
 * 25 days is `mulDiv(250000, 1, 12)` = 20833 (rule 11). Integers; the denominator is above 0.
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
