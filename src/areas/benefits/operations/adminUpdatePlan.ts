import type { CivilDate } from '../../../civil/dates.ts';
import { localDate } from '../../../civil/zones.ts';
import type { Answer, Call } from '../../../contract.ts';
import { changedFields, audit } from '../../../events/audit.ts';
import { merged } from '../../../lib/merged.ts';
import { conflict, expectVersion, invalid, notFound } from '../../../problem.ts';
import { assertOpen } from '../../../transitions/transition.ts';
import { assertPlan, assertUserTypes, namedTiers, setCost, setUserTypes } from '../actions/planTerms.ts';
import { tellCost } from '../announce.ts';
import { presentPlan } from '../present/benefits.ts';
import { costOn, priceOf, type Cost } from '../rules/costs.ts';
import { PLAN_MACHINE, planStatus } from '../rules/plan.ts';
import { openEnrollments } from '../store/enrollments.ts';
import { planById, planForChange, tiersInUse, updatePlan, type PlanRow } from '../store/plans.ts';

export default async function adminUpdatePlan(
  call: Call<'adminUpdatePlan'>,
): Promise<Answer<'adminUpdatePlan'>> {
  const { params, body, db, workspace, now } = call;
  const before = await db.maybe(planForChange, { id: params.plan_id });
  if (!before) throw notFound();
  assertOpen(PLAN_MACHINE, 'edit', planStatus(before), null);
  expectVersion(call.ifMatch, before.version);
  const today = localDate(now, workspace.timezone);
  const wanted = merged(before, {
    name: body.name?.trim(),
    category: body.category,
    description: body.description?.trim(),
    waiting_days: body.waiting_days,
    window_start: body.window_start,
    window_end: body.window_end,
    requires_approval: body.requires_approval,
  });
  const cost = newCost(before, body, today);
  assertPlan(wanted, cost && { cost, currency: before.currency });
  if (body.eligible_user_type_ids) await assertUserTypes(db, body.eligible_user_type_ids);
  if (cost) await assertTiersStay(call, before, cost);

  await db.count(updatePlan, wanted);
  if (cost) await setCost(db, before.id, cost);
  if (body.eligible_user_type_ids) await setUserTypes(db, before.id, body.eligible_user_type_ids);
  const plan = await db.one(planById, { id: before.id });
  if (cost) await tellEnrolled(call, before, plan, cost.effective_on);
  audit(call, {
    action: 'updated',
    resource: 'benefit_plan',
    id: plan.id,
    changes: changedFields(FIELDS, before, plan),
  });
  return { status: 200, data: presentPlan(plan, today, null), version: plan.version };
}

const FIELDS = [
  'name',
  'category',
  'description',
  'waiting_days',
  'window_start',
  'window_end',
  'requires_approval',
  'user_types',
  'costs',
] as const;

/**
 * Prices from `effective_on`: those known for that day, merged with the body. Null if the body changes none.
 */
function newCost(
  { costs }: PlanRow,
  { effective_on, employee_cost, employer_cost, tiers }: Call<'adminUpdatePlan'>['body'],
  today: CivilDate,
): Cost | null {
  const changes = employee_cost !== undefined || employer_cost !== undefined || tiers !== undefined;
  if (!changes && effective_on === undefined) return null;
  if (!changes) throw invalid({ effective_on: ['Only allowed with a change of cost.'] });
  if (effective_on === undefined) throw invalid({ effective_on: ['Required with a change of cost.'] });
  if (effective_on < today) throw invalid({ effective_on: ['Must not be in the past.'] });
  const wanted = merged(costOn(costs, effective_on), {
    employee_cost,
    employer_cost,
    tiers: tiers && namedTiers(tiers),
  });
  return { ...wanted, effective_on };
}

/** Throws 409 `tier_in_use` if a removed tier has enrollments on or after the day of the new prices. */
async function assertTiersStay(call: Call<'adminUpdatePlan'>, { id }: PlanRow, cost: Cost): Promise<void> {
  const used = await call.db.rows(tiersInUse, { plan_id: id, day: cost.effective_on });
  const lost = used.flatMap(({ tier }) =>
    tier === null || cost.tiers.some(({ name }) => name === tier) ? [] : [tier],
  );
  if (lost.length > 0)
    throw conflict('tier_in_use', `These tiers have enrollments: ${lost.join(', ')}.`, { tiers: lost });
}

/** Notifies enrolled people whose price changes on `day`. */
async function tellEnrolled(
  call: Call<'adminUpdatePlan'>,
  before: PlanRow,
  after: PlanRow,
  day: CivilDate,
): Promise<void> {
  for (const row of await call.db.rows(openEnrollments, { employee_id: null, plan_id: after.id, day })) {
    if (row.status !== 'active') continue;
    const [was, cost] = [before, after].map(
      ({ costs }) => priceOf(costOn(costs, day), row.tier).employee_cost,
    );
    if (was !== cost) tellCost(call, row, { day, cost: cost! });
  }
}
