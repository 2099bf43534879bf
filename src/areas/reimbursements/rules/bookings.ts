/** A claim as rows to be booked (rule 226). */
import type { Accounting } from '../../../generated/types.ts';
import { money, moneyToNumeric, type Money } from '../../../money/money.ts';
import { shares } from '../../../money/shares.ts';
import { accountsOf, taxKeyOf, type Booking } from '../../../paying/handover.ts';
import { approvedOfItems } from './approvedItems.ts';
import type { VatPart } from './vat.ts';

/** A claim with its items, as it is booked. */
export interface BookedClaim {
  id: string;
  employee_id: string;
  employee_name: string;
  title: string;
  approved_on: string;
  currency: string;
  approved_amount: string;
  payout_amount: string;
  payout_currency: string;
  items: {
    category: string;
    amount: string;
    approved_amount: string | null;
    vat: VatPart[];
    cost_centre: string | null;
    project: string | null;
    merchant: string | null;
    description: string | null;
    spent_on: string;
  }[];
}

type BookedItem = BookedClaim['items'][number];

/** A part of an item in the currency of the payout; `rate` is null if its VAT is not known. */
interface Part {
  readonly item: BookedItem;
  readonly rate: string | null;
  readonly amount: Money;
}

/**
 * A row for each rate of VAT of each item that was approved with more than zero. If less than the item was approved, its
 * rates share that; items in another currency share the payout.
 */
export const bookingsOf = (claim: BookedClaim, accounting: Accounting | null): Booking[] =>
  partsOf(claim).map(({ item, rate, amount }) => ({
    document: claim.id.replaceAll('-', ''),
    date: claim.approved_on,
    ...accountsOf(
      accounting,
      accounting?.expense_accounts[item.category],
      `expense_accounts.${item.category}`,
    ),
    gross: moneyToNumeric(amount),
    tax_rate: rate,
    tax_key: taxKeyOf(accounting, rate),
    currency: amount.currency,
    cost_centre: item.cost_centre,
    project: item.project,
    employee: { id: claim.employee_id, name: claim.employee_name },
    text: [item.merchant ?? item.description ?? claim.title, item.spent_on].join(' '),
  }));

function partsOf({ items, approved_amount, currency, payout_amount, payout_currency }: BookedClaim): Part[] {
  const approved = approvedOfItems(items, approved_amount, currency);
  const parts = items.flatMap((item, index) => partsOfItem(item, money(approved[index]!, currency)));
  const counted = parts.filter(({ amount }) => amount.minor > 0n);
  if (payout_currency === currency) return counted;
  const paid = shares(
    money(payout_amount, payout_currency),
    counted.map(({ amount }) => amount.minor),
  );
  return counted
    .map((part, index) => ({ ...part, amount: paid[index]! }))
    .filter(({ amount }) => amount.minor > 0n);
}

/** Shares of the whole item are its gross amounts. */
function partsOfItem(item: BookedItem, approved: Money): Part[] {
  if (item.vat.length === 0) return [{ item, rate: null, amount: approved }];
  const gross = item.vat.map((part) => money(part.gross, approved.currency).minor);
  const amounts = shares(approved, gross);
  return item.vat.map(({ rate }, index) => ({ item, rate, amount: amounts[index]! }));
}
