import type { Answer, Call } from '../../../contract.ts';
import { subjectInQuery, subjectOf } from '../../../people/subject.ts';
import { presentAbsence } from '../present/absence.ts';
import { absenceList } from '../store/absences.ts';
import { viewerOf } from '../actions/viewer.ts';

export default async function listPtoRequests(
  call: Call<'listPtoRequests'>,
): Promise<Answer<'listPtoRequests'>> {
  const { query, caller, workspace, db, now } = call;
  // service keys name the person, who may not exist
  if (caller.kind === 'service_key') await subjectInQuery(db, caller, query.employee_id);
  const { status, policy_id, from, to } = query;
  const filters = { own: subjectOf(caller, query.employee_id), status, policy_id, from, to };
  const viewer = await viewerOf(db, caller, workspace, now);
  const { rows, page } = await absenceList.page(call, filters);
  return { status: 200, data: rows.map((row) => presentAbsence(row, viewer)), page };
}
