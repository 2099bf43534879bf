import type { Caller } from '../../../auth/caller.ts';
import type { Payslip, PayslipDetail, PayslipLine } from '../../../generated/types.ts';
import { money, showMoney } from '../../../money/money.ts';
import { isSecondAdmin } from '../../../people/secondPerson.ts';
import { payoutOf, payslipActions, type Clerk } from '../rules/payslip.ts';
import type { LineRow, PayslipRow } from '../store/payslips.ts';
import { exceptionIn } from '../../../people/exceptions.ts';
import { maybeRefIn, refIn } from '../../../people/named.ts';

export const clerkOf = (caller: Caller, { employee_id }: Pick<PayslipRow, 'employee_id'>): Clerk => ({
  admin: isSecondAdmin(caller, employee_id),
});

export function presentPayslip(row: PayslipRow, caller: Caller): Payslip {
  const shown = (amount: string) => showMoney(money(amount, row.currency)).amount;
  return {
    id: row.id,
    employee: refIn(row, 'employee'),
    period_start: row.period_start,
    period_end: row.period_end,
    gross: shown(row.gross),
    deductions: shown(row.deductions),
    net: shown(row.net),
    payout: showMoney(payoutOf(row, row.currency)).amount,
    carried: shown(row.carried),
    currency: row.currency,
    kind: row.kind,
    status: row.status,
    settlement: row.settlement,
    replaces_id: row.replaces_id,
    correction_reason: row.correction_reason,
    voided:
      row.voided_at === null
        ? null
        : {
            at: row.voided_at,
            by: maybeRefIn(row, 'voided_by'),
            reason: row.void_reason!,
            replaced_by_id: row.replaced_by_id,
          },
    exception: exceptionIn(row),
    document: row.document && {
      filename: row.document.filename,
      sha256: row.document.sha256,
      size: row.document.size,
    },
    published_at: row.published_at,
    allowed_actions: row.deleted_at === null ? payslipActions(row.status, clerkOf(caller, row)) : [],
    version: row.version,
    created_at: row.created_at,
    updated_at: row.updated_at,
    deleted_at: row.deleted_at,
  };
}

export function presentPayslipDetail(
  row: PayslipRow,
  lines: readonly LineRow[],
  caller: Caller,
): PayslipDetail {
  const payslip = presentPayslip(row, caller);
  return {
    id: payslip.id,
    employee: payslip.employee,
    period_start: payslip.period_start,
    period_end: payslip.period_end,
    gross: payslip.gross,
    deductions: payslip.deductions,
    net: payslip.net,
    payout: payslip.payout,
    carried: payslip.carried,
    currency: payslip.currency,
    kind: payslip.kind,
    status: payslip.status,
    settlement: payslip.settlement,
    replaces_id: payslip.replaces_id,
    correction_reason: payslip.correction_reason,
    voided: payslip.voided,
    exception: payslip.exception,
    lines: lines.map((line) => presentLine(line, row)),
    document: payslip.document,
    published_at: payslip.published_at,
    allowed_actions: payslip.allowed_actions,
    version: payslip.version,
    created_at: payslip.created_at,
    updated_at: payslip.updated_at,
    deleted_at: payslip.deleted_at,
  };
}

const presentLine = (
  { code, label, kind, amount }: LineRow,
  { currency }: Pick<PayslipRow, 'currency'>,
): PayslipLine => ({ code, label, kind, amount: showMoney(money(amount, currency)).amount, currency });
