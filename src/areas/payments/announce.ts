/** Audit lines and notifications about payments, methods and runs. `transition` audits the other steps. */
import { audit } from '../../events/audit.ts';
import { notify } from '../../events/notify.ts';
import type { Writing } from '../../events/writing.ts';
import type { AnnouncedPayment } from '../../paying/completed.ts';
import type { PaymentRow } from '../../paying/store/payments.ts';

const amount = (row: AnnouncedPayment): string => `${row.amount} ${row.currency}`;

export const auditScheduled = (
  call: Writing,
  row: AnnouncedPayment & { pay_on: string; duplicate_reason?: string | null },
): void =>
  audit(call, {
    action: 'scheduled',
    resource: 'payment',
    id: row.id,
    changes: {
      amount: [null, amount(row)],
      pay_on: [null, row.pay_on],
      ...(row.duplicate_reason && { duplicate_reason: [null, row.duplicate_reason] }),
    },
  });

/** Audits a reversal, which is a payment of its own. */
export const announceReversal = (
  call: Writing,
  row: AnnouncedPayment & { reverses_id: string | null },
): void =>
  audit(call, {
    action: 'recorded',
    resource: 'payment',
    id: row.id,
    changes: { amount: [null, amount(row)], reverses: [null, row.reverses_id] },
  });

/** Notifies the person to whom a payment has failed. */
export function tellFailed(call: Writing, row: AnnouncedPayment & Pick<PaymentRow, 'reason'>): void {
  if (row.employee_id === call.caller.userId) return;
  notify(call, {
    userId: row.employee_id,
    kind: 'payment.failed',
    title: 'A payment to you has failed',
    body: `${amount(row)}: ${row.reason ?? ''}. Please check your payment method.`,
    resource: { type: 'payment', id: row.id },
  });
}

/** Audits a change of payment methods. `changes` contain only the end of the account. */
export const auditMethod = (
  call: Writing,
  action: 'added' | 'confirmed' | 'renamed' | 'deleted' | 'made default',
  id: string,
  changes: Record<string, [unknown, unknown]>,
): void => audit(call, { action, resource: 'payment_method', id, changes });

/** Audits a new run, or a download of its file. */
export const auditRun = (
  call: Pick<Writing, 'caller' | 'db' | 'request'>,
  action: 'approved' | 'created' | 'downloaded file of' | 'rejected',
  id: string,
  changes: Record<string, [unknown, unknown]> = {},
): void => audit(call, { action, resource: 'payment_run', id, changes });

/** Tells the other admins that a run waits for one of them (rule 203). */
export const tellWaiting = (
  call: Writing,
  userId: string[],
  run: { id: string; count: number; total: string; currency: string; pay_on: string },
): void =>
  notify(call, {
    userId,
    kind: 'payment_run.waiting',
    title: 'A payment run waits for your approval',
    body: `${call.caller.actor.name} has ordered ${run.count} payments of ${run.total} ${run.currency}, for ${run.pay_on}.`,
    resource: { type: 'payment_run', id: run.id },
  });

export const auditHandover = (
  call: Pick<Writing, 'caller' | 'db' | 'request'>,
  { id, kind, month, number }: { id: string; kind: string; month: string; number: number },
): void =>
  audit(call, {
    action: 'handed over',
    resource: 'handover',
    id,
    changes: { kind: [null, kind], month: [null, month], number: [null, number] },
  });
