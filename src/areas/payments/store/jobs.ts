import type { Actor, Caller } from '../../../auth/caller.ts';
import { statement, type NoRow } from '../../../db/statement.ts';
import type { PaymentJobKind, PaymentJobOutcome, PaymentJobStatus } from '../../../generated/types.ts';
import { namedColumnsAs, type MaybeNamedAs } from '../../../people/named.ts';
import type { FieldErrors } from '../../../problem.ts';

export interface JobRow {
  id: string;
  kind: PaymentJobKind;
  status: PaymentJobStatus;
  dry_run: boolean;
  total: number;
  counts: { outcome: PaymentJobOutcome; rows: number }[];
  actor: Actor;
  created_at: string;
  finished_at: string | null;
}

/** A job as the worker reads it. */
export interface OpenJob {
  id: string;
  kind: PaymentJobKind;
  dry_run: boolean;
  settings: Readonly<Record<string, unknown>>;
  tries: number;
  user_id: string;
  source: Caller['source'];
  ip: string;
  request_id: string;
}

/** A row to insert; with an outcome, there is nothing to do. */
export interface NewJobRow {
  employee_id?: string;
  payment_id?: string;
  payslip_id?: string;
  input?: unknown;
  outcome?: PaymentJobOutcome;
  code?: string;
  detail?: string;
  /** Its number in the results; by default its place. */
  position?: number;
}

export const insertJob = statement<
  { id: string },
  {
    kind: PaymentJobKind;
    dry_run: boolean;
    settings: string;
    rows: string;
    actor: string;
    user_id: string;
    source: string;
    ip: string;
    request_id: string;
  }
>(`
  WITH job AS (
    INSERT INTO payment_jobs (workspace_id, kind, dry_run, settings, actor, user_id, source, ip, request_id)
    VALUES ($1, $kind, $dry_run, $settings::jsonb, $actor::jsonb, $user_id, $source, $ip, $request_id)
    RETURNING workspace_id, id
  ), rows AS (
    INSERT INTO payment_job_rows (workspace_id, job_id, position, input, employee_id, payment_id, payslip_id, outcome, code, detail)
    SELECT job.workspace_id, job.id, COALESCE((r.row->>'position')::int, r.position), r.row->'input', (r.row->>'employee_id')::uuid, (r.row->>'payment_id')::uuid,
           (r.row->>'payslip_id')::uuid, r.row->>'outcome', r.row->>'code', r.row->>'detail'
      FROM job, jsonb_array_elements($rows::jsonb) WITH ORDINALITY AS r(row, position)
  ) SELECT id FROM job`);

export const jobById = statement<JobRow, { id: string }>(`
  SELECT j.id, j.kind, j.status, j.dry_run, j.actor, j.created_at, j.finished_at, rows.total, rows.counts
    FROM payment_jobs j
   CROSS JOIN (
     SELECT COALESCE(sum(o.rows), 0)::int AS total,
            COALESCE(json_agg(json_build_object('outcome', o.outcome, 'rows', o.rows) ORDER BY o.outcome)
                     FILTER (WHERE o.outcome IS NOT NULL), '[]') AS counts
       FROM (SELECT outcome, count(*)::int AS rows FROM payment_job_rows
              WHERE workspace_id = $1 AND job_id = $id GROUP BY outcome) o) rows
   WHERE j.workspace_id = $1 AND j.id = $id`);

export interface ResultRow extends MaybeNamedAs<'employee'> {
  position: number;
  outcome: PaymentJobOutcome | null;
  payment_id: string | null;
  payslip_id: string | null;
  amount: string | null;
  currency: string | null;
  carried: string | null;
  code: string | null;
  detail: string | null;
  errors: FieldErrors | null;
}

/** Rows that have an outcome, in order; with `outcomes`, only those. */
export const resultsOf = statement<ResultRow, { job_id: string; outcomes: readonly string[] | null }>(`
  SELECT r.position, r.outcome, r.employee_id, ${namedColumnsAs('u', 'employee')}, r.payment_id, r.payslip_id, r.amount, r.currency,
         r.carried, r.code, r.detail, r.errors
    FROM payment_job_rows r LEFT JOIN users u ON u.workspace_id = $1 AND u.id = r.employee_id
   WHERE r.workspace_id = $1 AND r.job_id = $job_id AND r.outcome IS NOT NULL
     AND ($outcomes::text[] IS NULL OR r.outcome = ANY ($outcomes::text[]))
   ORDER BY r.position`);

/** Unfinished jobs, oldest first. */
export const openJobs = statement<OpenJob>(`
  SELECT id, kind, dry_run, settings, tries, user_id, source, ip, request_id
    FROM payment_jobs WHERE workspace_id = $1 AND status IN ('queued', 'running') ORDER BY created_at, id`);

export interface OpenRow {
  position: number;
  input: Record<string, unknown> | null;
  employee_id: string | null;
  payment_id: string | null;
  payslip_id: string | null;
}

/** The next row without an outcome. */
export const nextRow = statement<OpenRow, { job_id: string }>(`
  SELECT position, input, employee_id, payment_id, payslip_id FROM payment_job_rows
   WHERE workspace_id = $1 AND job_id = $job_id AND outcome IS NULL
   ORDER BY position LIMIT 1`);

export const writeOutcome = statement<
  NoRow,
  {
    job_id: string;
    position: number;
    outcome: PaymentJobOutcome;
    employee_id: string | null;
    payment_id: string | null;
    payslip_id: string | null;
    amount: string | null;
    currency: string | null;
    carried: string | null;
    code: string | null;
    detail: string | null;
    errors: string | null;
  }
>(`
  UPDATE payment_job_rows
     SET outcome = $outcome, employee_id = COALESCE($employee_id, employee_id), payment_id = COALESCE($payment_id, payment_id),
         payslip_id = COALESCE($payslip_id, payslip_id), amount = $amount::numeric, currency = $currency, carried = $carried::numeric, code = $code,
         detail = $detail, errors = $errors::jsonb, input = NULL
   WHERE workspace_id = $1 AND job_id = $job_id AND position = $position AND outcome IS NULL`);

export const beginJob = statement<NoRow, { id: string }>(
  `UPDATE payment_jobs SET status = 'running' WHERE workspace_id = $1 AND id = $id AND status = 'queued'`,
);

/** queued, running -> finished, unless a row has no outcome. */
export const finishJob = statement<NoRow, { id: string; now: string }>(`
  UPDATE payment_jobs SET status = 'finished', finished_at = $now
   WHERE workspace_id = $1 AND id = $id AND status IN ('queued', 'running')
     AND NOT EXISTS (SELECT FROM payment_job_rows r WHERE r.workspace_id = $1 AND r.job_id = $id AND r.outcome IS NULL)`);

/** Counts a run that failed for a reason other than its rows; after `most` of them the job has failed. */
export const countFault = statement<NoRow, { id: string; most: number; now: string }>(`
  UPDATE payment_jobs SET tries = tries + 1, status = CASE WHEN tries + 1 >= $most::int THEN 'failed' ELSE status END,
                          finished_at = CASE WHEN tries + 1 >= $most::int THEN $now::timestamptz END
   WHERE workspace_id = $1 AND id = $id AND status IN ('queued', 'running')`);

/** Deletes old jobs with their rows. */
export const deleteJobs = statement<NoRow, { before: string; limit: number }>(`
  DELETE FROM payment_jobs WHERE workspace_id = $1 AND id = ANY (ARRAY(
    SELECT id FROM payment_jobs WHERE workspace_id = $1 AND created_at < $before ORDER BY created_at LIMIT $limit))`);

/** Deletes archives of jobs that have failed. */
export const deleteArchives = statement<NoRow, { kind: string; before: string }>(
  'DELETE FROM files WHERE workspace_id = $1 AND kind = $kind AND created_at < $before',
);
