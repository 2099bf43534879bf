/**
 * What a change writes besides its row: audit lines, events for webhooks, notifications. Operations and the
 * demo share these functions.
 */
import { audit, type AuditEntry } from '../../events/audit.ts';
import { emit } from '../../events/emit.ts';
import { notify } from '../../events/notify.ts';
import type { Writing } from '../../events/writing.ts';
import type { DecidersRow } from '../../people/deciders.ts';
import { decimalToNumeric } from '../../money/decimal.ts';
import { decidedBy } from '../../people/deciding.ts';
import { presentClaimEvent, type EventRow } from './present/claim.ts';
import type { Payout } from './rules/payout.ts';
import type { ClaimStatus } from './rules/review.ts';

export type AnnouncedClaim = EventRow;

interface Notice {
  kind: 'expense.submitted' | 'expense.approved' | 'expense.denied' | 'expense.deleted';
  title: string;
  /** Text after the claim's title and amount. */
  more?: string | null;
}

function tell(call: Writing, row: AnnouncedClaim, userId: string, { kind, title, more }: Notice): void {
  notify(call, {
    userId,
    kind,
    title,
    body: `${row.title}, ${row.amount} ${row.currency}.${more ? ` ${more}` : ''}`,
    resource: { type: 'expense_claim', id: row.id },
  });
}

/**
 * Notifies those who decide on the person's claims, without the caller: the manager, or the admins if there
 * is none (rule 22).
 */
function tellDeciders(call: Writing, row: AnnouncedClaim, deciders: DecidersRow, notice: Notice): void {
  const person = { id: row.employee_id, manager_id: deciders.deciding_manager };
  for (const userId of decidedBy(person, deciders.admin_ids)) {
    if (userId !== call.caller.userId) tell(call, row, userId, notice);
  }
}

/** Notifies the claim's person, unless they are the caller. */
function tellOwner(call: Writing, row: AnnouncedClaim, notice: Notice): void {
  if (row.employee_id !== call.caller.userId) tell(call, row, row.employee_id, notice);
}

/** A claim that is submitted at creation is also announced as submitted. */
export const auditCreated = (call: Writing, row: AnnouncedClaim): void =>
  audit(call, {
    action: 'created',
    resource: 'expense_claim',
    id: row.id,
    changes: { amount: [null, `${row.amount} ${row.currency}`] },
  });

export const auditReceipt = (
  call: Writing,
  claimId: string,
  action: 'added receipt to' | 'removed receipt from',
  receiptId: string,
): void =>
  audit(call, {
    action,
    resource: 'expense_claim',
    id: claimId,
    changes: { receipt: action === 'added receipt to' ? [null, receiptId] : [receiptId, null] },
  });

// Transitions write the audit lines of the changes below (transitions/transition.ts).

/** Audit changes for a decision: status, plus the payout if approved. */
export const decisionChanges = (
  before: { status: ClaimStatus },
  after: Pick<AnnouncedClaim, 'approved_amount' | 'currency'> & { status: ClaimStatus },
  payout: Pick<Payout, 'rate' | 'rateReason'> | null,
): NonNullable<AuditEntry['changes']> => ({
  status: [before.status, after.status],
  ...(payout && { approved_amount: [null, `${after.approved_amount} ${after.currency}`] }),
  ...(payout?.rate && { exchange_rate: [null, decimalToNumeric(payout.rate)] }),
  ...(payout?.rateReason && { rate_reason: [null, payout.rateReason] }),
});

export function announceSubmitted(call: Writing, row: AnnouncedClaim, deciders: DecidersRow): void {
  emit(call, 'expense.submitted', presentClaimEvent(row, 'submitted'));
  const kind = 'expense.submitted';
  tellDeciders(call, row, deciders, { kind, title: `${row.employee_name} claims expenses` });
  tellOwner(call, row, { kind, title: 'Expenses were claimed on your behalf' });
}

/** Announces a full or partial approval; `note` is the reviewer's comment. */
export function announceApproved(call: Writing, row: AnnouncedClaim, note: string | null): void {
  emit(call, 'expense.approved', presentClaimEvent(row, 'approved'));
  const part = row.approved_amount === row.amount ? '' : `${row.approved_amount} ${row.currency} of it. `;
  tellOwner(call, row, {
    kind: 'expense.approved',
    title: 'Your expenses are approved',
    more: `${part}${note ?? ''}`.trim(),
  });
}

export function announceDenied(call: Writing, row: AnnouncedClaim, reason: string): void {
  emit(call, 'expense.denied', presentClaimEvent(row, 'denied'));
  tellOwner(call, row, { kind: 'expense.denied', title: 'Your expenses are denied', more: reason });
}

/** Announces the deletion of a claim that had been submitted. `waited`: it was awaiting a decision. */
export function announceDeleted(
  call: Writing,
  row: AnnouncedClaim,
  deciders: DecidersRow,
  waited: boolean,
): void {
  emit(call, 'expense.deleted', presentClaimEvent(row, 'deleted'));
  const kind = 'expense.deleted';
  if (waited)
    tellDeciders(call, row, deciders, { kind, title: `${row.employee_name} has withdrawn a claim` });
  tellOwner(call, row, { kind, title: 'Your claim was deleted' });
}

/** The audit line of a bulk call, in addition to the line of each claim. */
export const auditBulkReview = (
  call: Writing,
  action: 'approve' | 'deny',
  { asked, decided }: { asked: number; decided: number },
): void =>
  audit(call, {
    action: 'reviewed',
    resource: 'expense_claims',
    id: null,
    changes: { [action]: [asked, decided] },
  });
