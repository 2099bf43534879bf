import type { Caller } from '../../../auth/caller.ts';
import type { Payment } from '../../../generated/types.ts';
import type { CauseType } from '../../../paying/payable.ts';
import type { PaymentRow } from '../../../paying/store/payments.ts';
import { actionsOf } from '../actions/viewer.ts';
import { exceptionIn } from '../../../people/exceptions.ts';
import { refIn } from '../../../people/named.ts';

export function presentPayment(row: PaymentRow, caller: Caller): Payment {
  return {
    id: row.id,
    employee: refIn(row, 'employee'),
    kind: row.kind,
    amount: row.amount,
    currency: row.currency,
    status: row.status,
    pay_on: row.pay_on,
    period_start: row.period_start,
    period_end: row.period_end,
    method:
      row.method_id === null
        ? null
        : { id: row.method_id, label: row.method_label!, masked: row.method_masked! },
    note: row.note,
    reference: row.reference,
    reason: row.reason,
    paid_at: row.paid_at,
    expense_ids: causes(row, 'expense_claim'),
    invoice_id: causes(row, 'invoice')[0] ?? null,
    payslip_id: causes(row, 'payslip')[0] ?? null,
    reverses_id: row.reverses_id,
    reversed_by_id: row.reversed_by_id,
    run_id: row.run_id,
    duplicate_reason: row.duplicate_reason,
    exception: exceptionIn(row),
    allowed_actions: actionsOf(caller, row),
    version: row.version,
    created_at: row.created_at,
    updated_at: row.updated_at,
  };
}

const causes = (row: PaymentRow, type: CauseType): string[] =>
  row.causes.filter((cause) => cause.type === type).map(({ id }) => id);
