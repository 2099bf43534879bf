import type { Answer, Call } from '../../../contract.ts';
import { notFound } from '../../../problem.ts';
import { subjectOf } from '../../../people/subject.ts';
import { presentProfile } from '../present/people.ts';
import { profile } from '../store/people.ts';

export default async function getProfile({
  query,
  caller,
  db,
  workspace,
}: Call<'getProfile'>): Promise<Answer<'getProfile'>> {
  const row = await db.maybe(profile, { id: subjectOf(caller, query.employee_id) });
  if (!row) throw notFound();
  return { status: 200, data: presentProfile(row, workspace), version: row.version };
}
