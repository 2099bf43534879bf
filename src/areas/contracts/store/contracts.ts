import { defineList } from '../../../db/list.ts';
import { shown, type Shown } from '../../../db/shown.ts';
import { statement, type NoRow } from '../../../db/statement.ts';
import type { WeekHours } from '../../../schedule/counting.ts';
import type { ContractStatus } from '../rules/contract.ts';
import type { Terms } from '../rules/terms.ts';
import type { Version } from '../rules/timeline.ts';
import { documentJson, type DocumentRow } from '../../../files/store.ts';
import { EXCEPTION_COLUMNS, exceptionJoin, type ExceptionColumns } from '../../../people/exceptions.ts';
import { namedColumnsAs, type NamedAs } from '../../../people/named.ts';

/** A version of a contract, as shown. Amounts and hours are strings, as Postgres sends `numeric`. */
export interface ContractRow extends NamedAs<'employee'>, ExceptionColumns {
  id: string;
  root_id: string;
  number: number;
  replaces_id: string | null;
  type: Terms['type'];
  title: string;
  start_date: string;
  end_date: string | null;
  weekly_hours: string;
  pattern: WeekHours;
  salary: string | null;
  currency: string | null;
  pay_period: Terms['pay_period'];
  notice_days: number | null;
  probation_end: string | null;
  status: ContractStatus;
  activated_by: string | null;
  signed_at: string | null;
  signed_name: string | null;
  signed_ip: string | null;
  /** In hex. */
  signed_document_sha256: string | null;
  terminated_at: string | null;
  termination_reason: { id: string; label: string } | null;
  termination_note: string | null;
  document: DocumentRow | null;
  version: number;
  created_at: string;
  updated_at: string;
  deleted_at: string | null;
}

const SHOWN: Shown = {
  row: 'c',
  columns: `
    c.id, c.employee_id, ${namedColumnsAs('u', 'employee')},
    COALESCE(c.root_id, c.id) AS root_id, c.number, c.replaces_id, c.type, c.title, c.start_date, c.end_date, c.weekly_hours,
    c.pattern, c.salary, c.currency, c.pay_period, c.notice_days, c.probation_end, c.status, c.activated_by,
    c.signed_at, c.signed_name, host(c.signed_ip) AS signed_ip,
    encode(c.signed_document_sha256, 'hex') AS signed_document_sha256, c.terminated_at,
    CASE WHEN t.id IS NOT NULL THEN json_build_object('id', t.id, 'label', t.label) END AS termination_reason,
    c.termination_note, CASE WHEN f.id IS NOT NULL THEN ${documentJson('f')} END AS document, c.version, c.created_at, c.updated_at,
    c.deleted_at,${EXCEPTION_COLUMNS}`,
  joins: `
    LEFT JOIN users u ON u.workspace_id = $1 AND u.id = c.employee_id
    LEFT JOIN list_items t ON t.workspace_id = $1 AND t.id = c.termination_reason_id
    LEFT JOIN files f ON f.workspace_id = $1 AND f.id = c.document_file_id${exceptionJoin('c.id')}`,
};

export const contractById = statement<ContractRow, { id: string }>(
  shown(
    SHOWN,
    'SELECT c.* FROM contracts c WHERE c.workspace_id = $1 AND c.id = $id AND c.deleted_at IS NULL',
  ),
);

const LIST = { columns: SHOWN, from: 'contracts c', id: 'c.id' };
const ORDERS = {
  start_date: { sql: 'c.start_date', type: 'date' },
  created_at: { sql: 'c.created_at', type: 'timestamptz' },
} as const;

/** A person's own contracts, without drafts. */
export const ownContracts = defineList<ContractRow, { own: string; status: readonly string[] }>({
  ...LIST,
  name: 'own_contracts',
  where: `c.workspace_id = $1 AND c.deleted_at IS NULL AND c.status <> 'draft'`,
  orders: ORDERS,
  filters: { own: 'c.employee_id = $own', status: 'c.status = ANY ($status::text[])' },
});

export const contractList = defineList<
  ContractRow,
  {
    employee_id: readonly string[];
    status: readonly string[];
    type: readonly string[];
    ends_before: string;
  }
>({
  ...LIST,
  name: 'contracts',
  where: 'c.workspace_id = $1',
  orders: { ...ORDERS, updated_at: { sql: 'c.updated_at', type: 'timestamptz' } },
  filters: {
    employee_id: 'c.employee_id = ANY ($employee_id::uuid[])',
    status: 'c.status = ANY ($status::text[])',
    type: 'c.type = ANY ($type::text[])',
    ends_before: 'c.end_date < $ends_before::date',
  },
  sync: { updatedAt: 'c.updated_at', deletedAt: 'c.deleted_at' },
});

/** A person's agreed contracts, by date. Call `personForUpdate` first, which locks them. */
export const standingOf = statement<Version, { employee_id: string }>(`
  SELECT id, replaces_id, shortened_by, status, start_date, end_date, agreed_end_date, pattern FROM contracts
   WHERE workspace_id = $1 AND employee_id = $employee_id AND status NOT IN ('draft', 'pending_signature') AND deleted_at IS NULL
   ORDER BY start_date`);

/** A person's contracts that a last day ends, and those that wait for a signature, latest first. */
export const openOf = statement<{ id: string }, { employee_id: string; last_day: string }>(`
  SELECT id FROM contracts
   WHERE workspace_id = $1 AND employee_id = $employee_id AND deleted_at IS NULL
     AND (status IN ('pending_signature', 'scheduled', 'active') OR (status = 'terminated' AND end_date > $last_day::date))
   ORDER BY start_date DESC, id`);

interface StoredTerms {
  type: string;
  title: string;
  start_date: string;
  end_date: string | null;
  weekly_hours: string;
  pattern: string;
  salary: string | null;
  currency: string | null;
  pay_period: string | null;
  notice_days: number | null;
  probation_end: string | null;
}

/** `replaces_id` is the version that an amendment changes; null for a first contract. */
export const insertContract = statement<
  ContractRow,
  StoredTerms & { employee_id: string; root_id: string | null; replaces_id: string | null }
>(
  shown(
    SHOWN,
    `
    INSERT INTO contracts (workspace_id, employee_id, root_id, replaces_id, number, type, title, start_date, end_date,
                           weekly_hours, pattern, salary, currency, pay_period, notice_days, probation_end, status)
    SELECT $1, $employee_id, $root_id, $replaces_id,
           1 + COALESCE((SELECT max(v.number) FROM contracts v
                          WHERE v.workspace_id = $1 AND (v.id = $root_id OR v.root_id = $root_id)), 0),
           $type, $title, $start_date::date, $end_date::date, $weekly_hours::numeric, $pattern::jsonb, $salary::numeric, $currency,
           $pay_period, $notice_days::int, $probation_end::date, 'draft'
    RETURNING *`,
  ),
);

/** Edits a draft. Returns no row in any other state. */
export const editContract = statement<ContractRow, StoredTerms & { id: string }>(
  shown(
    SHOWN,
    `
    UPDATE contracts
       SET type = $type, title = $title, start_date = $start_date::date, end_date = $end_date::date,
           weekly_hours = $weekly_hours::numeric, pattern = $pattern::jsonb, salary = $salary::numeric, currency = $currency,
           pay_period = $pay_period, notice_days = $notice_days::int, probation_end = $probation_end::date
     WHERE workspace_id = $1 AND id = $id AND status = 'draft' AND deleted_at IS NULL
    RETURNING *`,
  ),
);

/** Marks a draft as deleted; the row stays for lists with `include_deleted`. */
export const deleteDraft = statement<{ id: string }, { id: string }>(`
  UPDATE contracts SET deleted_at = clock_timestamp()
   WHERE workspace_id = $1 AND id = $id AND status = 'draft' AND deleted_at IS NULL RETURNING id`);

/** Shortens the version that an amendment replaces. */
export const shorten = statement<NoRow, { id: string; end_date: string; by: string }>(`
  UPDATE contracts SET agreed_end_date = end_date, end_date = $end_date::date, shortened_by = $by
   WHERE workspace_id = $1 AND id = $id`);

/** Restores the agreed end of a shortened version. */
export const lengthen = statement<NoRow, { id: string }>(`
  UPDATE contracts SET end_date = agreed_end_date, agreed_end_date = NULL, shortened_by = NULL
   WHERE workspace_id = $1 AND id = $id`);

const moved = (set: string) =>
  shown(
    SHOWN,
    `
    UPDATE contracts SET status = $after${set}
     WHERE workspace_id = $1 AND id = $id AND status = $before AND deleted_at IS NULL
    RETURNING *`,
  );

interface Moving {
  id: string;
  before: ContractStatus;
  after: ContractStatus;
}

/** A transition caused by a date. */
export const moveContract = statement<ContractRow, Moving>(moved(''));

/** `by`: the admin. */
export const activateContract = statement<ContractRow, Moving & { by: string }>(
  moved(', activated_by = $by::uuid'),
);

/** Stores the hash of the current document. */
export const signContract = statement<ContractRow, Moving & { now: string; name: string; ip: string }>(
  moved(`, signed_at = $now::timestamptz, signed_name = $name, signed_ip = $ip::inet,
           signed_document_sha256 = (SELECT f.sha256 FROM files f WHERE f.workspace_id = $1 AND f.id = contracts.document_file_id)`),
);

/** Also removes the signature. */
export const recallContract = statement<ContractRow, Moving>(
  moved(
    `, activated_by = NULL, signed_at = NULL, signed_name = NULL, signed_ip = NULL, signed_document_sha256 = NULL`,
  ),
);

export const terminateContract = statement<
  ContractRow,
  Moving & { end_date: string; now: string; reason_id: string | null; note: string | null }
>(
  moved(`, end_date = $end_date::date, terminated_at = COALESCE(terminated_at, $now::timestamptz),
           termination_reason_id = COALESCE($reason_id::uuid, termination_reason_id),
           termination_note = COALESCE($note, termination_note)`),
);

/** Keeps what the contract was, unless an earlier plan already did. */
export const leaveContract = statement<ContractRow, Moving & { end_date: string; now: string }>(
  moved(`, left_status = COALESCE(left_status, status), left_end_date = CASE WHEN left_status IS NULL THEN end_date ELSE left_end_date END,
           end_date = $end_date::date, terminated_at = COALESCE(terminated_at, $now::timestamptz)`),
);

/** Contracts that a planned leaving ended, with their status before it; the earliest first. */
export const leftContracts = statement<
  { id: string; left_status: 'scheduled' | 'active' | 'terminated' },
  { employee_id: string }
>(`
  SELECT id, COALESCE(left_status, 'active') AS left_status FROM contracts
   WHERE workspace_id = $1 AND employee_id = $employee_id AND left_status IS NOT NULL ORDER BY start_date`);

/** Restores what `leaveContract` kept. */
export const resumeContract = statement<ContractRow, Moving>(
  moved(`, end_date = left_end_date, left_status = NULL, left_end_date = NULL,
           terminated_at = CASE WHEN left_status = 'terminated' THEN terminated_at END`),
);

export const forgetLeft = statement<NoRow, { employee_id: string }>(`
  UPDATE contracts SET left_status = NULL, left_end_date = NULL
   WHERE workspace_id = $1 AND employee_id = $employee_id AND left_status IS NOT NULL`);

export interface DueRow {
  id: string;
  employee_id: string;
}

/** SQL: the contracts whose coming end the admins have been told of. */
const TOLD = `SELECT resource_id FROM notifications WHERE workspace_id = $1 AND kind = 'contract.ending'`;

/**
 * Contracts that begin by `today` or ended before it, or end by `soon` without the admins having been told; a page of
 * `limit` after `after_id`.
 */
export const dueContracts = statement<
  DueRow,
  { today: string; soon: string; after_id: string; limit: number }
>(`
  SELECT id, employee_id FROM contracts
   WHERE workspace_id = $1 AND deleted_at IS NULL AND id > $after_id::uuid
     AND ((status = 'scheduled' AND start_date <= $today::date) OR (status = 'active' AND end_date < $today::date)
          OR (status = 'active' AND end_date <= $soon::date AND id NOT IN (${TOLD})))
   ORDER BY id LIMIT $limit`);

export const isEndTold = statement<{ told: boolean }, { id: string }>(
  `SELECT $id::uuid IN (${TOLD}) AS told`,
);

/** Whether an id is an unarchived item of the list `termination-reasons`. */
export const isReason = statement<{ known: boolean }, { id: string }>(`
  SELECT EXISTS (SELECT FROM list_items WHERE workspace_id = $1 AND id = $id AND list_key = 'termination-reasons'
                    AND archived_at IS NULL) AS known`);
