/**
 * Payments in the demo: a run of salaries each month, paid claims, and a few bonuses, of which one has
 * failed, one was reversed and three are scheduled. One person is paid in two currencies.
 */
import { addDays, dateOf, parts, yearOf, type CivilDate } from '../../../civil/dates.ts';
import type { DemoCompany } from '../../../demo/company.ts';
import { iso, monthEnd, weekdayNear } from '../../../demo/days.ts';
import { announcedFrom, insertCause, insertEntry, insertPayment, type Cause } from '../../../demo/paying.ts';
import type { DemoPerson } from '../../../demo/people.ts';
import type { Row } from '../../../demo/rows.ts';
import { money, moneyToNumeric, negated, type Money } from '../../../money/money.ts';
import { partOf } from '../../../money/rounding.ts';
import { announceCompleted, type AnnouncedPayment } from '../../../paying/completed.ts';
import type { PaymentKind, PaymentStatus } from '../../../paying/store/payments.ts';
import { auditTransition } from '../../../transitions/transition.ts';
import { announceReversal, auditScheduled, tellFailed } from '../announce.ts';
import { PAYMENT_MACHINE } from '../rules/payment.ts';
import { insertMethods, type DemoMethod } from './methods.ts';
import { insertRun, type Run } from './runs.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

/** Net share of a salary without a payslip, in hundredths of a percent. */
const NET = 6_426n;

export function writePayments(company: DemoCompany): void {
  const methods = insertMethods(company);
  const pay = payer(company, methods);
  for (const claim of company.rows('expense_claims')) payClaim(company, pay, claim);
  if (company.history === 'short') {
    const person = company.people.find(({ role }) => role === 'employee')!;
    const at = company.at(weekdayNear(addDays(company.today, -10), -1), 10 * 60);
    pay({ person, kind: 'bonus', amount: money('150.00', 'EUR'), at, payOn: at + DAY, ending: 'completed' });
    return;
  }
  paySalaries(company, pay);
  payBonuses(company, pay);
}

interface Paying {
  person: DemoPerson;
  kind: PaymentKind;
  amount: Money;
  /** When it was scheduled, and an instant on its day of payment. Milliseconds since 1970. */
  at: number;
  payOn: number;
  ending: Exclude<PaymentStatus, 'cancelled'>;
  cause?: Cause;
  period?: { start: CivilDate; end: CivilDate };
  note?: string;
  /** It is reversed some days later. */
  reversed?: boolean;
  /** The run that orders it. */
  run?: Run;
}

type Pay = (paying: Paying) => void;

/** Who makes the payment: an admin, and for that admin's own payments another one. */
const payerOf = ({ admin, deciderOf }: DemoCompany, person: DemoPerson): DemoPerson =>
  person === admin ? deciderOf(admin) : admin;

const payer =
  (company: DemoCompany, methods: ReadonlyMap<string, readonly DemoMethod[]>): Pay =>
  (paying) => {
    const { person, kind, amount, at, payOn, ending, cause, period, note = null, run } = paying;
    const { currency } = amount;
    const method = methods.get(person.id)?.find((one) => one.currency === currency);
    if (!method) return;
    const day = dayOf(company, payOn);
    const paidAt = ending === 'completed' ? payOn : null;
    const ended = ending === 'scheduled' ? at : ending === 'processing' ? run!.at : payOn;
    const by = run?.by ?? payerOf(company, person);
    const shown = moneyToNumeric(amount);
    const id = insertPayment(company, {
      at,
      person,
      kind,
      amount,
      status: ending,
      payOn: day,
      more: {
        updated_at: iso(paying.reversed ? ended + 4 * DAY : ended),
        version:
          1 +
          (ending === 'completed' || ending === 'failed' ? 1 : 0) +
          (run ? 1 : 0) +
          (paying.reversed ? 1 : 0),
        period_start: period?.start ?? null,
        period_end: period?.end ?? null,
        method_id: method.id,
        note,
        reference: paidAt === null ? null : `SEPA-${day.replaceAll('-', '')}-${person.employeeNumber}`,
        reason: ending === 'failed' ? 'The account is closed' : null,
        paid_at: paidAt === null ? null : iso(paidAt),
        run_id: run?.id ?? null,
      },
    });
    run?.payments.push({ id, amount, method, note: note ?? kind });
    if (cause) insertCause(company, id, cause, at);
    else insertEntry(company, { person, amount, kind: 'owed', cause: { type: 'payment', id }, at });
    if (paidAt !== null)
      insertEntry(company, {
        person,
        amount: negated(amount),
        kind: 'paid',
        cause: { type: 'payment', id },
        at: paidAt,
      });

    const row = {
      id,
      version: 1 + (run ? 1 : 0) + (ending === 'completed' ? 1 : 0),
      employee_id: person.id,
      employee_email: person.email,
      employee_name: person.name,
      kind,
      amount: shown,
      currency,
      pay_on: day,
    };
    if (at >= announcedFrom(company)) {
      auditScheduled(company.writing(by, at), row);
      if (run)
        auditTransition(company.writing(run.by, run.at), PAYMENT_MACHINE, {
          id,
          action: 'process',
          changes: { status: ['scheduled', 'processing'], run: [null, run.id] },
        });
      const before = run ? 'processing' : 'scheduled';
      if (ending === 'completed' || ending === 'failed')
        auditTransition(company.writing(by, payOn), PAYMENT_MACHINE, {
          id,
          action: ending === 'completed' ? 'complete' : 'fail',
          changes: { status: [before, ending] },
        });
      if (ending === 'completed')
        announceCompleted(company.writing(by, payOn), { ...row, paid_at: iso(payOn) });
      if (ending === 'failed')
        tellFailed(company.writing(by, payOn), { ...row, reason: 'The account is closed' });
    }
    if (paying.reversed) insertReversal(company, { person, row, method, amount, at: payOn + 4 * DAY });
  };

/** The date of an instant in the company's zone. */
const dayOf = (company: DemoCompany, at: number): CivilDate => {
  let day = iso(at).slice(0, 10);
  while (company.at(addDays(day, 1), 0) <= at) day = addDays(day, 1);
  return day;
};

/** An approved claim is owed. A paid one was also paid by a payment. */
function payClaim(company: DemoCompany, pay: Pay, claim: Row): void {
  const { id, status, employee_id, payout_amount, payout_currency, reviewed_at, updated_at } =
    claim as Record<string, string>;
  if (status !== 'approved' && status !== 'paid') return;
  const person = company.people.find((one) => one.id === employee_id)!;
  const amount = money(payout_amount!, payout_currency!);
  const approved = Date.parse(reviewed_at!);
  const cause = { type: 'expense_claim' as const, id: id! };
  insertEntry(company, { person, amount, kind: 'owed', cause, at: approved });
  if (status !== 'paid') return;
  const paidAt = Math.max(approved + 2 * HOUR, Date.parse(updated_at!));
  pay({
    person,
    kind: 'reimbursement',
    amount,
    at: Math.min(approved + HOUR, paidAt - HOUR),
    payOn: paidAt,
    ending: 'completed',
    cause,
  });
}

/**
 * Pays salaries for each past month in one run, three days before its end, to people who were employed. A
 * published payslip is owed from then on and paid by the salary of its month. The run of the month under way
 * waits for a second admin; it leaves out the payment of who ordered it.
 */
function paySalaries(company: DemoCompany, pay: Pay): void {
  const payslips = company.rows('payslips').filter(({ status }) => status === 'published');
  const index = (date: CivilDate) => yearOf(date) * 12 + parts(date).month;
  for (let back = index(company.today) - index(company.since); back >= -1; back -= 1) {
    const end = monthEnd(company.today, -back);
    const { year, month } = parts(end);
    const start = dateOf(year, month, 1);
    const day = weekdayNear(addDays(end, -3), -1);
    const payOn = company.at(day, 9 * 60);
    const waits = payOn > company.quiet;
    const at = waits ? company.quiet - 3 * HOUR : company.at(weekdayNear(addDays(day, -3), -1), 15 * 60);
    const run: Run = {
      id: company.id(at + HOUR),
      at: at + HOUR,
      by: waits ? company.deciderOf(company.admin) : company.admin,
      payOn: day,
      payments: [],
      waits,
    };
    for (const person of company.people) {
      const employed = person.start <= start && (person.lastDay ?? end) >= end && person.created < at;
      if (person.type === 'contractor' || person.status === 'invited' || !employed) continue;
      const leftOut = waits && person === run.by;
      const payslip = payslips.find(
        (one) => one['employee_id'] === person.id && one['period_start'] === start,
      );
      const gross = money(`${person.salary}.00`, 'EUR');
      const amount = payslip
        ? money(payslip['net'] as string, payslip['currency'] as string)
        : partOf(gross, NET, 10_000n, 'half_up');
      const cause = payslip && { type: 'payslip' as const, id: payslip['id'] as string };
      pay({
        person,
        kind: 'salary',
        amount,
        at,
        payOn,
        ending: leftOut ? 'scheduled' : waits ? 'processing' : 'completed',
        ...(cause && { cause }),
        period: { start, end },
        note: `Salary ${start.slice(0, 7)}`,
        ...(!leftOut && { run }),
      });
    }
    insertRun(company, run);
    if (waits) return;
  }
}

/** Bonuses: completed, failed, reversed, and three scheduled ones. One person is paid in two currencies. */
function payBonuses(company: DemoCompany, pay: Pay): void {
  const bonus = (
    key: string,
    amount: Money,
    ago: number,
    ending: Paying['ending'],
    more: Partial<Paying> = {},
  ) => {
    const at = company.at(weekdayNear(addDays(company.today, -ago), -1), 11 * 60);
    pay({
      person: company.person(key),
      kind: 'bonus',
      amount,
      at,
      payOn: company.at(
        weekdayNear(addDays(company.today, ending === 'scheduled' ? 12 : 3 - ago), 1),
        10 * 60,
      ),
      ending,
      ...more,
    });
  };
  const euros = (amount: string) => money(amount, 'EUR');
  bonus('leila', euros('750.00'), 60, 'completed', { note: 'For the release in spring' });
  bonus('grace', money('2400.00', 'USD'), 40, 'completed', { kind: 'other', note: 'Hardware allowance' });
  bonus('grace', euros('180.00'), 38, 'completed', { kind: 'other', note: 'Trip to Berlin' });
  bonus('oskar', euros('300.00'), 24, 'failed', { note: 'Customer of the quarter' });
  bonus('mateo', euros('420.00'), 30, 'completed', { note: 'Paid twice by mistake', reversed: true });
  bonus('grace', money('650.00', 'USD'), 6, 'scheduled', { kind: 'other', note: 'Conference' });
  bonus('jonas', euros('500.00'), 5, 'scheduled', { note: 'Thank you for the launch' });
  bonus('yuki', euros('350.00'), 5, 'scheduled', { note: 'Thank you for the launch' });
}

/** Reverses a payment; its amount is no longer owed. */
function insertReversal(
  company: DemoCompany,
  {
    person,
    row,
    method,
    amount,
    at,
  }: {
    person: DemoPerson;
    row: AnnouncedPayment;
    method: DemoMethod;
    amount: Money;
    at: number;
  },
): void {
  const day = dayOf(company, at);
  const by = payerOf(company, person);
  const back = negated(amount);
  const reason = 'It was paid twice';
  const id = insertPayment(company, {
    at,
    person,
    kind: 'reversal',
    amount: back,
    status: 'completed',
    payOn: day,
    more: { method_id: method.id, reason, paid_at: iso(at), reverses_id: row.id },
  });
  const cause = { type: 'payment' as const, id: row.id };
  insertEntry(company, { person, amount, kind: 'reversed', cause, at });
  insertEntry(company, { person, amount: back, kind: 'void', cause, at });
  const writing = company.writing(by, at);
  auditTransition(writing, PAYMENT_MACHINE, {
    id: row.id,
    action: 'reverse',
    changes: { reversed_by: [null, id], reason: [null, reason] },
  });
  const reversal = { ...row, id, kind: 'reversal' as const, amount: moneyToNumeric(back) };
  announceReversal(writing, { ...reversal, reverses_id: row.id });
  announceCompleted(writing, { ...reversal, paid_at: iso(at) });
}
