/** Payment runs in dollars from an account in the United States (rule 218). */
import { describe, expect, test } from '@jest/globals';
import type { Person } from '../../support/world.ts';
import { openPaying, PASSWORD, PAYER } from './support.ts';

const paying = await openPaying();
const { world, call, payer } = paying;

const US = {
  company_name: 'Brightwater Inc',
  company_id: '1123456789',
  routing_number: '021000021',
  account_number: '987654321',
};
const run = (pay_on: string, more: object = {}) =>
  call(payer, 'POST', '/payments/admin/runs/', {
    body: { pay_on, currency: 'USD', us_account: US, password: PASSWORD, ...more },
  });
/** Somebody with an account in the United States, or elsewhere. */
const american = async (
  account: object = { routing_number: '011401533', account_number: '123456789' },
): Promise<Person> => {
  const person = await paying.person({ manager: world.manager });
  const reply = await paying.addMethod(person, {
    ...{ iban: undefined, holder_name: 'Grace Coleman', currency: 'USD' },
    ...account,
  });
  expect([reply.status, reply.body.detail]).toEqual([201, undefined]);
  return person;
};
const bonus = (person: Person, pay_on: string, amount = '2713.21') =>
  paying.scheduled(person, { currency: 'USD', pay_on, amount });
const lines = async (id: string) => {
  const reply = await call(payer, 'GET', `/payments/admin/runs/${id}/file/`);
  return { reply, records: reply.bytes.toString().split('\r\n') };
};

describe('POST /api/v1/payments/admin/runs/', () => {
  test('201 for accounts with a routing number; the file is text, others are left out, and the account is kept', async () => {
    const day = '2027-01-29';
    await bonus(await american(), day);
    await bonus(await american({ iban: 'GB29NWBK60161331926819' }), day);
    const reply = await run(day);
    expect([reply.status, reply.body.detail]).toEqual([201, undefined]);
    expect(reply.body.data).toMatchObject({
      format: 'nacha',
      count: 1,
      total: '2713.21',
      left_out_by: { no_bank: 1, own: 0, new_admin: 0 },
      account: '…4321',
    });
    const { reply: file, records } = await lines(reply.body.data.id);
    expect(file.headers.get('content-type')).toMatch(/^text\/plain/);
    expect(file.headers.get('content-disposition')).toContain('payments-2027-01-29-USD.ach');
    expect(records[2]).toContain('622011401533123456789        0000271321');
    // the next run in dollars pays from the same account
    await bonus(await american(), '2027-01-30');
    const next = await run('2027-01-30', { us_account: undefined });
    expect(next.body.data).toMatchObject({ format: 'nacha', count: 1 });
  });

  test('422 for another currency, both accounts, and a routing number with a wrong check digit', async () => {
    for (const [more, field] of [
      [{ currency: 'EUR' }, 'us_account'],
      [{ account: PAYER }, 'us_account'],
      [{ us_account: { ...US, routing_number: '021000022' } }, 'us_account.routing_number'],
      [{ us_account: { ...US, company_name: '株式会社' } }, 'us_account.company_name'],
    ] as [object, string][]) {
      const reply = await run('2027-02-26', more);
      expect([reply.status, Object.keys(reply.body.errors ?? {})]).toEqual([422, [field]]);
    }
  });

  test('409 total_too_large for an amount that a record cannot hold; the payment stays scheduled', async () => {
    const day = '2027-03-26';
    const { id } = await bonus(await american(), day, '100000000.00');
    const reply = await run(day);
    expect([reply.status, reply.body.data]).toEqual([409, { code: 'total_too_large', payment_ids: [id] }]);
    expect((await call(payer, 'GET', `/payments/admin/${id}/`)).body.data.status).toBe('scheduled');
  });
});
