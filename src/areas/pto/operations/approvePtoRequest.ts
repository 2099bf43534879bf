import type { Answer, Call } from '../../../contract.ts';
import { presentAbsence } from '../present/absence.ts';
import { approve } from '../actions/review.ts';
import { viewerOf } from '../actions/viewer.ts';

export default async function approvePtoRequest(
  call: Call<'approvePtoRequest'>,
): Promise<Answer<'approvePtoRequest'>> {
  const { params, body, ifMatch, caller, db, workspace, now } = call;
  const viewer = await viewerOf(db, caller, workspace, now);
  const note = body.note?.trim() || null;
  const row = await approve(call, viewer, { absenceId: params.absence_id, note, ifMatch });
  return { status: 200, data: presentAbsence(row, viewer), version: row.version };
}
