import { randomBytes } from 'node:crypto';
import { createSealer } from '../../../src/secrets/sealed.ts';
import { TEST_SECRET } from '../../support/service.ts';
import { dayOf, type TableRows } from '../../walls/filling.ts';
import { handoverTables } from './handoverRows.ts';
import { payslipTables } from './payslipRows.ts';

/** Encrypted as by the service, because details that cannot be decrypted would fail for another reason. */
const details = createSealer(TEST_SECRET, 'payment-details');

export const rows: TableRows = {
  payment_methods: ({ person, mark }) => ({
    user_id: person.id,
    kind: 'bank_account',
    label: `account ${mark}`,
    holder_name: `holder ${mark}`,
    details_sealed: details.seal(JSON.stringify({ iban: 'DE89370400440532013000' })),
    masked: '…3000',
    reach: 'sepa',
    currency_code: 'EUR',
    is_default: true,
  }),
  payment_runs: ({ world }) => ({
    pay_on: '2027-03-05',
    currency: 'EUR',
    count: 1,
    total: '82.94',
    left_out: 0,
    account_sealed: details.seal(
      JSON.stringify({ name: 'Brightwater', iban: 'DE02120300000000202051', bic: null }),
    ),
    account_masked: '…9999',
    file_sealed: details.seal('<Document/>'),
    size: 64,
    sha256: randomBytes(32),
    created_by_id: world.admin.id,
  }),
  payments: ({ person, mark, id }) => ({
    employee_id: person.id,
    kind: 'reimbursement',
    amount: '82.94',
    currency: 'EUR',
    status: 'completed',
    pay_on: '2027-03-05',
    method_id: id('payment_methods'),
    note: `note ${mark}`,
    reference: `reference ${mark}`,
    paid_at: '2027-03-05T09:00:00Z',
    run_id: id('payment_runs'),
  }),
  payment_causes: ({ id }) => ({
    payment_id: id('payments'),
    cause_type: 'expense_claim',
    cause_id: id('expense_claims'),
  }),
  exchange_rates: ({ mark }) => ({
    own_code: 'EUR',
    foreign_code: 'USD',
    rate_on: dayOf(mark),
    rate: '0.92148913',
    source: 'ecb',
  }),
  payment_jobs: ({ world }) => ({
    kind: 'prepare',
    dry_run: false,
    settings: {},
    actor: { id: world.admin.id, email: world.admin.email, name: world.admin.name },
    user_id: world.admin.id,
    source: 'dashboard',
    ip: '127.0.0.1',
    request_id: 'request',
  }),
  payment_job_rows: ({ person, id, mark }) => ({
    job_id: id('payment_jobs'),
    position: 1,
    employee_id: person.id,
    payment_id: id('payments'),
    payslip_id: id('payslips'),
    outcome: 'refused',
    code: 'no_method',
    detail: `No method ${mark}`,
  }),
  wallet_entries: ({ person }) => [
    {
      employee_id: person.id,
      currency: 'EUR',
      amount: '82.94',
      kind: 'owed',
      cause_type: 'expense_claim',
      cause_id: person.id,
    },
    {
      employee_id: person.id,
      currency: 'EUR',
      amount: '-82.94',
      kind: 'paid',
      cause_type: 'payment',
      cause_id: person.id,
    },
  ],
  ...payslipTables,
  ...handoverTables,
};
