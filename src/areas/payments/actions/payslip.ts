import type { Queries, Tx } from '../../../db/handle.ts';
import { violatedConstraint } from '../../../db/pool.ts';
import type { PayslipInput } from '../../../generated/types.ts';
import { minus, money, moneyToNumeric } from '../../../money/money.ts';
import { textOrNull } from '../../../lib/texts.ts';
import { conflict, forbidden, invalid, notFound, type Problem } from '../../../problem.ts';
import { payslipProblems } from '../rules/payslip.ts';
import { payslipById, payslipForUpdate, payslipsOfDays, type PayslipRow } from '../store/payslips.ts';

/**
 * The columns of a payslip.
 * @throws 422 if its sums do not match its lines (rules 39, 48).
 */
export function payslipValues(sent: PayslipInput) {
  const problems = payslipProblems(sent);
  if (problems) throw invalid(problems);
  const { employee_id, period_start, period_end, currency, kind = 'regular', settlement = 'carry' } = sent;
  if (
    sent.reason === undefined
      ? sent.replaces_id !== undefined
      : sent.replaces_id === undefined && kind !== 'correction'
  )
    throw invalid({ reason: ['Say why with `replaces_id`, and for a `correction`; only then.'] });
  const gross = money(sent.gross, currency);
  const net = money(sent.net, currency);
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
    deductions: moneyToNumeric(minus(gross, net)),
    net: moneyToNumeric(net),
    kind,
    settlement,
    replaces_id: sent.replaces_id ?? null,
    correction_reason: textOrNull(sent.reason),
    lines: JSON.stringify(lines),
  };
}

type Days = Pick<
  PayslipRow,
  'employee_id' | 'currency' | 'kind' | 'period_start' | 'period_end' | 'replaces_id'
>;

export async function periodExists(db: Queries, days: Days): Promise<Problem> {
  const { employee_id, currency, kind, period_start, period_end, replaces_id } = days;
  const others = await db.rows(payslipsOfDays, {
    ...{ employee_id, currency, kind, period_start, period_end, replaces_id },
  });
  return conflict('period_exists', 'The person has a payslip for some of these days.', {
    conflicts: others.map(({ id }) => id),
  });
}

/**
 * Turns a violation of the exclusion constraint, caused by a concurrent call, into that 409; returns other
 * errors unchanged.
 */
export const periodTaken = async (error: unknown, outside: Queries, days: Days): Promise<unknown> =>
  violatedConstraint(error) === 'payslips_period' ? periodExists(outside, days) : error;

/**
 * Locks a payslip.
 * @throws 404 if there is no such payslip.
 */
export async function holdPayslip(db: Tx, id: string): Promise<PayslipRow> {
  const row = await db.maybe(payslipForUpdate, { id });
  if (!row) throw notFound();
  return row;
}

/** The current status; null if the payslip no longer exists. */
export const payslipStatusNow = async (db: Queries, id: string) =>
  (await db.maybe(payslipById, { id }))?.status ?? null;

/** The 403 for the role check of `PAYSLIP_MACHINE`. */
export const notClerk = (): Problem => forbidden('insufficient_role', 'Only admins may change payslips.');
