/** Payslips: their sums (rule 48) and their state machine. */
import { daysBetween, type CivilDate } from '../../../civil/dates.ts';
import { openActions, type Machine } from '../../../lib/machine.ts';
import { currencyProblem } from '../../../money/currencies.ts';
import {
  amountProblem,
  compareMoney,
  minus,
  money,
  showMoney,
  sum,
  type Money,
} from '../../../money/money.ts';
import type { FieldErrors } from '../../../problem.ts';

export type PayslipStatus = 'draft' | 'published' | 'voided';
export type PayslipAction = 'publish' | 'delete' | 'void';
export type PayslipKind = 'regular' | 'additional' | 'correction';
export type PayslipSettlement = 'carry' | 'repaid';
export type LineKind = 'earning' | 'deduction' | 'contribution';

/** The caller's part in a payslip. */
export interface Clerk {
  /** A signed-in admin who is not the payslip's person (rule 200). */
  readonly admin: boolean;
}

const onlyAdmin = ({ admin }: Clerk) => (admin ? null : 'role');

export const PAYSLIP_MACHINE: Machine<PayslipStatus, PayslipAction, Clerk, 'role'> = {
  resource: 'payslip',
  called: 'The payslip',
  transitions: [
    { from: ['draft'], action: 'publish', to: 'published', who: onlyAdmin, verb: 'published' },
    {
      from: ['draft'],
      action: 'delete',
      to: null,
      who: onlyAdmin,
      otherwise: 'not_draft',
      text: (status) => `The payslip is ${status}: only a draft can be changed or deleted.`,
      verb: 'deleted',
    },
    { from: ['published'], action: 'void', to: 'voided', who: onlyAdmin, verb: 'voided' },
  ],
};

export const payslipActions = (status: PayslipStatus, clerk: Clerk) =>
  openActions(PAYSLIP_MACHINE, status, clerk);

/** The sums of a payslip, and what was paid for its days before it was published. */
export interface Settled {
  readonly gross: string;
  readonly deductions: string;
  readonly net: string;
  readonly paid_gross: string;
  readonly paid_deductions: string;
  readonly paid_net: string;
  /** What earlier payslips lowered it by; of one below zero, what it has lowered, below zero. */
  readonly carried: string;
}

/** Rule 211: what a payslip still brings, its net amount less what was paid before; it can be below zero. */
export const payoutOf = ({ net, paid_net }: Pick<Settled, 'net' | 'paid_net'>, currency: string): Money =>
  minus(money(net, currency), money(paid_net, currency));

/** Rule 211: what a payment pays, the payout less what earlier payslips lowered it by. */
export const dueOf = (slip: Pick<Settled, 'net' | 'paid_net' | 'carried'>, currency: string): Money =>
  minus(payoutOf(slip, currency), money(slip.carried, currency));

/** What was paid for its days so far: its own amounts once it is paid, else those of the one that it replaced. */
export const paidSoFar = (slip: Settled, paid: boolean) =>
  paid
    ? { paid_gross: slip.gross, paid_deductions: slip.deductions, paid_net: slip.net }
    : { paid_gross: slip.paid_gross, paid_deductions: slip.paid_deductions, paid_net: slip.paid_net };

interface CountedLine {
  kind: LineKind;
  /** Validated by `amountProblem`. */
  amount: string;
}

export interface PayslipSums {
  gross: Money;
  deductions: Money;
  /** Gross less deductions. Negative if deductions exceed earnings. */
  net: Money;
  /** Paid by the employer on top. Not part of gross or net. */
  contributions: Money;
}

/** Rule 48: the sums of the lines. */
export function payslipSums(lines: readonly CountedLine[], currency: string): PayslipSums {
  const of = (kind: LineKind) =>
    sum(
      lines.filter((line) => line.kind === kind).map(({ amount }) => money(amount, currency)),
      currency,
    );
  const [gross, deductions] = [of('earning'), of('deduction')];
  return { gross, deductions, net: minus(gross, deductions), contributions: of('contribution') };
}

/** Longest period of a payslip, in days. */
const MOST_DAYS = 366;

interface SentPayslip {
  period_start: CivilDate;
  period_end: CivilDate;
  currency: string;
  gross: string;
  net: string;
  /** Empty if the amounts are on a document of their own. */
  lines: readonly CountedLine[];
}

/** Rules 39 and 48: errors of a payslip by field, or null. */
export function payslipProblems({ period_start, period_end, ...sent }: SentPayslip): FieldErrors | null {
  const errors: FieldErrors = {};
  if (period_end < period_start) errors['period_end'] = ['Must not be before `period_start`.'];
  else if (daysBetween(period_start, period_end) >= MOST_DAYS)
    errors['period_end'] = [`A payslip covers at most ${MOST_DAYS} days.`];
  Object.assign(errors, amountProblems(sent) ?? (sent.lines.length > 0 ? sumProblems(sent) : null) ?? {});
  return Object.keys(errors).length > 0 ? errors : null;
}

function amountProblems({ currency, gross, net, lines }: Omit<SentPayslip, 'period_start' | 'period_end'>) {
  const unknown = currencyProblem(currency);
  if (unknown) return { currency: [unknown] };
  const errors: FieldErrors = {};
  const look = (field: string, amount: string) => {
    const problem = amountProblem(amount, currency);
    if (problem) errors[field] = [problem];
  };
  look('gross', gross);
  look('net', net);
  lines.forEach(({ amount }, index) => look(`lines.${index}.amount`, amount));
  return Object.keys(errors).length > 0 ? errors : null;
}

function sumProblems({ currency, gross, net, lines }: Omit<SentPayslip, 'period_start' | 'period_end'>) {
  const sums = payslipSums(lines, currency);
  const errors: FieldErrors = {};
  if (compareMoney(sums.gross, money(gross, currency)) !== 0)
    errors['gross'] = [`The earnings add up to ${showMoney(sums.gross).amount}.`];
  if (compareMoney(sums.net, money(net, currency)) !== 0)
    errors['net'] = [`The earnings less the deductions are ${showMoney(sums.net).amount}.`];
  return Object.keys(errors).length > 0 ? errors : null;
}
