/** Which items need a receipt, and which have one (rule 43). */
import { compareMoney, type Money } from '../../../money/money.ts';
import type { ItemKind } from './pricing.ts';

/** Maximum receipts of a claim. */
export const MOST_RECEIPTS = 10;

/**
 * True if the item costs at least the threshold, which is in the workspace's currency. An item in another
 * currency always needs a receipt, because its value is only known at approval; mileage and per diems never.
 */
export const needsReceipt = (kind: ItemKind, amount: Money, threshold: Money): boolean =>
  kind === 'amount' && (amount.currency !== threshold.currency || compareMoney(amount, threshold) >= 0);

/**
 * The positions, from 0, of items without a required receipt. A receipt without an item counts for all items.
 */
export function withoutReceipt(
  items: readonly { readonly id: string | null; readonly kind: ItemKind; readonly amount: Money }[],
  receipts: readonly { readonly item_id: string | null }[],
  threshold: Money,
): number[] {
  if (receipts.some(({ item_id }) => item_id === null)) return [];
  const covered = new Set(receipts.map(({ item_id }) => item_id));
  return items.flatMap(({ id, kind, amount }, index) =>
    needsReceipt(kind, amount, threshold) && (id === null || !covered.has(id)) ? [index] : [],
  );
}
