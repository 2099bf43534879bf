import { defineList } from '../../../db/list.ts';
import { among, shown, type Shown } from '../../../db/shown.ts';
import { statement } from '../../../db/statement.ts';
import type { PaymentKind } from '../../../paying/store/payments.ts';
import type { Order } from '../rules/bankReportRows.ts';
import { namedColumnsAs, type MaybeNamedAs, type NamedAs } from '../../../people/named.ts';

/** Payments in one run at most, because its file is built in memory. */
const MOST_IN_A_RUN = 1000;

/** Payments of the day that a run leaves out, counted by reason (rules 201, 204). */
export interface LeftOut {
  no_bank: number;
  own: number;
  new_admin: number;
}

export type RunFormat = 'pain001' | 'nacha';

/** A run without its file. */
export interface RunRow extends NamedAs<'created_by'>, MaybeNamedAs<'decided_by'> {
  id: string;
  pay_on: string;
  currency: string;
  count: number;
  total: string;
  left_out: number;
  /** Null for runs before reasons were kept: all left out had no account to pay to. */
  left_out_by: LeftOut | null;
  open: boolean;
  /** Null: no second admin is needed. */
  approval: 'waiting' | 'approved' | 'rejected' | null;
  decided_at: string | null;
  decision_reason: string | null;
  account_masked: string;
  format: RunFormat;
  size: number;
  sha256: string;
  created_at: string;
}

const SHOWN: Shown = {
  row: 'r',
  columns: `
    r.id, r.pay_on, r.currency, r.count, r.total, r.left_out, r.left_out_by, r.id = ANY (ARRAY(
      SELECT p.run_id FROM payments p
       WHERE p.workspace_id = $1 AND p.run_id ${among('r')} AND p.status = 'processing')) AS open,
    r.account_masked, r.format, r.size, encode(r.sha256, 'hex') AS sha256, r.created_by_id, ${namedColumnsAs('u', 'created_by')}, r.created_at,
    r.approval, r.decided_by_id, ${namedColumnsAs('d', 'decided_by')}, r.decided_at, r.decision_reason`,
  joins: `
    LEFT JOIN users u ON u.workspace_id = $1 AND u.id = r.created_by_id
    LEFT JOIN users d ON d.workspace_id = $1 AND d.id = r.decided_by_id`,
};

export const runList = defineList<RunRow>({
  name: 'payment_runs',
  columns: SHOWN,
  from: 'payment_runs r',
  where: 'r.workspace_id = $1',
  id: 'r.id',
  orders: {
    created_at: { sql: 'r.created_at', type: 'timestamptz' },
    pay_on: { sql: 'r.pay_on', type: 'date' },
  },
  filters: {},
});

export const runById = statement<RunRow, { id: string }>(
  shown(SHOWN, 'SELECT r.* FROM payment_runs r WHERE r.workspace_id = $1 AND r.id = $id'),
);

export interface RunFileRow {
  approval: RunRow['approval'];
  pay_on: string;
  currency: string;
  format: RunFormat;
  file_sealed: Buffer;
  sha256: Buffer;
}

export const runFile = statement<RunFileRow, { id: string }>(
  'SELECT approval, pay_on, currency, format, file_sealed, sha256 FROM payment_runs WHERE workspace_id = $1 AND id = $id',
);

export interface OrderedRow {
  id: string;
  kind: PaymentKind;
  /** How often it was ordered before. */
  ordered: number;
  amount: string;
  note: string | null;
  period_start: string | null;
  holder_name: string;
  /** Never null: methods of scheduled payments cannot be deleted. */
  details_sealed: Buffer | null;
  /** Of the person's address; null without one. */
  place: { town: string; country: string } | null;
}

const REACHED = `CASE $via WHEN 'sepa' THEN m.reach = 'sepa' WHEN 'iban' THEN m.reach IN ('sepa', 'iban') ELSE m.reach = 'ach' END`;

const OF_THE_DAY = `
  payments p LEFT JOIN payment_methods m ON m.workspace_id = p.workspace_id AND m.id = p.method_id
   WHERE p.workspace_id = $1 AND p.status = 'scheduled' AND p.amount > 0 AND p.pay_on = $pay_on AND p.currency = $currency`;

/** How a run reaches accounts. */
export type Via = 'sepa' | 'iban' | 'ach';

/** People whose payments a run leaves out: the caller, and the admin who recently appointed the caller. */
interface Barred {
  own: readonly string[];
  new_admin: readonly string[];
}

/**
 * The payments of the day that this caller may order, locked: of two concurrent runs one gets them, the other
 * finds none.
 */
export const lockOrdered = statement<OrderedRow, { pay_on: string; currency: string; via: Via } & Barred>(`
  SELECT p.id, p.kind, p.ordered, p.amount, p.note, p.period_start, m.holder_name, m.details_sealed,
         (SELECT jsonb_build_object('town', a.city, 'country', a.country) FROM addresses a
           WHERE a.workspace_id = p.workspace_id AND a.user_id = p.employee_id) AS place
    FROM ${OF_THE_DAY} AND ${REACHED} AND p.employee_id <> ALL ($own::uuid[]) AND p.employee_id <> ALL ($new_admin::uuid[])
   ORDER BY p.id LIMIT ${MOST_IN_A_RUN} FOR NO KEY UPDATE OF p`);

/**
 * Counts the payments of the day that are left out. Whose they are takes precedence over how they could be
 * paid.
 */
export const leftOut = statement<LeftOut, { pay_on: string; currency: string; via: Via } & Barred>(`
  SELECT count(*) FILTER (WHERE reason = 'no_bank')::int AS no_bank, count(*) FILTER (WHERE reason = 'own')::int AS own,
         count(*) FILTER (WHERE reason = 'new_admin')::int AS new_admin
    FROM (SELECT CASE WHEN p.employee_id = ANY ($own::uuid[]) THEN 'own'
                      WHEN p.employee_id = ANY ($new_admin::uuid[]) THEN 'new_admin'
                      WHEN m.id IS NULL OR NOT ${REACHED} THEN 'no_bank' END AS reason
            FROM ${OF_THE_DAY}) AS of_the_day`);

export const lastAccount = statement<{ account_sealed: Buffer; format: RunFormat }, { currency: string }>(`
  SELECT account_sealed, format FROM payment_runs WHERE workspace_id = $1 AND currency = $currency
   ORDER BY created_at DESC, id DESC LIMIT 1`);

export const insertRun = statement<
  { id: string },
  {
    id: string;
    pay_on: string;
    currency: string;
    count: number;
    total: string;
    left_out: number;
    left_out_by: string;
    account_sealed: Buffer;
    account_masked: string;
    format: RunFormat;
    file_sealed: Buffer;
    size: number;
    sha256: Buffer;
    created_by_id: string;
    approval: 'waiting' | null;
  }
>(`
  INSERT INTO payment_runs (workspace_id, id, pay_on, currency, count, total, left_out, left_out_by, account_sealed, account_masked, format,
                            file_sealed, size, sha256, created_by_id, approval)
  VALUES ($1, $id, $pay_on, $currency, $count, $total, $left_out, $left_out_by::jsonb, $account_sealed, $account_masked, $format, $file_sealed, $size,
          $sha256, $created_by_id, $approval)
  RETURNING id`);

export const processPayments = statement<{ id: string }, { ids: readonly string[]; run_id: string }>(`
  UPDATE payments SET status = 'processing', run_id = $run_id, ordered = ordered + 1
   WHERE workspace_id = $1 AND id = ANY ($ids::uuid[]) AND status = 'scheduled' RETURNING id`);

/** What a person has ordered since a time without a second admin, in a currency. */
export const orderedAlone = statement<
  { total: string },
  { created_by_id: string; currency: string; since: string }
>(`
  SELECT COALESCE(sum(total), 0)::numeric(16,2)::text AS total FROM payment_runs
   WHERE workspace_id = $1 AND created_by_id = $created_by_id AND currency = $currency AND created_at >= $since::timestamptz
     AND approval IS NULL`);

/** The run, locked until the transaction ends, so that of two decisions one counts. */
export const lockRun = statement<{ id: string }, { id: string }>(
  'SELECT id FROM payment_runs WHERE workspace_id = $1 AND id = $id FOR NO KEY UPDATE',
);

/** waiting -> approved or rejected. */
export const decideRun = statement<
  { id: string },
  { id: string; approval: 'approved' | 'rejected'; decided_by_id: string; now: string; reason: string | null }
>(`
  UPDATE payment_runs SET approval = $approval, decided_by_id = $decided_by_id, decided_at = $now::timestamptz, decision_reason = $reason
   WHERE workspace_id = $1 AND id = $id AND approval = 'waiting' RETURNING id`);

/** Gives the payments of a rejected run back. */
export const releasePayments = statement<{ id: string }, { run_id: string }>(`
  UPDATE payments SET status = 'scheduled', run_id = NULL
   WHERE workspace_id = $1 AND run_id = $run_id AND status = 'processing' RETURNING id`);

/** Payments with these ids, and all payments of these runs. */
export const ordersAmong = statement<Order, { ids: readonly string[]; run_ids: readonly string[] }>(`
  SELECT id, employee_id, kind, status, amount, currency, ordered, run_id FROM payments
   WHERE workspace_id = $1 AND (id = ANY ($ids::uuid[]) OR run_id = ANY ($run_ids::uuid[]))
   ORDER BY id`);

export const accountsOfRuns = statement<{ id: string; account_sealed: Buffer }, { ids: readonly string[] }>(
  'SELECT id, account_sealed FROM payment_runs WHERE workspace_id = $1 AND id = ANY ($ids::uuid[])',
);
