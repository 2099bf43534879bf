/**
 * Yearly averages of exchange rates, to detect implausible rates (rule 215). They are too coarse to pay with.
 * To update, replace `YEAR` and all figures together.
 */
import { decimal, type Decimal } from './decimal.ts';
import { divided, ROUNDING } from './rounding.ts';

const YEAR = 2024;

/**
 * Units for one euro. Source: euro foreign exchange reference rates of the European Central Bank, averages of
 * 2024, rounded to three significant digits.
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
 * Units for one euro of currencies that the ECB does not list because they are tied to the euro (BAM, XAF,
 * XOF) or to the dollar (AED 3.6725, QAR 3.64, SAR 3.75; converted at the dollar's average above).
 */
const TIED: Readonly<Record<string, string>> = {
  AED: '3.97',
  BAM: '1.96',
  QAR: '3.93',
  SAR: '4.05',
  XAF: '656',
  XOF: '656',
};

export interface ReferenceRate {
  /** Units of one currency for one unit of the other, with eight decimals. */
  readonly rate: Decimal;
  /** The date of the rate: for a yearly average, the last day of the year. */
  readonly on: string;
}

/** Units of `to` for one unit of `from`; null if one of the currencies has no reference. */
export function referenceRate(from: string, to: string): ReferenceRate | null {
  const [foreign, own] = [from, to].map((currency) => EURO_AVERAGES[currency] ?? TIED[currency]);
  if (foreign === undefined || own === undefined) return null;
  return { rate: crossRate(decimal(foreign), decimal(own)), on: `${YEAR}-12-31` };
}

/** Decimals of an exchange rate. */
const RATE_PLACES = 8;

/**
 * Units of the own currency for one unit of the foreign one, from the units of each for one unit of a third
 * currency: own divided by foreign, with eight decimals, rounded half up (rule 215). 1.0852 dollars per euro
 * are 0.92148913 euros per dollar.
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

/** Whether a rate is off from the reference by more than `percent`, which has at most two decimals. */
export function isBeyond(rate: Decimal, reference: Decimal, percent: number): boolean {
  const ours = rate.digits * 10n ** BigInt(reference.places);
  const theirs = reference.digits * 10n ** BigInt(rate.places);
  const difference = ours > theirs ? ours - theirs : theirs - ours;
  return difference * 10_000n > theirs * BigInt(Math.round(percent * 100));
}

/** Percent by which a rate is above or below (negative) the reference; two decimals, half away from zero. */
export function deviationPercent(rate: Decimal, reference: Decimal): number {
  const ours = rate.digits * 10n ** BigInt(reference.places);
  const theirs = reference.digits * 10n ** BigInt(rate.places);
  return Number(divided((ours - theirs) * 10_000n, theirs, 'half_up')) / 100;
}
