import type { Answer, Call } from '../../../contract.ts';
import { subjectIn } from '../../../people/subject.ts';
import { viewerOf } from '../actions/viewer.ts';
import { presentClaim } from '../present/claim.ts';
import { claimList } from '../store/claimList.ts';

export default async function listExpenses(call: Call<'listExpenses'>): Promise<Answer<'listExpenses'>> {
  const { query, caller, workspace, db } = call;
  const { status, category_id, from, to } = query;
  const filters = { own: await subjectIn(call), status, category_id, from, to };
  const viewer = await viewerOf(db, caller, workspace);
  const { rows, page } = await claimList.page(call, filters);
  return { status: 200, data: rows.map((row) => presentClaim(row, viewer)), page };
}
