import { localDate } from '../../../civil/zones.ts';
import type { Answer, Call } from '../../../contract.ts';
import { subjectInQuery } from '../../../people/subject.ts';
import { presentCosts } from '../present/totals.ts';
import { totalsOn } from '../rules/totals.ts';
import { inForceOn } from '../store/totals.ts';

export default async function getBenefitCosts({
  query,
  caller,
  db,
  workspace,
  now,
}: Call<'getBenefitCosts'>): Promise<Answer<'getBenefitCosts'>> {
  const { id: employee_id } = await subjectInQuery(db, caller, query.employee_id);
  const day = query.on ?? localDate(now, workspace.timezone);
  return {
    status: 200,
    data: presentCosts(day, totalsOn(await db.rows(inForceOn, { employee_id, day }), day)),
  };
}
