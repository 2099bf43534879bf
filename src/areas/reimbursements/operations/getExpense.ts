import type { Answer, Call } from '../../../contract.ts';
import { ownsOrEntered } from '../../../people/subject.ts';
import { notFound } from '../../../problem.ts';
import { viewerOf } from '../actions/viewer.ts';
import { presentClaim } from '../present/claim.ts';
import { claimById } from '../store/claims.ts';

export default async function getExpense({
  params,
  caller,
  workspace,
  db,
}: Call<'getExpense'>): Promise<Answer<'getExpense'>> {
  const row = await db.maybe(claimById, { id: params.expense_id });
  if (!row || !ownsOrEntered(caller, row)) throw notFound();
  return {
    status: 200,
    data: presentClaim(row, await viewerOf(db, caller, workspace)),
    version: row.version,
  };
}
