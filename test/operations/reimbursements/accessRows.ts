import type { Place, Rows } from '../../access/row.ts';
import { item, listOf } from '../../examples/wishes.ts';
import { PDF, upload } from '../../support/form.ts';
import { approved, category, draft, draftWithReceipt, submitted, submittedWithReceipt } from './records.ts';

const receipt = upload(PDF, 'receipt.pdf', 'application/pdf');

const items = async (at: Place) => ({
  title: 'Trade fair Hanover',
  currency: 'EUR',
  items: [{ spent_on: '2026-11-12', category_id: await category(at), amount: '18.40' }],
});

export const rows: Rows = {
  listExpenses: { example: { before: submitted } },
  createExpense: {
    others: 'admins',
    body: items,
    example: {
      body: async (at) => ({
        title: 'Trade fair Hanover',
        currency: 'EUR',
        items: [
          {
            spent_on: '2026-11-12',
            category_id: await item(at, 'expense-categories', 'travel'),
            amount: '18.40',
            merchant: 'Deutsche Bahn',
            description: 'Local train to the fair',
          },
        ],
      }),
    },
  },
  getExpense: { ids: draft, example: { ids: submitted } },
  updateExpense: {
    ids: draft,
    body: { title: 'Trade fair Hanover 2026' },
    example: { ids: draft },
  },
  deleteExpense: { ids: draft, example: { ids: draft } },
  submitExpense: { ids: draft, example: { ids: draft } },
  uploadReceipt: { ids: draft, ...receipt, example: { ids: draft } },
  downloadReceipt: {
    ids: submittedWithReceipt,
    reach: 'reviewed',
    example: { ids: submittedWithReceipt },
  },
  deleteReceipt: { ids: draftWithReceipt, example: { ids: draftWithReceipt } },

  listExpenseRates: {},
  adminPutExpenseRates: {
    body: {
      rates: [
        { kind: 'mileage', valid_from: '2026-01-01', amount: '0.30' },
        { kind: 'per_diem', valid_from: '2026-01-01', country: 'DE', full: '28.00', partial: '14.00' },
      ],
    },
    example: {},
  },

  adminListExpenses: { example: { before: (at) => submitted(at, at.employee) } },
  adminGetExpense: {
    ids: submitted,
    example: {
      ids: (at) => submittedWithReceipt(at, at.employee).then(({ expense_id }) => ({ expense_id })),
    },
  },
  approveExpense: { ids: submitted, example: { ids: (at) => submitted(at, at.employee) } },
  denyExpense: {
    ids: submitted,
    body: { reason: 'The ticket is missing' },
    example: { ids: (at) => submitted(at, at.employee), body: { reason: 'The hotel bill is missing' } },
  },
  bulkReviewExpenses: {
    body: async (at, caller) => {
      const reviewed = caller.id === at.otherManager.id ? at.stranger : at.employee;
      return { ids: [(await submitted(at, reviewed)).expense_id], action: 'approve' };
    },
    own: {
      body: async (at, person) => ({ ids: [(await submitted(at, person)).expense_id], action: 'approve' }),
      codeIn: ({ results }) => results[0].code,
    },
    example: {
      before: async (at) => {
        await submitted(at, at.employee);
        await submitted(at, at.employee);
      },
      body: async (at, caller) => {
        const waiting = await listOf(at, caller, 'adminListExpenses', { status: 'submitted' });
        return { ids: waiting.slice(0, 2).map(({ id }) => id), action: 'approve' };
      },
    },
  },
  markExpensePaid: {
    ids: approved,
    body: { paid_on: '2026-11-20' },
    example: {
      ids: (at) => approved(at, at.employee),
      body: { paid_on: '2026-11-20', reference: 'Petty cash 114' },
    },
  },
  adminExpenseSummary: {
    query: { from: '2026-01-01', to: '2026-12-31' },
    example: { before: (at) => submitted(at, at.employee) },
  },
};
