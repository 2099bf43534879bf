/** The approved amount of a claim and its payout (rules 41, 42, 222). */
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
import { deviationPercent, isBeyond, isFarOff, referenceRate } from '../../../money/referenceRates.ts';
import type { FieldErrors } from '../../../problem.ts';
import { approvedTogether, type ItemApproval, type ItemInHand } from './approvedItems.ts';

/** A reviewer's input about the money. */
export interface Granted {
  /** Default: the whole claim. */
  readonly approved_amount?: string | undefined;
  /** Every item of the claim, in place of `approved_amount` (rule 222). */
  readonly items?: readonly ItemApproval[] | undefined;
  /** Units of the payout currency per unit of the claim's currency. */
  readonly exchange_rate?: number | undefined;
  /** Why the rate is right (rule 215). */
  readonly rate_reason?: string | undefined;
}

export interface Payout {
  /** In the currency of the claim. */
  readonly approved: Money;
  /** In the payout currency. */
  readonly payout: Money;
  /** Null if both currencies are the same. */
  readonly rate: Decimal | null;
  readonly rateReason: string | null;
}

/**
 * A rate's deviation from the reference rate and the day of the reference; all null if there is no reference.
 */
export interface RateDeviation extends Record<string, unknown> {
  reference_rate: number | null;
  on: string | null;
  deviation_percent: number | null;
}

/** A stored rate, which is closer than a yearly average, with the percent that a rate may differ from it. */
export interface CloseReference {
  rate: Decimal;
  on: string;
  tolerance: number;
}

/**
 * Rule 215: the deviation if a rate is far from the reference or has none; null if it is acceptable. `rate`:
 * units of `to` per unit of `from`. `stored`: the reference that admins have stored, if any.
 */
export function rateDeviation(
  rate: Decimal,
  { from, to, stored }: { from: string; to: string; stored: CloseReference | null },
): RateDeviation | null {
  const reference = stored ?? referenceRate(from, to);
  if (reference === null) return { reference_rate: null, on: null, deviation_percent: null };
  const far = stored ? isBeyond(rate, stored.rate, stored.tolerance) : isFarOff(rate, reference.rate);
  if (!far) return null;
  return {
    reference_rate: Number(decimalToNumeric(reference.rate)),
    on: reference.on,
    deviation_percent: deviationPercent(rate, reference.rate),
  };
}

/** Decimals of a rate, as in `numeric(18,8)`. */
const RATE_PLACES = 8;

/**
 * The payout of a claim over `amount` with these items, or the `errors` of a 422. `rateMissing` is true if the
 * missing rate is the only error.
 */
export function payoutOf(
  amount: Money,
  payoutCurrency: string,
  { approved_amount, items, exchange_rate, rate_reason }: Granted,
  claimed: readonly ItemInHand[],
): Payout | { errors: FieldErrors; rateMissing: boolean } {
  const refused = (field: keyof Granted, text: string, rateMissing = false) => ({
    errors: { [field]: [text] },
    rateMissing,
  });
  const wrong = approved_amount === undefined ? null : amountProblem(approved_amount, amount.currency);
  if (wrong) return refused('approved_amount', wrong);
  if (items && approved_amount !== undefined)
    return refused('approved_amount', 'Not together with `items`, whose amounts add up.');
  const byItem = items && approvedTogether(items, claimed, amount.currency);
  if (byItem && 'errors' in byItem) return { ...byItem, rateMissing: false };
  const whole = approved_amount === undefined ? amount : money(approved_amount, amount.currency);
  const approved = byItem ?? whole;
  if (approved.minor <= 0n)
    return refused('approved_amount', 'Must be above zero. To pay nothing, deny the claim.');
  if (compareMoney(approved, amount) > 0)
    return refused('approved_amount', `At most the claimed amount: ${showMoney(amount).amount}.`);

  if (amount.currency === payoutCurrency) {
    if (exchange_rate !== undefined)
      return refused(
        'exchange_rate',
        `The claim and the payout are both in ${payoutCurrency}, so no rate is needed.`,
      );
    if (rate_reason !== undefined) return refused('rate_reason', 'Only together with `exchange_rate`.');
    return { approved, payout: approved, rate: null, rateReason: null };
  }
  if (exchange_rate === undefined)
    return refused('exchange_rate', `Send how many ${payoutCurrency} one ${amount.currency} is worth.`, true);
  const rate = decimalFromNumber(exchange_rate, RATE_PLACES);
  if (rate === null || rate.digits <= 0n)
    return refused(
      'exchange_rate',
      `Must be above zero, with at most ${RATE_PLACES} decimals and 15 digits.`,
    );
  const payout = exchanged(approved, payoutCurrency, rate);
  if (payout.minor <= 0n) return refused('exchange_rate', 'At this rate, the payout would be zero.');
  if (!isStorable(payout))
    return refused('exchange_rate', 'At this rate, the payout would be too large to store.');
  return { approved, payout, rate, rateReason: textOrNull(rate_reason) };
}
