import type { Answer, Call } from '../../../contract.ts';
import { readForReview } from '../actions/readForReview.ts';
import { viewerOf } from '../actions/viewer.ts';
import { presentForReview } from '../present/absence.ts';

export default async function adminGetPtoRequest({
  params,
  caller,
  workspace,
  db,
  now,
}: Call<'adminGetPtoRequest'>): Promise<Answer<'adminGetPtoRequest'>> {
  const viewer = await viewerOf(db, caller, workspace, now);
  const { row, balance } = await readForReview(db, caller, viewer, params.absence_id);
  return { status: 200, data: presentForReview(row, balance, viewer), version: row.version };
}
