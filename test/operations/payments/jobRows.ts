/** The access rows of jobs on many payments or payslips. */
import { put } from '../../access/records.ts';
import type { Place, Rows } from '../../access/row.ts';
import { first } from '../../examples/wishes.ts';
import type { Person } from '../../support/world.ts';
import { anyPdf, form, upload } from '../../support/form.ts';
import { archiveOf } from '../meetings/archive.ts';
import { ecbRates, statusReport } from './bankMessages.ts';
import { run, scheduled } from './records.ts';
import { draft, LINES, SUMS } from './payslipRows.ts';

/** A run with a payment to this person. */
async function runFor(at: Place, person: Person): Promise<{ run_id: string }> {
  const { run_id } = await run(at);
  const { payment_id } = await scheduled(at, person);
  await at.sql(`UPDATE payments SET status = 'processing', run_id = $2 WHERE id = $1`, [payment_id, run_id]);
  return { run_id };
}

/** A payment of a run to this person. */
async function ordered(at: Place, person: Person): Promise<string> {
  const { run_id } = await run(at);
  const { payment_id } = await scheduled(at, person);
  await at.sql(`UPDATE payments SET status = 'processing', run_id = $2, ordered = 1 WHERE id = $1`, [
    payment_id,
    run_id,
  ]);
  return payment_id;
}

/** A report that a payment was rejected. */
const reportOn = (payment_id: string) =>
  upload(statusReport([{ id: payment_id, status: 'RJCT' }]), 'report.xml').body;

/** An archive with the PDF of this person's draft. */
async function archiveFor(at: Place, person: Person): Promise<Buffer> {
  const number = `D${at.next()}`;
  await at.sql('UPDATE users SET employee_number = $2 WHERE id = $1', [person.id, number]);
  const { payslip_id } = await draft(at, person);
  const [slip] = await at.sql('SELECT period_end::text AS day FROM payslips WHERE id = $1', [payslip_id]);
  return form([
    {
      name: 'file',
      filename: 'slips.zip',
      content: archiveOf([{ name: `${number}.pdf`, content: anyPdf() }]),
    },
    { name: 'month', content: String(slip!['day']).slice(0, 7) },
  ]).body;
}

async function job(at: Place): Promise<{ job_id: string }> {
  const { id, email, name } = at.admin;
  const job_id = await put(at, 'payment_jobs', {
    kind: 'prepare',
    status: 'finished',
    dry_run: false,
    settings: {},
    actor: { id, email, name },
    user_id: id,
    source: 'dashboard',
    ip: '127.0.0.1',
    request_id: 'request',
    finished_at: '2026-11-20T09:00:00Z',
  });
  await put(at, 'payment_job_rows', {
    job_id,
    position: 1,
    employee_id: at.employee.id,
    outcome: 'left_out',
    code: 'no_payslip',
    detail: 'The person has no published payslip that ends in 2026-11 and is not paid.',
  });
  return { job_id };
}

/** All rows of the caller's own are left out at once. */
const leftOut = {
  codeIn: ({ counts }: { counts: { outcome: string; rows: number }[] }) =>
    counts.map(({ outcome, rows }) => `${outcome} ${rows}`).join(),
  code: 'left_out 1',
};

const prepared = ({ id }: Person) => ({ month: '2026-11', pay_on: '2026-11-27', employee_ids: [id] });
const slipOf = ({ id }: Person) => {
  const { gross, net, currency } = SUMS;
  const days = { period_start: '2051-01-01', period_end: '2051-01-31' };
  return { rows: [{ employee_id: id, ...days, gross, net, currency, lines: LINES }] };
};

const RATE = {
  ...{ own_code: 'EUR', foreign_code: 'USD', rate_on: '2026-11-20' },
  ...{ rate: '0.92148913', source: 'ecb' },
};

export const jobRows: Rows = {
  adminPreparePayments: {
    body: (at) => prepared(at.employee),
    own: { body: (_at, person) => prepared(person), ...leftOut },
    example: { body: () => ({ month: '2026-11', pay_on: '2026-11-27' }) },
  },
  adminPublishPayslips: {
    body: async (at) => ({ payslip_ids: [(await draft(at, at.employee)).payslip_id] }),
    own: {
      body: async (at, person) => ({ payslip_ids: [(await draft(at, person)).payslip_id] }),
      ...leftOut,
    },
    example: { body: () => ({ month: '2026-11' }) },
  },
  importPayslips: {
    body: (at) => slipOf(at.employee),
    own: { body: (_at, person) => slipOf(person), ...leftOut },
    example: { body: (at) => slipOf(at.employee) },
  },
  importPayslipDocuments: {
    headers: upload('').headers,
    body: async (at) => archiveFor(at, at.employee),
    own: { body: (at, person) => archiveFor(at, person), ...leftOut },
  },
  adminSettlePaymentRun: {
    ids: (at) => runFor(at, at.employee),
    body: { outcome: 'completed' },
    own: { ids: runFor, ...leftOut },
    example: {
      ids: first('adminListPaymentRuns', 'run_id', { ordering: 'pay_on' }),
      body: { outcome: 'completed', reference: 'SEPA-20261127-1' },
    },
  },
  importBankReport: {
    headers: upload('').headers,
    body: async (at) => reportOn(await ordered(at, at.employee)),
    own: { body: async (at, person) => reportOn(await ordered(at, person)), ...leftOut },
  },
  adminListExchangeRates: { example: { before: (at) => put(at, 'exchange_rates', RATE) } },
  adminPutExchangeRates: {
    body: { rates: [{ currency: 'USD', on: '2026-11-20', rate: 0.92148913 }] },
    example: {},
  },
  importExchangeRates: {
    headers: upload('').headers,
    body: () => upload(ecbRates({ '2026-11-20': { USD: '1.0852' } }), 'eurofxref-daily.xml').body,
  },
  adminGetPaymentJob: { ids: job, example: { ids: job } },
};
