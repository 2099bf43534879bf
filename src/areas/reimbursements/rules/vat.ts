/** The VAT in an expense (rule 220). */
import { decimal, type Decimal } from '../../../money/decimal.ts';
import { amountProblem, compareMoney, minus, money, sum, type Money } from '../../../money/money.ts';
import { partOf, ROUNDING } from '../../../money/rounding.ts';

/** The part of an item with one rate, as sent and stored. */
export interface VatPart {
  /** Percent, as digits: `19`, `7.7`. */
  readonly rate: string;
  readonly gross: string;
}

/** The tax in a gross amount: gross × rate / (100 + rate), half up. */
function taxIn(gross: Money, rate: Decimal): Money {
  return partOf(gross, rate.digits, 100n * 10n ** BigInt(rate.places) + rate.digits, ROUNDING.tax);
}

/** A part with its net amount and tax. */
export function splitVat(
  { rate, gross }: VatPart,
  currency: string,
): { rate: Decimal; gross: Money; net: Money; tax: Money } {
  const percent = decimal(rate);
  const whole = money(gross, currency);
  const tax = taxIn(whole, percent);
  return { rate: percent, gross: whole, net: minus(whole, tax), tax };
}

/** Rule 220: why these parts are not the VAT of an item over `amount`, null if they are. */
export function vatProblem(parts: readonly VatPart[], amount: Money): string | null {
  if (parts.length === 0) return null;
  const rates = new Set<string>();
  for (const { rate, gross } of parts) {
    const wrong = amountProblem(gross, amount.currency);
    if (wrong) return wrong;
    const { digits, places } = decimal(rate);
    if (digits > 100n * 10n ** BigInt(places)) return 'A rate is at most 100 percent.';
    if (money(gross, amount.currency).minor <= 0n) return 'A gross amount must be above zero.';
    if (rates.has(`${digits} ${places}`)) return 'Each rate at most once.';
    rates.add(`${digits} ${places}`);
  }
  const together = sum(
    parts.map(({ gross }) => money(gross, amount.currency)),
    amount.currency,
  );
  return compareMoney(together, amount) === 0
    ? null
    : 'The gross amounts must add up to the amount of the item.';
}
