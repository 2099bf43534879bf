import type { Answer, Call } from '../../../contract.ts';
import { notFound } from '../../../problem.ts';
import { isInView } from '../../../people/tree.ts';
import { presentPerson } from '../present/people.ts';
import { personRecord } from '../../../people/record.ts';

export default async function getUser({
  params,
  caller,
  db,
  workspace,
}: Call<'getUser'>): Promise<Answer<'getUser'>> {
  const row = await db.maybe(personRecord, { id: params.user_id });
  if (!row || !(await isInView(db, caller, row.id))) throw notFound();
  return { status: 200, data: presentPerson(row, workspace), version: row.version };
}
