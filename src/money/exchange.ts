/** From one currency to another. */
import { decimalsOf } from './currencies.ts';
import type { Decimal } from './decimal.ts';
import type { Money } from './money.ts';
import { divided, ROUNDING } from './rounding.ts';

/**
 * Rule 41: `amount` in the currency `to`, at `rate` units of it for one unit of the amount's own: 100.00 USD at 0.9215
 * are 92.15 EUR. Whole units are exchanged, so that 100.00 USD at 151.5 are 15150 JPY. Throws RangeError unless the
 * rate is above zero.
 */
export function exchanged(amount: Money, to: string, rate: Decimal): Money {
  if (rate.digits <= 0n) throw new RangeError('an exchange rate is above zero');
  const numerator = amount.minor * rate.digits * 10n ** BigInt(decimalsOf(to));
  const denominator = 10n ** BigInt(rate.places + decimalsOf(amount.currency));
  return { minor: divided(numerator, denominator, ROUNDING.exchange), currency: to };
}
