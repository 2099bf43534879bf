import { defineList } from '../../../db/list.ts';
import { among, shown, type Shown } from '../../../db/shown.ts';
import { statement } from '../../../db/statement.ts';
import { documentJson, type DocumentRow } from '../../../files/store.ts';
import type { LineKind, PayslipKind, PayslipSettlement, PayslipStatus, Settled } from '../rules/payslip.ts';
import { EXCEPTION_COLUMNS, exceptionJoin, type ExceptionColumns } from '../../../people/exceptions.ts';
import { namedColumnsAs, type MaybeNamedAs, type NamedAs } from '../../../people/named.ts';

/** A payslip with its person and PDF. Amounts are texts, as Postgres returns `numeric`. */
export interface PayslipRow
  extends NamedAs<'employee'>, MaybeNamedAs<'voided_by'>, Settled, ExceptionColumns {
  id: string;
  period_start: string;
  period_end: string;
  currency: string;
  kind: PayslipKind;
  status: PayslipStatus;
  settlement: PayslipSettlement;
  /** The payslip that this one corrects, and why. */
  replaces_id: string | null;
  correction_reason: string | null;
  voided_at: string | null;
  void_reason: string | null;
  /** The payslip that replaced it. */
  replaced_by_id: string | null;
  document: DocumentRow | null;
  published_at: string | null;
  version: number;
  created_at: string;
  updated_at: string;
  deleted_at: string | null;
}

export interface LineRow {
  code: string;
  label: string;
  kind: LineKind;
  amount: string;
}

const SHOWN: Shown = {
  row: 'p',
  columns: `
    p.id, p.employee_id, ${namedColumnsAs('u', 'employee')},
    p.period_start, p.period_end, p.currency, p.gross, p.deductions, p.net, p.paid_gross, p.paid_deductions, p.paid_net, p.carried, p.kind, p.settlement, p.status,
    p.replaces_id, p.correction_reason, p.voided_at, p.voided_by_id, ${namedColumnsAs('v', 'voided_by')}, p.void_reason,
    replacing.id AS replaced_by_id,
    CASE WHEN f.id IS NOT NULL THEN
      ${documentJson('f')} END AS document,
    p.published_at, p.version, p.created_at, p.updated_at, p.deleted_at,${EXCEPTION_COLUMNS}`,
  sets: {
    replacing: `
      SELECT s.id, s.replaces_id FROM payslips s
       WHERE s.workspace_id = $1 AND s.replaces_id ${among('p')} AND s.status <> 'draft'`,
  },
  joins: `
    LEFT JOIN users u ON u.workspace_id = $1 AND u.id = p.employee_id
    LEFT JOIN files f ON f.workspace_id = $1 AND f.id = p.file_id
    LEFT JOIN users v ON v.workspace_id = $1 AND v.id = p.voided_by_id
    LEFT JOIN replacing ON replacing.replaces_id = p.id${exceptionJoin('p.id')}`,
};

const BY_ID = 'SELECT p.* FROM payslips p WHERE p.workspace_id = $1 AND p.id = $id AND p.deleted_at IS NULL';

export const payslipById = statement<PayslipRow, { id: string }>(shown(SHOWN, BY_ID));

/** As `payslipById`, locked until the transaction ends, so that publishing and deleting are serialised. */
export const payslipForUpdate = statement<PayslipRow, { id: string }>(
  shown(SHOWN, `${BY_ID} FOR NO KEY UPDATE`),
);

export const linesOf = statement<LineRow, { payslip_id: string }>(`
  SELECT code, label, kind, amount FROM payslip_lines WHERE workspace_id = $1 AND payslip_id = $payslip_id ORDER BY position`);

const LIST = { columns: SHOWN, from: 'payslips p', id: 'p.id' };
const PERIOD_END = { sql: 'p.period_end', type: 'date' } as const;
const IN_YEAR = 'p.period_end BETWEEN make_date($year::int, 1, 1) AND make_date($year::int, 12, 31)';

/** The published payslips of one person, and the voided ones unless `live`. */
export const ownPayslips = defineList<PayslipRow, { own: string; year: number; live: boolean }>({
  ...LIST,
  name: 'own_payslips',
  where: `p.workspace_id = $1 AND p.status <> 'draft'`,
  orders: { period_end: PERIOD_END, published_at: { sql: 'p.published_at', type: 'timestamptz' } },
  filters: {
    own: 'p.employee_id = $own',
    year: IN_YEAR,
    live: "(p.status = 'published') = $live::boolean",
  },
});

export const payslipList = defineList<
  PayslipRow,
  { employee_id: readonly string[]; year: number; month: number; status: readonly string[] }
>({
  ...LIST,
  name: 'payslips',
  where: 'p.workspace_id = $1',
  orders: {
    period_end: PERIOD_END,
    created_at: { sql: 'p.created_at', type: 'timestamptz' },
    updated_at: { sql: 'p.updated_at', type: 'timestamptz' },
  },
  filters: {
    employee_id: 'p.employee_id = ANY ($employee_id::uuid[])',
    year: IN_YEAR,
    month: 'extract(month FROM p.period_end) = $month::int',
    status: 'p.status = ANY ($status::text[])',
  },
  sync: { updatedAt: 'p.updated_at', deletedAt: 'p.deleted_at' },
});

/** A person's other payslips in a currency that overlap these days, as the constraint `payslips_period` sees them. */
export const payslipsOfDays = statement<
  { id: string },
  {
    employee_id: string;
    currency: string;
    kind: PayslipKind;
    period_start: string;
    period_end: string;
    replaces_id: string | null;
  }
>(`
  SELECT id FROM payslips
   WHERE workspace_id = $1 AND employee_id = $employee_id AND currency = $currency AND deleted_at IS NULL
     AND status <> 'voided' AND kind = 'regular' AND $kind = 'regular' AND (replaces_id IS NULL OR status = 'published') AND id IS DISTINCT FROM $replaces_id::uuid
     AND daterange(period_start, period_end, '[]') && daterange($period_start::date, $period_end::date, '[]')
   ORDER BY period_start, id`);

/** `lines` is JSON: an array of `LineRow`. */
export const insertPayslip = statement<
  PayslipRow,
  {
    employee_id: string;
    period_start: string;
    period_end: string;
    currency: string;
    gross: string;
    deductions: string;
    net: string;
    kind: PayslipKind;
    settlement: PayslipSettlement;
    replaces_id: string | null;
    correction_reason: string | null;
    lines: string;
  }
>(
  shown(
    SHOWN,
    `
    INSERT INTO payslips (workspace_id, employee_id, period_start, period_end, currency, gross, deductions, net, kind, settlement, replaces_id, correction_reason, status)
    VALUES ($1, $employee_id, $period_start::date, $period_end::date, $currency, $gross::numeric, $deductions::numeric,
            $net::numeric, $kind, $settlement, $replaces_id::uuid, $correction_reason, 'draft')
    RETURNING *
  ), lines AS (
    INSERT INTO payslip_lines (workspace_id, payslip_id, position, code, label, kind, amount)
    SELECT $1, p.id, (line.n - 1)::int, line.value->>'code', line.value->>'label', line.value->>'kind',
           (line.value->>'amount')::numeric
      FROM p, jsonb_array_elements($lines::jsonb) WITH ORDINALITY AS line (value, n)`,
  ),
);

/** draft -> published, with the PDF. No row in any other status. */
export const publishPayslip = statement<
  PayslipRow,
  {
    id: string;
    before: PayslipStatus;
    after: PayslipStatus;
    file_id: string;
    now: string;
    paid_gross: string;
    paid_deductions: string;
    paid_net: string;
  }
>(
  shown(
    SHOWN,
    `
    UPDATE payslips SET status = $after, file_id = $file_id, published_at = $now::timestamptz,
                        paid_gross = $paid_gross, paid_deductions = $paid_deductions, paid_net = $paid_net
     WHERE workspace_id = $1 AND id = $id AND status = $before AND deleted_at IS NULL
    RETURNING *`,
  ),
);

/** published -> voided. No row in any other status. */
export const voidPayslip = statement<
  PayslipRow,
  {
    id: string;
    before: PayslipStatus;
    after: PayslipStatus;
    voided_by_id: string;
    reason: string;
    now: string;
  }
>(
  shown(
    SHOWN,
    `
    UPDATE payslips SET status = $after, voided_at = $now::timestamptz, voided_by_id = $voided_by_id, void_reason = $reason
     WHERE workspace_id = $1 AND id = $id AND status = $before AND deleted_at IS NULL
    RETURNING *`,
  ),
);

/** Keeps the deleted draft as a tombstone for incremental lists. */
export const deletePayslip = statement<{ id: string }, { id: string }>(`
  UPDATE payslips SET deleted_at = clock_timestamp(), file_id = NULL
   WHERE workspace_id = $1 AND id = $id AND status = 'draft' AND deleted_at IS NULL RETURNING id`);

/** Further data of the person on a payslip, beside the address. */
export interface PersonOnPayslip {
  job_title: string | null;
  employee_number: string | null;
  /** Assigned by the tax office. */
  tax_number: string | null;
}

export const personOnPayslip = statement<PersonOnPayslip, { id: string }>(`
  SELECT u.job_title, u.employee_number, t.tax_number
    FROM users u LEFT JOIN personal_details t ON t.workspace_id = u.workspace_id AND t.user_id = u.id
   WHERE u.workspace_id = $1 AND u.id = $id`);

/** Sets the document of a draft; no row in any other status. */
export const setDocument = statement<{ id: string }, { id: string; file_id: string }>(`
  UPDATE payslips SET file_id = $file_id
   WHERE workspace_id = $1 AND id = $id AND status = 'draft' AND deleted_at IS NULL RETURNING id`);

export interface PayslipToPay {
  id: string;
  kind: PayslipKind;
  employee_id: string;
  period_start: string;
  period_end: string;
  net: string;
  paid_net: string;
  carried: string;
  correction_reason: string | null;
  currency: string;
  status: PayslipStatus;
}

/** Payslips to pay, locked in the order of their ids to avoid deadlocks. */
export const payslipsToPay = statement<PayslipToPay, { ids: readonly string[] }>(`
  SELECT id, employee_id, kind, period_start, period_end, net, paid_net, carried, correction_reason, currency, status FROM payslips
   WHERE workspace_id = $1 AND id = ANY ($ids::uuid[]) AND deleted_at IS NULL
   ORDER BY id FOR NO KEY UPDATE`);
