import type { AreaTables } from '../../exports/tables.ts';

/** Accounts are left out. People enter theirs again; until then no run orders a transfer to them. */
const tables: AreaTables = {
  payslips: {},
  payslip_lines: {},
  payslip_offsets: {},
  payment_methods: {
    secret: ['details_sealed'],
    arrives: ({ deleted_at }, { paymentDetails }) =>
      deleted_at === null ? { details_sealed: paymentDetails.seal('{}'), reach: 'none' } : {},
  },
  payment_runs: {
    made: ['account_masked', 'account_sealed'],
    secret: ['account_sealed', 'file_sealed'],
    open: ['sha256'],
    arrives: (_row, { paymentDetails }) => ({
      account_sealed: paymentDetails.seal('null'),
      file_sealed: paymentDetails.seal(''),
    }),
  },
  exchange_rates: { about: 'company' },
  handovers: { made: ['document', 'kind'], open: ['sha256'] },
  handover_late: { made: ['document', 'kind'] },
  payments: {},
  payment_causes: {},
  wallet_entries: {},
  payment_jobs: { leftOut: 'Work of this installation; what it did is among payments and payslips.' },
  payment_job_rows: { made: ['code'], leftOut: 'As `payment_jobs`.' },
};
export default tables;
