import type { Answer, Call } from '../../../contract.ts';
import { reachableIn } from '../../../people/subject.ts';
import { presentYear } from '../present/summary.ts';
import { yearBounds } from '../rules/year.ts';
import { paidToPerson } from '../store/summary.ts';

/** What a person was paid in a year of the workspace's zone (rules 40, 48). */
export default async function getPaymentYearSummary(
  call: Call<'getPaymentYearSummary'>,
): Promise<Answer<'getPaymentYearSummary'>> {
  const { query, db, workspace } = call;
  const { year } = query;
  const employee_id = await reachableIn(call, 'admins');
  const zone = workspace.timezone;
  const rows = await db.rows(paidToPerson, { employee_id, zone, ...yearBounds(year, zone) });
  return { status: 200, data: presentYear(year, rows) };
}
