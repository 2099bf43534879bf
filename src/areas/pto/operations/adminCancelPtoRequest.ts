import type { Answer, Call } from '../../../contract.ts';
import { announceCalledOff } from '../announce.ts';
import { given, holdForReview, move } from '../actions/decide.ts';
import { presentAbsence } from '../present/absence.ts';
import { assertReviewerMay, viewerOf } from '../actions/viewer.ts';

/**
 * requested or approved -> cancelled by a manager or admin, even after the first day, but not in locked
 * periods.
 */
export default async function adminCancelPtoRequest(
  call: Call<'adminCancelPtoRequest'>,
): Promise<Answer<'adminCancelPtoRequest'>> {
  const { params, body, caller, db, workspace, now } = call;
  const viewer = await viewerOf(db, caller, workspace, now);
  const held = await holdForReview(call, params.absence_id);
  assertReviewerMay('cancel', viewer, held);

  const reason = body.reason.trim();
  const row = await move(call, held, { action: 'cancel', note: reason, rows: given(held) });
  announceCalledOff(call, row, reason);
  return { status: 200, data: presentAbsence(row, viewer), version: row.version };
}
