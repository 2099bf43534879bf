import type { Answer, Call } from '../../../contract.ts';
import { subjectOf } from '../../../people/subject.ts';
import { enterAbsence } from '../actions/enter.ts';
import { presentAbsence } from '../present/absence.ts';
import { viewerOf } from '../actions/viewer.ts';

/** Requests time off; it is approved at once if the policy needs no approval. */
export default async function createPtoRequest(
  call: Call<'createPtoRequest'>,
): Promise<Answer<'createPtoRequest'>> {
  const { body, caller, db, workspace, now } = call;
  const employee_id = subjectOf(caller, body.employee_id);
  const viewer = await viewerOf(db, caller, workspace, now);
  const row = await enterAbsence(call, viewer, { ...body, employee_id });
  return { status: 201, data: presentAbsence(row, viewer), version: row.version };
}
