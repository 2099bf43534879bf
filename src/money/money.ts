/**
 * Money: an exact integer of the currency's minor unit together with its currency. 12.50 EUR is 1250n, 100 JPY is 100n.
 *
 * The integer is a bigint. Products with a rate of eight decimals exceed what a number holds exactly, a bigint cannot
 * be added to a number by mistake (an amount of days, a float from JSON), and `JSON.stringify` refuses it, so that
 * cents are never sent as euros. Its cost does not matter, because no frequent call computes money.
 *
 * Postgres holds `numeric(14,2)` beside `char(3)`; outside it is a string with two decimals beside its currency
 * (service.md, value formats).
 */
import { currencyProblem, decimalsOf } from './currencies.ts';

/** Made by `money` and the functions here, never by hand. */
export interface Money {
  /** In the minor unit; signed: a reversal is below zero. */
  readonly minor: bigint;
  /** ISO 4217. */
  readonly currency: string;
}

/** Money as the contract shows it. */
export interface ShownMoney {
  /** Two decimals, in every currency: `'100.00'` JPY. */
  amount: string;
  currency: string;
}

/** Amounts of different currencies in one sum (rule 40): an internal error, since callers are refused before. */
export class CurrencyMismatch extends TypeError {
  constructor(one: string, other: string) {
    super(`${one} and ${other} do not add up`);
  }
}

/** The largest that `numeric(14,2)` holds, in hundredths. */
const LARGEST = 99_999_999_999_999n;

/**
 * `money('12.50', 'EUR')`: from what Postgres sends for `numeric(14,2)`, or what a caller sent and `amountProblem` let
 * pass. Throws RangeError on anything but digits with two decimals, on an unknown currency and on a fraction of a yen.
 */
export function money(amount: string, currency: string): Money {
  const match = /^(-?)(\d+)\.(\d\d)$/.exec(amount);
  if (!match) throw new RangeError(`not an amount of money: ${amount}`);
  const hundredths = BigInt(match[2]! + match[3]!);
  const size = decimalsOf(currency) === 2 ? hundredths : hundredths / 100n;
  if (decimalsOf(currency) === 0 && match[3] !== '00')
    throw new RangeError(`not an amount of ${currency}: ${amount}`);
  return { minor: match[1] ? -size : size, currency };
}

/**
 * Rule 39: the problem of an amount that a caller sent in a currency, as a text for `errors`; null where there is none.
 * A sign is allowed; where it is not, the contract's pattern refuses it. A currency that is not supported gives null
 * here, because `currencyProblem` reports it.
 */
export function amountProblem(amount: string, currency: string): string | null {
  if (!/^-?\d{1,12}\.\d\d$/.test(amount))
    return 'Money is a string of digits with two decimals, like "12.50".';
  if (currencyProblem(currency) || decimalsOf(currency) === 2 || amount.endsWith('.00')) return null;
  return `${currency} has no decimals: the amount ends in .00.`;
}

/** Zero in that currency: the start of a sum. */
export function noMoney(currency: string): Money {
  decimalsOf(currency);
  return { minor: 0n, currency };
}

/** Money as in answers and events; never `-0.00`. */
export function showMoney(value: Money): ShownMoney {
  return { amount: amountOf(value), currency: value.currency };
}

/**
 * Money as `numeric(14,2)` text; the inverse is `money`. Throws RangeError for an amount that the column cannot hold.
 */
export function moneyToNumeric(value: Money): string {
  if (!isStorable(value)) throw new RangeError('more than numeric(14,2) holds');
  return amountOf(value);
}

/** Whether the column, and the twelve digits of an answer, hold an amount. */
export const isStorable = ({ minor, currency }: Money): boolean => {
  const largest = decimalsOf(currency) === 2 ? LARGEST : LARGEST / 100n;
  return minor <= largest && minor >= -largest;
};

function amountOf({ minor, currency }: Money): string {
  const size = minor < 0n ? -minor : minor;
  const sign = minor < 0n ? '-' : '';
  if (decimalsOf(currency) === 0) return `${sign}${size}.00`;
  return `${sign}${size / 100n}.${String(size % 100n).padStart(2, '0')}`;
}

/** `a + b`. Throws CurrencyMismatch. */
export function plus(a: Money, b: Money): Money {
  alike(a, b);
  return { minor: a.minor + b.minor, currency: a.currency };
}

/** `a − b`. Throws CurrencyMismatch. */
export function minus(a: Money, b: Money): Money {
  return plus(a, negated(b));
}

/** The same amount with the other sign: a reversal. */
export function negated({ minor, currency }: Money): Money {
  return { minor: -minor, currency };
}

/** Below, at or above zero as `a` is less than, equal to or more than `b` (rule 42). Throws CurrencyMismatch. */
export function compareMoney(a: Money, b: Money): -1 | 0 | 1 {
  alike(a, b);
  return a.minor === b.minor ? 0 : a.minor < b.minor ? -1 : 1;
}

/** The sum of amounts of one currency, which is passed because there may be no amounts. Throws CurrencyMismatch. */
export function sum(amounts: Iterable<Money>, currency: string): Money {
  let total = noMoney(currency);
  for (const amount of amounts) total = plus(total, amount);
  return total;
}

/** Rule 40: one total for each currency there is, in the order of their codes. */
export function totals(amounts: Iterable<Money>): Money[] {
  const byCurrency = new Map<string, Money>();
  for (const amount of amounts) {
    byCurrency.set(
      amount.currency,
      plus(byCurrency.get(amount.currency) ?? noMoney(amount.currency), amount),
    );
  }
  return [...byCurrency.values()].sort((a, b) => (a.currency < b.currency ? -1 : 1));
}

function alike(a: Money, b: Money): void {
  if (a.currency !== b.currency) throw new CurrencyMismatch(a.currency, b.currency);
}
