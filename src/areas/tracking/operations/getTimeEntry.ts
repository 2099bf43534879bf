import type { Answer, Call } from '../../../contract.ts';
import { notFound } from '../../../problem.ts';
import { ownsRecord } from '../../../people/subject.ts';
import { presentEntry } from '../present/entry.ts';
import { entryById } from '../store/entries.ts';

export default async function getTimeEntry({
  params,
  caller,
  db,
}: Call<'getTimeEntry'>): Promise<Answer<'getTimeEntry'>> {
  const row = await db.maybe(entryById, { id: params.entry_id });
  if (!row || !ownsRecord(caller, row.employee_id)) throw notFound();
  return { status: 200, data: presentEntry(row), version: row.version };
}
