import type { Answer, Call } from '../../../contract.ts';
import { expectVersion } from '../../../problem.ts';
import { accountOf } from '../account.ts';
import { emitAbsence, tellOwner } from '../announce.ts';
import { holdForReview, move } from '../decide.ts';
import { presentAbsence } from '../present/absence.ts';
import { assertAffordable } from '../request.ts';
import { approvedRows, heldBy } from '../rules/ledger.ts';
import { assertReviewerMay, viewerOf } from '../viewer.ts';

/** requested -> approved; the balance is asked again, under its lock (rules 17, 20-24). */
export default async function approvePtoRequest(
  call: Call<'approvePtoRequest'>,
): Promise<Answer<'approvePtoRequest'>> {
  const { params, body, ifMatch, caller, db, workspace, now } = call;
  const viewer = await viewerOf(db, caller, workspace, now);
  const held = await holdForReview(call, params.absence_id);
  assertReviewerMay('approve', viewer, held);
  expectVersion(ifMatch, held.version);
  const account = accountOf(held, viewer.today);
  assertAffordable(account, heldBy(held.id, account.rows), held.id);

  const own = held.employee_id === caller.userId;
  const row = await move(call, held, {
    to: 'approved',
    note: body.note?.trim() || null,
    rows: approvedRows(held.id, account.rows),
    action: own ? 'self-approved' : 'approved',
  });
  emitAbsence(call, 'absence.approved', row);
  tellOwner(call, row, {
    kind: 'absence.approved',
    title: 'Your time off is approved',
    more: body.note?.trim() || null,
  });
  return { status: 200, data: presentAbsence(row, viewer), version: row.version };
}
