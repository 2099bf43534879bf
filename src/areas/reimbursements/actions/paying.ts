/** Claims as payments use them: the amount due, and the way from approved to paid and back. */
import { ask } from '../../../db/handle.ts';
import type { Writing } from '../../../events/writing.ts';
import { money } from '../../../money/money.ts';
import type { Due, Payable } from '../../../paying/payable.ts';
import { transition, wrongState } from '../../../transitions/transition.ts';
import { CLAIM_MACHINE } from '../rules/review.ts';
import { claimsToPay, moveClaim, type PayableClaim } from '../store/claims.ts';
import { statusNow } from './hold.ts';

export const claimsPayable: Payable = {
  cause: 'expense_claim',
  kind: 'reimbursement',
  hold: async (db, ids) => (await db.rows(claimsToPay, { ids })).map(dueOf),
  async markPaid(call, ids) {
    for (const id of ids) await step(call, id, 'mark_paid');
  },
  async markUnpaid(call, ids) {
    for (const id of ids) await step(call, id, 'reopen');
  },
};

const dueOf = ({ id, employee_id, amount, currency, status }: PayableClaim): Due => ({
  id,
  employee_id,
  amount: money(amount, currency),
  refusal: status === 'approved' ? null : wrongState(CLAIM_MACHINE, 'mark_paid', status),
});

const step = (call: Writing, id: string, action: 'mark_paid' | 'reopen') => {
  const before = action === 'mark_paid' ? ('approved' as const) : ('paid' as const);
  return transition(call, CLAIM_MACHINE, {
    id,
    action,
    before,
    set: (after) => ask(moveClaim, { id, before, after: after! }),
    current: () => statusNow(call.db, id),
  });
};
