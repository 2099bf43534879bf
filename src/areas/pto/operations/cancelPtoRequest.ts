import type { Answer, Call } from '../../../contract.ts';
import { announceWithdrawn } from '../announce.ts';
import { given, holdForOwner, move } from '../actions/decide.ts';
import { presentAbsence } from '../present/absence.ts';
import { assertOwnerMay, viewerOf } from '../actions/viewer.ts';

/** requested -> cancelled, or approved -> cancelled before the first day begins in the workspace's zone. */
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
  announceWithdrawn(call, row, held);
  return { status: 200, data: presentAbsence(row, viewer), version: row.version };
}
