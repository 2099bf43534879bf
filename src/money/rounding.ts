/** Rounding to the minor unit. Every function that may round takes one of these names. */
import type { Decimal } from './decimal.ts';
import type { Money } from './money.ts';

/**
 * `half_up` rounds a half away from zero, so that a reversal is exactly the opposite. `half_even` rounds a
 * half to the even neighbour, for rules that round often and must not drift upwards.
 */
export type Rounding = 'half_up' | 'half_even';

/** The rounding of each rule. */
export const ROUNDING = {
  /** Quantity times unit price, per line (EN 16931: the net amount of an invoice line has two decimals). */
  line: 'half_up',
  /** Tax on the sum of the lines with one rate (EN 16931, BR-CO-17). */
  tax: 'half_up',
  /** The payout of a claim in another currency (rule 41). */
  exchange: 'half_up',
  /** Kilometres and meals of a trip (rule 221). */
  allowance: 'half_up',
  /** The worth of leave that is not yet taken (rule 87). */
  leave: 'half_up',
  /** A part of a yearly amount. */
  proration: 'half_up',
} as const satisfies Record<string, Rounding>;

/**
 * `numerator / denominator` as an integer.
 * @throws RangeError unless the denominator is above zero
 */
export function divided(numerator: bigint, denominator: bigint, rounding: Rounding): bigint {
  if (denominator <= 0n) throw new RangeError('the denominator must be above zero');
  const size = numerator < 0n ? -numerator : numerator;
  const whole = size / denominator;
  const twiceTheRest = 2n * (size % denominator);
  const isHalf = twiceTheRest === denominator;
  const up = isHalf ? rounding === 'half_up' || whole % 2n === 1n : twiceTheRest > denominator;
  const rounded = up ? whole + 1n : whole;
  return numerator < 0n ? -rounded : rounded;
}

/** `amount · numerator / denominator`, rounded once: 10 of 30 days of a month. */
export function partOf(amount: Money, numerator: bigint, denominator: bigint, rounding: Rounding): Money {
  return { minor: divided(amount.minor * numerator, denominator, rounding), currency: amount.currency };
}

/** `amount · factor`, rounded once: a unit price times a quantity of 1.5. */
export function times(amount: Money, factor: Decimal, rounding: Rounding): Money {
  return partOf(amount, factor.digits, 10n ** BigInt(factor.places), rounding);
}
