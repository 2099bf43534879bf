import type {
  DuplicateSuspect,
  ExpenseClaim,
  ExpenseClaimDetail,
  ExpenseEventData,
  ExpenseItem,
  Receipt,
} from '../../../generated/types.ts';
import { decimalToNumeric } from '../../../money/decimal.ts';
import { money, moneyToNumeric } from '../../../money/money.ts';
import { reviewerOf } from '../../../people/reviewer.ts';
import { actionsOf, thresholdOf, type Viewer } from '../actions/viewer.ts';
import type { Trip } from '../rules/allowances.ts';
import { approvedOfItems } from '../rules/approvedItems.ts';
import { needsReceipt } from '../rules/receipts.ts';
import { splitVat, type VatPart } from '../rules/vat.ts';
import { type ClaimRow, type ReceiptRow, type ReviewedRow, type SuspectRow } from '../store/claims.ts';
import { eventPersonIn, maybeRefIn, refIn } from '../../../people/named.ts';

export function presentClaim(row: ClaimRow, viewer: Viewer): ExpenseClaim {
  return {
    id: row.id,
    employee: refIn(row, 'employee'),
    title: row.title,
    status: row.status,
    items: presentItems(row, viewer),
    amount: row.amount,
    currency: row.currency,
    approved_amount: row.approved_amount,
    payout_amount: row.payout_amount,
    payout_currency: row.payout_currency,
    exchange_rate: row.exchange_rate === null ? null : Number(row.exchange_rate),
    rate_reason: row.rate_reason,
    external_id: row.external_id,
    receipts: row.receipts.map(presentReceipt),
    decision_note: row.decision_note,
    approver: maybeRefIn(row, 'approver'),
    approver_reason: row.approver_reason,
    reviewer: reviewerOf(row),
    reviewed_at: row.reviewed_at,
    submitted_at: row.submitted_at,
    entered_by: maybeRefIn(row, 'entered_by'),
    allowed_actions: actionsOf(viewer, row),
    version: row.version,
    created_at: row.created_at,
    updated_at: row.updated_at,
    deleted_at: row.deleted_at,
  };
}

function presentItems({ items, approved_amount, currency }: ClaimRow, viewer: Viewer): ExpenseItem[] {
  const threshold = thresholdOf(viewer.workspace);
  const approved = approvedOfItems(items, approved_amount, currency);
  return items.map((item, index) => ({
    id: item.id,
    kind: item.kind,
    spent_on: item.spent_on,
    category: { id: item.category_id, label: item.category_label },
    amount: item.amount,
    vat: item.vat.map((part) => presentVat(part, currency)),
    kilometres: item.kilometres,
    trip: item.trip && presentTrip(item.trip),
    cost_centre: listed(item.cost_centre_id, item.cost_centre_label),
    project: listed(item.project_id, item.project_label),
    description: item.description,
    merchant: item.merchant,
    receipt_required: needsReceipt(item.kind, money(item.amount, currency), threshold),
    approved_amount: approved[index]!,
    decision_note: item.decision_note,
  }));
}

const listed = (id: string | null, label: string | null) => (id === null ? null : { id, label: label! });

function presentVat(part: VatPart, currency: string): ExpenseItem['vat'][number] {
  const { rate, gross, net, tax } = splitVat(part, currency);
  return {
    rate: Number(decimalToNumeric(rate)),
    gross: moneyToNumeric(gross),
    net: moneyToNumeric(net),
    tax: moneyToNumeric(tax),
  };
}

/** A fixed order of members, which jsonb does not keep. */
const presentTrip = ({ from, to, country, breakfasts, lunches, dinners }: Trip): Trip => ({
  from,
  to,
  country,
  breakfasts,
  lunches,
  dinners,
});

export const presentReceipt = ({
  id,
  item_id,
  filename,
  content_type,
  size,
  sha256,
}: Omit<ReceiptRow, 'file_id'>): Receipt => ({
  id,
  item_id,
  filename,
  content_type: content_type as Receipt['content_type'],
  size,
  sha256,
});

/** Maximum number of suspected duplicates listed. */
const MOST_LISTED = 50;

export function presentForReview(row: ReviewedRow, viewer: Viewer): ExpenseClaimDetail {
  const claim = presentClaim(row, viewer);
  const seen = row.suspects.filter(({ in_view }) => in_view);
  return {
    id: claim.id,
    employee: claim.employee,
    title: claim.title,
    status: claim.status,
    items: claim.items,
    amount: claim.amount,
    currency: claim.currency,
    approved_amount: claim.approved_amount,
    payout_amount: claim.payout_amount,
    payout_currency: claim.payout_currency,
    exchange_rate: claim.exchange_rate,
    rate_reason: claim.rate_reason,
    external_id: claim.external_id,
    receipts: claim.receipts,
    decision_note: claim.decision_note,
    approver: claim.approver,
    approver_reason: claim.approver_reason,
    reviewer: claim.reviewer,
    reviewed_at: claim.reviewed_at,
    submitted_at: claim.submitted_at,
    entered_by: claim.entered_by,
    allowed_actions: claim.allowed_actions,
    duplicate_suspects: seen.slice(0, MOST_LISTED).map(presentSuspect),
    duplicates_elsewhere: row.suspects.length - seen.length,
    version: claim.version,
    created_at: claim.created_at,
    updated_at: claim.updated_at,
    deleted_at: claim.deleted_at,
  };
}

const presentSuspect = (row: SuspectRow): DuplicateSuspect => ({
  receipt_id: row.receipt_id,
  expense_id: row.claim_id,
  other_receipt_id: row.other_receipt_id,
  employee: refIn(row, 'employee'),
  title: row.title,
  status: row.status,
  amount: row.amount,
  currency: row.currency,
});

export type EventRow = Pick<
  ClaimRow,
  | 'id'
  | 'version'
  | 'employee_id'
  | 'employee_email'
  | 'employee_name'
  | 'title'
  | 'amount'
  | 'approved_amount'
  | 'currency'
>;

export const presentClaimEvent = (row: EventRow, status: ExpenseEventData['status']): ExpenseEventData => ({
  id: row.id,
  version: row.version,
  employee: eventPersonIn(row, 'employee'),
  title: row.title,
  amount: row.amount,
  ...(row.approved_amount !== null && { approved_amount: row.approved_amount }),
  currency: row.currency,
  status,
});
