/** Expenses summed up by group and currency (rule 40). */
import { grouped } from '../../../lib/grouped.ts';
import { money, noMoney, plus, sum, type Money } from '../../../money/money.ts';
import { approvedOfItems } from './approvedItems.ts';

/** An item of a partly approved claim. */
export interface PartItem {
  readonly claim_id: string;
  /** Approved amount of the whole claim. */
  readonly approved_amount: string;
  readonly currency: string;
  readonly amount: string;
  /** What was approved of this item; null unless that was decided by item. */
  readonly approved: string | null;
  /** True if the item is in the period; other items of the claim only take their share. */
  readonly counted: boolean;
  readonly key: string;
}

/** A map key of a group in a currency. */
export const groupOf = (key: string, currency: string): string => `${key} ${currency}`;

/**
 * The approved amounts of the counted items, by `groupOf`. Unless decided by item, the approved amount of a claim
 * is shared among all its items in proportion to their amounts, so that they add up to the cent for any grouping.
 */
export function approvedParts(items: readonly PartItem[]): Map<string, Money> {
  const claims = grouped(items, ({ claim_id }) => claim_id);
  const parts = new Map<string, Money>();
  for (const claim of claims.values()) {
    const { approved_amount, currency } = claim[0]!;
    const items = claim.map(({ amount, approved }) => ({ amount, approved_amount: approved }));
    approvedOfItems(items, approved_amount, currency).forEach((share, index) => {
      const { counted, key } = claim[index]!;
      if (!counted) return;
      const group = groupOf(key, currency);
      parts.set(group, plus(parts.get(group) ?? noMoney(currency), money(share!, currency)));
    });
  }
  return parts;
}

/** The approved amount of a group: fully approved claims plus shares of partly approved ones. */
export const approvedIn = (whole: Money, part: Money | undefined): Money =>
  sum(part ? [whole, part] : [whole], whole.currency);
