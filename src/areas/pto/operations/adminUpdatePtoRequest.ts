import type { Answer, Call } from '../../../contract.ts';
import { expectVersion } from '../../../problem.ts';
import { holdForReview } from '../actions/decide.ts';
import { assertOneChange, moveDates, removeDays } from '../actions/reshape.ts';
import { assertReviewerMay, viewerOf } from '../actions/viewer.ts';
import { presentAbsence } from '../present/absence.ts';

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
  const row = body.remove
    ? await removeDays(call, viewer, held, body.remove, change)
    : await moveDates(call, viewer, held, body, change);
  return { status: 200, data: presentAbsence(row, viewer), version: row.version };
}
