import type { Answer, Call } from '../../../contract.ts';
import { ask } from '../../../db/handle.ts';
import { transition } from '../../../transitions/transition.ts';
import { holdForOwner, statusNow } from '../actions/hold.ts';
import { assertReceipts } from '../actions/items.ts';
import { assertOwnerMay, viewerOf } from '../actions/viewer.ts';
import { announceSubmitted } from '../announce.ts';
import { presentClaim } from '../present/claim.ts';
import { CLAIM_MACHINE } from '../rules/review.ts';
import { submitClaim } from '../store/claims.ts';

/** draft, denied -> submitted, if every item has its required receipt (rule 43). */
export default async function submitExpense(call: Call<'submitExpense'>): Promise<Answer<'submitExpense'>> {
  const { params, caller, db, workspace } = call;
  const viewer = await viewerOf(db, caller, workspace);
  const held = await holdForOwner(call, params.expense_id, 'submit');
  assertOwnerMay('submit', viewer, held);
  assertReceipts(workspace, held.currency, held.items, held.receipts);
  const row = await transition(call, CLAIM_MACHINE, {
    id: held.id,
    action: 'submit',
    before: held.status,
    set: () => ask(submitClaim, { id: held.id, before: held.status }),
    current: () => statusNow(db, held.id),
  });
  announceSubmitted(call, row, held);
  return { status: 200, data: presentClaim(row, viewer), version: row.version };
}
