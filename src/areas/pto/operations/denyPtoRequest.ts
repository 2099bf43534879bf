import type { Answer, Call } from '../../../contract.ts';
import { presentAbsence } from '../present/absence.ts';
import { deny } from '../actions/review.ts';
import { viewerOf } from '../actions/viewer.ts';

/** Requires a reason (rule 25). */
export default async function denyPtoRequest(
  call: Call<'denyPtoRequest'>,
): Promise<Answer<'denyPtoRequest'>> {
  const { params, body, ifMatch, caller, db, workspace, now } = call;
  const viewer = await viewerOf(db, caller, workspace, now);
  const note = body.reason.trim();
  const row = await deny(call, viewer, { absenceId: params.absence_id, note, ifMatch });
  return { status: 200, data: presentAbsence(row, viewer), version: row.version };
}
