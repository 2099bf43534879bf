/** Pure: credit notes and corrected invoices (rule 213). */
import {
  minus,
  money,
  moneyToNumeric,
  noMoney,
  plus,
  compareMoney,
  type Money,
} from '../../../money/money.ts';
import { sameDecimal } from '../../../money/decimal.ts';
import { partOf, ROUNDING } from '../../../money/rounding.ts';
import type { RateTax } from './amounts.ts';

export type InvoiceKind = 'invoice' | 'credit_note' | 'corrected_invoice';
export type Settlement = 'carry' | 'repaid';

/** Amounts without and with tax, so that sums of a year can be told apart. */
export interface Split {
  net: Money;
  tax: Money;
}

/** An invoice's amounts as stored. */
export interface Settled {
  kind: InvoiceKind;
  currency: string;
  net: string;
  tax: string;
  prior_net: string;
  prior_tax: string;
}

export const splitOf = ({ net, tax }: { net: string; tax: string }, currency: string): Split => ({
  net: money(net, currency),
  tax: money(tax, currency),
});

export const wholeOf = ({ net, tax }: Split): Money => plus(net, tax);

export const splitColumns = ({ net, tax }: Split): { net: string; tax: string } => ({
  net: moneyToNumeric(net),
  tax: moneyToNumeric(tax),
});

const less = (one: Split, other: Split): Split => ({
  net: minus(one.net, other.net),
  tax: minus(one.tax, other.tax),
});

/** What a payment still pays; below zero for money that was paid too much. */
export function dueOf({ kind, currency, prior_net, prior_tax, ...own }: Settled): Split {
  const zero = noMoney(currency);
  const amounts = splitOf(own, currency);
  const signed = kind === 'credit_note' ? less({ net: zero, tax: zero }, amounts) : amounts;
  return less(signed, splitOf({ net: prior_net, tax: prior_tax }, currency));
}

/** The part of a sum with the amount `whole`, which is at most that of the sum; its tax in proportion. */
export function partOfSplit(all: Split, whole: Money): Split {
  const total = wholeOf(all);
  if (compareMoney(total, whole) === 0) return all;
  const tax = partOf(all.tax, whole.minor, total.minor, ROUNDING.proration);
  return { net: minus(whole, tax), tax };
}

/** A rate of which more is taken back than is left. */
export interface Exceeded {
  tax_rate: number;
  left: string;
}

/**
 * Compares by rate and without tax, because the taxes of several credit notes may round differently.
 * Returns the first rate that is exceeded, or null, and whether nothing is left.
 */
export function comparedWith(
  invoice: readonly RateTax[],
  { before, now }: { before: readonly RateTax[]; now: readonly RateTax[] },
  currency: string,
): { exceeded: Exceeded | null; whole: boolean } {
  const netOf = (rows: readonly RateTax[], rate: string) =>
    rows
      .filter((row) => sameDecimal(row.tax_rate, rate))
      .reduce((sum, row) => plus(sum, money(row.net, currency)), noMoney(currency));
  const left = (rate: string, ...taken: (readonly RateTax[])[]) =>
    taken.reduce((rest, rows) => minus(rest, netOf(rows, rate)), netOf(invoice, rate));
  const over = now.find(({ tax_rate }) => left(tax_rate, before, now).minor < 0n);
  return {
    exceeded: over
      ? { tax_rate: Number(over.tax_rate), left: moneyToNumeric(left(over.tax_rate, before)) }
      : null,
    whole: invoice.every(({ tax_rate }) => left(tax_rate, before, now).minor === 0n),
  };
}
