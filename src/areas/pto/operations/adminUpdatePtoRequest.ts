import type { Answer, Call } from '../../../contract.ts';
import { expectVersion } from '../../../problem.ts';
import { holdForReview } from '../actions/decide.ts';
import { readForReview } from '../actions/readForReview.ts';
import { changeSickness } from '../actions/certificate.ts';
import { assertShape } from '../actions/request.ts';
import { assertOneChange, isMoved, moveDates, removeDays, spanAfter } from '../actions/reshape.ts';
import { assertReviewerMay, viewerOf } from '../actions/viewer.ts';
import { presentForReview } from '../present/absence.ts';

/** Corrects the days of a requested or approved absence, also past ones, by a manager or admin (rule 76). */
export default async function adminUpdatePtoRequest(
  call: Call<'adminUpdatePtoRequest'>,
): Promise<Answer<'adminUpdatePtoRequest'>> {
  const { params, body, ifMatch, caller, db, workspace, now } = call;
  const viewer = await viewerOf(db, caller, workspace, now);
  const held = await holdForReview(call, params.absence_id);
  assertReviewerMay('correct', viewer, held);
  expectVersion(ifMatch, held.version);
  assertOneChange(body);
  const change = { title: 'Your time off was changed', note: body.reason?.trim() || null };
  if (body.remove) await removeDays(call, viewer, held, body.remove, change);
  else {
    const span = spanAfter(held, body);
    assertShape(span);
    const changed = await changeSickness(call, held, span, body);
    if (!changed || isMoved(held, span)) await moveDates(call, viewer, held, body, change);
  }
  const { row, balance } = await readForReview(db, caller, viewer, held.id);
  return { status: 200, data: presentForReview(row, balance, viewer), version: row.version };
}
