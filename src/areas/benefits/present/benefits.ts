import { earlier, later, type CivilDate } from '../../../civil/dates.ts';
import type {
  BenefitCostChange,
  BenefitEligibility,
  BenefitPlan,
  BenefitTier,
  Enrollment,
  EnrollmentCostChange,
} from '../../../generated/types.ts';
import { money, showMoney } from '../../../money/money.ts';
import type { Viewer } from '../../../people/deciders.ts';
import { actionsOf } from '../actions/party.ts';
import { changesAfter, costOn, priceOf, type Cost, type Price } from '../rules/costs.ts';
import type { Eligibility } from '../rules/eligibility.ts';
import type { EnrollmentRow } from '../store/enrollments.ts';
import type { PlanRow } from '../store/plans.ts';
import { maybeRefIn, refIn } from '../../../people/named.ts';

/** `today` is the workspace's date; `eligibility` is of the person whom the call is about. */
export function presentPlan(row: PlanRow, today: CivilDate, eligibility: Eligibility | null): BenefitPlan {
  const cost = costOn(row.costs, today);
  return {
    id: row.id,
    name: row.name,
    category: row.category,
    description: row.description,
    currency: row.currency,
    frequency: row.frequency,
    employee_cost: amount(cost.employee_cost, row),
    employer_cost: amount(cost.employer_cost, row),
    tiers: presentTiers(cost, row),
    cost_changes: changesAfter(row.costs, today).map((change) => presentChange(change, row)),
    eligible_user_types: row.user_types.map(({ id, label }) => ({ id, label })),
    waiting_days: row.waiting_days,
    window_start: row.window_start,
    window_end: row.window_end,
    requires_approval: row.requires_approval,
    archived_at: row.archived_at,
    eligibility: eligibility && presentEligibility(eligibility),
    version: row.version,
    created_at: row.created_at,
    updated_at: row.updated_at,
  };
}

const amount = (cost: string, { currency }: { currency: string }): string =>
  showMoney(money(cost, currency)).amount;

const presentTiers = ({ tiers }: Cost, plan: { currency: string }): BenefitTier[] =>
  tiers.map(({ name, employee_cost, employer_cost }) => ({
    name,
    employee_cost: amount(employee_cost, plan),
    employer_cost: amount(employer_cost, plan),
  }));

const presentChange = (change: Cost, plan: { currency: string }): BenefitCostChange => ({
  effective_on: change.effective_on,
  employee_cost: amount(change.employee_cost, plan),
  employer_cost: amount(change.employer_cost, plan),
  tiers: presentTiers(change, plan),
});

const presentEligibility = ({ reason, eligible_from }: Eligibility): BenefitEligibility => ({
  eligible: reason === null,
  reason,
  eligible_from,
});

/** Statuses with a cost: in force now, or possibly later. */
const COSTING: readonly string[] = ['pending', 'active', 'terminated'];

/** Contains dependents, so show it only to the person and to admins. */
export function presentEnrollment(row: EnrollmentRow, viewer: Viewer, today: CivilDate): Enrollment {
  // the price of today; of the first day if it begins later, of the last day if it has ended
  const begun = later(today, row.start_on);
  const day = row.end_on === null ? begun : earlier(begun, row.end_on);
  const price = COSTING.includes(row.status) ? priceOf(costOn(row.costs, day), row.tier) : null;
  return {
    id: row.id,
    employee: refIn(row, 'employee'),
    plan: { id: row.plan_id, name: row.plan_name, category: row.category },
    status: row.status,
    tier: row.tier,
    dependents: row.dependents.map(({ name, relation, birth_date }) => ({ name, relation, birth_date })),
    start_on: row.start_on,
    end_on: row.end_on,
    employee_cost: price && amount(price.employee_cost, row),
    employer_cost: price && amount(price.employer_cost, row),
    currency: row.currency,
    frequency: row.frequency,
    cost_changes: price === null ? [] : changesOf(row, day, price),
    decision_note: row.decision_note,
    reviewer: maybeRefIn(row, 'reviewer'),
    reviewed_at: row.reviewed_at,
    allowed_actions: actionsOf(viewer, row),
    version: row.version,
    created_at: row.created_at,
    updated_at: row.updated_at,
    deleted_at: row.deleted_at,
  };
}

/** Later prices of the plan, until the last day, that change the cost of this enrollment. */
function changesOf(row: EnrollmentRow, day: CivilDate, price: Price): EnrollmentCostChange[] {
  const changes: EnrollmentCostChange[] = [];
  let before = price;
  for (const change of changesAfter(row.costs, day)) {
    if (row.end_on !== null && change.effective_on > row.end_on) break;
    const { employee_cost, employer_cost } = priceOf(change, row.tier);
    if (employee_cost !== before.employee_cost || employer_cost !== before.employer_cost)
      changes.push({
        effective_on: change.effective_on,
        employee_cost: amount(employee_cost, row),
        employer_cost: amount(employer_cost, row),
      });
    before = { employee_cost, employer_cost };
  }
  return changes;
}
