import { among, shown, type Shown } from '../../db/shown.ts';
import { statement } from '../../db/statement.ts';
import type { CauseType } from '../payable.ts';
import { EXCEPTION_COLUMNS, exceptionJoin, type ExceptionColumns } from '../../people/exceptions.ts';
import { namedColumnsAs, type NamedAs } from '../../people/named.ts';

export type PaymentKind = 'salary' | 'bonus' | 'reimbursement' | 'invoice' | 'reversal' | 'other';
export type PaymentStatus = 'scheduled' | 'processing' | 'completed' | 'failed' | 'cancelled';

/** A record that a payment pays, or paid before it was cancelled or reversed. */
export interface CauseRow {
  type: CauseType;
  id: string;
}

/** A payment with the related data that answers show. */
export interface PaymentRow extends NamedAs<'employee'>, ExceptionColumns {
  id: string;
  kind: PaymentKind;
  /** Negative for a reversal. */
  amount: string;
  currency: string;
  status: PaymentStatus;
  pay_on: string;
  period_start: string | null;
  period_end: string | null;
  method_id: string | null;
  method_label: string | null;
  method_masked: string | null;
  note: string | null;
  reference: string | null;
  reason: string | null;
  paid_at: string | null;
  reverses_id: string | null;
  reversed_by_id: string | null;
  run_id: string | null;
  /** Its run waits for a second admin. */
  run_waits: boolean;
  /** Why a second salary is paid for the same days (rule 205). */
  duplicate_reason: string | null;
  causes: CauseRow[];
  version: number;
  created_at: string;
  updated_at: string;
}

export const SHOWN_PAYMENT: Shown = {
  row: 'p',
  columns: `
    p.id, p.employee_id, ${namedColumnsAs('u', 'employee')}, p.kind, p.amount,
    p.currency, p.status, p.pay_on, p.period_start, p.period_end, p.method_id, m.label AS method_label,
    m.masked AS method_masked, p.note, p.reference, p.reason, p.paid_at, p.reverses_id, reversals.id AS reversed_by_id, p.run_id, waiting_run.id IS NOT NULL AS run_waits,
    p.duplicate_reason,${EXCEPTION_COLUMNS}, COALESCE(paid.causes, '[]') AS causes, p.version, p.created_at, p.updated_at`,
  sets: {
    reversals: `
      SELECT r.id, r.reverses_id FROM payments r WHERE r.workspace_id = $1 AND r.reverses_id ${among('p')}`,
    paid: `
      SELECT c.payment_id,
             json_agg(json_build_object('type', c.cause_type, 'id', c.cause_id) ORDER BY c.cause_type, c.cause_id) AS causes
        FROM payment_causes c WHERE c.workspace_id = $1 AND c.payment_id ${among('p')} GROUP BY c.payment_id`,
  },
  joins: `
    LEFT JOIN users u ON u.workspace_id = $1 AND u.id = p.employee_id
    LEFT JOIN payment_methods m ON m.workspace_id = $1 AND m.id = p.method_id
    LEFT JOIN payment_runs waiting_run
      ON waiting_run.workspace_id = $1 AND waiting_run.id = p.run_id AND waiting_run.approval = 'waiting'
    LEFT JOIN reversals ON reversals.reverses_id = p.id
    LEFT JOIN paid ON paid.payment_id = p.id${exceptionJoin('p.id')}`,
};

export const paymentById = statement<PaymentRow, { id: string }>(
  shown(SHOWN_PAYMENT, 'SELECT p.* FROM payments p WHERE p.workspace_id = $1 AND p.id = $id'),
);

export interface NewPayment {
  employee_id: string;
  kind: PaymentKind;
  amount: string;
  currency: string;
  status: 'scheduled' | 'completed';
  pay_on: string;
  period_start: string | null;
  period_end: string | null;
  method_id: string | null;
  note: string | null;
  reference: string | null;
  reason: string | null;
  paid_at: string | null;
  reverses_id: string | null;
  duplicate_reason: string | null;
}

export const insertPayment = statement<{ id: string }, NewPayment>(`
  INSERT INTO payments (workspace_id, employee_id, kind, amount, currency, status, pay_on, period_start, period_end, method_id,
                        note, reference, reason, paid_at, reverses_id, duplicate_reason, period_kept)
  VALUES ($1, $employee_id, $kind, $amount, $currency, $status, $pay_on, $period_start, $period_end, $method_id,
          $note, $reference, $reason, $paid_at, $reverses_id, $duplicate_reason, true)
  RETURNING id`);

/**
 * Links a payment to what it pays. The database refuses a cause of another payment (`payment_causes_once`).
 */
export const insertCauses = statement<
  { id: string },
  { payment_id: string; cause_type: CauseType; cause_ids: readonly string[] }
>(`
  INSERT INTO payment_causes (workspace_id, payment_id, cause_type, cause_id)
  SELECT $1, $payment_id, $cause_type, one FROM unnest($cause_ids::uuid[]) AS one
  RETURNING id`);

/** Unlinks a payment from what it pays, so that another payment can pay it. */
export const releaseCauses = statement<CauseRow, { payment_id: string; released_at: string }>(`
  UPDATE payment_causes SET released_at = $released_at
   WHERE workspace_id = $1 AND payment_id = $payment_id AND released_at IS NULL
  RETURNING cause_type AS type, cause_id AS id`);

/** The payment that a cause is in, neither cancelled nor reversed. */
export interface StandingPayment {
  cause_id: string;
  payment_id: string;
  status: PaymentStatus;
}

export const standingPayments = statement<
  StandingPayment,
  { cause_type: CauseType; cause_ids: readonly string[] }
>(`
  SELECT c.cause_id, c.payment_id, p.status
    FROM payment_causes c JOIN payments p ON p.workspace_id = c.workspace_id AND p.id = c.payment_id
   WHERE c.workspace_id = $1 AND c.cause_type = $cause_type AND c.cause_id = ANY ($cause_ids::uuid[]) AND c.released_at IS NULL
   ORDER BY c.cause_id`);
