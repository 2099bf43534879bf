import type { Answer, Call } from '../../../contract.ts';
import { subjectOf } from '../../../people/subject.ts';
import { notFound } from '../../../problem.ts';
import { opened } from '../actions/parts.ts';
import { presentDetails } from '../present/privateDetails.ts';
import { detailsOf } from '../store/privateDetails.ts';

export default async function getPersonalDetails(
  call: Call<'getPersonalDetails'>,
): Promise<Answer<'getPersonalDetails'>> {
  const { query, caller, db } = call;
  const row = await db.maybe(detailsOf, { user_id: subjectOf(caller, query.employee_id) });
  if (!row) throw notFound();
  return { status: 200, data: presentDetails(opened(row, call), caller), version: row.version };
}
