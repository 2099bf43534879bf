import type { Answer, Call } from '../../../contract.ts';
import { localDate } from '../../../civil/zones.ts';
import { presentAdminPolicy } from '../present/adminPolicy.ts';
import { policyList } from '../store/policyAdmin.ts';

export default async function adminListPolicies(
  call: Call<'adminListPolicies'>,
): Promise<Answer<'adminListPolicies'>> {
  const { query, workspace, now } = call;
  const filters = { archived: query.archived };
  const { rows, page } = await policyList.page(call, filters);
  const today = localDate(now, workspace.timezone);
  return { status: 200, data: rows.map((row) => presentAdminPolicy(row, today)), page };
}
