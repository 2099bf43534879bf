/**
 * Amounts of an invoice. Rounded are each line's amount and the tax of each rate on the sum of its lines
 * (`line` and `tax` in src/money/rounding.ts). Sums are exact, so lines, taxes and total always agree, and
 * splitting an amount into several lines changes neither tax nor total.
 */
import { currencyProblem } from '../../../money/currencies.ts';
import { decimalSent, decimalToNumeric, type Decimal } from '../../../money/decimal.ts';
import { amountProblem, isStorable, money, moneyToNumeric, type Money } from '../../../money/money.ts';
import { partOf, ROUNDING, times } from '../../../money/rounding.ts';
import { taxed } from '../../../money/tax.ts';
import type { FieldErrors } from '../../../problem.ts';

export type Unit = 'piece' | 'hour' | 'day' | 'month' | 'kilometre';

/** A line as sent. */
export interface GivenLine {
  readonly description: string;
  /** A number, or a string of its digits. */
  readonly quantity: number | string;
  readonly unit?: Unit | undefined;
  readonly unit_price: string;
  readonly tax_rate: number | string;
  /** For tracked time: the amount is calculated from these, because the quantity is rounded (rule 217). */
  readonly seconds?: number | null;
}

/** A line with its amount; numbers are strings of Postgres' `numeric`. */
export interface PricedLine {
  readonly description: string;
  readonly quantity: string;
  readonly unit: Unit;
  readonly unit_price: string;
  readonly tax_rate: string;
  readonly amount: string;
  readonly seconds: number | null;
}

export interface RateTax {
  readonly tax_rate: string;
  readonly net: string;
  readonly tax: string;
}

/** The stored amounts of an invoice. */
export interface Priced {
  readonly lines: PricedLine[];
  /** Lowest rate first. */
  readonly taxes: RateTax[];
  readonly net: string;
  readonly tax: string;
  readonly total: string;
}

/** Decimals of the columns for quantity and rate. */
const QUANTITY_PLACES = 6;
const RATE_PLACES = 2;

/**
 * Quantity times unit price, rounded once; for tracked time, seconds times the price of an hour (rule 217).
 */
export const lineAmount = (unitPrice: Money, quantity: Decimal, seconds: number | null = null): Money =>
  seconds === null
    ? times(unitPrice, quantity, ROUNDING.line)
    : partOf(unitPrice, BigInt(seconds), 3600n, ROUNDING.line);

const isAbove = ({ digits, places }: Decimal, most: bigint): boolean => digits > most * 10n ** BigInt(places);

/**
 * Lines with amounts, the tax of each rate and the totals, or the `errors` of a 422 (rule 39). With
 * `reverseCharge` all rates must be 0.
 */
export function priced(
  given: readonly GivenLine[],
  currency: string,
  reverseCharge: boolean,
): Priced | { errors: FieldErrors } {
  const unknown = currencyProblem(currency);
  if (unknown) return { errors: { currency: [unknown] } };
  const errors: FieldErrors = {};
  const lines = given.map((line, index) => {
    const wrong = (field: keyof GivenLine, text: string) => {
      errors[`lines.${index}.${field}`] = [text];
      return null;
    };
    const quantity = decimalSent(line.quantity, QUANTITY_PLACES);
    const rate = decimalSent(line.tax_rate, RATE_PLACES);
    const price = amountProblem(line.unit_price, currency);
    if (quantity === null) return wrong('quantity', 'Six decimals at most.');
    if (quantity.digits <= 0n) return wrong('quantity', 'Must be above zero.');
    if (rate === null) return wrong('tax_rate', 'Two decimals at most.');
    if (isAbove(rate, 100n)) return wrong('tax_rate', 'At most 100 percent.');
    if (price !== null) return wrong('unit_price', price);
    if (reverseCharge && rate.digits !== 0n)
      return wrong('tax_rate', 'Must be 0 percent with reverse_charge.');
    const net = lineAmount(money(line.unit_price, currency), quantity, line.seconds);
    if (!isStorable(net)) return wrong('unit_price', 'The amount of the line is larger than can be stored.');
    return { line, quantity, rate, net };
  });
  if (Object.keys(errors).length > 0) return { errors };

  const whole = lines.map((one) => one!);
  const { net, tax, total, rates } = taxed(whole, currency);
  if (net.minor <= 0n) return { errors: { lines: ['The sum of the lines must be above zero.'] } };
  if (!isStorable(total)) return { errors: { lines: ['The total is larger than can be stored.'] } };
  return {
    lines: whole.map(({ line, quantity, rate, net: amount }) => ({
      description: line.description.trim(),
      quantity: decimalToNumeric(quantity),
      unit: line.unit ?? 'piece',
      unit_price: line.unit_price,
      tax_rate: decimalToNumeric(rate),
      amount: moneyToNumeric(amount),
      seconds: line.seconds ?? null,
    })),
    taxes: rates.map((row) => ({
      tax_rate: decimalToNumeric(row.rate),
      net: moneyToNumeric(row.net),
      tax: moneyToNumeric(row.tax),
    })),
    net: moneyToNumeric(net),
    tax: moneyToNumeric(tax),
    total: moneyToNumeric(total),
  };
}
