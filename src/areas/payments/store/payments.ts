import { defineList } from '../../../db/list.ts';
import { shown } from '../../../db/shown.ts';
import type { OpenPayment } from '../../../people/leaving.ts';
import { statement } from '../../../db/statement.ts';
import { SHOWN_PAYMENT, type PaymentRow, type PaymentStatus } from '../../../paying/store/payments.ts';

/** Holds the payment until the transaction ends, so that its steps come one after the other. */
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

interface Moving {
  id: string;
  before: PaymentStatus;
}

/** scheduled -> scheduled. */
export const editPayment = statement<
  PaymentRow,
  Moving & { pay_on: string; note: string | null; amount: string }
>(moved('pay_on = $pay_on, note = $note, amount = $amount'));

/** scheduled, processing -> completed. */
export const completePayment = statement<PaymentRow, Moving & { paid_at: string; reference: string | null }>(
  moved(`status = 'completed', paid_at = $paid_at, reference = $reference`),
);

/** scheduled, processing -> failed; scheduled, failed -> cancelled. */
export const endPayment = statement<PaymentRow, Moving & { after: PaymentStatus; reason: string | null }>(
  moved('status = $after, reason = $reason'),
);

/** failed -> scheduled, by a method that may be another. */
export const reschedulePayment = statement<PaymentRow, Moving & { pay_on: string; method_id: string }>(
  moved(`status = 'scheduled', pay_on = $pay_on, method_id = $method_id, reason = NULL, run_id = NULL`),
);

/** completed -> completed: a new version, since another payment reverses it. */
export const touchPayment = statement<PaymentRow, Moving>(moved('updated_at = clock_timestamp()'));

export const paymentList = defineList<
  PaymentRow,
  {
    own: string;
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

/** A person's payments that are not made yet, the next first. */
export const openPaymentsOf = statement<OpenPayment, { employee_id: string }>(`
  SELECT id, kind, amount, currency, status, pay_on FROM payments
   WHERE workspace_id = $1 AND employee_id = $employee_id AND status IN ('scheduled', 'processing', 'failed')
   ORDER BY pay_on, id`);
