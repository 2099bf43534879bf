import type { Answer, Call } from '../../../contract.ts';
import { deny } from '../actions/review.ts';
import { viewerOf } from '../actions/viewer.ts';
import { presentClaim } from '../present/claim.ts';

export default async function denyExpense(call: Call<'denyExpense'>): Promise<Answer<'denyExpense'>> {
  const { params, body, ifMatch, caller, db, workspace } = call;
  const viewer = await viewerOf(db, caller, workspace);
  const row = await deny(call, viewer, { id: params.expense_id, ifMatch, reason: body.reason.trim() });
  return { status: 200, data: presentClaim(row, viewer), version: row.version };
}
