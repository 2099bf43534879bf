/** The balance of a wallet: the sum of its entries, part of which may be in pending payments. */
import { minus, money, showMoney, type ShownMoney } from '../../../money/money.ts';

/**
 * `total`: the sum of the entries in a currency. `pending`: the part that is in scheduled or processing
 * payments.
 */
export function balanceOf({
  currency,
  total,
  pending,
}: {
  currency: string;
  total: string;
  pending: string;
}): {
  available: ShownMoney;
  pending: ShownMoney;
} {
  const inPayments = money(pending, currency);
  return {
    available: showMoney(minus(money(total, currency), inPayments)),
    pending: showMoney(inPayments),
  };
}
