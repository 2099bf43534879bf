/** Rule 206: schedules the salary of a month for one person. */
import { compareMoney, minus, noMoney, moneyToNumeric, type Money } from '../../../../money/money.ts';
import { paymentOf } from '../../../../paying/causes.ts';
import { personForUpdate } from '../../../../people/find.ts';
import { Problem } from '../../../../problem.ts';
import { dueOf } from '../../rules/payslip.ts';
import { monthDays, monthSalary } from '../../rules/month.ts';
import { contractsIn } from '../../store/month.ts';
import { payslipById } from '../../store/payslips.ts';
import { auditScheduled } from '../../announce.ts';
import { carryOver, releaseCarried } from '../carry.ts';
import { holdPayslip } from '../payslip.ts';
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
  const { amount, carried, ...paid } = due;
  const shown = {
    amount: moneyToNumeric(amount),
    currency: amount.currency,
    ...(carried && carried.minor > 0n && { carried: moneyToNumeric(carried) }),
  };
  if (compareMoney(amount, noMoney(amount.currency)) <= 0)
    return leftOut('nothing_due', 'Nothing is to be paid.', shown);
  try {
    const payment = await schedule({
      ...call,
      body: {
        ...{ employee_id: row.employee_id!, kind: 'salary', pay_on: chosen.pay_on, ...paid },
        ...{ amount: shown.amount, currency: shown.currency },
      },
    });
    auditScheduled(call, payment);
    return { outcome: 'created', payment_id: payment.id, ...shown };
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
    if (!LEAVES_OUT.has(error.code)) throw error;
    if ('payslip_id' in paid) await releaseCarried(call.db, paid.payslip_id);
    return leftOut(error.code, error.options.detail, { amount: shown.amount, currency: shown.currency });
  }
};

type Due = { amount: Money; carried?: Money } & (
  { payslip_id: string } | { period_start: string; period_end: string }
);

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
  await db.one(personForUpdate, { id: slip.employee_id });
  const held = await holdPayslip(db, slip.id);
  const payment = await paymentOf(db, 'payslip', held.id);
  if (payment) return leftOut('period_paid', `There is already a payment of it, which is ${payment.status}.`);
  const carried = await carryOver(db, held);
  return { amount: minus(dueOf(held, held.currency), carried), carried, payslip_id: held.id };
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
