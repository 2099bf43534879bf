import { localDate } from '../../../civil/zones.ts';
import type { Answer, Call } from '../../../contract.ts';
import { subjectInQuery } from '../../../people/subject.ts';
import { presentPlan } from '../present/benefits.ts';
import { eligibilityOf } from '../rules/eligibility.ts';
import { ownPlans } from '../store/plans.ts';

export default async function listBenefitPlans(
  call: Call<'listBenefitPlans'>,
): Promise<Answer<'listBenefitPlans'>> {
  const { query, caller, db, workspace, now } = call;
  const person = await subjectInQuery(db, caller, query.employee_id);
  const today = localDate(now, workspace.timezone);
  const { rows, page } = await ownPlans.page(call, {
    person: person.id,
    today,
    category: query.category,
    eligible: query.eligible,
  });
  const data = rows.map((row) =>
    presentPlan(row, today, eligibilityOf(row, person, { today, enrolled: row.enrolled })),
  );
  return { status: 200, data, page };
}
