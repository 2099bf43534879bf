/** What was approved of each item of a claim (rule 222). */
import { amountProblem, compareMoney, money, showMoney, sum, type Money } from '../../../money/money.ts';
import { shares } from '../../../money/shares.ts';
import type { FieldErrors } from '../../../problem.ts';

export interface ItemApproval {
  readonly id: string;
  readonly approved_amount: string;
  readonly note?: string | undefined;
}

/** An item of the claim to be approved. */
export interface ItemInHand {
  readonly id: string;
  readonly amount: string;
}

/**
 * Rule 222: what the decisions approve together, or the `errors` of a 422 unless they name every item once, each with
 * at most its amount, and one with more than zero.
 */
export function approvedTogether(
  decisions: readonly ItemApproval[],
  items: readonly ItemInHand[],
  currency: string,
): Money | { errors: FieldErrors } {
  const errors: FieldErrors = {};
  const left = new Map(items.map((item) => [item.id, item]));
  decisions.forEach(({ id, approved_amount }, index) => {
    const item = left.get(id);
    const wrong = amountProblem(approved_amount, currency);
    if (!item) errors[`items.${index}.id`] = ['Must be an item of the claim, once.'];
    else if (wrong) errors[`items.${index}.approved_amount`] = [wrong];
    else if (compareMoney(money(approved_amount, currency), money(item.amount, currency)) > 0)
      errors[`items.${index}.approved_amount`] = [`At most the amount of the item: ${item.amount}.`];
    left.delete(id);
  });
  if (Object.keys(errors).length > 0) return { errors };
  if (left.size > 0) return { errors: { items: [`Every item of the claim; ${left.size} are missing.`] } };
  const together = sum(
    decisions.map(({ approved_amount }) => money(approved_amount, currency)),
    currency,
  );
  if (together.minor > 0n) return together;
  return { errors: { items: ['Approve more than zero. To pay nothing, deny the claim.'] } };
}

/**
 * What was approved of each item: as decided by item, or its share of what was approved of the whole claim, in
 * proportion to the amounts. Null for all if nothing was approved.
 */
export function approvedOfItems(
  items: readonly { readonly amount: string; readonly approved_amount: string | null }[],
  approved: string | null,
  currency: string,
): (string | null)[] {
  if (approved === null) return items.map(() => null);
  if (items.every(({ approved_amount }) => approved_amount !== null))
    return items.map(({ approved_amount }) => approved_amount);
  const amounts = items.map(({ amount }) => money(amount, currency).minor);
  return shares(money(approved, currency), amounts).map((share) => showMoney(share).amount);
}
