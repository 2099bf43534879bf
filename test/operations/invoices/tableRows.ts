import type { TableRows } from '../../walls/filling.ts';
import { issue } from './records.ts';

/** A different year for each mark. */
const years = new Map<string, number>();
const yearOf = (mark: string): number => {
  const year = years.get(mark) ?? 2030 + years.size;
  years.set(mark, year);
  return year;
};

/** An issued invoice, with a line and the tax of its rate. */
export const rows: TableRows = {
  invoice_counters: ({ mark }) => ({
    year: yearOf(mark),
    last: 1,
    last_issued_on: `${yearOf(mark)}-11-02`,
  }),
  invoices: async ({ person, mark, file }) => ({
    employee_id: person.id,
    currency: 'EUR',
    net: '100.00',
    tax: '19.00',
    total: '119.00',
    reverse_charge: false,
    due_days: 14,
    note: `note ${mark}`,
    ...(await issue((contentType) => file('invoice', contentType), { year: yearOf(mark), number: 1 })),
  }),
  invoice_lines: ({ id, mark }) => ({
    invoice_id: id('invoices'),
    position: 1,
    description: `line ${mark}`,
    quantity: '1',
    unit: 'day',
    unit_price: '100.00',
    tax_rate: '19',
    amount: '100.00',
  }),
  invoice_taxes: ({ id }) => ({ invoice_id: id('invoices'), tax_rate: '19', net: '100.00', tax: '19.00' }),
  invoice_offsets: ({ id }) => ({
    credit_id: id('invoices'),
    invoice_id: id('invoices'),
    net: '10.00',
    tax: '1.90',
  }),
};
