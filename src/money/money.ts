/**
 * Money: an exact integer of the currency's minor unit together with its currency. 12.50 EUR is 1250n, 100
 * JPY is 100n.
 *
 * The integer is a bigint, because products with a rate of eight decimals exceed the exact range of numbers,
 * because it cannot be added to a number by mistake (days, a float from JSON), and because `JSON.stringify`
 * rejects it, so that cents are never sent as euros. Its cost does not matter: no frequent call computes
 * money.
 *
 * Postgres stores `numeric(14,2)` beside `char(3)`; answers contain a string with two decimals beside the
 * currency (service.md, value formats).
 */
import { currencyProblem, decimalsOf } from './currencies.ts';

/** Create it with `money` and the functions below only. */
export interface Money {
  /** In the minor unit; negative for a reversal. */
  readonly minor: bigint;
  /** ISO 4217. */
  readonly currency: string;
}

/** Money in the form of the contract. */
export interface ShownMoney {
  /** Always two decimals: `'100.00'` JPY. */
  amount: string;
  currency: string;
}

/** Amounts of different currencies in one sum (rule 40). An internal error: callers are refused earlier. */
export class CurrencyMismatch extends TypeError {
  constructor(one: string, other: string) {
    super(`${one} and ${other} cannot be added`);
  }
}

/** The largest amount in `numeric(14,2)`, in hundredths. */
const LARGEST = 99_999_999_999_999n;

/**
 * `money('12.50', 'EUR')`: from `numeric(14,2)` as Postgres sends it, or from a request that passed
 * `amountProblem`.
 * @throws RangeError unless the amount is digits with two decimals, for an unknown currency, and for a
 *   fraction of a yen
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
 * Why an amount sent by a caller is invalid in its currency (rule 39), as a text for `errors`; null if it is
 * valid. Allows a sign; where none is allowed, the contract's pattern refuses it. Null for an unsupported
 * currency, which `currencyProblem` reports.
 */
export function amountProblem(amount: string, currency: string): string | null {
  if (!/^-?\d{1,12}\.\d\d$/.test(amount))
    return 'Money is a string of digits with two decimals, like "12.50".';
  if (currencyProblem(currency) || decimalsOf(currency) === 2 || amount.endsWith('.00')) return null;
  return `${currency} has no decimals: the amount must end in .00.`;
}

/** As `amountProblem`, for an amount that must be above zero; the contract's pattern refuses a sign. */
export const positiveAmountProblem = (amount: string, currency: string): string | null =>
  amountProblem(amount, currency) ?? (/^[0.]+$/.test(amount) ? 'Must be above zero.' : null);

/** Zero in a currency: the start of a sum. */
export function noMoney(currency: string): Money {
  decimalsOf(currency);
  return { minor: 0n, currency };
}

/** Money for answers and events; never `-0.00`. */
export function showMoney(value: Money): ShownMoney {
  return { amount: amountOf(value), currency: value.currency };
}

/**
 * Money as `numeric(14,2)` text. The inverse is `money`.
 * @throws RangeError if the column cannot hold the amount
 */
export function moneyToNumeric(value: Money): string {
  if (!isStorable(value)) throw new RangeError('more than numeric(14,2) holds');
  return amountOf(value);
}

/** Whether `numeric(14,2)`, and the twelve digits of an answer, can hold the amount. */
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

/** @throws CurrencyMismatch */
export function plus(a: Money, b: Money): Money {
  alike(a, b);
  return { minor: a.minor + b.minor, currency: a.currency };
}

/** @throws CurrencyMismatch */
export function minus(a: Money, b: Money): Money {
  return plus(a, negated(b));
}

/** The same amount with the opposite sign: a reversal. */
export function negated({ minor, currency }: Money): Money {
  return { minor: -minor, currency };
}

/**
 * −1, 0 or 1 if `a` is less than, equal to or more than `b` (rule 42).
 * @throws CurrencyMismatch
 */
export function compareMoney(a: Money, b: Money): -1 | 0 | 1 {
  alike(a, b);
  return a.minor === b.minor ? 0 : a.minor < b.minor ? -1 : 1;
}

/**
 * The sum of amounts in `currency`, which is passed because the list may be empty.
 * @throws CurrencyMismatch
 */
export function sum(amounts: Iterable<Money>, currency: string): Money {
  let total = noMoney(currency);
  for (const amount of amounts) total = plus(total, amount);
  return total;
}

/** One total per currency, ordered by currency code (rule 40). */
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
