import type { Answer, Call } from '../../../contract.ts';
import { notFound } from '../../../problem.ts';
import { ownsRecord } from '../../../people/subject.ts';
import { changeEntry } from '../actions/change.ts';
import { presentEntry } from '../present/entry.ts';
import { entryForUpdate } from '../store/entries.ts';

export default async function updateTimeEntry(
  call: Call<'updateTimeEntry'>,
): Promise<Answer<'updateTimeEntry'>> {
  const { params, body, caller, db } = call;
  const row = await db.maybe(entryForUpdate, { id: params.entry_id });
  if (!row || !ownsRecord(caller, row.employee_id)) throw notFound();
  const changed = await changeEntry(call, row, body);
  return { status: 200, data: presentEntry(changed), version: changed.version };
}
