import { addDays, type CivilDate } from '../../../civil/dates.ts';
import { localDate } from '../../../civil/zones.ts';
import type { Answer, Call } from '../../../contract.ts';
import { adminIds } from '../../../people/admins.ts';
import { personForUpdate, unknownReference, type PersonRow } from '../../../people/find.ts';
import { textOrNull } from '../../../lib/texts.ts';
import { reachableSubject } from '../../../people/subject.ts';
import { conflict, invalid } from '../../../problem.ts';
import { alreadyEnrolled, enrolledProblem } from '../actions/hold.ts';
import { viewerOf } from '../../../people/deciders.ts';
import { checkedTerms } from '../actions/terms.ts';
import { auditEnrolled, tellAdmins, tellOwner } from '../announce.ts';
import { presentEnrollment } from '../present/benefits.ts';
import { eligibilityOf } from '../rules/eligibility.ts';
import { endWaiver, insertEnrollment, inTheWay } from '../store/enrollments.ts';
import { planForUse, type PlanRow } from '../store/plans.ts';

/**
 * An admin may enroll somebody (rule 228). Locks person and plan, so that enrollments cannot overlap and the plan is not
 * archived meanwhile.
 */
export default async function createEnrollment(
  call: Call<'createEnrollment'>,
): Promise<Answer<'createEnrollment'>> {
  const { body, caller, db, workspace, now } = call;
  const { plan_id, waive = false, tier = null, dependents = [] } = body;
  const subject = await reachableSubject(caller, db, body.employee_id, 'admins');
  const other = subject !== caller.userId;
  const outside = textOrNull(body.outside_window_reason);
  if (outside !== null && !other) throw invalid({ outside_window_reason: ['Only for somebody else.'] });
  const person = await db.maybe(personForUpdate, { id: subject });
  if (!person || person.status === 'deactivated') throw unknownReference('employee_id');
  const plan = await db.maybe(planForUse, { id: plan_id });
  if (!plan || plan.archived_at !== null) throw unknownReference('plan_id');
  const today = localDate(now, workspace.timezone);
  const start_on = body.start_on ?? today;
  if (waive) assertOnlyWaived(body);
  assertStart(start_on, today);
  assertEligible(plan, person, { today, day: start_on, anyTime: outside !== null });

  const asked = { employee_id: person.id, plan_id, start_on };
  const others = await db.rows(inTheWay, asked);
  const waiver = others.find(({ status }) => status === 'waived');
  if (waive ? others.length > 0 : others.some((one) => one !== waiver)) throw alreadyEnrolled(others);
  if (waiver) await db.count(endWaiver, { id: waiver.id, today });

  const terms = waive
    ? { tier: null, dependents: '[]' }
    : checkedTerms({ tier: tier?.trim() ?? null, dependents }, { costs: plan.costs, day: start_on, today });
  const status = waive ? 'waived' : plan.requires_approval ? 'pending' : 'active';
  const row = await db
    .one(insertEnrollment, { ...asked, ...terms, status })
    .catch(enrolledProblem(db, asked));
  auditEnrolled(call, row, outside);
  if (other) tellOwner(call, row, 'entered');
  if (status === 'pending') tellAdmins(call, row, (await db.one(adminIds)).ids);
  const viewer = await viewerOf(db, caller, workspace);
  return { status: 201, data: presentEnrollment(row, viewer, today), version: row.version };
}

function assertOnlyWaived({ tier, dependents, start_on }: Call<'createEnrollment'>['body']): void {
  const given = Object.entries({ tier, dependents, start_on }).filter(([, value]) => value !== undefined);
  if (given.length > 0)
    throw invalid(Object.fromEntries(given.map(([field]) => [field, ['Must be left out of a waiver.']])));
}

function assertStart(start_on: CivilDate, today: CivilDate): void {
  if (start_on < today) throw invalid({ start_on: ['Must not be in the past.'] });
  if (start_on > addDays(today, 366)) throw invalid({ start_on: ['Must be within a year.'] });
}

function assertEligible(
  plan: PlanRow,
  person: PersonRow,
  { today, day, anyTime }: { today: CivilDate; day: CivilDate; anyTime: boolean },
): void {
  const terms = anyTime ? { ...plan, window_start: null, window_end: null } : plan;
  const { reason, eligible_from } = eligibilityOf(terms, person, { today, day, enrolled: false });
  const { window_start, window_end } = plan;
  if (reason === 'window')
    throw conflict('window_closed', 'The plan does not take enrollments today.', {
      window_start,
      window_end,
    });
  if (reason !== null)
    throw invalid(
      reason === 'waiting'
        ? { start_on: [`Not before ${eligible_from}: the plan has ${plan.waiting_days} waiting days.`] }
        : { plan_id: ['The plan is not for your user type.'] },
      'not_eligible',
      undefined,
      { reason, eligible_from },
    );
}
