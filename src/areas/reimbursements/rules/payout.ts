/** What is approved of a claim, and what is paid out for it (rules 41, 42). */
import { textOrNull } from '../../../lib/texts.ts';
import { decimalFromNumber, decimalToNumeric, type Decimal } from '../../../money/decimal.ts';
import { exchanged } from '../../../money/exchange.ts';
import {
  amountProblem,
  compareMoney,
  isStorable,
  money,
  showMoney,
  type Money,
} from '../../../money/money.ts';
import { deviationPercent, isFarOff, referenceRate } from '../../../money/referenceRates.ts';
import type { FieldErrors } from '../../../problem.ts';

/** What a reviewer says about the money. */
export interface Granted {
  /** All of the claim unless given. */
  readonly approved_amount?: string | undefined;
  /** Units of the payout currency for one unit of the claim's. */
  readonly exchange_rate?: number | undefined;
  /** Why the rate is right (rule 215). */
  readonly rate_reason?: string | undefined;
}

export interface Payout {
  /** In the currency of the claim. */
  readonly approved: Money;
  /** In the currency that is paid out. */
  readonly payout: Money;
  /** Null where both currencies are the same. */
  readonly rate: Decimal | null;
  readonly rateReason: string | null;
}

/** How a rate deviates from the reference: numbers, and the day of the reference; all null where there is none. */
export interface RateDeviation extends Record<string, unknown> {
  reference_rate: number | null;
  on: string | null;
  deviation_percent: number | null;
}

/**
 * Rule 215: what is to be said of a rate that is far off the reference or has none; null where it may be right. `rate`: units of `to`
 * for one `from`.
 */
export function rateDeviation(rate: Decimal, from: string, to: string): RateDeviation | null {
  const reference = referenceRate(from, to);
  if (reference === null) return { reference_rate: null, on: null, deviation_percent: null };
  if (!isFarOff(rate, reference.rate)) return null;
  return {
    reference_rate: Number(decimalToNumeric(reference.rate)),
    on: reference.on,
    deviation_percent: deviationPercent(rate, reference.rate),
  };
}

/** Decimals of a rate, as `numeric(18,8)` has them. */
const RATE_PLACES = 8;

/** The payout of a claim over `amount`; or the `errors` of a 422, with `rateMissing` where that is all that is wrong. */
export function payoutOf(
  amount: Money,
  payoutCurrency: string,
  { approved_amount, exchange_rate, rate_reason }: Granted,
): Payout | { errors: FieldErrors; rateMissing: boolean } {
  const refused = (field: keyof Granted, text: string, rateMissing = false) => ({
    errors: { [field]: [text] },
    rateMissing,
  });
  const wrong = approved_amount === undefined ? null : amountProblem(approved_amount, amount.currency);
  if (wrong) return refused('approved_amount', wrong);
  const approved = approved_amount === undefined ? amount : money(approved_amount, amount.currency);
  if (approved.minor <= 0n)
    return refused('approved_amount', 'Must be above zero. Deny a claim to pay nothing.');
  if (compareMoney(approved, amount) > 0)
    return refused('approved_amount', `At most what is claimed: ${showMoney(amount).amount}.`);

  if (amount.currency === payoutCurrency) {
    if (exchange_rate !== undefined)
      return refused('exchange_rate', `The claim is in ${payoutCurrency}, as is the payout.`);
    if (rate_reason !== undefined) return refused('rate_reason', 'Only with an exchange rate.');
    return { approved, payout: approved, rate: null, rateReason: null };
  }
  if (exchange_rate === undefined)
    return refused('exchange_rate', `Say how many ${payoutCurrency} one ${amount.currency} is.`, true);
  const rate = decimalFromNumber(exchange_rate, RATE_PLACES);
  if (rate === null || rate.digits <= 0n)
    return refused('exchange_rate', `Above zero, with at most ${RATE_PLACES} decimals and 15 digits.`);
  const payout = exchanged(approved, payoutCurrency, rate);
  if (payout.minor <= 0n) return refused('exchange_rate', 'At this rate nothing would be paid out.');
  if (!isStorable(payout))
    return refused('exchange_rate', 'At this rate more would be paid out than can be stored.');
  return { approved, payout, rate, rateReason: textOrNull(rate_reason) };
}
