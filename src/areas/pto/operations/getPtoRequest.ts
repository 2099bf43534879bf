import type { Answer, Call } from '../../../contract.ts';
import { notFound } from '../../../problem.ts';
import { ownsRecord } from '../../../people/subject.ts';
import { presentAbsence } from '../present/absence.ts';
import { absenceById } from '../store/absences.ts';
import { viewerOf } from '../actions/viewer.ts';

export default async function getPtoRequest({
  params,
  caller,
  workspace,
  db,
  now,
}: Call<'getPtoRequest'>): Promise<Answer<'getPtoRequest'>> {
  const row = await db.maybe(absenceById, { id: params.absence_id });
  if (!row || !ownsRecord(caller, row.employee_id)) throw notFound();
  const viewer = await viewerOf(db, caller, workspace, now);
  return { status: 200, data: presentAbsence(row, viewer), version: row.version };
}
