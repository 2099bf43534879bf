import type { Answer, Call } from '../../../contract.ts';
import { yearOf } from '../../../civil/dates.ts';
import { notFound } from '../../../problem.ts';
import { accountOf } from '../store/account.ts';
import { presentForReview } from '../present/absence.ts';
import { presentBalance } from '../present/balance.ts';
import { balanceOf } from '../rules/balance.ts';
import { reviewedAbsence } from '../store/absences.ts';
import { viewerOf } from '../actions/viewer.ts';

/**
 * An absence with the data needed for a decision. Throws 404 if its person is not below the manager (rule
 * 20).
 */
export default async function adminGetPtoRequest({
  params,
  caller,
  workspace,
  db,
  now,
}: Call<'adminGetPtoRequest'>): Promise<Answer<'adminGetPtoRequest'>> {
  const row = await db.maybe(reviewedAbsence, {
    id: params.absence_id,
    manager_id: caller.role === 'admin' ? null : caller.userId,
  });
  if (!row?.in_view) throw notFound();
  const viewer = await viewerOf(db, caller, workspace, now);
  const balance = balanceOf(accountOf(row, viewer.today), { year: yearOf(row.start_date) });
  const policy = { id: row.policy_id, name: row.policy_name };
  return {
    status: 200,
    data: presentForReview(row, presentBalance(policy, balance), viewer),
    version: row.version,
  };
}
