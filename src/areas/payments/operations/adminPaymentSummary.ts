import type { Answer, Call } from '../../../contract.ts';
import { presentSummaryRow } from '../present/summary.ts';
import { yearBounds } from '../rules/year.ts';
import { paidByDepartment, paidByMonth } from '../store/summary.ts';

/**
 * What everybody was paid in a calendar year of the workspace's zone, a row per group and currency (rules 40,
 * 48).
 */
export default async function adminPaymentSummary({
  query,
  db,
  workspace,
}: Call<'adminPaymentSummary'>): Promise<Answer<'adminPaymentSummary'>> {
  const { year, group_by } = query;
  const bounds = yearBounds(year, workspace.timezone);
  const rows = await (group_by === 'month'
    ? db.rows(paidByMonth, { ...bounds, zone: workspace.timezone })
    : db.rows(paidByDepartment, bounds));
  return { status: 200, data: rows.map(presentSummaryRow) };
}
