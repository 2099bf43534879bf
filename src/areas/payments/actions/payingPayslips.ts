/** Makes payslips payable with their net amount. Paying a payslip does not change its status. */
import { money } from '../../../money/money.ts';
import type { Due, Payable } from '../../../paying/payable.ts';
import { conflict } from '../../../problem.ts';
import { payslipsToPay, type PayslipToPay } from '../store/payslips.ts';

export const payslipsPayable: Payable = {
  cause: 'payslip',
  kind: 'salary',
  hold: async (db, ids) => (await db.rows(payslipsToPay, { ids })).map(dueOf),
  // only the payment says whether a payslip is paid
  markPaid: () => Promise.resolve(),
  markUnpaid: () => Promise.resolve(),
};

const dueOf = ({ id, employee_id, period_start, period_end, net, currency, status }: PayslipToPay): Due => ({
  id,
  employee_id,
  amount: money(net, currency),
  period: { start: period_start, end: period_end },
  refusal:
    status === 'published'
      ? null
      : conflict('invalid_transition', 'The payslip is a draft: publish it first.', {
          current_status: status,
        }),
});
