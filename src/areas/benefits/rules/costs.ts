/** Prices of a plan by day. A new price applies from its date; earlier days keep their price. */
import type { CivilDate } from '../../../civil/dates.ts';
import { currencyProblem } from '../../../money/currencies.ts';
import { amountProblem } from '../../../money/money.ts';
import type { FieldErrors } from '../../../problem.ts';

/** Amounts per period of the plan, in its currency, as strings with two decimals. */
export interface Price {
  employee_cost: string;
  employer_cost: string;
}

export interface Tier extends Price {
  name: string;
}

/** Prices that apply from `effective_on`. */
export interface Cost extends Price {
  effective_on: CivilDate;
  tiers: Tier[];
}

/**
 * The prices on a day; the first ones for days before those. `costs` must be sorted by date and not empty.
 */
export const costOn = (costs: readonly Cost[], day: CivilDate): Cost =>
  costs.findLast(({ effective_on }) => effective_on <= day) ?? costs[0]!;

/** Prices that apply only after a day, by date. */
export const changesAfter = (costs: readonly Cost[], day: CivilDate): Cost[] =>
  costs.filter(({ effective_on }) => effective_on > day);

/** The price of a tier; the plan's own price if `tier` is null or no longer exists. */
export const priceOf = (cost: Cost, tier: string | null): Price =>
  cost.tiers.find(({ name }) => name === tier) ?? cost;

/** Why a tier cannot be chosen, as a text for `errors`, or null. */
export function tierProblem({ tiers }: Cost, tier: string | null): string | null {
  if (tier === null)
    return tiers.length === 0 ? null : `Choose one of: ${tiers.map(({ name }) => name).join(', ')}.`;
  if (tiers.some(({ name }) => name === tier)) return null;
  return tiers.length === 0
    ? 'This plan has no tiers.'
    : `There is no such tier; there are: ${tiers.map(({ name }) => name).join(', ')}.`;
}

/** Problems of prices by field (rule 39), or null. */
export function costProblems(
  { employee_cost, employer_cost, tiers }: Omit<Cost, 'effective_on'>,
  currency: string,
): FieldErrors | null {
  const errors: FieldErrors = {};
  const amount = (field: string, value: string) => {
    const problem = amountProblem(value, currency);
    if (problem) errors[field] = [problem];
  };
  const problem = currencyProblem(currency);
  if (problem) errors['currency'] = [problem];
  amount('employee_cost', employee_cost);
  amount('employer_cost', employer_cost);
  const names = new Set<string>();
  for (const [index, tier] of tiers.entries()) {
    amount(`tiers.${index}.employee_cost`, tier.employee_cost);
    amount(`tiers.${index}.employer_cost`, tier.employer_cost);
    if (names.has(tier.name)) errors[`tiers.${index}.name`] = ['Another tier has this name.'];
    names.add(tier.name);
  }
  return Object.keys(errors).length > 0 ? errors : null;
}
