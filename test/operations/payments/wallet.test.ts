/** The wallet: what a person is owed, in each currency, and why (rule 40). */
import { describe, expect, test } from '@jest/globals';
import { openPaying } from './support.ts';

const paying = await openPaying();
const { world, call } = paying;

/** A person who is owed amounts in euros and in dollars. */
async function inTwoCurrencies() {
  const person = await paying.paidPerson();
  expect((await paying.addMethod(person, { currency: 'USD', iban: 'DE02120300000000202051' })).status).toBe(
    201,
  );
  const euros = await paying.scheduled(person);
  const dollars = await paying.scheduled(person, { currency: 'USD', amount: '70.00' });
  return { person, euros, dollars };
}

describe('GET /api/v1/payments/wallet/', () => {
  test('200 with one balance per currency', async () => {
    const { person, dollars } = await inTwoCurrencies();
    await paying.step(dollars.id, 'fail');
    expect(await paying.wallet(person)).toEqual([
      { currency: 'EUR', available: '0.00', pending: '500.00' },
      { currency: 'USD', available: '70.00', pending: '0.00' },
    ]);
    expect(await paying.wallet(await paying.person())).toEqual([]);
  });

  test('200 for a service key that names the person; 403 not_own_record for other people', async () => {
    const { person } = await inTwoCurrencies();
    const key = await world.serviceKey(['payroll:read']);
    const query = { employee_id: person.id };
    const reply = await call({ token: key.token }, 'GET', '/payments/wallet/', { query });
    expect([reply.status, reply.body.data.balances]).toEqual([200, await paying.wallet(person)]);
    const manager = await call(world.manager, 'GET', '/payments/wallet/', { query });
    expect([manager.status, manager.body.data.code]).toEqual([403, 'not_own_record']);
  });
});

describe('GET /api/v1/payments/wallet/transactions/', () => {
  test('200 with every entry and its cause, the latest first, by currency', async () => {
    const { person, euros, dollars } = await inTwoCurrencies();
    await paying.step(euros.id, 'complete');
    const entries = await paying.entries(person);
    expect(entries.map(({ kind, amount, currency, cause }) => [kind, amount, currency, cause.id])).toEqual([
      ['owed', '500.00', 'EUR', euros.id],
      ['owed', '70.00', 'USD', dollars.id],
      ['paid', '-500.00', 'EUR', euros.id],
    ]);
    const query = { currency: 'EUR' };
    const latest = (await call(person, 'GET', '/payments/wallet/transactions/', { query })).body.data;
    expect(latest.map(({ kind }: { kind: string }) => kind)).toEqual(['paid', 'owed']);
  });
});
