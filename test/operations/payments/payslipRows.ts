/** The rows of payslips, for accessRows.ts and tableRows.ts. */
import { colleagueOf, put } from '../../access/records.ts';
import type { Place, Rows } from '../../access/row.ts';
import { anyPdf, upload } from '../../support/form.ts';
import { first } from '../../examples/wishes.ts';
import type { Person } from '../../support/world.ts';
import type { TableRows } from '../../walls/filling.ts';

/** A different day in the future for each call. */
const freshDay = (at: Place) => new Date(Date.UTC(2050, 0, 1 + at.next())).toISOString().slice(0, 10);

export const SUMS = { gross: '4200.00', deductions: '640.16', net: '3559.84', currency: 'EUR' };
export const LINES = [
  { code: '1000', label: 'Base salary', kind: 'earning', amount: '4200.00' },
  { code: '2000', label: 'Wage tax', kind: 'deduction', amount: '640.16' },
];

export async function draft(at: Place, { id }: Person): Promise<{ payslip_id: string }> {
  const date = freshDay(at);
  const payslip_id = await put(at, 'payslips', {
    employee_id: id,
    period_start: date,
    period_end: date,
    ...SUMS,
    status: 'draft',
  });
  for (const [position, line] of LINES.entries())
    await put(at, 'payslip_lines', { payslip_id, position, ...line });
  return { payslip_id };
}

export async function published(at: Place, person: Person): Promise<{ payslip_id: string }> {
  const made = await draft(at, person);
  const path = `/payments/admin/payslips/${made.payslip_id}/publish/`;
  const { status } = await at.service.request(at, 'POST', path, { as: at.admin });
  if (status !== 200) throw new Error(`publishing a payslip was answered ${status}`);
  return made;
}

/** A draft of the demo company. */
const aDraft = first('adminListPayslips', 'payslip_id', { status: 'draft' });

export const payslipRows: Rows = {
  listPayslips: {},
  getPayslip: { ids: published },
  downloadPayslip: { ids: published },
  adminListPayslips: {},
  adminGetPayslip: { ids: draft, example: { ids: aDraft } },
  adminPutPayslipDocument: { ids: draft, headers: upload('').headers, body: () => upload(anyPdf()).body },
  adminCreatePayslip: {
    body: (at) => {
      const date = freshDay(at);
      return {
        employee_id: at.employee.id,
        period_start: date,
        period_end: date,
        gross: SUMS.gross,
        net: SUMS.net,
        currency: SUMS.currency,
        lines: LINES,
      };
    },
    example: {
      body: (at) => ({
        employee_id: at.employee.id,
        period_start: '2026-12-01',
        period_end: '2026-12-31',
        gross: SUMS.gross,
        net: SUMS.net,
        currency: SUMS.currency,
        lines: LINES,
      }),
    },
  },
  adminVoidPayslip: {
    ids: published,
    body: { reason: 'It belongs to somebody else' },
    example: { ids: async (at, person) => published(at, await colleagueOf(at, person)) },
  },
  adminPublishPayslip: { ids: draft, example: { ids: aDraft } },
  adminDeletePayslip: { ids: draft, example: { ids: aDraft } },
};

export const payslipTables: TableRows = {
  payslips: async ({ person, file }) => ({
    employee_id: person.id,
    period_start: '2027-02-01',
    period_end: '2027-02-28',
    ...SUMS,
    status: 'published',
    file_id: await file('payslip', 'application/pdf'),
    published_at: '2027-02-26T09:00:00Z',
  }),
  payslip_lines: ({ id, mark }) =>
    LINES.map((line, position) => ({
      payslip_id: id('payslips'),
      position,
      ...line,
      label: `${line.label} ${mark}`,
    })),
  payslip_offsets: ({ id }) => ({
    credit_id: id('payslips'),
    payslip_id: id('payslips'),
    amount: '63.21',
    gross: '63.21',
  }),
};
