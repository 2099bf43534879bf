import { among, shown, type Shown } from '../../../db/shown.ts';
import { statement } from '../../../db/statement.ts';
import { reviewedBy, type ReviewerColumns } from '../../../people/reviewer.ts';
import {
  approverColumns,
  approverJoin,
  decidersFor,
  isDecidedBy,
  type ApproverColumns,
  type DecidersRow,
} from '../../../people/deciders.ts';
import type { Trip } from '../rules/allowances.ts';
import type { ItemKind } from '../rules/pricing.ts';
import type { ClaimStatus } from '../rules/review.ts';
import type { VatPart } from '../rules/vat.ts';
import { namedColumnsAs, type MaybeNamedAs, type NamedAs } from '../../../people/named.ts';

export interface ItemRow {
  id: string;
  kind: ItemKind;
  spent_on: string;
  category_id: string;
  category_label: string;
  amount: string;
  vat: VatPart[];
  kilometres: string | null;
  trip: Trip | null;
  cost_centre_id: string | null;
  cost_centre_label: string | null;
  project_id: string | null;
  project_label: string | null;
  /** Null unless the reviewer decided by item. */
  approved_amount: string | null;
  decision_note: string | null;
  description: string | null;
  merchant: string | null;
}

export interface ReceiptRow {
  id: string;
  item_id: string | null;
  /** Hex hash of the bytes that were sent. */
  sha256: string;
  file_id: string;
  filename: string;
  content_type: string;
  size: number;
}

/** The columns of a claim's own table. */
export interface ClaimColumns extends Pick<ReviewerColumns, 'reviewer_id' | 'reviewer'> {
  id: string;
  employee_id: string;
  title: string;
  status: ClaimStatus;
  amount: string;
  currency: string;
  approved_amount: string | null;
  payout_amount: string | null;
  payout_currency: string | null;
  exchange_rate: string | null;
  rate_reason: string | null;
  external_id: string | null;
  decision_note: string | null;
  reviewed_at: string | null;
  submitted_at: string | null;
  /** The admin who entered it for the person. */
  entered_by_id: string | null;
  version: number;
  created_at: string;
  updated_at: string;
  deleted_at: string | null;
}

export interface ClaimRow
  extends ClaimColumns, ReviewerColumns, ApproverColumns, NamedAs<'employee'>, MaybeNamedAs<'entered_by'> {
  employee_timezone: string | null;
  /** The claim is approved, and in a payment that is neither cancelled nor reversed. */
  in_payment: boolean;
  items: ItemRow[];
  receipts: ReceiptRow[];
}

export const COLUMNS = `
  c.id, c.employee_id, c.title, c.status, c.amount, c.currency, c.approved_amount, c.payout_amount, c.payout_currency, c.exchange_rate,
  c.rate_reason, c.external_id, c.decision_note, ${reviewedBy('c')}, c.reviewed_at, c.submitted_at, c.entered_by_id, c.version, c.created_at, c.updated_at, c.deleted_at`;

/**
 * SQL of the items of claims, without labels. `claims` is the condition, as `= ANY (…)`. Amounts are
 * text, because a JSON number would be a float.
 */
export const itemsOf = (claims: string) => `
  SELECT i.claim_id, i.position, i.id, i.kind, i.spent_on, i.category_id, i.amount::text AS amount, i.vat, i.kilometres::text AS kilometres,
         i.trip, i.cost_centre_id, i.project_id, i.approved_amount::text AS approved_amount, i.decision_note, i.description, i.merchant
    FROM expense_items i
   WHERE i.workspace_id = $1 AND i.claim_id ${claims}`;

export const receiptsOf = (claims: string) => `
  SELECT r.claim_id, r.id, r.item_id, encode(r.sha256, 'hex') AS sha256, r.file_id, f.filename, f.content_type, f.size
    FROM receipts r
    JOIN files f ON f.workspace_id = $1 AND f.id = r.file_id
   WHERE r.workspace_id = $1 AND r.claim_id ${claims}`;

/** SQL of the claims that are in a payment. */
export const paidOf = (claims: string) => `
  SELECT o.cause_id FROM payment_causes o
   WHERE o.workspace_id = $1 AND o.cause_type = 'expense_claim' AND o.cause_id ${claims} AND o.released_at IS NULL`;

/** SQL condition: the claim `c` awaits a decision. */
export const WAITS = `c.status = 'submitted'`;

const SHOWN: Shown = {
  row: 'c',
  columns: `
    ${COLUMNS}, ${namedColumnsAs('u', 'employee')}, u.timezone AS employee_timezone,
    ${namedColumnsAs('w', 'reviewer')}, ${namedColumnsAs('e', 'entered_by')}, ${approverColumns(WAITS)},
    c.status = 'approved' AND c.id = ANY (ARRAY(${paidOf(among('c'))})) AS in_payment,
    COALESCE(spent.items, '[]') AS items, COALESCE(attached.receipts, '[]') AS receipts`,
  sets: {
    spent: `
      SELECT i.claim_id, json_agg(i ORDER BY i.position, i.id) AS items
        FROM (SELECT i.*, l.label AS category_label, k.label AS cost_centre_label, p.label AS project_label
                FROM (${itemsOf(among('c'))}) i
                JOIN list_items l ON l.workspace_id = $1 AND l.id = i.category_id
                LEFT JOIN list_items k ON k.workspace_id = $1 AND k.id = i.cost_centre_id
                LEFT JOIN list_items p ON p.workspace_id = $1 AND p.id = i.project_id) i
       GROUP BY i.claim_id`,
    attached: `
      SELECT r.claim_id, json_agg(r ORDER BY r.id) AS receipts FROM (${receiptsOf(among('c'))}) r GROUP BY r.claim_id`,
  },
  joins: `
    LEFT JOIN users u ON u.workspace_id = $1 AND u.id = c.employee_id
    LEFT JOIN users w ON w.workspace_id = $1 AND w.id = c.reviewer_id
    LEFT JOIN users e ON e.workspace_id = $1 AND e.id = c.entered_by_id
    ${approverJoin('c', 'expenses', WAITS)}
    LEFT JOIN spent ON spent.claim_id = c.id
    LEFT JOIN attached ON attached.claim_id = c.id`,
};

const BY_ID = 'SELECT c.* FROM expense_claims c WHERE c.workspace_id = $1 AND c.id = $id';

export const claimById = statement<ClaimRow, { id: string }>(
  shown(SHOWN, `${BY_ID} AND c.deleted_at IS NULL`),
);

/** The status of any claim, including deleted ones. */
export const claimStatus = statement<{ status: ClaimStatus }, { id: string }>(
  'SELECT status FROM expense_claims WHERE workspace_id = $1 AND id = $id',
);

/** Locks the claim until the transaction ends, so that decisions and changes cannot overlap. */
export const lockClaim = statement<{ id: string }, { id: string }>(
  'SELECT id FROM expense_claims WHERE workspace_id = $1 AND id = $id FOR NO KEY UPDATE',
);

/** SQL condition: the person in `column` is decided on by `$manager_id`; true if that is null. */
export const inView = (column: string): string =>
  `CASE WHEN $manager_id::uuid IS NULL THEN true ELSE ${isDecidedBy(column, '$manager_id', 'expenses')} END`;

const IN_VIEW = inView('c.employee_id');

/** A claim to be changed, with everything the decision depends on. */
export interface ClaimInHand extends ClaimRow, DecidersRow {
  /** True if the person is below `manager_id`, or if that is null. */
  in_view: boolean;
  last_spent_on: string;
}

/**
 * Run this after `lockClaim`: a statement that waits for a row lock reads related rows as they were before
 * the wait.
 */
export const claimInHand = statement<ClaimInHand, { id: string; manager_id: string | null }>(
  shown(SHOWN, BY_ID, { columns: `${decidersFor('expenses')}, ${IN_VIEW} AS in_view, c.last_spent_on` }),
);

/** A receipt with the same bytes in another claim. */
export interface SuspectRow extends NamedAs<'employee'> {
  receipt_id: string;
  claim_id: string;
  other_receipt_id: string;
  title: string;
  status: ClaimStatus;
  amount: string;
  currency: string;
  in_view: boolean;
}

export interface ReviewedRow extends ClaimRow {
  in_view: boolean;
  suspects: SuspectRow[];
}

/** Maximum receipts with the same bytes that are read. */
const MOST_SUSPECTS = 500;

const SUSPECTS = `
  (SELECT COALESCE(json_agg(s), '[]') FROM (
     SELECT m.id AS receipt_id, o.claim_id, o.id AS other_receipt_id, d.employee_id, ${namedColumnsAs('p', 'employee')}, d.title, d.status, d.amount::text AS amount, d.currency,
            ${inView('d.employee_id')} AS in_view
       FROM receipts m
       JOIN receipts o ON o.workspace_id = $1 AND o.sha256 = m.sha256 AND o.claim_id <> m.claim_id
       JOIN expense_claims d ON d.workspace_id = $1 AND d.id = o.claim_id AND d.submitted_at IS NOT NULL
        AND d.deleted_at IS NULL
       JOIN users p ON p.workspace_id = $1 AND p.id = d.employee_id
      WHERE m.workspace_id = $1 AND m.claim_id = c.id
      ORDER BY o.id DESC LIMIT ${MOST_SUSPECTS}) s) AS suspects`;

/** Claims that were never submitted are not among the suspects, because only their person may see them. */
export const reviewedClaim = statement<ReviewedRow, { id: string; manager_id: string | null }>(
  shown(SHOWN, `${BY_ID} AND c.deleted_at IS NULL AND c.submitted_at IS NOT NULL`, {
    columns: `${IN_VIEW} AS in_view, ${SUSPECTS}`,
  }),
);

/** The person's claim with this `external_id`, even if deleted. */
export const claimByExternalId = statement<{ id: string }, { employee_id: string; external_id: string }>(`
  SELECT id FROM expense_claims WHERE workspace_id = $1 AND employee_id = $employee_id AND external_id = $external_id`);

/** Those of the ids that are items of `lists` in use, or are in `kept`. */
export const knownListed = statement<
  { id: string; list_key: string },
  { ids: readonly string[]; kept: readonly string[]; lists: readonly string[] }
>(`
  SELECT id, list_key FROM list_items
   WHERE workspace_id = $1 AND id = ANY ($ids::uuid[]) AND list_key = ANY ($lists::text[])
     AND (archived_at IS NULL OR id = ANY ($kept::uuid[]))`);

/** The columns of a claim that depend on the request. */
export interface ClaimValues {
  title: string;
  currency: string;
  amount: string;
  first_spent_on: string;
  last_spent_on: string;
  external_id: string | null;
}

/**
 * Items as JSON, in order, with the members of `NewItem`; `id` is null for a new item.
 */
const WRITTEN_ITEMS = `
  SELECT COALESCE((e.item ->> 'id')::uuid, uuidv7()) AS id, e.position - 1 AS position, e.item ->> 'kind' AS kind,
         (e.item ->> 'spent_on')::date AS spent_on, (e.item ->> 'category_id')::uuid AS category_id,
         e.item ->> 'merchant' AS merchant, e.item ->> 'description' AS description, (e.item ->> 'amount')::numeric AS amount,
         e.item -> 'vat' AS vat, (e.item ->> 'kilometres')::numeric AS kilometres, NULLIF(e.item -> 'trip', 'null') AS trip,
         (e.item ->> 'cost_centre_id')::uuid AS cost_centre_id, (e.item ->> 'project_id')::uuid AS project_id
    FROM jsonb_array_elements($items::jsonb) WITH ORDINALITY AS e (item, position)`;

const ITEM_COLUMNS = [
  'position',
  'kind',
  'spent_on',
  'category_id',
  'merchant',
  'description',
  'amount',
  'vat',
  'kilometres',
  'trip',
  'cost_centre_id',
  'project_id',
];

/** Adds a claim with its items, as submitted if `submitted` is true. */
export const insertClaim = statement<
  { id: string },
  ClaimValues & { employee_id: string; entered_by_id: string | null; submitted: boolean; items: string }
>(`
  WITH c AS (
    INSERT INTO expense_claims (workspace_id, employee_id, title, status, currency, amount, first_spent_on, last_spent_on,
                                external_id, entered_by_id, submitted_at)
    VALUES ($1, $employee_id, $title, CASE WHEN $submitted::boolean THEN 'submitted' ELSE 'draft' END, $currency, $amount,
            $first_spent_on, $last_spent_on, $external_id, $entered_by_id, CASE WHEN $submitted::boolean THEN clock_timestamp() END)
    RETURNING id
  ), added AS (
    INSERT INTO expense_items (workspace_id, id, claim_id, ${ITEM_COLUMNS.join(', ')})
    SELECT $1, i.id, c.id, ${ITEM_COLUMNS.map((column) => `i.${column}`).join(', ')}
      FROM c, (${WRITTEN_ITEMS}) i
  )
  SELECT id FROM c`);

/** Changes a draft or a denied claim; the status stays. */
export const editClaim = statement<{ id: string }, ClaimValues & { id: string; before: ClaimStatus }>(`
  UPDATE expense_claims
     SET title = $title, currency = $currency, amount = $amount, first_spent_on = $first_spent_on,
         last_spent_on = $last_spent_on, external_id = $external_id
   WHERE workspace_id = $1 AND id = $id AND status = $before
  RETURNING id`);

/** Writes the items of a claim: changes those with an id, adds the others. */
export const writeItems = statement<{ id: string }, { claim_id: string; items: string }>(`
  INSERT INTO expense_items (workspace_id, id, claim_id, ${ITEM_COLUMNS.join(', ')})
  SELECT $1, i.id, $claim_id, ${ITEM_COLUMNS.map((column) => `i.${column}`).join(', ')}
    FROM (${WRITTEN_ITEMS}) i
  ON CONFLICT (workspace_id, id) DO UPDATE
     SET ${ITEM_COLUMNS.map((column) => `${column} = excluded.${column}`).join(', ')}
   WHERE expense_items.claim_id = $claim_id
  RETURNING id`);

export const dropItems = statement<{ id: string }, { claim_id: string; kept: readonly string[] }>(`
  DELETE FROM expense_items
   WHERE workspace_id = $1 AND claim_id = $claim_id AND id <> ALL ($kept::uuid[])
  RETURNING id`);

const moved = (set: string) =>
  shown(
    SHOWN,
    `UPDATE expense_claims SET ${set} WHERE workspace_id = $1 AND id = $id AND status = $before RETURNING *`,
  );

export const submitClaim = statement<ClaimRow, { id: string; before: ClaimStatus }>(
  moved(`status = 'submitted', submitted_at = clock_timestamp()`),
);

/** Records a decision, with the payout if approved. */
export const decideClaim = statement<
  ClaimRow,
  {
    id: string;
    before: ClaimStatus;
    after: ClaimStatus;
    decision_note: string | null;
    actor: string;
    reviewer_id: string | null;
    reviewed_at: string;
    approved_amount: string | null;
    payout_amount: string | null;
    payout_currency: string | null;
    exchange_rate: string | null;
    rate_reason: string | null;
  }
>(
  moved(`
    status = $after, decision_note = $decision_note, reviewer = $actor::jsonb, reviewer_id = $reviewer_id,
    reviewed_at = $reviewed_at, approved_amount = $approved_amount, payout_amount = $payout_amount,
    payout_currency = $payout_currency, exchange_rate = $exchange_rate, rate_reason = $rate_reason`),
);

/** Records what was approved of each item. `items` is JSON: `[{id, approved_amount, note}]`. */
export const approveItems = statement<{ id: string }, { claim_id: string; items: string }>(`
  UPDATE expense_items i SET approved_amount = (e.item ->> 'approved_amount')::numeric, decision_note = e.item ->> 'note'
    FROM jsonb_array_elements($items::jsonb) AS e (item)
   WHERE i.workspace_id = $1 AND i.claim_id = $claim_id AND i.id = (e.item ->> 'id')::uuid
  RETURNING i.id`);

export const deleteClaim = statement<ClaimRow, { id: string; before: ClaimStatus }>(
  moved(`status = 'deleted', deleted_at = clock_timestamp()`),
);

/** Increments the version of a claim whose receipts have changed. */
export const touchClaim = statement<{ version: number }, { id: string }>(
  'UPDATE expense_claims SET updated_at = clock_timestamp() WHERE workspace_id = $1 AND id = $id RETURNING version',
);

/** approved -> paid, paid -> approved. */
export const moveClaim = statement<ClaimRow, { id: string; before: ClaimStatus; after: ClaimStatus }>(
  moved('status = $after'),
);

export interface PayableClaim {
  id: string;
  employee_id: string;
  status: ClaimStatus;
  /** The payout amount, or the claimed amount if the claim is not approved. */
  amount: string;
  currency: string;
}

/** The claims among `ids` that were submitted and are not deleted, locked until the transaction ends. */
export const claimsToPay = statement<PayableClaim, { ids: readonly string[] }>(`
  SELECT id, employee_id, status, COALESCE(payout_amount, amount) AS amount, COALESCE(payout_currency, currency) AS currency
    FROM expense_claims
   WHERE workspace_id = $1 AND id = ANY ($ids::uuid[]) AND submitted_at IS NOT NULL AND deleted_at IS NULL
   ORDER BY id FOR NO KEY UPDATE`);
