import type { Rows } from '../../access/row.ts';
import { first } from '../../examples/wishes.ts';
import { billableHour, draft, issuable, issued } from './records.ts';

const LINE = { description: 'Design workshop', quantity: 2, unit: 'day', unit_price: '720.00', tax_rate: 19 };

/** Of the demo company. */
const inDemo = (status: string) => first('adminListInvoices', 'invoice_id', { status });

export const rows: Rows = {
  listInvoices: { example: { before: issued } },
  getInvoice: { ids: issued, example: { ids: issued } },
  downloadInvoice: { ids: issued, reach: 'private', example: { ids: issued } },

  adminListInvoices: {},
  adminCreateInvoice: {
    body: (at) => ({ employee_id: at.employee.id, currency: 'EUR', lines: [LINE], due_days: 14 }),
    example: {
      body: async (at, person) => {
        const { user_id } = await first('listUsers', 'user_id', { q: 'Sousa' })(at, person);
        return {
          employee_id: user_id,
          currency: 'EUR',
          lines: [
            LINE,
            {
              description: 'Printed handouts',
              quantity: 24,
              unit: 'piece',
              unit_price: '8.90',
              tax_rate: 7,
            },
          ],
          due_days: 14,
          period_start: '2026-11-02',
          period_end: '2026-11-13',
        };
      },
    },
  },
  adminGetInvoice: { ids: draft, example: { ids: inDemo('issued') } },
  adminUpdateInvoice: {
    ids: draft,
    body: { due_days: 30, note: 'Purchase order 7781' },
    example: { ids: inDemo('draft') },
  },
  adminDeleteInvoice: { ids: draft, example: { ids: inDemo('draft') } },
  // it shows the contractor's address
  adminIssueInvoice: {
    ids: issuable,
    shows: 'private',
    example: { ids: inDemo('draft') },
  },
  adminMarkInvoicePaid: {
    ids: issued,
    body: { paid_on: '2020-01-31' },
    example: { ids: inDemo('issued'), body: { paid_on: '2026-11-20', reference: 'Transfer of 20 November' } },
  },
  adminVoidInvoice: {
    ids: issued,
    body: { reason: 'The hours of October were billed twice' },
    example: { ids: inDemo('issued') },
  },
  adminCorrectInvoice: {
    ids: issued,
    body: { kind: 'credit_note', reason: 'Two hours were billed twice' },
    example: {
      ids: inDemo('issued'),
      body: {
        kind: 'credit_note',
        reason: 'Two hours were billed twice',
        lines: [
          {
            description: 'Platform operations',
            quantity: 2,
            unit: 'hour',
            unit_price: '58.50',
            tax_rate: 19,
          },
        ],
      },
    },
  },
  adminInvoiceFromTime: {
    body: async (at) => {
      await billableHour(at, at.employee);
      return {
        employee_id: at.employee.id,
        from: '2019-01-01',
        to: '2025-12-31',
        hourly_rate: '85.00',
        currency: 'EUR',
      };
    },
    example: { before: (at) => billableHour(at, at.employee) },
  },
};
