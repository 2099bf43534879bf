/** Which items need a receipt, and which have one (rule 43). */
import { compareMoney, type Money } from '../../../money/money.ts';

/** Receipts that a claim takes. */
export const MOST_RECEIPTS = 10;

/**
 * Whether an item needs a receipt: it costs the threshold or more. The threshold is in the workspace's currency; an item in
 * another one needs a receipt, whatever it costs, because its value is known at the approval only.
 */
export const needsReceipt = (amount: Money, threshold: Money): boolean =>
  amount.currency !== threshold.currency || compareMoney(amount, threshold) >= 0;

/**
 * The positions, from 0, of items that need a receipt and have none. A receipt that names no item is that of all.
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
