import type { Answer, Call } from '../../../contract.ts';
import { notFound } from '../../../problem.ts';
import { ownsRecord } from '../../auth/people.ts';
import { presentEntry } from '../present.ts';
import { entryById } from '../store.ts';

export default async function getTimeEntry({
  params,
  caller,
  db,
}: Call<'getTimeEntry'>): Promise<Answer<'getTimeEntry'>> {
  const row = await db.maybe(entryById, { id: params.entry_id });
  if (!row || !ownsRecord(caller, row.employee_id)) throw notFound();
  return { status: 200, data: presentEntry(row), version: row.version };
}
