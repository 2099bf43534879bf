import type { Answer, Call } from '../../../contract.ts';
import { because, tellOwner } from '../announce.ts';
import { removeEntry } from '../actions/change.ts';
import { holdInView } from '../actions/supervise.ts';

export default async function adminDeleteTimeEntry(
  call: Call<'adminDeleteTimeEntry'>,
): Promise<Answer<'adminDeleteTimeEntry'>> {
  const { params, query, caller, db } = call;
  const row = await holdInView(db, caller, params.entry_id);
  await removeEntry(call, row, because(query.reason));
  tellOwner(call, row, {
    kind: 'time_entry.deleted',
    title: 'A time entry of yours was deleted',
    reason: query.reason,
  });
  return { status: 200, data: {} };
}
