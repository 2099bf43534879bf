import { randomBytes } from 'node:crypto';
import { dayOf, type TableRows } from '../../walls/filling.ts';

export const rows: TableRows = {
  list_items: ({ mark }) => ({
    list_key: 'expense-categories',
    code: `spent-${mark}`,
    label: `category ${mark}`,
  }),
  expense_claims: ({ person, mark }) => ({
    employee_id: person.id,
    title: `claim ${mark}`,
    status: 'approved',
    currency: 'USD',
    amount: '100.00',
    first_spent_on: '2027-03-01',
    last_spent_on: '2027-03-02',
    approved_amount: '90.00',
    payout_amount: '82.94',
    payout_currency: 'EUR',
    exchange_rate: '0.9215',
    external_id: mark,
    submitted_at: '2027-03-03T09:00:00Z',
    reviewer: { id: person.id, email: person.email, name: person.name },
    reviewer_id: person.id,
    reviewed_at: '2027-03-04T09:00:00Z',
  }),
  expense_items: ({ mark, id }) => ({
    claim_id: id('expense_claims'),
    position: 0,
    spent_on: '2027-03-01',
    category_id: id('list_items'),
    merchant: `merchant ${mark}`,
    amount: '100.00',
  }),
  expense_rates: ({ mark }) => ({
    own_code: 'EUR',
    kind: 'mileage',
    valid_from: dayOf(mark),
    per_kilometre: '0.3000',
  }),
  receipts: async ({ id, file }) => ({
    claim_id: id('expense_claims'),
    item_id: id('expense_items'),
    file_id: await file('receipt', 'application/pdf'),
    sha256: randomBytes(32),
  }),
};
