import { daysBetween } from '../../../civil/dates.ts';
import type { Answer, Call } from '../../../contract.ts';
import { listLabels } from '../../../lists/items.ts';
import { treeOf } from '../../../people/tree.ts';
import { forbidden, invalid } from '../../../problem.ts';
import { absenceRate } from '../actions/absenceRate.ts';
import { presentRows, presentTotals } from '../present/absenceRate.ts';
import { leaveTypes } from '../store/accounts.ts';

/** Maximum days of a report: a leap year. */
const LONGEST = 366;

/** Leave types are health data, so only admins may group by them. */
export default async function getAbsenceRate(
  call: Call<'getAbsenceRate'>,
): Promise<Answer<'getAbsenceRate'>> {
  const { query, caller, db } = call;
  const { from, to, group_by: groupBy } = query;
  if (daysBetween(from, to) >= LONGEST) throw invalid({ to: [`At most ${LONGEST} days.`] });
  if (groupBy === 'policy' && caller.role !== 'admin')
    throw forbidden('insufficient_role', 'Only admins can group by leave type.');
  const sums = await absenceRate(db, { from, to }, { below: treeOf(caller), groupBy });
  const named =
    groupBy === 'department'
      ? (await db.rows(listLabels, { lists: ['departments'] })).map(({ id, label }) => [id, label] as const)
      : groupBy === 'policy'
        ? (await db.rows(leaveTypes)).map(({ id, name }) => [id, name] as const)
        : [];
  return {
    status: 200,
    data: {
      from,
      to,
      group_by: groupBy,
      rows: presentRows(sums, groupBy, new Map(named)),
      totals: presentTotals(sums.totals),
    },
  };
}
