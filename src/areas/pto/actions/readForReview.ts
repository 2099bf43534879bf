import type { Caller } from '../../../auth/caller.ts';
import type { Queries } from '../../../db/handle.ts';
import { notFound } from '../../../problem.ts';
import { balanceOf, type Balance } from '../rules/balance.ts';
import { leaveYearOf } from '../rules/leaveYears.ts';
import { accountOf } from '../store/account.ts';
import { reviewedAbsence, type ReviewedRow } from '../store/absences.ts';
import { suppliedAccount } from './supplied.ts';
import type { Viewer } from './viewer.ts';

/**
 * An absence with the data needed for a decision. Throws 404 if its person is not below the manager (rule
 * 20).
 */
export async function readForReview(
  db: Queries,
  caller: Caller,
  viewer: Viewer,
  id: string,
): Promise<{ row: ReviewedRow; balance: Balance }> {
  const row = await db.maybe(reviewedAbsence, {
    id,
    manager_id: caller.role === 'admin' ? null : caller.userId,
  });
  if (!row?.in_view) throw notFound();
  const read = accountOf(row, viewer.today);
  const query = { year: leaveYearOf(read.policy, row.start_date) };
  const account = await suppliedAccount(db, row, read, query);
  return { row, balance: balanceOf(account, query) };
}
