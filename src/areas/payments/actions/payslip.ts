/** Payslips as operations take them in and hold them. */
import type { Queries, Tx } from '../../../db/handle.ts';
import { violatedConstraint } from '../../../db/pool.ts';
import type { PayslipInput } from '../../../generated/types.ts';
import { money, moneyToNumeric } from '../../../money/money.ts';
import { conflict, forbidden, invalid, notFound, type Problem } from '../../../problem.ts';
import { payslipProblems, payslipSums } from '../rules/payslip.ts';
import { payslipById, payslipForUpdate, payslipsOfDays, type PayslipRow } from '../store/payslips.ts';

/** The columns of a payslip; 422 where it does not add up (rules 39, 48). */
export function payslipValues(sent: PayslipInput) {
  const problems = payslipProblems(sent);
  if (problems) throw invalid(problems);
  const { employee_id, period_start, period_end, currency } = sent;
  const { gross, deductions, net } = payslipSums(sent.lines, currency);
  const lines = sent.lines.map(({ code, label, kind, amount }) => ({
    code: code.trim(),
    label: label.trim(),
    kind,
    amount: moneyToNumeric(money(amount, currency)),
  }));
  return {
    employee_id,
    period_start,
    period_end,
    currency,
    gross: moneyToNumeric(gross),
    deductions: moneyToNumeric(deductions),
    net: moneyToNumeric(net),
    lines: JSON.stringify(lines),
  };
}

type Days = Pick<PayslipRow, 'employee_id' | 'currency' | 'period_start' | 'period_end'>;

/** 409: the person has a payslip for some of these days. */
export async function periodExists(db: Queries, days: Days): Promise<Problem> {
  const { employee_id, currency, period_start, period_end } = days;
  const others = await db.rows(payslipsOfDays, { employee_id, currency, period_start, period_end });
  return conflict('period_exists', 'The person has a payslip for some of these days.', {
    conflicts: others.map(({ id }) => id),
  });
}

/** Turns the constraint's error, where another call came first, into that 409; returns any other error as it is. */
export const periodTaken = async (error: unknown, outside: Queries, days: Days): Promise<unknown> =>
  violatedConstraint(error) === 'payslips_period' ? periodExists(outside, days) : error;

/** Locks a payslip; 404 where there is none. */
export async function holdPayslip(db: Tx, id: string): Promise<PayslipRow> {
  const row = await db.maybe(payslipForUpdate, { id });
  if (!row) throw notFound();
  return row;
}

/** The status as it is now; null where the payslip is gone. */
export const payslipStatusNow = async (db: Queries, id: string) =>
  (await db.maybe(payslipById, { id }))?.status ?? null;

/** The refusal of the table of transitions: only admins get this far. */
export const notClerk = (): Problem => forbidden('insufficient_role', 'Payslips are for admins to change.');
