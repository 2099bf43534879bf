import { localDate } from '../../../civil/zones.ts';
import type { Answer, Call } from '../../../contract.ts';
import { presentPlan } from '../present/benefits.ts';
import { planList } from '../store/plans.ts';

export default async function adminListPlans(
  call: Call<'adminListPlans'>,
): Promise<Answer<'adminListPlans'>> {
  const { query, workspace, now } = call;
  const { rows, page } = await planList.page(call, { archived: query.archived });
  const today = localDate(now, workspace.timezone);
  return { status: 200, data: rows.map((row) => presentPlan(row, today, null)), page };
}
