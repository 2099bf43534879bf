import { decimalToNumeric, type Decimal } from './decimal.ts';
import { noMoney, plus, sum, type Money } from './money.ts';
import { partOf, ROUNDING } from './rounding.ts';

export interface TaxedLine {
  /** Without tax, already rounded. */
  net: Money;
  /** In percent: 19, 7.7, 0. */
  rate: Decimal;
}

export interface Taxed {
  net: Money;
  tax: Money;
  total: Money;
  /** One row per rate, the lowest rate first. */
  rates: { rate: Decimal; net: Money; tax: Money }[];
}

/**
 * Net, tax and total of lines in one currency. The tax of a rate is computed on the sum of its lines and
 * rounded once (EN 16931, BR-CO-17), so that the parts add up to the total: three lines of 0.33 at 19 percent
 * have 0.19 of tax, not three times 0.06.
 * @throws CurrencyMismatch
 */
export function taxed(lines: readonly TaxedLine[], currency: string): Taxed {
  const byRate = new Map<string, { rate: Decimal; net: Money }>();
  for (const { rate, net } of lines) {
    const key = decimalToNumeric(rate);
    byRate.set(key, { rate, net: plus(byRate.get(key)?.net ?? noMoney(currency), net) });
  }
  const rates = [...byRate.values()]
    .map(({ rate, net }) => ({ rate, net, tax: percentOf(net, rate) }))
    .sort((a, b) => compare(a.rate, b.rate));
  const net = sum(
    rates.map((row) => row.net),
    currency,
  );
  const tax = sum(
    rates.map((row) => row.tax),
    currency,
  );
  return { net, tax, total: plus(net, tax), rates };
}

function percentOf(net: Money, rate: Decimal): Money {
  return partOf(net, rate.digits, 100n * 10n ** BigInt(rate.places), ROUNDING.tax);
}

function compare(a: Decimal, b: Decimal): number {
  const difference = a.digits * 10n ** BigInt(b.places) - b.digits * 10n ** BigInt(a.places);
  return difference === 0n ? 0 : difference < 0n ? -1 : 1;
}
