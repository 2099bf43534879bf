/** Makes payslips payable with their payout, which is the net amount unless they correct another one. Paying a payslip does not change its status. */
import type { Due, Payable } from '../../../paying/payable.ts';
import { conflict } from '../../../problem.ts';
import { dueOf } from '../rules/payslip.ts';
import { payslipsToPay, type PayslipToPay } from '../store/payslips.ts';

export const payslipsPayable: Payable = {
  cause: 'payslip',
  kind: 'salary',
  hold: async (db, ids) => (await db.rows(payslipsToPay, { ids })).map(payableOf),
  // only the payment says whether a payslip is paid
  markPaid: () => Promise.resolve(),
  markUnpaid: () => Promise.resolve(),
};

const payableOf = ({
  id,
  employee_id,
  period_start,
  period_end,
  currency,
  kind,
  status,
  ...slip
}: PayslipToPay): Due => ({
  id,
  employee_id,
  amount: dueOf(slip, currency),
  correction: slip.correction_reason ?? (kind === 'regular' ? null : `A payslip of the kind ${kind}`),
  period: { start: period_start, end: period_end },
  refusal:
    status === 'published'
      ? null
      : conflict('invalid_transition', `The payslip is ${status}: only published ones are paid.`, {
          current_status: status,
        }),
});
