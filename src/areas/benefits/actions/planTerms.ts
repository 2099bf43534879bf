/** Checks and stores a plan's window, prices and user types. */
import { invalid, type FieldErrors } from '../../../problem.ts';
import type { Queries, Tx } from '../../../db/handle.ts';
import { unknownReference } from '../../../people/find.ts';
import { costProblems, type Cost } from '../rules/costs.ts';
import { addUserTypes, knownUserTypes, putCost, removeUserTypes } from '../store/plans.ts';

/** Throws 422 if the window ends before it begins, or if a price is not a valid amount of the currency. */
export function assertPlan(
  window: { window_start: string | null; window_end: string | null },
  price: { cost: Omit<Cost, 'effective_on'>; currency: string } | null,
): void {
  const errors: FieldErrors = { ...(price && costProblems(price.cost, price.currency)) };
  if (window.window_start !== null && window.window_end !== null && window.window_end < window.window_start)
    errors['window_end'] = ['Must not be before window_start.'];
  if (Object.keys(errors).length > 0) throw invalid(errors);
}

/** Throws 422 for an id that is not in this workspace's list of user types (rule 53). */
export async function assertUserTypes(db: Queries, ids: readonly string[]): Promise<void> {
  if (ids.length > 0 && (await db.one(knownUserTypes, { ids })).known < new Set(ids).size)
    throw unknownReference('eligible_user_type_ids');
}

export async function setUserTypes(db: Tx, planId: string, ids: readonly string[]): Promise<void> {
  await db.count(removeUserTypes, { plan_id: planId, kept: ids });
  await db.count(addUserTypes, { plan_id: planId, ids });
}

export const setCost = (
  db: Tx,
  planId: string,
  { effective_on, employee_cost, employer_cost, tiers }: Cost,
) =>
  db.count(putCost, {
    plan_id: planId,
    effective_on,
    employee_cost,
    employer_cost,
    tiers: JSON.stringify(tiers),
  });

export const namedTiers = (tiers: Cost['tiers']): Cost['tiers'] =>
  tiers.map(({ name, employee_cost, employer_cost }) => ({
    name: name.trim(),
    employee_cost,
    employer_cost,
  }));
