/**
 * Payslips in the demo. Drawing a PDF takes time and a first start should take seconds: the person with the
 * printed API key has a payslip for each month, everybody else for the last three. This month's is a draft.
 */
import { addDays, dateOf, daysInMonth, parts, yearOf, type CivilDate } from '../../../civil/dates.ts';
import { localDate } from '../../../civil/zones.ts';
import type { DemoCompany } from '../../../demo/company.ts';
import { iso, monthEnd, weekdayNear } from '../../../demo/days.ts';
import { insertFile } from '../../../demo/files.ts';
import { insertEntry } from '../../../demo/paying.ts';
import type { DemoPerson } from '../../../demo/people.ts';
import { money, moneyToNumeric, type Money } from '../../../money/money.ts';
import { partOf, ROUNDING } from '../../../money/rounding.ts';
import { auditTransition } from '../../../transitions/transition.ts';
import { announcePublished, auditDrafted } from '../actions/announcePayslip.ts';
import { payslipPdf } from '../present/payslipPdf.ts';
import { PAYSLIP_MACHINE, payslipSums, type LineKind } from '../rules/payslip.ts';
import type { LineRow } from '../store/payslips.ts';

const MINUTE = 60_000;
const THEIR_MONTHS = 3;

/** Shares of the gross pay, in hundredths of a percent. */
const SHARES: readonly [code: string, label: string, kind: LineKind, share: bigint][] = [
  ['2000', 'Wage tax', 'deduction', 1_524n],
  ['2100', 'Health insurance', 'deduction', 810n],
  ['2200', 'Pension insurance', 'deduction', 930n],
  ['2300', 'Unemployment insurance', 'deduction', 130n],
  ['2400', 'Care insurance', 'deduction', 180n],
  ['3100', 'Health insurance', 'contribution', 810n],
  ['3200', 'Pension insurance', 'contribution', 930n],
  ['3300', 'Unemployment insurance', 'contribution', 130n],
  ['3400', 'Care insurance', 'contribution', 180n],
];

export async function writePayslips(company: DemoCompany): Promise<void> {
  const paid = company.people.filter(({ type, status }) => type !== 'contractor' && status === 'active');
  const first = company.keys[0]?.owner ?? paid[0]!;
  const others = paid.filter((one) => one !== first);
  const months = company.history === 'full' ? monthsSince(company) : 1;
  for (let back = months; back >= 1; back--) {
    await writeMonth(company, first, -back);
    if (back <= THEIR_MONTHS) for (const person of others) await writeMonth(company, person, -back);
  }
  await writeMonth(company, first, 0);
}

/** Whole months since the company started to use the service. */
function monthsSince({ since, today }: DemoCompany): number {
  const index = (date: CivilDate) => yearOf(date) * 12 + parts(date).month;
  return index(today) - index(since);
}

/** Writes the payslip of a month, relative to this one, whose payslip is a draft. */
async function writeMonth(company: DemoCompany, person: DemoPerson, month: number): Promise<void> {
  const period_end = monthEnd(company.today, month);
  const { year, month: inYear } = parts(period_end);
  const period_start = dateOf(year, inYear, 1);
  const salary = salaryOn(company, person, period_end);
  if (salary === null || person.start > period_start) return;
  const day = weekdayNear(addDays(dateOf(year, inYear, daysInMonth(year, inYear)), -3), -1);
  const drafted = Math.min(company.at(day, 14 * 60), company.quiet - 90 * MINUTE);
  const published = month === 0 ? null : Math.min(drafted + 40 * MINUTE, company.quiet);

  const { workspace, admin } = company;
  const id = company.id(drafted);
  const lines = linesOf(salary);
  const { gross, deductions, net } = payslipSums(lines, salary.currency);
  const payslip = { id, employee_id: person.id, period_start, period_end };
  const file =
    published === null
      ? null
      : await payslipPdf({
          workspace,
          logo: null,
          payslip: {
            ...payslip,
            employee_name: person.name,
            employee_email: person.email,
            currency: salary.currency,
            replaces_id: null,
            correction_reason: null,
          },
          person: personOnPayslip(company, person),
          lines,
          issued: { at: published, on: localDate(published, workspace.timezone) },
        });
  company.insert('payslips', {
    id,
    created_at: iso(drafted),
    updated_at: iso(published ?? drafted),
    version: published === null ? 1 : 2,
    employee_id: person.id,
    period_start,
    period_end,
    currency: salary.currency,
    gross: moneyToNumeric(gross),
    deductions: moneyToNumeric(deductions),
    net: moneyToNumeric(net),
    status: published === null ? 'draft' : 'published',
    file_id: file && insertFile(company, published!, { kind: 'payslip', ownerId: person.id, ...file }).id,
    published_at: published === null ? null : iso(published),
  });
  for (const [position, line] of lines.entries())
    company.insert('payslip_lines', {
      id: company.id(drafted),
      created_at: iso(drafted),
      payslip_id: id,
      position,
      ...line,
    });
  auditDrafted(company.writing(admin, drafted), payslip);
  if (published === null) return;
  const call = company.writing(admin, published);
  auditTransition(call, PAYSLIP_MACHINE, {
    id,
    action: 'publish',
    changes: { status: ['draft', 'published'] },
  });
  announcePublished(call, payslip);
  insertEntry(company, {
    person,
    amount: net,
    kind: 'owed',
    cause: { type: 'payslip', id },
    at: published,
  });
}

/** As in `adminPublishPayslip`: with the address and the tax number of the profile. */
function personOnPayslip(company: DemoCompany, { id, title, employeeNumber }: DemoPerson): PersonWithAddress {
  const of = (table: string) => company.rows(table).find((row) => row['user_id'] === id);
  return {
    job_title: title,
    employee_number: employeeNumber,
    tax_number: (of('personal_details')?.['tax_number'] ?? null) as string | null,
    address: (of('addresses') ?? null) as PersonWithAddress['address'],
  };
}

type PersonWithAddress = Parameters<typeof payslipPdf>[0]['person'];

/** The monthly salary by the contract of a date; null without one. */
function salaryOn(company: DemoCompany, person: DemoPerson, date: CivilDate): Money | null {
  const contract = company
    .rows('contracts')
    .find(
      (row) =>
        row['employee_id'] === person.id &&
        ['active', 'superseded', 'terminated'].includes(row['status'] as string) &&
        (row['start_date'] as string) <= date &&
        ((row['end_date'] as string | null) ?? date) >= date,
    );
  return contract ? money(contract['salary'] as string, contract['currency'] as string) : null;
}

const linesOf = (salary: Money): LineRow[] => [
  { code: '1000', label: 'Base salary', kind: 'earning', amount: moneyToNumeric(salary) },
  ...SHARES.map(([code, label, kind, share]) => ({
    code,
    label,
    kind,
    amount: moneyToNumeric(partOf(salary, share, 10_000n, ROUNDING.line)),
  })),
];
