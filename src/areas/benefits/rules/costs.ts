/** What a plan costs on a day: prices count from a date on, and what was before stays as it was. */
import type { CivilDate } from '../../../civil/dates.ts';
import { currencyProblem } from '../../../money/currencies.ts';
import { amountProblem } from '../../../money/money.ts';
import type { FieldErrors } from '../../../problem.ts';

/** Per period of the plan, in its currency, as texts with two decimals. */
export interface Price {
  employee_cost: string;
  employer_cost: string;
}

export interface Tier extends Price {
  name: string;
}

/** Prices from a day on. */
export interface Cost extends Price {
  effective_on: CivilDate;
  tiers: Tier[];
}

/** The prices of a day: the latest that count by then; the first ones for days before them. `costs` by date, not empty. */
export const costOn = (costs: readonly Cost[], day: CivilDate): Cost =>
  costs.findLast(({ effective_on }) => effective_on <= day) ?? costs[0]!;

/** What comes after a day, by date. */
export const changesAfter = (costs: readonly Cost[], day: CivilDate): Cost[] =>
  costs.filter(({ effective_on }) => effective_on > day);

/** What a tier costs; the plan's own price without one, or where the tier is not there any more. */
export const priceOf = (cost: Cost, tier: string | null): Price =>
  cost.tiers.find(({ name }) => name === tier) ?? cost;

/** The problem of the tier that somebody enrolls in, for `errors`; null where there is none. */
export function tierProblem({ tiers }: Cost, tier: string | null): string | null {
  if (tier === null)
    return tiers.length === 0 ? null : `Choose one of: ${tiers.map(({ name }) => name).join(', ')}.`;
  if (tiers.some(({ name }) => name === tier)) return null;
  return tiers.length === 0
    ? 'This plan has no tiers.'
    : `There is no such tier; there are: ${tiers.map(({ name }) => name).join(', ')}.`;
}

/** The problems of prices by field (rule 39), or null. */
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
