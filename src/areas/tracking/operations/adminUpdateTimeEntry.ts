import type { Answer, Call } from '../../../contract.ts';
import { because, tellOwner } from '../announce.ts';
import { changeEntry } from '../actions/change.ts';
import { presentEntry } from '../present/entry.ts';
import { holdInView } from '../actions/supervise.ts';

export default async function adminUpdateTimeEntry(
  call: Call<'adminUpdateTimeEntry'>,
): Promise<Answer<'adminUpdateTimeEntry'>> {
  const { params, body, caller, db } = call;
  const row = await holdInView(db, caller, params.entry_id);
  const changed = await changeEntry(call, row, body, because(body.reason));
  tellOwner(call, changed, {
    kind: 'time_entry.updated',
    title: 'A time entry of yours was changed',
    reason: body.reason,
  });
  return { status: 200, data: presentEntry(changed), version: changed.version };
}
