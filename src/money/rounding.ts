/** How amounts are rounded to the minor unit. Every function that may round takes one of these names. */
import type { Decimal } from './decimal.ts';
import type { Money } from './money.ts';

/**
 * `half_up`: a half goes away from zero, so that a reversal is exactly what it reverses. `half_even`: a half goes to
 * the even neighbour, for rules whose many roundings must not drift upwards.
 */
export type Rounding = 'half_up' | 'half_even';

/** The rounding of each rule of the service. */
export const ROUNDING = {
  /** Quantity times unit price, line by line (EN 16931: an invoice line's net amount has two decimals). */
  line: 'half_up',
  /** Tax on the sum of the lines of one rate (EN 16931, BR-CO-17). */
  tax: 'half_up',
  /** The payout of a claim in another currency (rule 41). */
  exchange: 'half_up',
  /** The part of a yearly amount. */
  proration: 'half_up',
} as const satisfies Record<string, Rounding>;

/** `numerator / denominator` as an integer. The denominator is above zero; else RangeError. */
export function divided(numerator: bigint, denominator: bigint, rounding: Rounding): bigint {
  if (denominator <= 0n) throw new RangeError('the denominator is above zero');
  const size = numerator < 0n ? -numerator : numerator;
  const whole = size / denominator;
  const twiceTheRest = 2n * (size % denominator);
  const isHalf = twiceTheRest === denominator;
  const up = isHalf ? rounding === 'half_up' || whole % 2n === 1n : twiceTheRest > denominator;
  const rounded = up ? whole + 1n : whole;
  return numerator < 0n ? -rounded : rounded;
}

/** `amount · numerator / denominator`, rounded once: 10 of the 30 days of a month. */
export function partOf(amount: Money, numerator: bigint, denominator: bigint, rounding: Rounding): Money {
  return { minor: divided(amount.minor * numerator, denominator, rounding), currency: amount.currency };
}

/** `amount · factor`, rounded once: a unit price times a quantity of 1.5. */
export function times(amount: Money, factor: Decimal, rounding: Rounding): Money {
  return partOf(amount, factor.digits, 10n ** BigInt(factor.places), rounding);
}
