/** What a wallet holds: the sum of its entries, of which a part stands in payments. */
import { minus, money, showMoney, type ShownMoney } from '../../../money/money.ts';

/** `total`: the sum of the entries of a currency. `pending`: what stands in payments that are scheduled or processing. */
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
