import type { Person } from '../../support/world.ts';
import type { Place, Rows } from '../../access/row.ts';
import { PASSWORD } from '../../access/row.ts';
import { handoverRows } from './handoverRows.ts';
import { jobRows } from './jobRows.ts';
import { payslipRows } from './payslipRows.ts';
import { completed, dayToPay, failed, method, run, scheduled, waitingRun } from './records.ts';

const account = { holder_name: 'Brightwater Studio GmbH', iban: 'DE02120300000000202051' };

const entry = (at: Place, { id }: Person) => ({
  employee_id: id,
  kind: 'paypal',
  label: 'PayPal',
  holder_name: 'Jonas Weber',
  email: `entered${at.next()}@example.test`,
  currency: 'EUR',
});

export const rows: Rows = {
  listPayments: { example: { before: completed } },
  getPayment: { ids: scheduled, example: { ids: completed } },
  listPaymentMethods: { example: { before: method } },
  createPaymentMethod: {
    body: (at) => ({
      kind: 'paypal',
      label: 'PayPal',
      holder_name: 'Jonas Weber',
      email: `jonas${at.next()}@example.test`,
      currency: 'EUR',
    }),
    example: {
      body: {
        kind: 'bank_account',
        label: 'Joint account',
        holder_name: 'Jonas Weber',
        iban: 'DE02 1203 0000 0000 2020 51',
        currency: 'EUR',
        password: PASSWORD,
      },
    },
  },
  updatePaymentMethod: {
    ids: method,
    body: { label: 'Joint account' },
    example: { ids: method, body: { label: 'Joint account', password: PASSWORD } },
  },
  deletePaymentMethod: {
    // deletes the second one, because the default cannot be deleted while there are others
    ids: async (at, person) => (await method(at, person), await method(at, person)),
    example: {
      ids: async (at, person) => (await method(at, person), await method(at, person)),
    },
  },
  setDefaultPaymentMethod: { ids: method, example: { ids: method } },
  confirmPaymentMethod: { ids: method, example: { ids: method } },
  adminListPaymentMethods: {
    query: (at) => ({ employee_id: at.employee.id }),
    example: { before: (at) => method(at, at.employee) },
  },
  adminCreatePaymentMethod: {
    body: (at) => entry(at, at.employee),
    own: { body: entry },
    example: { body: (at) => ({ ...entry(at, at.employee), password: PASSWORD }) },
  },
  getWallet: { others: 'admins', example: { before: scheduled } },
  listWalletTransactions: { others: 'admins', example: { before: completed } },

  getPaymentYearSummary: { others: 'admins', query: { year: '2026' }, example: { before: completed } },
  adminPaymentSummary: { query: { year: '2026' }, example: { before: (at) => completed(at, at.employee) } },

  adminListPayments: { example: { before: (at) => completed(at, at.employee) } },
  adminCreatePayment: {
    body: async (at) => {
      await method(at, at.employee);
      return {
        employee_id: at.employee.id,
        kind: 'bonus',
        amount: '500.00',
        currency: 'EUR',
        pay_on: '2026-12-18',
      };
    },
    example: {
      body: async (at) => {
        await method(at, at.employee);
        return {
          employee_id: at.employee.id,
          kind: 'bonus',
          amount: '500.00',
          currency: 'EUR',
          pay_on: '2026-12-18',
          note: 'Thank you for the launch',
        };
      },
    },
  },
  adminGetPayment: { ids: scheduled, example: { ids: (at) => scheduled(at, at.employee) } },
  adminUpdatePayment: {
    ids: scheduled,
    body: { pay_on: '2026-12-21' },
    example: { ids: (at) => scheduled(at, at.employee) },
  },
  adminCompletePayment: {
    ids: scheduled,
    body: { paid_at: '2026-11-20T09:00:00+01:00', reference: 'SEPA-20261120-17' },
    example: { ids: (at) => scheduled(at, at.employee) },
  },
  adminFailPayment: {
    ids: scheduled,
    body: { reason: 'The account is closed' },
    example: { ids: (at) => scheduled(at, at.employee) },
  },
  adminRetryPayment: {
    ids: failed,
    body: { pay_on: '2026-11-27' },
    example: { ids: (at) => failed(at, at.employee) },
  },
  adminCancelPayment: {
    ids: scheduled,
    body: { reason: 'Entered twice' },
    example: { ids: (at) => scheduled(at, at.employee) },
  },
  adminReversePayment: {
    ids: completed,
    body: { reason: 'The account is closed', password: PASSWORD },
    example: {
      ids: (at) => completed(at, at.employee),
      body: { reason: 'The account is closed', password: PASSWORD },
    },
  },
  adminListPaymentRuns: { example: { before: run } },
  adminCreatePaymentRun: {
    body: async (at) => ({ pay_on: await dayToPay(at, at.employee), account }),
    own: {
      body: async (at, person) => ({ pay_on: await dayToPay(at, person), account }),
      codeIn: ({ code, left_out, left_out_by: { own, new_admin } }) =>
        `${code} ${left_out} ${own + new_admin}`,
      code: 'nothing_to_pay 1 1',
    },
    example: {
      body: async (at) => ({ pay_on: await dayToPay(at, at.employee), account, password: PASSWORD }),
    },
  },
  adminApprovePaymentRun: {
    ids: waitingRun,
    body: { password: PASSWORD },
    own: { ids: waitingRun, codeIn: ({ code }) => code },
    example: { ids: waitingRun, body: { password: PASSWORD } },
  },
  adminRejectPaymentRun: {
    ids: waitingRun,
    body: { reason: 'The account of one of them is new' },
    example: { ids: waitingRun },
  },
  adminDownloadPaymentRun: { ids: run, example: { ids: run } },
  ...jobRows,
  ...handoverRows,

  ...payslipRows,
};
