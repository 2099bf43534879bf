/** Validation and sum of the items of a claim (rules 39, 42, 220, 221). */
import { earlier, later, type CivilDate } from '../../../civil/dates.ts';
import { currencyProblem } from '../../../money/currencies.ts';
import { isStorable, money, positiveAmountProblem, sum, type Money } from '../../../money/money.ts';
import type { FieldErrors } from '../../../problem.ts';
import { tripDays, type Trip } from './allowances.ts';
import type { ItemKind } from './pricing.ts';
import { vatProblem, type VatPart } from './vat.ts';

/** The fields of an item that the rules use. */
export interface ClaimedItem {
  readonly amount: string;
  readonly spent_on: CivilDate;
  readonly kind: ItemKind;
  readonly vat: readonly VatPart[];
  readonly trip: Trip | null;
}

/**
 * Errors by field for a claim's currency and items, as in a 422, or null. `today` is in the person's time zone,
 * `own` the workspace's currency.
 */
export function itemProblems(
  items: readonly ClaimedItem[],
  currency: string,
  { today, own }: { today: CivilDate; own: string },
): FieldErrors | null {
  const errors: FieldErrors = {};
  const unknown = currencyProblem(currency);
  if (unknown) errors['currency'] = [unknown];
  items.forEach(({ amount, spent_on, kind, vat, trip }, index) => {
    const wrong = positiveAmountProblem(amount, currency);
    if (wrong) errors[`items.${index}.amount`] = [wrong];
    const wrongVat = wrong || unknown ? null : vatProblem(vat, money(amount, currency));
    if (wrongVat) errors[`items.${index}.vat`] = [wrongVat];
    if (spent_on > today) errors[`items.${index}.spent_on`] = ['Must not be in the future.'];
    if (trip && tripDays(trip).last > today)
      errors[`items.${index}.trip.to`] = ['Must not be in the future.'];
    if (kind !== 'amount' && currency !== own)
      errors[`items.${index}.kind`] = [`Only in claims in ${own}, the currency of the workspace.`];
  });
  if (Object.keys(errors).length === 0 && !isStorable(claimAmount(items, currency)))
    errors['items'] = ['Together at most 999999999999.99.'];
  return Object.keys(errors).length === 0 ? null : errors;
}

/** The amount of a claim: the exact sum of its items (rule 42). */
export const claimAmount = (items: readonly Pick<ClaimedItem, 'amount'>[], currency: string): Money =>
  sum(
    items.map(({ amount }) => money(amount, currency)),
    currency,
  );

/** The first and last day of the items, of which there is at least one. */
export const daysOf = (
  items: readonly Pick<ClaimedItem, 'spent_on'>[],
): { first: CivilDate; last: CivilDate } => {
  const days = items.map(({ spent_on }) => spent_on);
  return { first: days.reduce(earlier), last: days.reduce(later) };
};
