import type { Answer, Call } from '../../../contract.ts';
import { ask } from '../../../db/handle.ts';
import { transition } from '../../../transitions/transition.ts';
import { holdForOwner, statusNow } from '../actions/hold.ts';
import { assertOwnerMay, viewerOf } from '../actions/viewer.ts';
import { announceDeleted } from '../announce.ts';
import { CLAIM_MACHINE } from '../rules/review.ts';
import { deleteClaim } from '../store/claims.ts';

/** draft, submitted, denied -> deleted. A claim that was never submitted is not announced. */
export default async function deleteExpense(call: Call<'deleteExpense'>): Promise<Answer<'deleteExpense'>> {
  const { params, caller, db, workspace } = call;
  const viewer = await viewerOf(db, caller, workspace);
  const held = await holdForOwner(call, params.expense_id, 'delete');
  assertOwnerMay('delete', viewer, held);
  const row = await transition(call, CLAIM_MACHINE, {
    id: held.id,
    action: 'delete',
    before: held.status,
    set: () => ask(deleteClaim, { id: held.id, before: held.status }),
    current: () => statusNow(db, held.id),
  });
  if (row.submitted_at !== null) announceDeleted(call, row, held, held.status === 'submitted');
  return { status: 200, data: {} };
}
