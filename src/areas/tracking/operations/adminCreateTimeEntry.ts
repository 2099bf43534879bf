import type { Answer, Call } from '../../../contract.ts';
import { isInView } from '../../../people/tree.ts';
import { unknownReference } from '../../../people/find.ts';
import { addEntry, planEntry } from '../actions/add.ts';
import { because, tellOwner } from '../announce.ts';
import { presentEntry } from '../present/entry.ts';

/** Adds worked time for somebody else. A person out of view is 422, like an unknown one. */
export default async function adminCreateTimeEntry(
  call: Call<'adminCreateTimeEntry'>,
): Promise<Answer<'adminCreateTimeEntry'>> {
  const { body, caller, db } = call;
  const planned = planEntry(body, body.employee_id, call);
  if (!(await isInView(db, caller, body.employee_id))) throw unknownReference('employee_id');
  const row = await addEntry(call, planned, because(body.reason));
  tellOwner(call, row, {
    kind: 'time_entry.created',
    title: 'A time entry was added for you',
    reason: body.reason,
  });
  return { status: 201, data: presentEntry(row), version: row.version };
}
