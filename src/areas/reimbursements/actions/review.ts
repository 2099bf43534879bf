/** Approves and denies claims, for the single calls and the bulk call. */
import { ask } from '../../../db/handle.ts';
import type { CallerWriting } from '../../../events/writing.ts';
import { decimal, decimalToNumeric } from '../../../money/decimal.ts';
import { money, moneyToNumeric } from '../../../money/money.ts';
import { rateUpTo } from '../../../paying/store/rates.ts';
import { postOwed } from '../../../paying/wallet.ts';
import { conflict, expectVersion, invalid } from '../../../problem.ts';
import { transition } from '../../../transitions/transition.ts';
import { announceApproved, announceDenied, decisionChanges } from '../announce.ts';
import { payoutOf, rateDeviation, type CloseReference, type Granted, type Payout } from '../rules/payout.ts';
import { CLAIM_MACHINE } from '../rules/review.ts';
import { approveItems, decideClaim, type ClaimInHand, type ClaimRow } from '../store/claims.ts';
import { holdForReview, statusNow } from './hold.ts';
import { assertReviewerMay, type Viewer } from './viewer.ts';

export interface Decision {
  id: string;
  /** The version that the reviewer saw, from `If-Match` (rule 24). */
  ifMatch: string | null;
}

/**
 * submitted -> approved, with amount and rate (rules 20-24, 41, 42, 215, 222). A refusal is thrown before anything
 * is written.
 */
export async function approve(
  call: CallerWriting,
  viewer: Viewer,
  { id, ifMatch, note, ...granted }: Decision & Granted & { note: string | null },
): Promise<ClaimRow> {
  const held = await holdForReview(call, id, 'approve');
  assertReviewerMay('approve', viewer, held);
  expectVersion(ifMatch, held.version);
  const stored = await storedReference(call, held);
  const payout = payoutOf(
    money(held.amount, held.currency),
    call.workspace.currency,
    {
      ...granted,
      exchange_rate: granted.exchange_rate ?? (stored ? Number(decimalToNumeric(stored.rate)) : undefined),
    },
    held.items,
  );
  if ('errors' in payout)
    throw payout.rateMissing
      ? invalid(payout.errors, 'exchange_rate_required', payout.errors['exchange_rate']![0])
      : invalid(payout.errors);
  assertRate(call, payout, { from: held.currency, stored });
  if (granted.items) await call.db.rows(approveItems, { claim_id: id, items: JSON.stringify(granted.items) });
  const row = await decide(call, held, { action: 'approve', note, payout });
  postOwed(call, {
    employeeId: row.employee_id,
    amount: payout.payout,
    cause: { type: 'expense_claim', id: row.id },
  });
  announceApproved(call, row, note);
  return row;
}

/** The rate that admins have stored for the days of the claim, which is also used if none is sent. */
async function storedReference(
  { db, workspace }: CallerWriting,
  { currency, last_spent_on }: ClaimInHand,
): Promise<CloseReference | null> {
  if (currency === workspace.currency) return null;
  const [found] = await db.rows(rateUpTo, { own: workspace.currency, foreign: currency, on: last_spent_on });
  if (!found) return null;
  return { rate: decimal(found.rate), on: found.rate_on, tolerance: workspace.settings.rate_tolerance };
}

/**
 * Throws 409 if the rate is far from the reference or has none, unless a signed-in admin gives a reason (rule
 * 215).
 */
function assertRate(
  { caller }: CallerWriting,
  { rate, payout, rateReason }: Payout,
  { from, stored }: { from: string; stored: CloseReference | null },
): void {
  const deviation = rate && rateDeviation(rate, { from, to: payout.currency, stored });
  const admin = caller.role === 'admin' && caller.kind === 'user';
  if (deviation === null || (admin && rateReason !== null)) return;
  const reference =
    deviation.reference_rate === null
      ? `There is no reference rate between ${payout.currency} and ${from}.`
      : `The reference rate is ${deviation.reference_rate} ${payout.currency} for one ${from}.`;
  throw conflict(
    'rate_deviates',
    `${reference} ${admin ? 'Explain in `rate_reason` why the rate is right.' : 'A signed-in admin can approve it, with a reason.'}`,
    deviation,
  );
}

/** submitted -> denied (rules 20-25). A refusal is thrown before anything is written. */
export async function deny(
  call: CallerWriting,
  viewer: Viewer,
  { id, ifMatch, reason }: Decision & { reason: string },
): Promise<ClaimRow> {
  const held = await holdForReview(call, id, 'deny');
  assertReviewerMay('deny', viewer, held);
  expectVersion(ifMatch, held.version);
  const row = await decide(call, held, { action: 'deny', note: reason, payout: null });
  announceDenied(call, row, reason);
  return row;
}

interface Decided {
  action: 'approve' | 'deny';
  note: string | null;
  payout: Payout | null;
}

function decide(
  call: CallerWriting,
  held: ClaimInHand,
  { action, note, payout }: Decided,
): Promise<ClaimRow> {
  const { caller, db, now } = call;
  const own = held.employee_id === caller.userId;
  return transition(call, CLAIM_MACHINE, {
    id: held.id,
    action,
    before: held.status,
    ...(own && action === 'approve' && { verb: 'self-approved' }),
    set: (after) =>
      ask(decideClaim, {
        id: held.id,
        before: held.status,
        after: after!,
        decision_note: note,
        actor: JSON.stringify(caller.actor),
        reviewer_id: caller.userId,
        reviewed_at: new Date(now).toISOString(),
        approved_amount: payout && moneyToNumeric(payout.approved),
        payout_amount: payout && moneyToNumeric(payout.payout),
        payout_currency: payout && payout.payout.currency,
        exchange_rate: payout?.rate ? decimalToNumeric(payout.rate) : null,
        rate_reason: payout && payout.rateReason,
      }),
    current: () => statusNow(db, held.id),
    changes: (row) => decisionChanges(held, row, payout),
  });
}
