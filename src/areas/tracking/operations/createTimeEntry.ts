import type { Answer, Call } from '../../../contract.ts';
import { subjectOf } from '../../../people/subject.ts';
import { addEntry, planEntry } from '../actions/add.ts';
import { presentEntry } from '../present/entry.ts';

export default async function createTimeEntry(
  call: Call<'createTimeEntry'>,
): Promise<Answer<'createTimeEntry'>> {
  const { body, caller } = call;
  const row = await addEntry(call, planEntry(body, subjectOf(caller, body.employee_id), call));
  return { status: 201, data: presentEntry(row), version: row.version };
}
