/** Hand-overs in the tests of access, tables and examples. */
import { createHash } from 'node:crypto';
import { put } from '../../access/records.ts';
import { first } from '../../examples/wishes.ts';
import type { Place, Rows } from '../../access/row.ts';
import type { TableRows } from '../../walls/filling.ts';
import { dayOf } from '../../walls/filling.ts';

const document = (name: string, id: string): string =>
  [
    {
      kind: 'payroll',
      month: '2026-10',
      number: 1,
      created_at: '2026-11-02T09:00:00.000Z',
      datev: { consultant: '29098', client: '55003', year_start: '01-01', account_length: 4 },
      wage_types: { hours: '100' },
      missing: [],
      diff: null,
      late: [],
    },
    {
      employee: { id, name },
      employee_number: '1001',
      contract: {
        id,
        type: 'permanent',
        title: 'Engineer',
        start_date: '2026-01-01',
        end_date: null,
        weekly_hours: '40.00',
        salary: '4000.00',
        currency: 'EUR',
        pay_period: 'month',
      },
      hours: { worked: '170.50', expected: '168.00', overtime: '2.50', overtime_paid: '0.00' },
      absences: [],
      payments: [],
      expenses: [],
      changes: [],
    },
  ]
    .map((line) => `${JSON.stringify(line)}\n`)
    .join('');

const values = (text: string, month: string, person: string, admin: string) => ({
  kind: 'payroll',
  month,
  number: 1,
  row_count: 1,
  people: [person],
  document: text,
  sha256: createHash('sha256').update(text).digest(),
  created_by_id: admin,
});

async function handover(at: Place): Promise<{ handover_id: string }> {
  const text = document(at.employee.name, at.employee.id);
  const month = monthOf(at.next());
  const handover_id = await put(at, 'handovers', values(text, `${month}-01`, at.employee.id, at.admin.id));
  return { handover_id };
}

/** The demo's hand-over with a late change. */
const october = first('adminListHandovers', 'handover_id', { month: '2026-10' });

/** Another month each time, long over. */
const monthOf = (count: number): string =>
  `${1900 + Math.floor(count / 12)}-${String((count % 12) + 1).padStart(2, '0')}`;

export const handoverRows: Rows = {
  adminListHandovers: { example: {} },
  adminCreateHandover: {
    body: (at) => ({ kind: 'payroll', month: monthOf(at.next()) }),
    example: { body: { kind: 'payroll', month: '2026-08' } },
  },
  adminGetHandover: { ids: handover, example: { ids: october } },
  adminDownloadHandover: {
    ids: handover,
    query: { format: 'csv' },
    example: { ids: october, query: { format: 'csv' } },
  },
};

export const handoverTables: TableRows = {
  handovers: ({ person, mark, world }) =>
    values(document(mark, person.id), `${dayOf(mark).slice(0, 7)}-01`, person.id, world.admin.id),
  handover_late: ({ person, mark, id }) => ({
    handover_id: id('handovers'),
    kind: 'payroll',
    month: `${dayOf(mark).slice(0, 7)}-01`,
    people: [person.id],
    document: document(mark, person.id),
  }),
};
