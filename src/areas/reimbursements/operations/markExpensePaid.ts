import type { Answer, Call } from '../../../contract.ts';
import { textOrNull } from '../../../lib/texts.ts';
import { holdDue } from '../../../paying/causes.ts';
import { recordPaid } from '../../../paying/completed.ts';
import { paidAtOf } from '../../../paying/paidOn.ts';
import { claimsPayable } from '../actions/paying.ts';
import { holdForReview } from '../actions/hold.ts';
import { assertReviewerMay, viewerOf } from '../actions/viewer.ts';
import { presentClaim } from '../present/claim.ts';
import { claimById } from '../store/claims.ts';

/** Records a payment made outside scheduled payments, as a completed payment of this claim (rule 46). */
export default async function markExpensePaid(
  call: Call<'markExpensePaid'>,
): Promise<Answer<'markExpensePaid'>> {
  const { params, body, caller, db, workspace } = call;
  const paidAt = paidAtOf(call, body.paid_on);
  const viewer = await viewerOf(db, caller, workspace);
  const held = await holdForReview(call, params.expense_id, 'mark_paid');
  // `holdDue` checks for an existing payment, because its error has the payment's id
  assertReviewerMay('mark_paid', viewer, { ...held, in_payment: false });
  const { due } = await holdDue(db, claimsPayable, [held.id]);
  await recordPaid(call, claimsPayable, {
    due: due[0]!,
    paidAt,
    paidOn: body.paid_on,
    reference: textOrNull(body.reference),
  });
  const row = await db.one(claimById, { id: held.id });
  return { status: 200, data: presentClaim(row, viewer), version: row.version };
}
