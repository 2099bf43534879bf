/** Payment runs: one bank file, written once, of payments that are in no other run. */
import { createHash } from 'node:crypto';
import { describe, expect, test } from '@jest/globals';
import { auditOf } from '../../support/traces.ts';
import { painSchema, validated } from './painSchema.ts';
import { codeOf, openPaying, PASSWORD, PAYER } from './support.ts';

const paying = await openPaying();
const { world, call, payer } = paying;
// before the first call, because workspaces are cached
await world.sql(`UPDATE workspaces SET settings = settings || $2 WHERE id = $1`, [
  world.id,
  { invoicing: { name: 'Brightwater', city: 'Köln', country: 'DE' } },
]);

let day = 0;
/** A different day for each call. */
const freshDay = () => `2027-0${1 + Math.floor(day / 28)}-${String(1 + (day++ % 28)).padStart(2, '0')}`;
const run = (body: object, as = payer) =>
  call(as, 'POST', '/payments/admin/runs/', { body: { account: PAYER, password: PASSWORD, ...body } });
const file = (id: string, as = payer, headers = {}) =>
  call(as, 'GET', `/payments/admin/runs/${id}/file/`, { headers });
const statusOf = async (id: string) => (await call(payer, 'GET', `/payments/admin/${id}/`)).body.data.status;

describe('POST /api/v1/payments/admin/runs/', () => {
  test('201: the scheduled payments of the day are processing and in the file', async () => {
    const pay_on = freshDay();
    const [one, two] = [await paying.paidPerson(), await paying.paidPerson()];
    const first = await paying.scheduled(one, { pay_on, amount: '1200.50', note: 'Bonus & thanks – Ärger' });
    const second = await paying.scheduled(two, { pay_on, amount: '0.49' });
    const later = await paying.scheduled(two, { pay_on: freshDay() });
    const reply = await run({ pay_on });
    expect([reply.status, reply.body.data]).toMatchObject([
      201,
      {
        pay_on,
        currency: 'EUR',
        count: 2,
        total: '1200.99',
        left_out: 0,
        status: 'processing',
        account: '…2051',
      },
    ]);
    const { id, sha256, size } = reply.body.data;
    expect(await Promise.all([first.id, second.id, later.id].map(statusOf))).toEqual([
      'processing',
      'processing',
      'scheduled',
    ]);
    expect((await auditOf(world, first.id)).map(({ line }) => line)).toEqual([
      'scheduled payment · dashboard',
      'processed payment · dashboard',
    ]);

    const sent = await file(id);
    expect([sent.status, sent.headers.get('content-type'), sent.headers.get('content-disposition')]).toEqual([
      200,
      'application/xml',
      expect.stringContaining(`payments-${pay_on}-EUR.xml`),
    ]);
    expect([sent.text.length, createHash('sha256').update(sent.text).digest('hex')]).toEqual([size, sha256]);
    for (const part of [
      '<CtrlSum>1200.99</CtrlSum>',
      '<NbOfTxs>2</NbOfTxs>',
      `<Dt>${pay_on}</Dt>`,
      '<InstdAmt Ccy="EUR">1200.50</InstdAmt>',
      '<IBAN>DE89370400440532013000</IBAN>',
      '<Nm>Brightwater Studio GmbH</Nm>',
      '<Ustrd>Bonus + thanks - Aerger</Ustrd>',
      `<EndToEndId>${first.id.replaceAll('-', '')}</EndToEndId>`,
    ])
      expect(sent.text).toContain(part);

    await paying.step(first.id, 'complete');
    const again = await file(id);
    expect(again.text).toBe(sent.text);
    expect((await auditOf(world, id)).map(({ line }) => line)).toEqual([
      'created payment_run · dashboard',
      'downloaded file of payment_run · dashboard',
      'downloaded file of payment_run · dashboard',
    ]);
    await paying.step(second.id, 'fail');
    const [listed] = (await call(payer, 'GET', '/payments/admin/runs/')).body.data;
    expect(listed).toEqual({ ...reply.body.data, status: 'completed' });
    expect((await file(id, payer, { Range: 'bytes=0-4' })).text).toBe('<?xml');
  });

  test('rows of runs and methods contain no unencrypted account', async () => {
    const rows = await world.sql('SELECT row_to_json(r)::text AS text FROM payment_runs r');
    const plain = rows.map(({ text }) => text as string).join('');
    const hex = (text: string) => Buffer.from(text).toString('hex');
    for (const secret of ['0532013000', '0000202051']) {
      expect(plain).not.toContain(secret);
      expect(plain).not.toContain(hex(secret));
    }
  });

  test('one 201 with the payments and one 409 nothing_to_pay for two concurrent runs of a day', async () => {
    const pay_on = freshDay();
    const person = await paying.paidPerson();
    const ids = await Promise.all(
      Array.from({ length: 5 }, async () => (await paying.scheduled(person, { pay_on })).id),
    );
    const replies = await Promise.all(Array.from({ length: 4 }, () => run({ pay_on })));
    expect(replies.map(({ status }) => status).sort()).toEqual([201, 409, 409, 409]);
    const made = replies.find(({ status }) => status === 201)!.body.data;
    expect(made.count).toBe(5);
    const text = (await file(made.id)).text;
    for (const id of ids) expect(text.split(id.replaceAll('-', ''))).toHaveLength(2);
  });

  test('with a concurrent run and cancellation a payment is either in the file or cancelled', async () => {
    for (let round = 0; round < 5; round += 1) {
      const pay_on = freshDay();
      const { id } = await paying.scheduled(await paying.paidPerson(), { pay_on });
      const [made, cancelled] = await Promise.all([run({ pay_on }), paying.step(id, 'cancel')]);
      expect([made.status, cancelled.status]).toEqual(made.status === 201 ? [201, 409] : [409, 200]);
      expect(await statusOf(id)).toBe(made.status === 201 ? 'processing' : 'cancelled');
    }
  });

  test('201: payments without an IBAN or outside of SEPA stay scheduled and are counted', async () => {
    const pay_on = freshDay();
    const paypal = await paying.person();
    await paying.addMethod(paypal, { kind: 'paypal', iban: undefined, email: 'p@example.test' });
    const brazil = await paying.person();
    await paying.addMethod(brazil, { iban: 'BR1800360305000010009795493C1' });
    const left = [await paying.scheduled(paypal, { pay_on }), await paying.scheduled(brazil, { pay_on })];
    const none = await run({ pay_on });
    const left_out_by = { no_bank: 2, own: 0, new_admin: 0 };
    expect([none.status, none.body.data]).toEqual([
      409,
      { code: 'nothing_to_pay', left_out: 2, left_out_by },
    ]);
    await paying.scheduled(await paying.paidPerson(), { pay_on });
    expect((await run({ pay_on })).body.data).toMatchObject({ count: 1, left_out: 2 });
    expect(await Promise.all(left.map(({ id }) => statusOf(id)))).toEqual(['scheduled', 'scheduled']);
  });

  test('201 with the account of the last run; 422 if there is none in the currency, and for an invalid account', async () => {
    const pay_on = freshDay();
    await paying.scheduled(await paying.paidPerson(), { pay_on });
    expect((await run({ pay_on, account: undefined })).body.data.account).toBe('…2051');
    const errors = async (body: object) => {
      const reply = await run({ pay_on, ...body });
      return [reply.status, Object.keys(reply.body.errors ?? {})];
    };
    expect(await errors({ currency: 'USD', account: undefined })).toEqual([422, ['account']]);
    expect(await errors({ account: { ...PAYER, iban: 'DE00' } })).toEqual([422, ['account.iban']]);
    expect(await errors({ account: { ...PAYER, bic: 'NOBIC' } })).toEqual([422, ['account.bic']]);
    expect(await errors({ account: { ...PAYER, holder_name: 'Фирма' } })).toEqual([
      422,
      ['account.holder_name'],
    ]);
    expect(await errors({ pay_on: '2026-01-01' })).toEqual([422, ['pay_on']]);
    expect(await errors({ password: 'not this one' })).toEqual([422, ['password']]);
    expect(await errors({ currency: 'XXX' })).toEqual([422, ['currency']]);
  });

  test('rule 58: 201 with the same run for the same Idempotency-Key, and nothing is ordered twice', async () => {
    const pay_on = freshDay();
    await paying.scheduled(await paying.paidPerson(), { pay_on });
    const send = () =>
      call(payer, 'POST', '/payments/admin/runs/', {
        body: { pay_on, account: PAYER, password: PASSWORD },
        headers: { 'Idempotency-Key': `run-${pay_on}` },
      });
    const [one, two] = [await send(), await send()];
    expect([one.status, two.status, two.body.data]).toEqual([201, 201, one.body.data]);
  });

  test('rule 216: 409 total_too_large with the payments, the largest first; 201 once one is removed', async () => {
    const pay_on = freshDay();
    const person = await paying.paidPerson();
    const ids = [];
    for (const amount of ['0.02', '999999999999.98', '1.00'])
      ids.push((await paying.scheduled(person, { pay_on, amount })).id);
    const [cents, most, euro] = ids as [string, string, string];
    const reply = await run({ pay_on });
    expect([reply.status, reply.body.data]).toEqual([
      409,
      { code: 'total_too_large', payment_ids: [most, euro, cents] },
    ]);
    expect(await Promise.all(ids.map(statusOf))).toEqual(['scheduled', 'scheduled', 'scheduled']);
    await paying.step(euro, 'cancel');
    expect((await run({ pay_on })).status).toBe(409);
    await call(payer, 'PATCH', `/payments/admin/${cents}/`, { body: { amount: '0.01' } });
    expect((await run({ pay_on })).body.data).toMatchObject({ count: 2, total: '999999999999.99' });
  });

  test('rule 218: salaries and bonuses are a batch with SALA, booked as one sum; all others are another batch', async () => {
    const pay_on = freshDay();
    const person = await paying.paidPerson();
    await paying.scheduled(person, { pay_on, kind: 'salary', amount: '2500.00' });
    await paying.scheduled(person, { pay_on, kind: 'bonus', amount: '100.50' });
    await paying.scheduled(person, { pay_on, kind: 'other', amount: '7.00' });
    const { id } = (await run({ pay_on })).body.data;
    const { text } = await file(id);
    const [head, salaries, others] = text.split('<PmtInf>') as [string, string, string];
    expect(head).toContain('<CtrlSum>2607.50</CtrlSum>');
    for (const part of [
      '<BtchBookg>true</BtchBookg>',
      '<Cd>SALA</Cd>',
      '<CtrlSum>2600.50</CtrlSum>',
      '<Cd>SEPA</Cd>',
    ])
      expect(salaries).toContain(part);
    expect(others).toContain('<CtrlSum>7.00</CtrlSum>');
    expect(others).not.toMatch(/SALA|BtchBookg/);
    const names = [...text.matchAll(/<PmtInfId>(.*)<\/PmtInfId>/g)].map(([, name]) => name);
    expect([new Set(names).size, names.every((name) => name!.length <= 35)]).toEqual([2, true]);
  });

  test('403 for managers', async () => {
    expect(codeOf(await run({ pay_on: freshDay() }, world.manager))).toEqual([403, 'insufficient_role']);
  });
});

describe('GET /api/v1/payments/admin/runs/', () => {
  test('200: the latest first, or by day; 403 for managers', async () => {
    const days = [freshDay(), freshDay()];
    for (const pay_on of days.toReversed()) {
      await paying.scheduled(await paying.paidPerson(), { pay_on });
      expect((await run({ pay_on })).status).toBe(201);
    }
    const list = async (query: Record<string, string>) =>
      (await call(payer, 'GET', '/payments/admin/runs/', { query })).body.data.map(
        ({ pay_on }: { pay_on: string }) => pay_on,
      );
    expect(await list({ limit: '2' })).toEqual(days);
    expect(await list({ limit: '2', ordering: '-pay_on' })).toEqual(days.toReversed());
    expect((await call(world.manager, 'GET', '/payments/admin/runs/')).status).toBe(403);
  });
});

const schema = await painSchema();
const ifSchema = schema === null ? test.skip : test;

describe('GET /api/v1/payments/admin/runs/{run_id}/file/', () => {
  test('404 for an unknown run', async () => {
    expect((await file('0193a000-0000-7000-8000-000000000000')).status).toBe(404);
  });

  ifSchema(
    'is valid by the schema pain.001.001.09 (skipped without access to PyPI)',
    async () => {
      const pay_on = freshDay();
      const names = ['Zażółć Gęślą', "O'Neill & Søn", 'Müller-Lüdenscheidt', 'J'.repeat(120)];
      for (const holder_name of names) {
        const person = await paying.person();
        await paying.addMethod(person, { holder_name });
        await paying.scheduled(person, { pay_on, note: '/odd//text/ ' + 'é'.repeat(60) });
      }
      // rule 218: outside the EEA with the town and country of both
      const swiss = await paying.person();
      await world.sql(
        `INSERT INTO addresses (workspace_id, user_id, line1, postal_code, city, country)
         VALUES ($1, $2, 'Seeweg 1', '8001', 'Zürich', 'CH')`,
        [world.id, swiss.id],
      );
      await paying.addMethod(swiss, { iban: 'CH9300762011623852957' });
      await paying.scheduled(swiss, { pay_on });
      const us = await paying.person();
      await paying.addMethod(us, { currency: 'USD' });
      await paying.scheduled(us, { pay_on, currency: 'USD' });
      for (const currency of ['EUR', 'USD']) {
        if (currency === 'EUR') await paying.addMethod(us, { iban: 'DE02120300000000202051' });
        await paying.scheduled(us, { pay_on, currency, kind: 'other' });
      }
      const euros = await run({ pay_on, account: { ...PAYER, bic: 'BYLADEM1001' } });
      const dollars = await run({ pay_on, currency: 'USD' });
      for (const made of [euros, dollars]) {
        expect([made.status, made.body.detail]).toEqual([201, undefined]);
        expect(await validated((await file(made.body.data.id)).text, schema!)).toEqual([]);
      }
      const { text } = await file(euros.body.data.id);
      expect(text).toMatch(/<TwnNm>Koeln<\/TwnNm>\s*<Ctry>DE<[^]*<TwnNm>Zuerich<\/TwnNm>\s*<Ctry>CH</);
      const broken = text.replace('<PmtMtd>TRF<', '<PmtMtd>CASH<');
      expect(await validated(broken, schema!)).not.toEqual([]);
    },
    60_000,
  );
});
