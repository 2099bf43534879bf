import { defineList } from '../../../db/list.ts';
import { shown } from '../../../db/shown.ts';
import { statement } from '../../../db/statement.ts';
import type { OpenPayment } from '../../../people/leaving.ts';
import { SHOWN_PAYMENT, type PaymentRow, type PaymentStatus } from '../../../paying/store/payments.ts';

/** Locks the payment until the transaction ends, so that its steps are serialised. */
export const lockPayment = statement<{ id: string }, { id: string }>(
  'SELECT id FROM payments WHERE workspace_id = $1 AND id = $id FOR NO KEY UPDATE',
);

export const paymentStatus = statement<{ status: PaymentStatus }, { id: string }>(
  'SELECT status FROM payments WHERE workspace_id = $1 AND id = $id',
);

const moved = (set: string) =>
  shown(
    SHOWN_PAYMENT,
    `UPDATE payments SET ${set} WHERE workspace_id = $1 AND id = $id AND status = $before RETURNING *`,
  );

/** SQL: the days of a salary, both ends included; without a period, its day of payment. */
const DAYS = `daterange(COALESCE(p.period_start, p.pay_on), COALESCE(p.period_end, p.pay_on), '[]')`;

/** The fields of a salary that rule 205 compares. */
export interface SalaryDays {
  employee_id: string;
  currency: string;
  pay_on: string;
  period_start: string | null;
  period_end: string | null;
}

/**
 * The first other salary of the person in the currency, neither cancelled nor reversed, for some of these
 * days. If one of the two has no period, the same day of payment counts as well. Lock the person first.
 */
export const salaryOfDays = statement<{ id: string }, SalaryDays & { own_id: string | null }>(`
  SELECT p.id FROM payments p
   WHERE p.workspace_id = $1 AND p.employee_id = $employee_id AND p.currency = $currency AND p.kind = 'salary'
     AND p.status <> 'cancelled' AND p.id IS DISTINCT FROM $own_id::uuid
     AND (${DAYS} && daterange(COALESCE($period_start::date, $pay_on::date), COALESCE($period_end::date, $pay_on::date), '[]')
          OR (p.period_start IS NULL OR $period_start::date IS NULL) AND p.pay_on = $pay_on::date)
     AND NOT EXISTS (SELECT FROM payments r WHERE r.workspace_id = $1 AND r.reverses_id = p.id)
     AND NOT EXISTS (SELECT FROM payment_causes c JOIN payslips s ON s.workspace_id = $1 AND s.id = c.payslip_id
                      WHERE c.workspace_id = $1 AND c.payment_id = p.id AND s.kind <> 'regular')
   ORDER BY p.id LIMIT 1`);

interface Moving {
  id: string;
  before: PaymentStatus;
}

export const editPayment = statement<
  PaymentRow,
  Moving & { pay_on: string; note: string | null; amount: string; duplicate_reason: string | null }
>(moved('pay_on = $pay_on, note = $note, amount = $amount, duplicate_reason = $duplicate_reason'));

export const completePayment = statement<PaymentRow, Moving & { paid_at: string; reference: string | null }>(
  moved(`status = 'completed', paid_at = $paid_at, reference = $reference`),
);

/** scheduled, processing -> failed; scheduled, failed -> cancelled. */
export const endPayment = statement<PaymentRow, Moving & { after: PaymentStatus; reason: string | null }>(
  moved('status = $after, reason = $reason'),
);

/** failed -> scheduled, possibly to another method. */
export const reschedulePayment = statement<
  PaymentRow,
  Moving & { pay_on: string; method_id: string; duplicate_reason: string | null }
>(
  moved(`
    status = 'scheduled', pay_on = $pay_on, method_id = $method_id, duplicate_reason = $duplicate_reason, reason = NULL,
    run_id = NULL`),
);

/**
 * completed -> completed. Raises the version when another payment reverses it; a trigger sets `reversed_at`.
 */
export const touchPayment = statement<PaymentRow, Moving>(moved('updated_at = clock_timestamp()'));

export const paymentList = defineList<
  PaymentRow,
  {
    own: string;
    ids: readonly string[];
    employee_id: readonly string[];
    status: readonly string[];
    kind: readonly string[];
    from: string;
    to: string;
    currency: string;
  }
>({
  name: 'payments',
  columns: SHOWN_PAYMENT,
  from: 'payments p',
  where: 'p.workspace_id = $1',
  id: 'p.id',
  orders: {
    pay_on: { sql: 'p.pay_on', type: 'date' },
    created_at: { sql: 'p.created_at', type: 'timestamptz' },
    updated_at: { sql: 'p.updated_at', type: 'timestamptz' },
  },
  filters: {
    own: 'p.employee_id = $own',
    ids: 'p.id = ANY ($ids::uuid[])',
    employee_id: 'p.employee_id = ANY ($employee_id::uuid[])',
    status: 'p.status = ANY ($status::text[])',
    kind: 'p.kind = ANY ($kind::text[])',
    from: 'p.pay_on >= $from::date',
    to: 'p.pay_on <= $to::date',
    currency: 'p.currency = $currency',
  },
  // payments are never deleted
  sync: { updatedAt: 'p.updated_at', deletedAt: 'NULL::timestamptz' },
});

/** A person's open payments, the next first. */
export const openPaymentsOf = statement<OpenPayment, { employee_id: string }>(`
  SELECT id, kind, amount, currency, status, pay_on FROM payments
   WHERE workspace_id = $1 AND employee_id = $employee_id AND status IN ('scheduled', 'processing', 'failed')
   ORDER BY pay_on, id`);
