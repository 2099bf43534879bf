import type { Answer, Call } from '../../../contract.ts';
import { subjectInQuery, subjectOf } from '../../../people/subject.ts';
import { viewerOf } from '../actions/viewer.ts';
import { presentClaim } from '../present/claim.ts';
import { claimList } from '../store/claimList.ts';

export default async function listExpenses(call: Call<'listExpenses'>): Promise<Answer<'listExpenses'>> {
  const { query, caller, workspace, db } = call;
  // service keys name the person, who may not exist
  if (caller.kind === 'service_key') await subjectInQuery(db, caller, query.employee_id);
  const { status, category_id, from, to } = query;
  const filters = { own: subjectOf(caller, query.employee_id), status, category_id, from, to };
  const viewer = await viewerOf(db, caller, workspace);
  const { rows, page } = await claimList.page(call, filters);
  return { status: 200, data: rows.map((row) => presentClaim(row, viewer)), page };
}
