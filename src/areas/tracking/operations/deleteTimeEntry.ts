import type { Answer, Call } from '../../../contract.ts';
import { notFound } from '../../../problem.ts';
import { ownsRecord } from '../../../people/subject.ts';
import { removeEntry } from '../actions/change.ts';
import { entryForUpdate } from '../store/entries.ts';

export default async function deleteTimeEntry(
  call: Call<'deleteTimeEntry'>,
): Promise<Answer<'deleteTimeEntry'>> {
  const { params, caller, db } = call;
  const row = await db.maybe(entryForUpdate, { id: params.entry_id });
  if (!row || !ownsRecord(caller, row.employee_id)) throw notFound();
  await removeEntry(call, row);
  return { status: 200, data: {} };
}
