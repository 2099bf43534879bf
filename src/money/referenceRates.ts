/**
 * Yearly averages of exchange rates, to notice a rate that cannot be right (rule 215). They are far too coarse to pay by. A later
 * year takes the place of this one whole: `YEAR` and all figures.
 */
import { decimal, type Decimal } from './decimal.ts';
import { divided, ROUNDING } from './rounding.ts';

/** The year of the averages. */
const YEAR = 2024;

/**
 * Units for one euro. Source: euro foreign exchange reference rates of the European Central Bank, averages of 2024, rounded to three
 * significant digits.
 */
const EURO_AVERAGES: Readonly<Record<string, string>> = {
  EUR: '1',
  AUD: '1.64',
  BGN: '1.96',
  BRL: '5.83',
  CAD: '1.48',
  CHF: '0.953',
  CNY: '7.79',
  CZK: '25.1',
  DKK: '7.46',
  GBP: '0.847',
  HKD: '8.45',
  HUF: '395',
  IDR: '17200',
  ILS: '4.01',
  INR: '90.6',
  ISK: '149',
  JPY: '164',
  KRW: '1480',
  MXN: '19.8',
  MYR: '4.95',
  NOK: '11.6',
  NZD: '1.79',
  PHP: '62.0',
  PLN: '4.31',
  RON: '4.97',
  SEK: '11.4',
  SGD: '1.45',
  THB: '38.2',
  TRY: '35.6',
  USD: '1.08',
  ZAR: '19.8',
};

/**
 * Units for one euro of currencies that the central bank does not list, because they are tied to the euro (BAM, XAF, XOF) or to the
 * dollar (AED 3.6725, QAR 3.64, SAR 3.75; at its average above).
 */
const TIED: Readonly<Record<string, string>> = {
  AED: '3.97',
  BAM: '1.96',
  QAR: '3.93',
  SAR: '4.05',
  XAF: '656',
  XOF: '656',
};

/** A rate that others are compared with. */
export interface ReferenceRate {
  /** Units of one currency for one of the other, with eight decimals. */
  readonly rate: Decimal;
  /** The day it is of: of a yearly average, the last of its year. */
  readonly on: string;
}

/** The reference for units of `to` for one `from`; null where one of the two has none. */
export function referenceRate(from: string, to: string): ReferenceRate | null {
  const [foreign, own] = [from, to].map((currency) => EURO_AVERAGES[currency] ?? TIED[currency]);
  if (foreign === undefined || own === undefined) return null;
  return { rate: crossRate(decimal(foreign), decimal(own)), on: `${YEAR}-12-31` };
}

/** Decimals of a rate. */
const RATE_PLACES = 8;

/**
 * Units of the own currency for one of the foreign one, from the units of each for one of a third: own divided by foreign, with eight
 * decimals, a half up (rule 215): 1.0852 dollars for a euro are 0.92148913 euros for a dollar.
 */
export function crossRate(foreign: Decimal, own: Decimal): Decimal {
  const numerator = own.digits * 10n ** BigInt(foreign.places + RATE_PLACES);
  const digits = divided(numerator, foreign.digits * 10n ** BigInt(own.places), ROUNDING.exchange);
  return { digits, places: RATE_PLACES };
}

/** Whether a rate is below half of the reference or above twice the reference. */
export function isFarOff(rate: Decimal, reference: Decimal): boolean {
  const ours = rate.digits * 10n ** BigInt(reference.places);
  const theirs = reference.digits * 10n ** BigInt(rate.places);
  return ours * 2n < theirs || ours > theirs * 2n;
}

/** How much a rate is above the reference, or below it (negative), in percent with two decimals, a half away from zero. */
export function deviationPercent(rate: Decimal, reference: Decimal): number {
  const ours = rate.digits * 10n ** BigInt(reference.places);
  const theirs = reference.digits * 10n ** BigInt(rate.places);
  return Number(divided((ours - theirs) * 10_000n, theirs, 'half_up')) / 100;
}
