/** Kinds of payslips, money that is carried over or repaid, and uploaded documents (rules 205, 211, 212). */
import { describe, expect, test } from '@jest/globals';
import { runJobs } from '../../../src/areas/payments/actions/jobs/runJobs.ts';
import type { PaymentJobDetail, PayslipDetail } from '../../../src/generated/types.ts';
import { anyPdf, upload } from '../../support/form.ts';
import { auditLines } from '../../support/traces.ts';
import type { Person } from '../../support/world.ts';
import { codeOf, openPaying, PASSWORD, PAYER } from './support.ts';

const paying = await openPaying();
const { world, call, payer, service } = paying;
const { pool, files, drawer } = service.app.services;
const round = () => runJobs(pool, Date.now, () => false, { files, drawer, publicUrl: null });

const slip = (month: string, net: string, more: object = {}) => ({
  period_start: `${month}-01`,
  period_end: `${month}-28`,
  gross: net,
  net,
  currency: 'EUR',
  lines: [{ code: '1000', label: 'Base salary', kind: 'earning', amount: net }],
  ...more,
});
const create = (person: Person, body: object, as = payer) =>
  call(as, 'POST', '/payments/admin/payslips/', { body: { employee_id: person.id, ...body } });
async function drafted(person: Person, body: object): Promise<string> {
  const reply = await create(person, body);
  expect([reply.status, reply.body.errors, reply.body.detail]).toEqual([201, undefined, undefined]);
  return reply.body.data.id;
}
const publish = (id: string) => call(payer, 'POST', `/payments/admin/payslips/${id}/publish/`);
async function published(person: Person, body: object): Promise<PayslipDetail> {
  const reply = await publish(await drafted(person, body));
  expect([reply.status, reply.body.detail]).toEqual([200, undefined]);
  return reply.body.data;
}
const now = async (id: string): Promise<PayslipDetail> =>
  (await call(payer, 'GET', `/payments/admin/payslips/${id}/`)).body.data;
async function prepared(
  person: Person,
  month: string,
  query: Record<string, boolean> = {},
): Promise<PaymentJobDetail['results']> {
  const reply = await call(payer, 'POST', '/payments/admin/prepare/', {
    body: { month, pay_on: '2027-11-27', employee_ids: [person.id] },
    query,
  });
  expect(reply.status).toBe(202);
  await round();
  return (await call(payer, 'GET', `/payments/admin/jobs/${reply.body.data.id}/`)).body.data.results;
}
const said = (results: PaymentJobDetail['results']) =>
  results.map(({ outcome, code, amount, carried }) => [code ?? outcome, amount, carried]);
const available = async (person: Person) => (await paying.wallet(person))[0]?.available;
const completed = async (id: string) => expect((await paying.step(id, 'complete')).status).toBe(200);
/** Publishes and pays 2,713.21 of October, and replaces it by 2,650.00. */
async function overpaid(person: Person, more: object = {}): Promise<PayslipDetail> {
  const october = await published(person, slip('2026-10', '2713.21'));
  const reply = await paying.pay({
    ...{ employee_id: person.id, kind: 'salary', amount: '2713.21', currency: 'EUR' },
    ...{ pay_on: '2026-10-30', payslip_id: october.id },
  });
  expect(reply.status).toBe(201);
  await completed(reply.body.data.id);
  return published(
    person,
    slip('2026-10', '2650.00', { replaces_id: october.id, reason: 'Two days unpaid', ...more }),
  );
}

describe('a payout below zero', () => {
  test('rule 211: is carried over to the next salary of prepare; November 2,700.00 pays 2,636.79', async () => {
    const person = await paying.paidPerson();
    const replacement = await overpaid(person, { payout: '-63.21' });
    expect([replacement.payout, replacement.settlement, await available(person)]).toEqual([
      '-63.21',
      'carry',
      '-63.21',
    ]);
    expect(said(await prepared(person, '2026-10'))).toEqual([['nothing_due', '-63.21', null]]);
    const november = await published(person, slip('2026-11', '2700.00'));
    expect(said(await prepared(person, '2026-11', { dry_run: true }))).toEqual([
      ['valid', '2636.79', '63.21'],
    ]);
    expect((await now(replacement.id)).carried).toBe('0.00');
    const [row] = await prepared(person, '2026-11');
    expect(said([row!])).toEqual([['created', '2636.79', '63.21']]);
    expect([(await now(november.id)).carried, (await now(replacement.id)).carried]).toEqual([
      '63.21',
      '-63.21',
    ]);
    await completed(row!.payment_id!);
    expect(await available(person)).toBe('0.00');
    const { totals } = (await call(person, 'GET', '/payments/summary/', { query: { year: '2026' } })).body
      .data;
    expect(totals[0].salaries).toMatchObject({ gross: '5350.00', net: '5350.00', deductions: '0.00' });
    // the next month is whole again
    await published(person, slip('2026-12', '2700.00'));
    expect(said(await prepared(person, '2026-12'))).toEqual([['created', '2700.00', null]]);
  });

  test('rule 211: lowers a salary to 0.00 at most; the rest waits for the one after', async () => {
    const person = await paying.paidPerson();
    await overpaid(person);
    await published(person, slip('2026-11', '50.00'));
    expect(said(await prepared(person, '2026-11'))).toEqual([['nothing_due', '0.00', '50.00']]);
    expect(said(await prepared(person, '2026-11'))).toEqual([['nothing_due', '0.00', null]]);
    await published(person, slip('2026-12', '100.00'));
    const [row] = await prepared(person, '2026-12');
    expect(said([row!])).toEqual([['created', '86.79', '13.21']]);
    await completed(row!.payment_id!);
    expect(await available(person)).toBe('0.00');
  });

  test('without a payment method nothing is carried over; two bulk creations at once carry it over once', async () => {
    const poor = await paying.person();
    const correction = { kind: 'correction', reason: 'An advance' };
    const credit = await published(poor, slip('2026-10', '-100.00', correction));
    await published(poor, slip('2026-11', '300.00'));
    expect(said(await prepared(poor, '2026-11'))).toEqual([['no_method', '200.00', null]]);
    expect((await now(credit.id)).carried).toBe('0.00');
    await paying.addMethod(poor);
    const start = () =>
      call(payer, 'POST', '/payments/admin/prepare/', {
        body: { month: '2026-11', pay_on: '2027-11-27', employee_ids: [poor.id] },
      });
    await Promise.all([start(), start(), start()]);
    await Promise.all([round(), round(), round()]);
    const payments = await world.sql('SELECT amount::text FROM payments WHERE employee_id = $1', [poor.id]);
    expect([payments, (await now(credit.id)).carried]).toEqual([[{ amount: '200.00' }], '-100.00']);
  });

  test('voiding the lowered payslip gives the money back to be carried over; the one that lowered it is 409 already_paid', async () => {
    const person = await paying.paidPerson();
    const credit = await overpaid(person);
    const small = await published(person, slip('2026-11', '50.00'));
    await prepared(person, '2026-11');
    const voided = (id: string) =>
      call(payer, 'POST', `/payments/admin/payslips/${id}/void/`, { body: { reason: 'It was wrong' } });
    expect(codeOf(await voided(credit.id))).toEqual([409, 'already_paid']);
    expect((await voided(small.id)).status).toBe(200);
    expect([(await now(credit.id)).carried, await available(person)]).toEqual(['0.00', '-63.21']);
    await published(person, slip('2026-11', '2700.00'));
    expect(said(await prepared(person, '2026-11'))).toEqual([['created', '2636.79', '63.21']]);
  });

  test('rule 211: repaid schedules a payment below zero, in no run, and completing it evens the wallet', async () => {
    const person = await paying.paidPerson();
    const replacement = await overpaid(person, { settlement: 'repaid' });
    const [payment] = (await call(person, 'GET', '/payments/', { query: { status: 'scheduled' } })).body.data;
    expect(payment).toMatchObject({
      kind: 'other',
      amount: '-63.21',
      payslip_id: replacement.id,
      method: null,
    });
    const run = await call(payer, 'POST', '/payments/admin/runs/', {
      body: { pay_on: payment.pay_on, account: PAYER, password: PASSWORD },
    });
    expect([codeOf(run), run.body.data.left_out]).toEqual([[409, 'nothing_to_pay'], 0]);
    await published(person, slip('2026-11', '2700.00'));
    expect(said(await prepared(person, '2026-11'))).toEqual([['created', '2700.00', null]]);
    await completed(payment.id);
    expect(await paying.wallet(person)).toEqual([{ currency: 'EUR', available: '0.00', pending: '2700.00' }]);
    expect((await paying.step(payment.id, 'reverse')).status).toBe(409);
  });

  test('422 for a payout that the service does not compute', async () => {
    const person = await paying.paidPerson();
    const reply = await create(person, slip('2026-11', '2700.00', { payout: '2600.00' }));
    expect([reply.status, reply.body.errors]).toEqual([422, { payout: ['The payout is 2700.00.'] }]);
  });
});

describe('kinds of payslips', () => {
  test('rules 205, 210: an additional payslip of the same days is 201, and paid beside the regular salary, once', async () => {
    const person = await paying.paidPerson();
    const regular = await published(person, slip('2026-11', '2700.00'));
    const extra = await published(person, slip('2026-11', '500.00', { kind: 'additional' }));
    expect(codeOf(await create(person, slip('2026-11', '1.00')))).toEqual([409, 'period_exists']);
    const results = await prepared(person, '2026-11');
    expect(results.map(({ outcome, payslip_id }) => [outcome, payslip_id]).sort()).toEqual(
      [regular.id, extra.id].sort().map((id) => ['created', id]),
    );
    expect(said(await prepared(person, '2026-11'))).toEqual([['no_payslip', null, null]]);
    // paid first, it does not stand in the way of the regular salary either
    await published(person, slip('2026-12', '500.00', { kind: 'additional' }));
    await prepared(person, '2026-12');
    const reply = await paying.pay({
      ...{ employee_id: person.id, kind: 'salary', amount: '10.00', currency: 'EUR', pay_on: '2026-12-28' },
      ...{ period_start: '2026-12-01', period_end: '2026-12-28' },
    });
    expect(reply.status).toBe(201);
  });

  test('422 for a correction without a reason, and a reason for a payslip that corrects nothing', async () => {
    const person = await paying.paidPerson();
    for (const more of [{ kind: 'additional', reason: 'Why' }, { reason: 'Why' }])
      expect((await create(person, slip('2026-11', '1.00', more))).body.errors).toEqual({
        reason: expect.any(Array),
      });
    const correction = slip('2026-11', '-1.00', { kind: 'correction', reason: 'Why' });
    expect((await create(person, correction)).status).toBe(201);
    expect((await create(person, slip('2026-11', '1.00', { net: '2.00' }))).status).toBe(422);
  });
});

describe('PUT /api/v1/payments/admin/payslips/{payslip_id}/document/', () => {
  const put = (id: string, content: Buffer | string = anyPdf(), as: Person = payer) =>
    call(as, 'PUT', `/payments/admin/payslips/${id}/document/`, upload(content, 'slip.pdf'));
  const download = (person: Person, id: string) => call(person, 'GET', `/payments/payslips/${id}/download/`);

  test('rule 212: 200; the PDF is the document as it is, seen only after publishing; another replaces it', async () => {
    const person = await paying.paidPerson();
    const id = await drafted(person, slip('2026-11', '2700.00', { lines: [] }));
    expect(codeOf(await publish(id))).toEqual([409, 'document_missing']);
    const pdf = anyPdf(5_000);
    expect((await put(id)).status).toBe(200);
    const reply = await put(id, pdf);
    expect([reply.status, reply.body.data.document]).toMatchObject([200, { size: pdf.length }]);
    expect((await download(person, id)).status).toBe(404);
    expect((await publish(id)).status).toBe(200);
    expect((await download(person, id)).bytes.equals(pdf)).toBe(true);
    expect((await auditLines(world, id)).map(({ line }) => line)).toContain(
      'attached document to payslip · dashboard',
    );
    expect(
      await world.sql(`SELECT FROM files WHERE owner_id = $1 AND stray_at IS NULL AND kind = 'payslip'`, [
        person.id,
      ]),
    ).toHaveLength(1);
    expect(codeOf(await put(id))).toEqual([409, 'not_draft']);
  });

  test('a deleted draft takes its document along', async () => {
    const person = await paying.paidPerson();
    const id = await drafted(person, slip('2026-11', '2700.00'));
    await put(id);
    expect((await call(payer, 'DELETE', `/payments/admin/payslips/${id}/`)).status).toBe(200);
    expect(
      await world.sql('SELECT FROM files WHERE owner_id = $1 AND stray_at IS NULL', [person.id]),
    ).toEqual([]);
  });

  test('403 for one’s own; 404 for an unknown payslip; 415 for what is not a PDF, and for one with scripts', async () => {
    const admin = await paying.paidPerson({ role: 'admin' });
    const own = await drafted(admin, slip('2026-11', '2700.00'));
    expect(codeOf(await put(own, anyPdf(), admin))).toEqual([403, 'self_approval']);
    expect((await put('0193a000-0000-7000-8000-00000000dead')).status).toBe(404);
    expect((await put(own, 'text')).status).toBe(415);
    const script = Buffer.from(
      '%PDF-1.4\n1 0 obj<</S/JavaScript/JS(app.alert\\(1\\))>>endobj\ntrailer<<>>\n%%EOF\n',
    );
    expect((await put(own, script)).status).toBe(415);
  });

  test('of publishing and uploading at once, the person reads one whole document', async () => {
    for (let turn = 0; turn < 3; turn += 1) {
      const person = await paying.paidPerson();
      const id = await drafted(person, slip('2026-11', '2700.00'));
      const [put1, done] = await Promise.all([put(id), publish(id)]);
      expect([200, 409]).toContain(put1.status);
      expect(done.status).toBe(200);
      const { document } = await now(id);
      expect((await download(person, id)).bytes).toHaveLength(document!.size);
      expect(
        await world.sql(`SELECT FROM files WHERE owner_id = $1 AND stray_at IS NULL`, [person.id]),
      ).toHaveLength(1);
    }
  });
});
