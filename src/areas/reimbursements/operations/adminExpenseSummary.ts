import { addDays, daysBetween } from '../../../civil/dates.ts';
import type { Answer, Call } from '../../../contract.ts';
import { treeOf } from '../../../people/tree.ts';
import { invalid } from '../../../problem.ts';
import { presentSummaryRow } from '../present/summary.ts';
import { approvedParts, groupOf } from '../rules/summary.ts';
import { summaryBelow, summaryOfAll } from '../store/summary.ts';

/** Maximum days of a summary: a leap year. */
const LONGEST = 366;

/** Items of a period by group, with a row for each currency (rule 40). */
export default async function adminExpenseSummary({
  query,
  caller,
  db,
}: Call<'adminExpenseSummary'>): Promise<Answer<'adminExpenseSummary'>> {
  const { from, to, group_by } = query;
  if (daysBetween(from, to) >= LONGEST)
    throw invalid({ to: [`At most ${LONGEST} days: up to ${addDays(from, LONGEST - 1)}.`] });
  const tree = treeOf(caller);
  const { groups, parts } = await (tree === undefined
    ? db.one(summaryOfAll[group_by], { from, to })
    : db.one(summaryBelow[group_by], { from, to, manager_id: tree }));
  const approved = approvedParts(parts);
  return {
    status: 200,
    data: groups.map((row) => presentSummaryRow(row, approved.get(groupOf(row.key, row.currency)))),
  };
}
