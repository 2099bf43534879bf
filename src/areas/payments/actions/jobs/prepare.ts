/** Rule 206: schedules the salary of a month for one person. */
import { compareMoney, noMoney, moneyToNumeric, type Money } from '../../../../money/money.ts';
import { Problem } from '../../../../problem.ts';
import { payoutOf } from '../../rules/payslip.ts';
import { monthDays, monthSalary } from '../../rules/month.ts';
import { contractsIn } from '../../store/month.ts';
import { payslipById } from '../../store/payslips.ts';
import { auditScheduled } from '../../announce.ts';
import { schedule } from '../schedule.ts';
import type { OpenRow } from '../../store/jobs.ts';
import { leftOut, type DoRow, type Outcome, type RowCall } from './row.ts';

export interface PrepareSettings {
  month: string;
  pay_on: string;
  currency: string;
  source: 'payslips' | 'contracts';
}

/** Conflicts of `schedule` that leave a person out: there is nothing wrong, but nothing can be paid now. */
const LEAVES_OUT = new Set(['no_method', 'currency_mismatch', 'period_paid']);

export const prepareRow: DoRow = async (call, row, settings) => {
  const chosen = settings as unknown as PrepareSettings;
  const due =
    chosen.source === 'contracts' ? await byContracts(call, row, chosen) : await byPayslip(call, row, chosen);
  if ('outcome' in due) return due;
  const { amount, ...paid } = due;
  const shown = { amount: moneyToNumeric(amount), currency: amount.currency };
  if (compareMoney(amount, noMoney(amount.currency)) <= 0)
    return leftOut('nothing_due', 'The payout is not above zero.', shown);
  try {
    const payment = await schedule({
      ...call,
      body: { employee_id: row.employee_id!, kind: 'salary', ...shown, pay_on: chosen.pay_on, ...paid },
    });
    auditScheduled(call, payment);
    return { outcome: 'created', payment_id: payment.id, ...shown };
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
    // somebody else has scheduled the payslip meanwhile
    if (error.code === 'already_paid') return leftOut('period_paid', error.options.detail, shown);
    if (LEAVES_OUT.has(error.code)) return leftOut(error.code, error.options.detail, shown);
    throw error;
  }
};

type Due = { amount: Money } & ({ payslip_id: string } | { period_start: string; period_end: string });

async function byPayslip(
  { db }: RowCall,
  { payslip_id }: OpenRow,
  { month, currency }: PrepareSettings,
): Promise<Due | Outcome> {
  const slip = payslip_id === null ? undefined : await db.maybe(payslipById, { id: payslip_id });
  if (!slip)
    return leftOut(
      'no_payslip',
      `The person has no published payslip that ends in ${month} and is not paid.`,
    );
  if (slip.currency !== currency) return leftOut('currency_mismatch', `The payslip is in ${slip.currency}.`);
  return { amount: payoutOf(slip, slip.currency), payslip_id: slip.id };
}

async function byContracts(
  { db }: RowCall,
  { employee_id }: OpenRow,
  { month, currency }: PrepareSettings,
): Promise<Due | Outcome> {
  const days = monthDays(month);
  const contracts = await db.rows(contractsIn, { employee_id: employee_id!, ...days });
  const [first] = contracts;
  if (!first) return leftOut('no_contract', `The person has no contract in ${month}, or is a contractor.`);
  const stretches = contracts.filter(
    (one): one is typeof one & { salary: string } => one.pay_period === 'month' && one.salary !== null,
  );
  if (stretches.length < contracts.length)
    return leftOut('not_monthly', `A contract of ${month} states no monthly salary.`);
  if (stretches.some((one) => one.currency !== currency))
    return leftOut('currency_mismatch', `The salary is in ${first.currency}.`);
  return {
    amount: monthSalary(stretches, currency, days),
    period_start: first.from,
    period_end: contracts.at(-1)!.to,
  };
}
