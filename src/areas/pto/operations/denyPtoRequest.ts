import type { Answer, Call } from '../../../contract.ts';
import { expectVersion } from '../../../problem.ts';
import { emitAbsence, tellOwner } from '../announce.ts';
import { given, holdForReview, move } from '../decide.ts';
import { presentAbsence } from '../present/absence.ts';
import { assertReviewerMay, viewerOf } from '../viewer.ts';

/** requested -> denied, with a reason; the reserved days come back (rules 16, 20-25). */
export default async function denyPtoRequest(
  call: Call<'denyPtoRequest'>,
): Promise<Answer<'denyPtoRequest'>> {
  const { params, body, ifMatch, caller, db, workspace, now } = call;
  const viewer = await viewerOf(db, caller, workspace, now);
  const held = await holdForReview(call, params.absence_id);
  assertReviewerMay('deny', viewer, held);
  expectVersion(ifMatch, held.version);

  const reason = body.reason.trim();
  const row = await move(call, held, { to: 'denied', note: reason, rows: given(held), action: 'denied' });
  emitAbsence(call, 'absence.denied', row);
  tellOwner(call, row, { kind: 'absence.denied', title: 'Your time off is denied', more: reason });
  return { status: 200, data: presentAbsence(row, viewer), version: row.version };
}
