import type { Answer, Call } from '../../../contract.ts';
import { subjectInQuery, subjectOf } from '../../../people/subject.ts';
import { presentYear } from '../present/summary.ts';
import { yearBounds } from '../rules/year.ts';
import { paidToPerson } from '../store/summary.ts';

/** What a person was paid in a calendar year of the workspace's zone (rules 40, 48). */
export default async function getPaymentYearSummary({
  query,
  caller,
  db,
  workspace,
}: Call<'getPaymentYearSummary'>): Promise<Answer<'getPaymentYearSummary'>> {
  const { year } = query;
  // only a person named by a service key may not exist
  if (caller.kind === 'service_key') await subjectInQuery(db, caller, query.employee_id);
  const employee_id = subjectOf(caller, query.employee_id);
  const zone = workspace.timezone;
  const rows = await db.rows(paidToPerson, { employee_id, zone, ...yearBounds(year, zone) });
  return { status: 200, data: presentYear(year, rows) };
}
