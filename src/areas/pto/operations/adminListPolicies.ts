import type { Answer, Call } from '../../../contract.ts';
import { localDate } from '../../../civil/zones.ts';
import { presentAdminPolicy } from '../present/adminPolicy.ts';
import { policyList } from '../store/policyAdmin.ts';

export default async function adminListPolicies({
  query,
  workspace,
  db,
  services,
  now,
}: Call<'adminListPolicies'>): Promise<Answer<'adminListPolicies'>> {
  const filters = { archived: query.archived };
  const { rows, page } = await policyList.page(db, { ...query, filters }, services.cursorKey);
  const today = localDate(now, workspace.timezone);
  return { status: 200, data: rows.map((row) => presentAdminPolicy(row, today)), page };
}
