import { localDate } from '../../../civil/zones.ts';
import type { Answer, Call } from '../../../contract.ts';
import { audit } from '../../../events/audit.ts';
import { assertPlan, assertUserTypes, namedTiers, setCost, setUserTypes } from '../actions/planTerms.ts';
import { presentPlan } from '../present/benefits.ts';
import { insertPlan, planById } from '../store/plans.ts';

export default async function adminCreatePlan(
  call: Call<'adminCreatePlan'>,
): Promise<Answer<'adminCreatePlan'>> {
  const { body, db, workspace, now } = call;
  const { category, currency, frequency, eligible_user_type_ids = [] } = body;
  const today = localDate(now, workspace.timezone);
  const cost = {
    effective_on: today,
    employee_cost: body.employee_cost,
    employer_cost: body.employer_cost,
    tiers: namedTiers(body.tiers ?? []),
  };
  const window = { window_start: body.window_start ?? null, window_end: body.window_end ?? null };
  assertPlan(window, { cost, currency });
  await assertUserTypes(db, eligible_user_type_ids);
  const { id } = await db.one(insertPlan, {
    name: body.name.trim(),
    category,
    description: body.description.trim(),
    currency,
    frequency,
    waiting_days: body.waiting_days ?? 0,
    ...window,
    requires_approval: body.requires_approval ?? false,
  });
  await setCost(db, id, cost);
  await setUserTypes(db, id, eligible_user_type_ids);
  const plan = await db.one(planById, { id });
  audit(call, { action: 'created', resource: 'benefit_plan', id, changes: { name: [null, plan.name] } });
  return { status: 201, data: presentPlan(plan, today, null), version: plan.version };
}
