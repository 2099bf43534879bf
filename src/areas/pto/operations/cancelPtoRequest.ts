import type { Answer, Call } from '../../../contract.ts';
import { emitAbsence, tellDeciders, tellOwner } from '../announce.ts';
import { given, holdForOwner, move } from '../actions/decide.ts';
import { presentAbsence } from '../present/absence.ts';
import { assertOwnerMay, viewerOf } from '../actions/viewer.ts';

/** requested -> cancelled, or approved -> cancelled until the first day begins in the workspace's zone. */
export default async function cancelPtoRequest(
  call: Call<'cancelPtoRequest'>,
): Promise<Answer<'cancelPtoRequest'>> {
  const { params, body, caller, db, workspace, now } = call;
  const viewer = await viewerOf(db, caller, workspace, now);
  const held = await holdForOwner(call, params.absence_id);
  assertOwnerMay('cancel', viewer, held);

  const row = await move(call, held, {
    action: 'cancel',
    note: body.reason?.trim() || null,
    rows: given(held),
  });
  emitAbsence(call, 'absence.cancelled', row);
  tellDeciders(call, row, held, {
    kind: 'absence.cancelled',
    title: `${row.employee_name} has cancelled time off`,
  });
  tellOwner(call, row, { kind: 'absence.cancelled', title: 'Your time off is cancelled' });
  return { status: 200, data: presentAbsence(row, viewer), version: row.version };
}
