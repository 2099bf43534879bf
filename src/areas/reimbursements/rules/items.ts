/** Validation and sum of the items of a claim (rules 39, 42). */
import { earlier, later, type CivilDate } from '../../../civil/dates.ts';
import { currencyProblem } from '../../../money/currencies.ts';
import { amountProblem, isStorable, money, sum, type Money } from '../../../money/money.ts';
import type { FieldErrors } from '../../../problem.ts';

/** The fields of an item that the rules use. */
export interface ClaimedItem {
  readonly amount: string;
  readonly spent_on: CivilDate;
}

/**
 * Errors by field for a claim's currency and items, as in a 422, or null. `today` is in the person's time
 * zone.
 */
export function itemProblems(
  items: readonly ClaimedItem[],
  currency: string,
  today: CivilDate,
): FieldErrors | null {
  const errors: FieldErrors = {};
  const unknown = currencyProblem(currency);
  if (unknown) errors['currency'] = [unknown];
  items.forEach(({ amount, spent_on }, index) => {
    const wrong = amountProblem(amount, currency) ?? (/^[0.]+$/.test(amount) ? 'Must be above zero.' : null);
    if (wrong) errors[`items.${index}.amount`] = [wrong];
    if (spent_on > today) errors[`items.${index}.spent_on`] = ['Must not be in the future.'];
  });
  if (Object.keys(errors).length === 0 && !isStorable(claimAmount(items, currency)))
    errors['items'] = ['Together at most 999999999999.99.'];
  return Object.keys(errors).length === 0 ? null : errors;
}

/** The amount of a claim: the exact sum of its items (rule 42). */
export const claimAmount = (items: readonly ClaimedItem[], currency: string): Money =>
  sum(
    items.map(({ amount }) => money(amount, currency)),
    currency,
  );

/** The first and last day of the items, of which there is at least one. */
export const daysOf = (items: readonly ClaimedItem[]): { first: CivilDate; last: CivilDate } => {
  const days = items.map(({ spent_on }) => spent_on);
  return { first: days.reduce(earlier), last: days.reduce(later) };
};
