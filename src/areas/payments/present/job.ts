import type { PaymentJob, PaymentJobDetail, PaymentJobResult } from '../../../generated/types.ts';
import { maybeRefIn } from '../../../people/named.ts';
import type { JobRow, ResultRow } from '../store/jobs.ts';

export const presentJob = (row: JobRow): PaymentJob => ({
  id: row.id,
  kind: row.kind,
  status: row.status,
  dry_run: row.dry_run,
  total: row.total,
  done: row.counts.reduce((done, { rows }) => done + rows, 0),
  counts: row.counts,
  created_by: { id: row.actor.id, email: row.actor.email, name: row.actor.name },
  created_at: row.created_at,
  finished_at: row.finished_at,
});

export const presentJobDetail = (row: JobRow, results: readonly ResultRow[]): PaymentJobDetail => ({
  ...presentJob(row),
  results: results.map(presentResult),
});

const presentResult = (row: ResultRow): PaymentJobResult => ({
  row: row.position,
  outcome: row.outcome!,
  employee: maybeRefIn(row, 'employee'),
  payment_id: row.payment_id,
  payslip_id: row.payslip_id,
  amount: row.amount,
  currency: row.currency,
  carried: row.carried,
  code: row.code,
  detail: row.detail,
  errors: row.errors,
});
