/**
 * What a change writes beside the row: audit lines, events for webhooks, notifications. Operations and the demo announce
 * through the same functions.
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

/** What is said of a claim. */
export type AnnouncedClaim = EventRow;

interface Notice {
  kind: 'expense.submitted' | 'expense.approved' | 'expense.denied' | 'expense.deleted';
  title: string;
  /** Follows the title of the claim and its amount. */
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

/** Notifies those who decide on the person's claims: the manager, or without one the admins (rule 22). Not the caller. */
function tellDeciders(call: Writing, row: AnnouncedClaim, deciders: DecidersRow, notice: Notice): void {
  const person = { id: row.employee_id, manager_id: deciders.deciding_manager };
  for (const userId of decidedBy(person, deciders.admin_ids)) {
    if (userId !== call.caller.userId) tell(call, row, userId, notice);
  }
}

/** Notifies the person whose claim it is, unless they did it themselves. */
function tellOwner(call: Writing, row: AnnouncedClaim, notice: Notice): void {
  if (row.employee_id !== call.caller.userId) tell(call, row, row.employee_id, notice);
}

/** A new claim; one that is submitted at once is announced as submitted, too. */
export const auditCreated = (call: Writing, row: AnnouncedClaim): void =>
  audit(call, {
    action: 'created',
    resource: 'expense_claim',
    id: row.id,
    changes: { amount: [null, `${row.amount} ${row.currency}`] },
  });

/** A receipt that came or went. */
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

// What follows on a transition has its audit line from there (transitions/transition.ts).

/** Of a decision's audit line: the status, and of an approval what is paid out for the claim. */
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

/** A claim that waits for a decision now. */
export function announceSubmitted(call: Writing, row: AnnouncedClaim, deciders: DecidersRow): void {
  emit(call, 'expense.submitted', presentClaimEvent(row, 'submitted'));
  const kind = 'expense.submitted';
  tellDeciders(call, row, deciders, { kind, title: `${row.employee_name} claims expenses` });
  tellOwner(call, row, { kind, title: 'Expenses were claimed in your name' });
}

/** A claim that was approved, in full or in part; `note`: what the person who decided said about it. */
export function announceApproved(call: Writing, row: AnnouncedClaim, note: string | null): void {
  emit(call, 'expense.approved', presentClaimEvent(row, 'approved'));
  const part = row.approved_amount === row.amount ? '' : `${row.approved_amount} ${row.currency} of it. `;
  tellOwner(call, row, {
    kind: 'expense.approved',
    title: 'Your expenses are approved',
    more: `${part}${note ?? ''}`.trim(),
  });
}

/** A claim that was denied, and why. */
export function announceDenied(call: Writing, row: AnnouncedClaim, reason: string): void {
  emit(call, 'expense.denied', presentClaimEvent(row, 'denied'));
  tellOwner(call, row, { kind: 'expense.denied', title: 'Your expenses are denied', more: reason });
}

/** A claim that was submitted once and is deleted. `waited`: it waited for a decision. */
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

/** A call that decided on many claims, each of which has its own line, too. */
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
