/** A month of pay for many people: prepare, import, publish and settle, as jobs (rules 206 to 208). */
import { describe, expect, test } from '@jest/globals';
import { runJobs } from '../../../src/areas/payments/actions/jobs/runJobs.ts';
import { monthDays, monthSalary } from '../../../src/areas/payments/rules/month.ts';
import { slipsOf } from '../../../src/areas/payments/rules/payslipRows.ts';
import { JOBS } from '../../../src/delivery/worker/jobs.ts';
import type { PaymentJobDetail, PaymentJobResult } from '../../../src/generated/types.ts';
import { auditLines, notificationKinds } from '../../support/traces.ts';
import type { Person } from '../../support/world.ts';
import { openPaying, PASSWORD, PAYER } from './support.ts';

const paying = await openPaying({
  invoicing: {
    ...{ name: 'Brightwater', line1: 'Hauptstraße 1', line2: null, postal_code: '50667', city: 'Köln' },
    ...{ region: null, country: 'DE', vat_id: null, tax_number: null, email: null, reference: null },
  },
} as never);
const { world, call, payer, service } = paying;
const { pool, files, drawer } = service.app.services;
const tools = { files, drawer, publicUrl: null };

const round = (ending = () => false) => runJobs(pool, Date.now, ending, tools);
const post = (path: string, body: object, query: Record<string, boolean> = {}, as = payer) =>
  call(as, 'POST', `/payments/admin/${path}/`, { body, query });
const read = async (id: string, query: Record<string, string> = {}): Promise<PaymentJobDetail> =>
  (await call(payer, 'GET', `/payments/admin/jobs/${id}/`, { query })).body.data;
/** Starts a job, does its rows, and reads it. */
async function done(path: string, body: object, query: Record<string, boolean> = {}, as = payer) {
  const reply = await post(path, body, query, as);
  expect([reply.status, reply.body.errors, reply.body.detail]).toEqual([202, undefined, undefined]);
  await round();
  return read(reply.body.data.id);
}
const of = ({ results }: PaymentJobDetail, person: { id: string }): PaymentJobResult =>
  results.find(({ employee }) => employee?.id === person.id)!;
const outcome = (job: PaymentJobDetail, person: { id: string }) => {
  const { outcome: what, code, amount } = of(job, person);
  return [what, code, amount];
};

const noContract = (person: { id: string }) =>
  world.sql('DELETE FROM contracts WHERE employee_id = $1', [person.id]);
/** Replaces the person's contract. */
const contract = async (person: { id: string }, more: object = {}) => {
  await noContract(person);
  const row = {
    ...{ type: 'permanent', title: 'Designer', start_date: '2026-01-01', weekly_hours: 40, status: 'active' },
    ...{ pattern: { mon: 8, tue: 8, wed: 8, thu: 8, fri: 8, sat: 0, sun: 0 } },
    ...{ salary: '3100.00', currency: 'EUR', pay_period: 'month', ...more },
  };
  const names = Object.keys(row);
  await world.sql(
    `INSERT INTO contracts (workspace_id, employee_id, ${names.join()}) VALUES ($1, $2, ${names.map((_, n) => `$${n + 3}`).join()})`,
    [world.id, person.id, ...Object.values(row)],
  );
};
/** A person with a contract and a euro account. */
const employed = async (more: object = {}) => {
  const person = await paying.paidPerson();
  await contract(person, more);
  return person;
};
const slip = (net: string, month: string) => ({
  period_start: `${month}-01`,
  period_end: `${month}-28`,
  gross: '4200.00',
  net,
  currency: 'EUR',
  lines: [
    { code: '1000', label: 'Base salary', kind: 'earning', amount: '4200.00' },
    { code: '2000', label: 'Wage tax', kind: 'deduction', amount: (4200 - Number(net)).toFixed(2) },
  ],
});
async function published(person: { id: string }, net: string, month: string): Promise<string> {
  const drafted = await post('payslips', { employee_id: person.id, ...slip(net, month) });
  expect(drafted.status).toBe(201);
  const { id } = drafted.body.data;
  expect((await call(payer, 'POST', `/payments/admin/payslips/${id}/publish/`)).status).toBe(200);
  return id as string;
}
const prepared = (people: Person[], more: object = {}, query = {}) =>
  done(
    'prepare',
    { month: '2026-11', pay_on: '2027-11-27', employee_ids: people.map(({ id }) => id), ...more },
    query,
  );
const paymentsTo = (person: { id: string }) =>
  world.sql<{ id: string; amount: string; status: string; period_start: string }>(
    `SELECT id, amount::text, status, period_start::text FROM payments WHERE employee_id = $1 ORDER BY id`,
    [person.id],
  );

describe('rule 206: the salary of a month by contracts', () => {
  const month = monthDays('2026-11');
  test.each([
    [[['2026-11-16', '2026-11-30', '3100.00']], '1550.00'],
    [[['2026-11-01', '2026-11-30', '3100.00']], '3100.00'],
    [[['2026-11-30', '2026-11-30', '3100.00']], '103.33'],
    [
      [
        ['2026-11-01', '2026-11-15', '3000.00'],
        ['2026-11-16', '2026-11-30', '3100.00'],
      ],
      '3050.00',
    ],
  ] as const)('%j is %s', (stretches, amount) => {
    const total = monthSalary(
      stretches.map(([from, to, salary]) => ({ from, to, salary })),
      'EUR',
      month,
    );
    expect(total.minor).toBe(BigInt(amount.replace('.', '')));
  });
  test('February of a leap year has 29 days', () => {
    expect(monthDays('2028-02')).toEqual({ first: '2028-02-01', last: '2028-02-29' });
  });
});

describe('POST /api/v1/payments/admin/prepare/', () => {
  test('rule 206: 202; each published payslip of the month is scheduled once, and everybody else is left out with a reason', async () => {
    const [paid, leaver, none, poor, dollars] = [
      await employed(),
      await paying.paidPerson(),
      await employed(),
      await paying.person(),
      await employed(),
    ];
    await contract(poor);
    await noContract(leaver);
    const slipId = await published(paid, '2713.21', '2026-11');
    await published(leaver, '900.00', '2026-11');
    await published(poor, '2713.21', '2026-11');
    const people = [paid, leaver, none, poor, dollars];
    const job = await prepared(people);
    expect(job).toMatchObject({ kind: 'prepare', status: 'finished', dry_run: false, total: 5, done: 5 });
    expect(people.map((person) => outcome(job, person))).toEqual([
      ['created', null, '2713.21'],
      ['created', null, '900.00'],
      ['left_out', 'no_payslip', null],
      ['left_out', 'no_method', '2713.21'],
      ['left_out', 'no_payslip', null],
    ]);
    expect(job.counts).toEqual([
      { outcome: 'created', rows: 2 },
      { outcome: 'left_out', rows: 3 },
    ]);
    const [payment] = await paymentsTo(paid);
    expect([payment, of(job, paid).payment_id, of(job, paid).payslip_id]).toMatchObject([
      { amount: '2713.21', status: 'scheduled', period_start: '2026-11-01' },
      payment!.id,
      slipId,
    ]);
    expect((await auditLines(world, payment!.id)).map(({ line }) => line)).toEqual([
      'scheduled payment · dashboard',
    ]);
    // prepared again, nothing changes
    expect(outcome(await prepared([paid]), paid)).toEqual(['left_out', 'no_payslip', null]);
    expect(await paymentsTo(paid)).toHaveLength(1);
  });

  test('rule 206: from contracts, by days; a contractor, an hourly salary and a paid month are left out', async () => {
    const [whole, begins, contractor, hourly, twice] = [
      await employed(),
      await employed({ start_date: '2026-11-16' }),
      await employed({ type: 'contractor' }),
      await employed({ pay_period: 'hour', salary: '30.00' }),
      await employed(),
    ];
    await paying.scheduled(twice, {
      ...{ kind: 'salary', period_start: '2026-11-01', period_end: '2026-11-30' },
      ...{ pay_on: '2027-11-20', amount: '3100.00' },
    });
    const people = [whole, begins, contractor, hourly, twice];
    const job = await prepared(people, { source: 'contracts' });
    expect(people.map((person) => outcome(job, person))).toEqual([
      ['created', null, '3100.00'],
      ['created', null, '1550.00'],
      ['left_out', 'no_contract', null],
      ['left_out', 'not_monthly', null],
      ['left_out', 'period_paid', '3100.00'],
    ]);
    expect((await paymentsTo(begins))[0]).toMatchObject({ amount: '1550.00', period_start: '2026-11-16' });
  });

  test('rule 206: two jobs at once, done by two workers at once, pay each person once', async () => {
    const people = await Promise.all(Array.from({ length: 6 }, () => employed()));
    const body = {
      month: '2026-11',
      pay_on: '2027-11-27',
      source: 'contracts',
      employee_ids: people.map(({ id }) => id),
    };
    const replies = await Promise.all([post('prepare', body), post('prepare', body)]);
    expect(replies.map(({ status }) => status)).toEqual([202, 202]);
    await Promise.all([round(), round(), round()]);
    const jobs = await Promise.all(replies.map((reply) => read(reply.body.data.id)));
    expect(jobs.map(({ status, done: rows }) => [status, rows])).toEqual([
      ['finished', 6],
      ['finished', 6],
    ]);
    for (const person of people) {
      expect(await paymentsTo(person)).toHaveLength(1);
      expect(jobs.map((job) => outcome(job, person).slice(0, 2)).sort()).toEqual([
        ['created', null],
        ['left_out', 'period_paid'],
      ]);
    }
  });

  test('202 with dry_run: amounts and reasons as without, and nothing is written', async () => {
    const [one, two] = [await employed(), await employed({ type: 'contractor' })];
    const job = await prepared([one, two], { source: 'contracts' }, { dry_run: true });
    expect([outcome(job, one), outcome(job, two)]).toEqual([
      ['valid', null, '3100.00'],
      ['left_out', 'no_contract', null],
    ]);
    expect(of(job, one).payment_id).toBeNull();
    expect(await paymentsTo(one)).toEqual([]);
  });

  test('rules 200 and 204: the caller is left out; a repeated or unknown id, an unknown currency and a wrong month are 422', async () => {
    await contract(payer);
    const job = await prepared([payer], { source: 'contracts' });
    expect(outcome(job, payer)).toEqual(['left_out', 'self_approval', null]);
    for (const [wrong, field] of [
      [{ employee_ids: [world.employee.id, world.employee.id] }, 'employee_ids'],
      [{ employee_ids: ['0193a000-0000-7000-8000-00000000dead'] }, 'employee_ids'],
      [{ currency: 'XXX' }, 'currency'],
      [{ month: '2026-13' }, 'month'],
    ] as const) {
      const reply = await post('prepare', { month: '2026-11', pay_on: '2027-11-27', ...wrong });
      expect([reply.status, Object.keys(reply.body.errors ?? {})]).toEqual([422, [field]]);
    }
  });

  test('an interrupted job continues where it was, and one whose author is no admin any more refuses the rest with access_ended', async () => {
    const people = await Promise.all(Array.from({ length: 4 }, () => employed()));
    const author = await paying.person({ role: 'admin' });
    const reply = await post(
      'prepare',
      {
        month: '2026-11',
        pay_on: '2027-11-27',
        source: 'contracts',
        employee_ids: people.map(({ id }) => id),
      },
      {},
      author,
    );
    let asked = 0;
    await expect(round(() => (asked += 1) > 1)).rejects.toThrow('interrupted');
    const between = await read(reply.body.data.id);
    expect([between.status, between.done > 0 && between.done < 4]).toEqual(['running', true]);
    await world.sql(`UPDATE users SET role = 'employee' WHERE id = $1`, [author.id]);
    await round();
    const after = await read(reply.body.data.id);
    expect([after.status, after.done]).toEqual(['finished', 4]);
    expect(new Set(after.results.map(({ code }) => code))).toEqual(new Set([null, 'access_ended']));
    expect((await read(reply.body.data.id, { outcome: 'refused' })).results).toHaveLength(4 - between.done);
  });
});

describe('POST /api/v1/payments/admin/payslips/import/', () => {
  test('rule 207: 202; payslips of a JSON import are drafted, by id or number, and a wrong one is refused alone', async () => {
    const [one, two] = [await paying.paidPerson(), await paying.paidPerson()];
    await world.sql(`UPDATE users SET employee_number = 'P-77' WHERE id = $1`, [two.id]);
    const job = await done('payslips/import', {
      rows: [
        { employee_id: one.id, ...slip('2713.21', '2026-12') },
        { employee_number: 'P-77', ...slip('2500.00', '2026-12') },
        { employee_number: 'P-78', ...slip('2500.00', '2026-12') },
        { employee_id: one.id, ...slip('2713.21', '2027-01'), net: '1.00' },
        { employee_id: one.id, ...slip('2713.21', '2026-12') },
      ],
    });
    expect(
      job.results.map(({ row, outcome: what, code, employee, amount }) => [
        row,
        what,
        code,
        employee?.id,
        amount,
      ]),
    ).toEqual([
      [1, 'created', null, one.id, '2713.21'],
      [2, 'created', null, two.id, '2500.00'],
      [3, 'refused', 'unknown_employee_number', undefined, null],
      [4, 'refused', 'validation_failed', one.id, null],
      [5, 'refused', 'period_exists', one.id, null],
    ]);
    expect(job.results[3]!.errors).toEqual({ net: [expect.stringContaining('2713.21')] });
    const { body } = await call(payer, 'GET', `/payments/admin/payslips/${job.results[0]!.payslip_id}/`);
    expect(body.data).toMatchObject({
      status: 'draft',
      net: '2713.21',
      lines: [{ code: '1000' }, { code: '2000' }],
    });
  });

  test('rule 207: rows of a CSV file are lines, and rows one after another of the same days are one payslip', async () => {
    const person = await paying.paidPerson();
    await world.sql(`UPDATE users SET employee_number = 'P-80' WHERE id = $1`, [person.id]);
    const csv = [
      'employee_number;period_start;period_end;currency;gross;net;code;label;line_kind;amount',
      'P-80;2026-12-01;2026-12-31;EUR;4200.00;3559.84;1000;Base salary;earning;4200.00',
      'P-80;2026-12-01;2026-12-31;EUR;;;2000;Wage tax;deduction;640.16',
      'P-80;2027-01-01;2027-01-31;EUR;4200.00;4200.00;1000;Base salary;earning;4200.00',
    ].join('\r\n');
    const reply = await service.request(world, 'POST', '/payments/admin/payslips/import/', {
      as: payer,
      body: Buffer.from(csv),
      headers: { 'content-type': 'text/csv' },
    });
    expect(reply.status).toBe(202);
    await round();
    const job = await read(reply.body.data.id);
    expect(job.results.map(({ row, outcome: what, amount, errors }) => [row, what, amount, errors])).toEqual([
      [1, 'created', '3559.84', null],
      [3, 'created', '4200.00', null],
    ]);
  });

  test('rule 207: 202 for lines of JSON, a payslip each; 400 naming the malformed line, and nothing is drafted', async () => {
    const person = await paying.paidPerson();
    await world.sql(`UPDATE users SET employee_number = 'P-81' WHERE id = $1`, [person.id]);
    const line = (month: string) => JSON.stringify({ employee_number: 'P-81', ...slip('3559.84', month) });
    const send = (body: string) =>
      service.request(world, 'POST', '/payments/admin/payslips/import/', {
        as: payer,
        body: Buffer.from(body),
        headers: { 'content-type': 'application/x-ndjson' },
      });
    const cut = await send(`${line('2026-11')}\n\n${line('2026-12').slice(0, 40)}`);
    expect([cut.status, cut.body.data.code, cut.body.detail]).toEqual([
      400,
      'malformed_json',
      'Line 3: The body is not valid JSON.',
    ]);
    expect((await send(`${line('2026-11')}\n["P-81"]`)).status).toBe(422);
    const reply = await send(`${line('2026-11')}\r\n${line('2026-12')}\n`);
    expect(reply.status).toBe(202);
    await round();
    const job = await read(reply.body.data.id);
    expect(job.results.map(({ row, outcome: what, amount }) => [row, what, amount])).toEqual([
      [1, 'created', '3559.84'],
      [2, 'created', '3559.84'],
    ]);
  });

  test('a row keeps its number, its lines and unknown names', () => {
    expect(
      slipsOf([
        {
          employee_id: 'a',
          period_start: '1',
          gross: 'g',
          code: 'c',
          label: 'l',
          line_kind: 'earning',
          amount: '1',
        },
        { employee_id: 'a', period_start: '1', gross: '', code: 'd' },
        { employee_id: 'b', lines: [] },
        { employee_id: 'b', period_start: null },
      ]),
    ).toEqual([
      {
        row: 1,
        slip: {
          ...{ employee_id: 'a', period_start: '1', gross: 'g' },
          lines: [{ code: 'c', label: 'l', kind: 'earning', amount: '1' }, { code: 'd' }],
        },
      },
      { row: 3, slip: { employee_id: 'b', lines: [] } },
      { row: 4, slip: { employee_id: 'b', lines: [{}] } },
    ]);
  });

  test('dry_run drafts nothing; the caller’s own is left out by id and refused by number', async () => {
    await world.sql(`UPDATE users SET employee_number = 'P-90' WHERE id = $1`, [payer.id]);
    const person = await paying.paidPerson();
    const job = await done(
      'payslips/import',
      {
        rows: [
          { employee_id: person.id, ...slip('2713.21', '2026-12') },
          { employee_id: payer.id, ...slip('2713.21', '2026-12') },
          { employee_number: 'P-90', ...slip('2713.21', '2026-12') },
        ],
      },
      { dry_run: true },
    );
    expect(job.results.map(({ outcome: what, code }) => [what, code])).toEqual([
      ['valid', null],
      ['left_out', 'self_approval'],
      ['refused', 'self_approval'],
    ]);
    expect(
      await world.sql('SELECT FROM payslips WHERE employee_id = ANY ($1)', [[person.id, payer.id]]),
    ).toEqual([]);
  });
});

describe('POST /api/v1/payments/admin/payslips/publish/', () => {
  test('202: drafts of a month are published with PDF and notification; a published one is unchanged, a deleted one left out', async () => {
    const people = [await paying.paidPerson(), await paying.paidPerson(), await paying.paidPerson()];
    const drafts: string[] = [];
    for (const person of people) {
      const reply = await post('payslips', { employee_id: person.id, ...slip('2713.21', '2028-02') });
      drafts.push(reply.body.data.id);
    }
    const job = await done('payslips/publish', { month: '2028-02' });
    expect([job.total, job.counts]).toEqual([3, [{ outcome: 'published', rows: 3 }]]);
    for (const person of people) {
      expect(await notificationKinds(world, person)).toContain('payslip.published');
      const [own] = (await call(person, 'GET', '/payments/payslips/')).body.data;
      const pdf = await call(person, 'GET', `/payments/payslips/${own.id}/download/`);
      expect([pdf.status, pdf.bytes.subarray(0, 4).toString()]).toEqual([200, '%PDF']);
    }
    const deleted = (await post('payslips', { employee_id: people[0]!.id, ...slip('2713.21', '2028-03') }))
      .body.data.id;
    const again = await post('payslips/publish', { payslip_ids: [drafts[0], deleted] });
    await call(payer, 'DELETE', `/payments/admin/payslips/${deleted}/`);
    await round();
    expect((await read(again.body.data.id)).results.map(({ outcome: what, code }) => [what, code])).toEqual([
      ['unchanged', null],
      ['left_out', 'not_found'],
    ]);
    expect(await done('payslips/publish', { month: '2029-01' })).toMatchObject({
      status: 'finished',
      total: 0,
    });
  });

  test('422 for a repeated or unknown id, and unless exactly one of month and ids is sent', async () => {
    const draftId = (
      await post('payslips', { employee_id: world.employee.id, ...slip('2713.21', '2028-04') })
    ).body.data.id;
    for (const body of [
      { payslip_ids: [draftId, draftId] },
      { payslip_ids: ['0193a000-0000-7000-8000-00000000dead'] },
      {},
      { month: '2028-04', payslip_ids: [draftId] },
    ])
      expect((await post('payslips/publish', body)).status).toBe(422);
  });
});

describe('POST /api/v1/payments/admin/runs/{run_id}/settle/', () => {
  async function ordered(people: Person[], pay_on: string): Promise<string> {
    for (const person of people) await paying.scheduled(person, { pay_on });
    const reply = await call(payer, 'POST', '/payments/admin/runs/', {
      body: { pay_on, account: PAYER, password: PASSWORD },
    });
    expect(reply.status).toBe(201);
    return reply.body.data.id as string;
  }

  test('rule 208: 202; completed once, with the reference; a repeated report changes nothing', async () => {
    const people = [await paying.paidPerson(), await paying.paidPerson()];
    const run = await ordered(people, '2027-05-03');
    const settled = { outcome: 'completed', reference: 'SEPA-1', paid_at: '2026-11-27T09:00:00Z' };
    const job = await done(`runs/${run}/settle`, settled);
    expect(job.counts).toEqual([{ outcome: 'completed', rows: 2 }]);
    for (const person of people) {
      const [payment] = (await call(person, 'GET', '/payments/')).body.data;
      expect(payment).toMatchObject({ status: 'completed', reference: 'SEPA-1' });
      expect(await paying.wallet(person)).toEqual([{ currency: 'EUR', available: '0.00', pending: '0.00' }]);
    }
    expect((await done(`runs/${run}/settle`, settled)).counts).toEqual([{ outcome: 'unchanged', rows: 2 }]);
    expect((await call(payer, 'GET', '/payments/admin/runs/')).body.data).toContainEqual(
      expect.objectContaining({ id: run, status: 'completed' }),
    );
  });

  test('rule 208: chosen payments fail with a reason, which their people read; the others stay processing', async () => {
    const [one, two] = [await paying.paidPerson(), await paying.paidPerson()];
    const run = await ordered([one, two], '2027-05-04');
    const [payment] = await paymentsTo(one);
    const job = await done(`runs/${run}/settle`, {
      outcome: 'failed',
      reason: 'The account is closed',
      payment_ids: [payment!.id],
    });
    expect(job.results.map(({ outcome: what, payment_id }) => [what, payment_id])).toEqual([
      ['failed', payment!.id],
    ]);
    expect(await notificationKinds(world, one)).toContain('payment.failed');
    expect((await paymentsTo(two))[0]).toMatchObject({ status: 'processing' });
  });

  test('404 for an unknown run; 422 without a reason, with a reason for completed, for a future time, and for a payment of another run', async () => {
    const person = await paying.paidPerson();
    const run = await ordered([person], '2027-05-05');
    expect(
      (await post('runs/0193a000-0000-7000-8000-00000000dead/settle', { outcome: 'completed' })).status,
    ).toBe(404);
    for (const body of [
      { outcome: 'failed' },
      { outcome: 'completed', reason: 'Why not' },
      { outcome: 'completed', paid_at: '2099-01-01T00:00:00Z' },
      { outcome: 'completed', payment_ids: ['0193a000-0000-7000-8000-00000000dead'] },
    ])
      expect((await post(`runs/${run}/settle`, body)).status).toBe(422);
  });
});

describe('GET /api/v1/payments/admin/jobs/{job_id}/', () => {
  test('200 for admins and keys with team:read; 404 for an unknown job and in another workspace', async () => {
    const person = await employed();
    const { id } = await prepared([person], { source: 'contracts' });
    const key = await world.serviceKey(['team:read']);
    expect((await call(key, 'GET', `/payments/admin/jobs/${id}/`)).status).toBe(200);
    const other = await service.world();
    const elsewhere = await service.request(other, 'GET', `/payments/admin/jobs/${id}/`, { as: other.admin });
    expect(elsewhere.status).toBe(404);
  });

  test('404 once the job is 30 days old: a nightly job deletes it with its rows', async () => {
    const person = await employed();
    const { id } = await prepared([person], { source: 'contracts' });
    const purge = JOBS.find(({ name }) => name === 'payment-jobs-purge')!;
    await world.sql(`UPDATE payment_jobs SET created_at = now() - interval '29 days' WHERE id = $1`, [id]);
    await purge.run(pool, () => false);
    expect((await call(payer, 'GET', `/payments/admin/jobs/${id}/`)).status).toBe(200);
    await world.sql(`UPDATE payment_jobs SET created_at = now() - interval '31 days' WHERE id = $1`, [id]);
    expect(await purge.run(pool, () => false)).toBe('1 jobs deleted');
    expect((await call(payer, 'GET', `/payments/admin/jobs/${id}/`)).status).toBe(404);
    expect(await paymentsTo(person)).toHaveLength(1);
  });
});
