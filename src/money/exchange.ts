import { decimalsOf } from './currencies.ts';
import type { Decimal } from './decimal.ts';
import type { Money } from './money.ts';
import { divided, ROUNDING } from './rounding.ts';

/**
 * `amount` in the currency `to` (rule 41). `rate` is the number of units of `to` for one unit of the amount's
 * currency: 100.00 USD at 0.9215 are 92.15 EUR, 100.00 USD at 151.5 are 15150 JPY.
 * @throws RangeError unless the rate is above zero
 */
export function exchanged(amount: Money, to: string, rate: Decimal): Money {
  if (rate.digits <= 0n) throw new RangeError('an exchange rate must be above zero');
  const numerator = amount.minor * rate.digits * 10n ** BigInt(decimalsOf(to));
  const denominator = 10n ** BigInt(rate.places + decimalsOf(amount.currency));
  return { minor: divided(numerator, denominator, ROUNDING.exchange), currency: to };
}
