/** What is approved of a claim, and what is paid out for it (rules 41, 42). */
import { decimalFromNumber, type Decimal } from '../../../money/decimal.ts';
import { exchanged } from '../../../money/exchange.ts';
import { amountProblem, compareMoney, money, showMoney, type Money } from '../../../money/money.ts';
import type { FieldErrors } from '../../../problem.ts';
import { storable } from './items.ts';

/** What a reviewer says about the money. */
export interface Granted {
  /** All of the claim unless given. */
  readonly approved_amount?: string | undefined;
  /** Units of the payout currency for one unit of the claim's. */
  readonly exchange_rate?: number | undefined;
}

export interface Payout {
  /** In the currency of the claim. */
  readonly approved: Money;
  /** In the currency that is paid out. */
  readonly payout: Money;
  /** Null where both currencies are the same. */
  readonly rate: Decimal | null;
}

/** Decimals of a rate, as `numeric(18,8)` has them. */
const RATE_PLACES = 8;

/** The payout of a claim over `amount`; or the `errors` of a 422, with `rateMissing` where that is all that is wrong. */
export function payoutOf(
  amount: Money,
  payoutCurrency: string,
  { approved_amount, exchange_rate }: Granted,
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
    return { approved, payout: approved, rate: null };
  }
  if (exchange_rate === undefined)
    return refused('exchange_rate', `Say how many ${payoutCurrency} one ${amount.currency} is.`, true);
  const rate = decimalFromNumber(exchange_rate, RATE_PLACES);
  if (rate === null || rate.digits <= 0n)
    return refused('exchange_rate', `Above zero, with at most ${RATE_PLACES} decimals and 15 digits.`);
  const payout = exchanged(approved, payoutCurrency, rate);
  if (payout.minor <= 0n) return refused('exchange_rate', 'At this rate nothing would be paid out.');
  if (!storable(payout))
    return refused('exchange_rate', 'At this rate more would be paid out than can be stored.');
  return { approved, payout, rate };
}
