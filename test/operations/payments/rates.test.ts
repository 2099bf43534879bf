/** Stored exchange rates, and what they mean for claims (rule 215). */
import { describe, expect, test } from '@jest/globals';
import { readEcbRates } from '../../../src/areas/payments/rules/ecbRates.ts';
import { upload } from '../../support/form.ts';
import { auditOf } from '../../support/traces.ts';
import { ecbRates } from './bankMessages.ts';
import { codeOf, openPaying } from './support.ts';

const paying = await openPaying();
const { world, call, claims, service } = paying;
const { admin } = world;
const PATH = '/payments/admin/exchange-rates/';
const put = (rates: object[], as = admin) => call(as, 'PUT', PATH, { body: { rates } });
const send = (xml: string, as = admin) => call(as, 'POST', `${PATH}import/`, upload(xml, 'eurofxref.xml'));
const listed = async (query: Record<string, string> = {}) =>
  (await call(admin, 'GET', PATH, { query })).body.data.map(
    ({ currency, on, rate, source }: Record<string, unknown>) => [currency, on, rate, source],
  );
/** A claim of 100.00 in this currency, spent on 12 November, that waits for a decision. */
const waiting = async (currency: string) =>
  (await claims.waiting(await paying.person({ manager: world.manager }), '100.00', currency)).id;
const approve = (id: string, body: object = {}, as = admin) => claims.step(as, 'approve', id, body);

describe('PUT /api/v1/payments/admin/exchange-rates/', () => {
  test('200; a rate of the same day is replaced, and the audit trail counts the rates', async () => {
    await put([
      { currency: 'CHF', on: '2026-10-01', rate: 1.05 },
      { currency: 'CHF', on: '2026-10-02', rate: 1.06 },
    ]);
    const again = await put([{ currency: 'CHF', on: '2026-10-02', rate: 1.07 }]);
    expect([again.status, again.body.data]).toEqual([200, { stored: 1 }]);
    expect(await listed({ currency: 'CHF' })).toEqual([
      ['CHF', '2026-10-02', 1.07, 'entered'],
      ['CHF', '2026-10-01', 1.05, 'entered'],
    ]);
    expect((await auditOf(world, world.id)).at(-1)).toMatchObject({ changes: { rates: [null, 1] } });
  });

  test('422 for the own currency, an unknown one, a day or a rate that cannot be, and a day twice; nothing is stored', async () => {
    const good = { currency: 'SEK', on: '2026-10-01', rate: 0.09 };
    for (const wrong of [
      { ...good, currency: 'EUR' },
      { ...good, currency: 'XXQ' },
      { ...good, on: '2026-02-30' },
      { ...good, rate: 0 },
      { ...good, rate: 0.123456789 },
      good,
    ])
      expect((await put([good, wrong])).status).toBe(422);
    expect(await listed({ currency: 'SEK' })).toEqual([]);
  });
});

describe('GET /api/v1/payments/admin/exchange-rates/', () => {
  test('200 by currency and day; keys with team:read read, and no key writes', async () => {
    await put([
      { currency: 'CZK', on: '2026-10-01', rate: 0.04 },
      { currency: 'CZK', on: '2026-10-02', rate: 0.041 },
    ]);
    expect(await listed({ currency: 'CZK', from: '2026-10-02' })).toHaveLength(1);
    const key = await world.serviceKey(['team:read']);
    expect((await call(key, 'GET', PATH)).status).toBe(200);
    expect((await call(key, 'PUT', PATH, { body: { rates: [] } })).status).toBe(403);
  });
});

describe('POST /api/v1/payments/admin/exchange-rates/import/', () => {
  test('rule 215: 200; rates of the ECB are own divided by foreign: 1.0852 dollars for a euro are 0.92148913', async () => {
    const reply = await send(
      ecbRates({ '2026-09-01': { USD: '1.0852', JPY: '163.2' }, '2026-09-02': { USD: '1.0900' } }),
    );
    expect([reply.status, reply.body.data]).toEqual([200, { stored: 3 }]);
    expect(await listed({ currency: 'USD', from: '2026-09-01', to: '2026-09-01' })).toEqual([
      ['USD', '2026-09-01', 0.92148913, 'ecb'],
    ]);
  });

  test('rule 215: for another own currency, also the euro; a day without it has no rates', () => {
    const xml = Buffer.from(
      ecbRates({ '2026-09-01': { USD: '1.0852', CHF: '0.9400' }, '2026-09-02': { CHF: '0.9400' } }),
    );
    expect(readEcbRates(xml, 'USD')).toEqual([
      { currency: 'EUR', on: '2026-09-01', rate: '1.08520000' },
      { currency: 'CHF', on: '2026-09-01', rate: '1.15446809' },
    ]);
  });

  test.each([
    ['another document', '<?xml version="1.0"?><rss/>'],
    ['a document type', '<?xml version="1.0"?><!DOCTYPE a><Envelope/>'],
    ['a day that does not exist', ecbRates({ '2026-02-30': { USD: '1' } })],
    ['a rate that is no number', ecbRates({ '2026-09-01': { USD: '1e5' } })],
    ['a rate of zero', ecbRates({ '2026-09-01': { USD: '0.00' } })],
  ])('422 for %s', async (_name, xml) => {
    const reply = await send(xml);
    expect([reply.status, reply.body.errors]).toEqual([422, { file: [expect.any(String)] }]);
  });
});

describe('POST /api/v1/reimbursements/admin/{expense_id}/approve/ with stored rates', () => {
  test('rule 215: 200 without a rate takes the newest of the seven days up to the last expense', async () => {
    expect(codeOf(await approve(await waiting('NOK')))[0]).toBe(422);
    await put([
      { currency: 'NOK', on: '2026-11-05', rate: 0.5 },
      { currency: 'NOK', on: '2026-11-13', rate: 0.6 },
    ]);
    expect((await approve(await waiting('NOK'))).status).toBe(422);
    await put([
      { currency: 'NOK', on: '2026-11-06', rate: 0.08 },
      { currency: 'NOK', on: '2026-11-10', rate: 0.085 },
    ]);
    const { status, body } = await approve(await waiting('NOK'), {}, world.manager);
    expect([status, body.data.exchange_rate, body.data.payout_amount]).toEqual([200, 0.085, '8.50']);
  });

  test('rule 215: 409 rate_deviates beyond rate_tolerance, which is 5 percent; an admin’s session passes with a reason', async () => {
    await put([{ currency: 'DKK', on: '2026-11-12', rate: 0.1 }]);
    const id = await waiting('DKK');
    const over = await approve(id, { exchange_rate: 0.10500001 }, world.manager);
    expect([codeOf(over), over.body.data]).toMatchObject([
      [409, 'rate_deviates'],
      { reference_rate: 0.1, on: '2026-11-12', deviation_percent: 5 },
    ]);
    expect((await approve(id, { exchange_rate: 0.095 }, world.manager)).status).toBe(200);
    const reasoned = { exchange_rate: 0.2, rate_reason: 'As on the card statement' };
    expect((await approve(await waiting('DKK'), reasoned)).status).toBe(200);
  });

  test('rates of another workspace do not count', async () => {
    const other = await service.world();
    const body = { rates: [{ currency: 'PLN', on: '2026-11-12', rate: 0.2 }] };
    expect((await service.request(other, 'PUT', PATH, { as: other.admin, body })).status).toBe(200);
    expect((await approve(await waiting('PLN'))).status).toBe(422);
    expect(await listed({ currency: 'PLN' })).toEqual([]);
  });
});
