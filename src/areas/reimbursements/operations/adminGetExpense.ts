import type { Answer, Call } from '../../../contract.ts';
import { notFound } from '../../../problem.ts';
import { viewerOf } from '../actions/viewer.ts';
import { presentForReview } from '../present/claim.ts';
import { reviewedClaim } from '../store/claims.ts';

/**
 * A claim with suspected duplicates (rule 44). Throws 404 if its person is not below the manager (rule 20).
 */
export default async function adminGetExpense({
  params,
  caller,
  workspace,
  db,
}: Call<'adminGetExpense'>): Promise<Answer<'adminGetExpense'>> {
  const row = await db.maybe(reviewedClaim, {
    id: params.expense_id,
    manager_id: caller.role === 'admin' ? null : caller.userId,
  });
  if (!row?.in_view) throw notFound();
  const viewer = await viewerOf(db, caller, workspace);
  return { status: 200, data: presentForReview(row, viewer), version: row.version };
}
