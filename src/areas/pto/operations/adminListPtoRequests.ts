import type { Answer, Call } from '../../../contract.ts';
import { decidingOf } from '../../../people/deciders.ts';
import { treeOf } from '../../../people/tree.ts';
import { presentAbsence } from '../present/absence.ts';
import { containing } from '../../../people/search.ts';
import { absenceList } from '../store/absences.ts';
import { viewerOf } from '../actions/viewer.ts';

export default async function adminListPtoRequests(
  call: Call<'adminListPtoRequests'>,
): Promise<Answer<'adminListPtoRequests'>> {
  const { query, caller, workspace, db, now } = call;
  const { ids, status, employee_id, policy_id, department_id, from, to, q } = query;
  const filters = {
    below: treeOf(caller),
    waiting_for: decidingOf(query.waiting_for, caller),
    ids,
    status,
    employee_id,
    policy_id,
    department_id,
    from,
    to,
    q: q === undefined ? undefined : containing(q.trim()),
  };
  const viewer = await viewerOf(db, caller, workspace, now);
  const { rows, page } = await absenceList.page(call, filters);
  return { status: 200, data: rows.map((row) => presentAbsence(row, viewer)), page };
}
