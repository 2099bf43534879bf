import { localDate } from '../../../civil/zones.ts';
import type { Answer, Call } from '../../../contract.ts';
import { findPerson } from '../../../people/find.ts';
import { notFound } from '../../../problem.ts';
import { presentCosts } from '../present/totals.ts';
import { totalsOn } from '../rules/totals.ts';
import { inForceOn } from '../store/totals.ts';

export default async function adminGetBenefitCosts({
  query,
  db,
  workspace,
  now,
}: Call<'adminGetBenefitCosts'>): Promise<Answer<'adminGetBenefitCosts'>> {
  const { employee_id = null } = query;
  if (employee_id !== null && !(await findPerson(db, employee_id))) throw notFound();
  const day = query.on ?? localDate(now, workspace.timezone);
  return {
    status: 200,
    data: presentCosts(day, totalsOn(await db.rows(inForceOn, { employee_id, day }), day)),
  };
}
