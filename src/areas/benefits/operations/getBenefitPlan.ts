import { localDate } from '../../../civil/zones.ts';
import type { Answer, Call } from '../../../contract.ts';
import { findPerson } from '../../../people/find.ts';
import { notFound } from '../../../problem.ts';
import { presentPlan } from '../present/benefits.ts';
import { eligibilityOf } from '../rules/eligibility.ts';
import { planById, standingIn } from '../store/plans.ts';

/** An archived plan is 404, except for people who were enrolled in it, admins and service keys. */
export default async function getBenefitPlan({
  params,
  caller,
  db,
  workspace,
  now,
}: Call<'getBenefitPlan'>): Promise<Answer<'getBenefitPlan'>> {
  const plan = await db.maybe(planById, { id: params.plan_id });
  if (!plan) throw notFound();
  const today = localDate(now, workspace.timezone);
  const person = caller.userId === null ? undefined : await findPerson(db, caller.userId);
  if (!person) return { status: 200, data: presentPlan(plan, today, null), version: plan.version };
  const standing = await db.one(standingIn, { plan_id: plan.id, employee_id: person.id, today });
  if (plan.archived_at !== null && !standing.ever && caller.role !== 'admin') throw notFound();
  const eligibility =
    plan.archived_at === null ? eligibilityOf(plan, person, { today, enrolled: standing.enrolled }) : null;
  return { status: 200, data: presentPlan(plan, today, eligibility), version: plan.version };
}
