/** Payment methods that an admin enters for somebody, and wallets that admins look at (rules 228, 229). */
import { randomUUID } from 'node:crypto';
import { describe, expect, test } from '@jest/globals';
import type { PaymentMethod } from '../../../src/generated/types.ts';
import { auditLines, notificationKinds } from '../../support/traces.ts';
import type { Person } from '../../support/world.ts';
import { IBAN, openPaying, PASSWORD } from './support.ts';

const paying = await openPaying();
const { world, call, payer } = paying;
const second = await paying.person({ role: 'admin' });

const enter = (person: { id: string }, as = payer, more: object = {}) =>
  call(as, 'POST', '/payments/admin/methods/', {
    body: {
      employee_id: person.id,
      kind: 'bank_account',
      label: 'Salary account',
      holder_name: 'Jonas Weber',
      iban: IBAN,
      currency: 'EUR',
      password: PASSWORD,
      ...more,
    },
  });
const entered = async (person: Person): Promise<PaymentMethod> => {
  const reply = await enter(person);
  expect([reply.status, reply.body.detail]).toEqual([201, undefined]);
  return reply.body.data;
};
const confirm = (id: string, as: Person, password = PASSWORD) =>
  call(as, 'POST', `/payments/methods/${id}/confirm/`, { body: { password } });
const bonus = (person: Person) =>
  paying.pay({
    employee_id: person.id,
    kind: 'bonus',
    amount: '10.00',
    currency: 'EUR',
    pay_on: '2026-12-18',
  });
const leave = (person: Person) =>
  world.sql(`UPDATE users SET status = 'deactivated' WHERE id = $1`, [person.id]);
const enteredBefore = (id: string, hours: number) =>
  world.sql(`UPDATE payment_methods SET created_at = now() - make_interval(hours => $2) WHERE id = $1`, [
    id,
    hours,
  ]);

describe('POST /api/v1/payments/admin/methods/', () => {
  test('201 unconfirmed, never the default; the person is told, and is not paid to it', async () => {
    const person = await paying.person({ manager: world.manager });
    const method = await entered(person);
    expect(method).toMatchObject({
      masked: '…3000',
      is_default: false,
      confirmed: false,
      entered_by: { id: payer.id },
    });
    expect(await notificationKinds(world, person)).toContain('security.payment_method_entered');
    expect((await auditLines(world, method.id)).map(({ line }) => line)).toEqual([
      'added payment_method · dashboard',
    ]);
    const refused = await bonus(person);
    expect([refused.status, refused.body.data.code]).toEqual([409, 'no_method']);
  });

  test('403 self_approval for oneself; 422 for a wrong password and an unknown person; 409 for the same account', async () => {
    const own = await enter(payer);
    expect([own.status, own.body.data.code]).toEqual([403, 'self_approval']);
    const person = await paying.person();
    expect((await enter(person, payer, { password: 'wrong' })).status).toBe(422);
    expect((await enter({ id: randomUUID() })).status).toBe(422);
    await entered(person);
    const again = await enter(person);
    expect([again.status, again.body.data.code]).toEqual([409, 'duplicate_method']);
  });
});

describe('GET /api/v1/payments/admin/methods/', () => {
  test('200 with masked accounts; 404 for an unknown person', async () => {
    const person = await paying.paidPerson();
    const list = (id: string) =>
      call(payer, 'GET', '/payments/admin/methods/', { query: { employee_id: id } });
    const { body } = await list(person.id);
    expect(body.data).toMatchObject([{ masked: '…3000', confirmed: true, entered_by: null }]);
    expect(JSON.stringify(body)).not.toContain(IBAN);
    expect((await list(randomUUID())).status).toBe(404);
  });
});

describe('POST /api/v1/payments/methods/{method_id}/confirm/', () => {
  test('200 for its person: paid to from then on; a second time as well', async () => {
    const person = await paying.person({ manager: world.manager });
    const { id } = await entered(person);
    expect((await confirm(id, person, 'wrong')).status).toBe(422);
    const reply = await confirm(id, person);
    expect(reply.body.data).toMatchObject({ confirmed: true, is_default: true });
    expect((await confirm(id, person)).status).toBe(200);
    expect((await bonus(person)).status).toBe(201);
    expect(await notificationKinds(world, person)).toContain('security.payment_method_confirmed');
    expect((await auditLines(world, id)).map(({ line }) => line)).toEqual([
      'added payment_method · dashboard',
      'confirmed payment_method · dashboard',
    ]);
  });

  test('404 for an admin while the person is there, and for somebody else; default is 409 method_unconfirmed', async () => {
    const person = await paying.person({ manager: world.manager });
    const { id } = await entered(person);
    for (const other of [second, payer, await paying.person()])
      expect((await confirm(id, other)).status).toBe(404);
    const unconfirmed = await call(person, 'POST', `/payments/methods/${id}/default/`, {
      body: { password: PASSWORD },
    });
    expect([unconfirmed.status, unconfirmed.body.data.code]).toEqual([409, 'method_unconfirmed']);
  });

  test('rule 229: for somebody who has left, another admin 72 hours later; 403 for who entered it, 409 method_rests before', async () => {
    const person = await paying.person({ manager: world.manager });
    const { id } = await entered(person);
    await leave(person);
    const own = await confirm(id, payer);
    expect([own.status, own.body.data.code]).toEqual([403, 'self_approval']);
    await enteredBefore(id, 71);
    const early = await confirm(id, second);
    expect([early.status, early.body.data]).toEqual([
      409,
      { code: 'method_rests', until: expect.any(String) },
    ]);
    await enteredBefore(id, 73);
    expect((await confirm(id, payer)).status).toBe(403);
    const reply = await confirm(id, second);
    expect([reply.status, reply.body.data.confirmed]).toEqual([200, true]);
  });

  test('eight at once confirm it once', async () => {
    const person = await paying.person({ manager: world.manager });
    const { id } = await entered(person);
    const replies = await Promise.all(Array.from({ length: 8 }, () => confirm(id, person)));
    expect(replies.map(({ status }) => status)).toEqual(Array.from({ length: 8 }, () => 200));
    const lines = (await auditLines(world, id)).map(({ line }) => line);
    expect(lines.filter((line) => line.startsWith('confirmed'))).toHaveLength(1);
  });
});

describe('GET /api/v1/payments/wallet/', () => {
  test('200 for an admin who names somebody (rule 228); 403 not_own_record for others', async () => {
    const person = await paying.paidPerson();
    await paying.approved(person, '12.00');
    const look = (path: string, as: Person, query: Record<string, string> = {}) =>
      call(as, 'GET', `/payments/${path}/`, { query: { employee_id: person.id, ...query } });
    const wallet = await look('wallet', payer);
    expect(wallet.body.data.balances).toMatchObject([{ currency: 'EUR' }]);
    expect((await look('wallet/transactions', payer)).body.data).toHaveLength(1);
    expect((await look('summary', payer, { year: '2026' })).status).toBe(200);
    const refused = await look('wallet', world.manager);
    expect([refused.status, refused.body.data.code]).toEqual([403, 'not_own_record']);
  });
});
