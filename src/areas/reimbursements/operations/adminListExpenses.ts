import type { Answer, Call } from '../../../contract.ts';
import { decidingOf } from '../../../people/deciders.ts';
import { treeOf } from '../../../people/tree.ts';
import { viewerOf } from '../actions/viewer.ts';
import { presentClaim } from '../present/claim.ts';
import { claimList } from '../store/claimList.ts';

/** Claims that were submitted at least once: of everybody, or of the people below a manager. */
export default async function adminListExpenses(
  call: Call<'adminListExpenses'>,
): Promise<Answer<'adminListExpenses'>> {
  const { query, caller, workspace, db } = call;
  const { ids, status, employee_id, category_id, from, to, min_amount } = query;
  const filters = {
    below: treeOf(caller),
    waiting_for: decidingOf(query.waiting_for, caller),
    submitted: true,
    ids,
    status,
    employee_id,
    category_id,
    from,
    to,
    min_amount,
  };
  const viewer = await viewerOf(db, caller, workspace);
  const { rows, page } = await claimList.page(call, filters);
  return { status: 200, data: rows.map((row) => presentClaim(row, viewer)), page };
}
