/** Which items need a receipt, and which have one (rule 43). */
import { compareMoney, type Money } from '../../../money/money.ts';

/** Maximum receipts of a claim. */
export const MOST_RECEIPTS = 10;

/**
 * True if the item costs at least the threshold, which is in the workspace's currency. An item in another
 * currency always needs a receipt, because its value is only known at approval.
 */
export const needsReceipt = (amount: Money, threshold: Money): boolean =>
  amount.currency !== threshold.currency || compareMoney(amount, threshold) >= 0;

/**
 * The positions, from 0, of items without a required receipt. A receipt without an item counts for all items.
 */
export function withoutReceipt(
  items: readonly { readonly id: string | null; readonly amount: Money }[],
  receipts: readonly { readonly item_id: string | null }[],
  threshold: Money,
): number[] {
  if (receipts.some(({ item_id }) => item_id === null)) return [];
  const covered = new Set(receipts.map(({ item_id }) => item_id));
  return items.flatMap(({ id, amount }, index) =>
    needsReceipt(amount, threshold) && (id === null || !covered.has(id)) ? [index] : [],
  );
}
