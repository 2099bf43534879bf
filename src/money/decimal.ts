/**
 * Exact decimal factors of money: a tax rate of 7.7 percent, an exchange rate of 0.92150000, 1.5 hours.
 * Postgres stores them as `numeric(18,8)`, `numeric(12,3)` …; in JSON they are numbers.
 */
export interface Decimal {
  /** 92.15 is 9215n with 2 places. Without trailing zeros, so that 19 and 19.0 are equal. */
  readonly digits: bigint;
  readonly places: number;
}

/**
 * `decimal('0.92150000')`, as Postgres sends a numeric.
 * @throws RangeError unless the text consists of digits and a point
 */
export function decimal(text: string): Decimal {
  const match = /^(-?\d+)(?:\.(\d+))?$/.exec(text);
  if (!match) throw new RangeError(`not a decimal: ${text}`);
  const fraction = (match[2] ?? '').replace(/0+$/, '');
  return { digits: BigInt(match[1]! + fraction), places: fraction.length };
}

/**
 * A JSON number as the decimal that was written: 0.9215, not the nearest binary fraction. Null if it has more
 * than `places` decimals or more than 15 digits; callers then answer 422 and never round.
 */
export function decimalFromNumber(value: number, places: number): Decimal | null {
  const text = value.toFixed(places);
  if (!(Math.abs(value) < 1e15) || Number(text) !== value) return null;
  const read = decimal(text);
  return `${read.digits}`.replace('-', '').length > 15 ? null : read;
}

/**
 * A number, or a string of its digits, as a caller sent it; null if it has more decimals than `places`.
 * @throws RangeError for other strings, which the contract's pattern refuses
 */
export function decimalSent(value: number | string, places: number): Decimal | null {
  if (typeof value === 'number') return decimalFromNumber(value, places);
  const read = decimal(value);
  return read.places > places ? null : read;
}

/** Numeric text without trailing zeros. The inverse is `decimal`. */
export function decimalToNumeric({ digits, places }: Decimal): string {
  const size = String(digits < 0n ? -digits : digits).padStart(places + 1, '0');
  const text = places === 0 ? size : `${size.slice(0, -places)}.${size.slice(-places)}`;
  return digits < 0n ? `-${text}` : text;
}

/** Whether two numeric texts are the same number: 19 and 19.00 are. */
export function sameDecimal(one: string, other: string): boolean {
  const [a, b] = [decimal(one), decimal(other)];
  return a.digits === b.digits && a.places === b.places;
}
