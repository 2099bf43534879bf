import type { Answer, Call } from '../../../contract.ts';
import { localDate } from '../../../civil/zones.ts';
import { notFound } from '../../../problem.ts';
import { subjectOf } from '../../../people/subject.ts';
import { presentPolicy } from '../present/policy.ts';
import { usablePolicies } from '../store/policies.ts';

export default async function listPtoPolicies({
  query,
  caller,
  workspace,
  db,
  now,
}: Call<'listPtoPolicies'>): Promise<Answer<'listPtoPolicies'>> {
  const rows = await db.rows(usablePolicies, { employee_id: subjectOf(caller, query.employee_id) });
  if (rows.length === 0) throw notFound();
  const today = localDate(now, workspace.timezone);
  return {
    status: 200,
    data: rows.filter((row) => row.id !== null).map((row) => presentPolicy(row, today)),
  };
}
