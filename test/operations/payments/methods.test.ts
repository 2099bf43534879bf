/** Payment methods: validated, stored encrypted, and protected from diverting payments (rule 52). */
import { confirmEmailOf } from '../../support/confirmEmail.ts';
import { describe, expect, test } from '@jest/globals';
import { mailsTo } from '../../support/mails.ts';
import { auditOf, notificationsOf } from '../../support/traces.ts';
import type { Person } from '../../support/world.ts';
import { codeOf, IBAN, methodOf, openPaying, PASSWORD } from './support.ts';

const paying = await openPaying();
const { world, call, service } = paying;

const list = async (person: Person) => (await call(person, 'GET', '/payments/methods/')).body.data;
const makeDefault = (person: Person, id: string, password = PASSWORD) =>
  call(person, 'POST', `/payments/methods/${id}/default/`, { body: { password } });
const remove = (person: Person, id: string) => call(person, 'DELETE', `/payments/methods/${id}/`);
const OTHER = 'DE02120300000000202051';

describe('POST /api/v1/payments/methods/', () => {
  test('201: the IBAN is validated, encrypted and masked; the person is told by mail and notification', async () => {
    const person = await paying.person();
    const reply = await paying.addMethod(person, { iban: 'de89 3704 0044 0532 0130 00' });
    const method = methodOf(reply);
    expect([reply.status, method]).toMatchObject([
      201,
      { masked: '…3000', is_default: true, verified: false, currency: 'EUR' },
    ]);
    expect(reply.text).not.toContain('0532');
    const [row] = await world.sql('SELECT * FROM payment_methods WHERE id = $1', [method.id]);
    const stored = row!['details_sealed'] as Buffer;
    expect(stored.includes('370400440532')).toBe(false);
    expect(JSON.stringify({ ...row, details_sealed: null })).not.toContain('0532');
    expect(JSON.parse(service.app.services.paymentDetails.open(stored))).toEqual({ iban: IBAN });
    expect(() => service.app.services.webhookSecrets.open(stored)).toThrow();
    const [mail] = await mailsTo(paying.mailDir, person.email);
    expect(mail!.subject).toContain('A payment method was added');
    expect(mail!.text).toContain('…3000');
    expect(mail!.text).not.toContain('0532');
    expect((await notificationsOf(world, person.id)).at(-1)).toMatchObject({
      kind: 'security.payment_method_added',
    });
    const [line] = await auditOf(world, method.id);
    expect([line!['line'], line!['changes']]).toEqual([
      'added payment_method · dashboard',
      { account: [null, '…3000'] },
    ]);
  });

  test.each([
    ['wrong check digits', { iban: 'DE88370400440532013000' }, ['iban']],
    ['a wrong length', { iban: 'DE8937040044053201300' }, ['iban']],
    ['an unknown country', { iban: 'XX00370400440532013000' }, ['iban']],
    ['no account', { iban: undefined }, ['iban']],
    ['both forms of an account', { account_number: '12345678', routing_number: '021000021' }, ['iban']],
    ['half an account', { iban: undefined, account_number: '12345678' }, ['routing_number']],
    ['an e-mail address', { email: 'a@example.test' }, ['email']],
    ['PayPal without an address', { kind: 'paypal' }, ['email', 'iban']],
    ['a name that banks cannot write', { holder_name: 'Γιώργος Παπαδόπουλος' }, ['holder_name']],
    ['an unknown currency', { currency: 'XXX' }, ['currency']],
    ['a wrong password', { password: 'not this one' }, ['password']],
  ])('422 for %s', async (_what, body, fields) => {
    const reply = await paying.addMethod(await paying.person(), body);
    expect([reply.status, Object.keys(reply.body.errors ?? {}).sort()]).toEqual([422, fields]);
  });

  test('201 for an account with a routing number and for PayPal; 409 for the same account again', async () => {
    const person = await paying.person();
    const us = {
      iban: undefined,
      account_number: '000123456789',
      routing_number: '021000021',
      currency: 'USD',
    };
    expect(methodOf(await paying.addMethod(person, us))).toMatchObject({ masked: '…6789', is_default: true });
    const paypal = { kind: 'paypal', iban: undefined, email: 'Jonas@Example.test' };
    expect(methodOf(await paying.addMethod(person, paypal))).toMatchObject({
      masked: 'j…@example.test',
      is_default: false,
    });
    const again = await paying.addMethod(person, { ...paypal, email: 'jonas@example.test' });
    expect(codeOf(again)).toEqual([409, 'duplicate_method']);
    expect(again.body.data.id).toBe((await list(person))[1].id);
  });

  test('one 201 and nine 409 for ten concurrent calls with one account; 409 for the eleventh method', async () => {
    const person = await paying.person();
    const replies = await Promise.all(Array.from({ length: 8 }, () => paying.addMethod(person)));
    expect(replies.map(({ status }) => status).sort()).toEqual([201, ...Array<number>(7).fill(409)]);
    await world.sql(
      `INSERT INTO payment_methods (workspace_id, user_id, kind, label, holder_name, details_sealed, masked, reach, currency_code)
       SELECT workspace_id, user_id, 'paypal', 'P' || n, 'J', details_sealed, 'x', 'none', 'EUR'
         FROM payment_methods, generate_series(1, 9) n WHERE user_id = $1`,
      [person.id],
    );
    expect(codeOf(await paying.addMethod(person, { iban: OTHER }))).toEqual([409, 'too_many_methods']);
  });
});

describe('rule 52: payment methods after a changed sign-in address', () => {
  test('409 methods_held for every change within 72 hours, but not after; existing payments continue', async () => {
    const person = await paying.paidPerson();
    const [method] = await list(person);
    const reply = await call(paying.payer, 'PATCH', `/auth/users/${person.id}/`, {
      body: { email: `moved-${person.id}@example.test`, password: PASSWORD },
    });
    expect([reply.status, reply.body.detail]).toEqual([200, undefined]);
    expect((await confirmEmailOf(service, world, person.id)).status).toBe(200);
    const changes = () => [
      paying.addMethod(person, { iban: OTHER }),
      makeDefault(person, method.id),
      remove(person, method.id),
      call(person, 'PATCH', `/payments/methods/${method.id}/`, {
        body: { label: 'Mine', password: PASSWORD },
      }),
    ];
    for (const one of await Promise.all(changes())) {
      expect(codeOf(one)).toEqual([409, 'methods_held']);
      expect(Date.parse(one.body.data.until)).toBeGreaterThan(Date.now() + 71 * 3_600_000);
    }
    expect((await paying.scheduled(person)).method).toMatchObject({ id: method.id });
    await world.sql(
      `UPDATE email_changes SET changed_at = changed_at - interval '72 hours' WHERE user_id = $1`,
      [person.id],
    );
    expect((await paying.addMethod(person, { iban: OTHER })).status).toBe(201);
  });
});

describe('a scheduled payment', () => {
  test('keeps its method when the default changes; 409 method_in_use for deleting that method', async () => {
    const person = await paying.paidPerson();
    const { id, method } = await paying.scheduled(person);
    const other = methodOf(await paying.addMethod(person, { iban: OTHER }));
    expect((await makeDefault(person, other.id)).status).toBe(200);
    const inUse = await remove(person, method!.id);
    expect([inUse.status, inUse.body.data]).toEqual([409, { code: 'method_in_use', payment_id: id }]);
    const paid = await paying.step(id, 'complete');
    expect(paid.body.data.method).toEqual({ id: method!.id, label: 'Salary account', masked: '…3000' });
    expect((await list(person)).map(({ verified }: { verified: boolean }) => verified)).toEqual([
      false,
      true,
    ]);
    expect((await remove(person, method!.id)).status).toBe(200);
    expect((await call(person, 'GET', `/payments/${id}/`)).body.data.method.masked).toBe('…3000');
    const [row] = await world.sql('SELECT details_sealed FROM payment_methods WHERE id = $1', [method!.id]);
    expect(row).toEqual({ details_sealed: null });
    const next = await paying.scheduled(person);
    expect(next.method!.id).toBe(other.id);
  });

  test('of a payment and the concurrent deletion of its method only one succeeds', async () => {
    for (let round = 0; round < 5; round += 1) {
      const person = await paying.paidPerson();
      const [method] = await list(person);
      const [payment, removed] = await Promise.all([
        paying.pay({
          employee_id: person.id,
          kind: 'bonus',
          amount: '1.00',
          currency: 'EUR',
          pay_on: '2026-12-18',
        }),
        remove(person, method.id),
      ]);
      expect([payment.status, removed.status]).toEqual(payment.status === 201 ? [201, 409] : [409, 200]);
    }
  });
});

describe('DELETE /api/v1/payments/methods/{method_id}/', () => {
  test('409 default_method while there are others; 200 for the last one; mails are sent', async () => {
    const person = await paying.paidPerson();
    const [first] = await list(person);
    const other = methodOf(await paying.addMethod(person, { iban: OTHER }));
    expect(codeOf(await remove(person, first.id))).toEqual([409, 'default_method']);
    expect((await remove(person, other.id)).status).toBe(200);
    expect((await remove(person, first.id)).status).toBe(200);
    expect(await list(person)).toEqual([]);
    const subjects = (await mailsTo(paying.mailDir, person.email, 4)).map(({ subject }) => subject);
    expect(subjects.filter((subject) => subject.includes('was deleted'))).toHaveLength(2);
    expect((await remove(await paying.person(), first.id)).status).toBe(404);
  });
});

describe('PATCH /api/v1/payments/methods/{method_id}/', () => {
  test('200 with the password: only the label changes, and the person is told by mail', async () => {
    const person = await paying.paidPerson();
    const [method] = await list(person);
    const rename = (body: object) => call(person, 'PATCH', `/payments/methods/${method.id}/`, { body });
    const mine = { label: ' Mine ', password: PASSWORD };
    expect((await rename(mine)).body.data).toEqual({ ...method, label: 'Mine' });
    expect((await rename(mine)).status).toBe(200);
    expect((await rename({ ...mine, iban: OTHER })).status).toBe(422);
    const mails = await mailsTo(paying.mailDir, person.email, 2);
    const told = mails.filter(({ subject }) => subject.includes('A payment method was renamed'));
    expect(told.map(({ text }) => text.includes('Salary account, …3000, is now called Mine'))).toEqual([
      true,
    ]);
  });

  test('422 without the password or with a wrong one, and nothing is renamed', async () => {
    const person = await paying.paidPerson();
    const [method] = await list(person);
    for (const more of [{}, { password: 'not this one' }]) {
      const body = { label: 'Mine', ...more };
      const reply = await call(person, 'PATCH', `/payments/methods/${method.id}/`, { body });
      expect([reply.status, Object.keys(reply.body.errors ?? {})]).toEqual([422, ['password']]);
    }
    expect((await list(person))[0].label).toBe('Salary account');
  });
});

describe('POST /api/v1/payments/methods/{method_id}/default/', () => {
  test('200 with the password, and again without a second mail; 422 with a wrong one; 404 for other people’s', async () => {
    const person = await paying.paidPerson();
    const other = methodOf(await paying.addMethod(person, { iban: OTHER }));
    expect((await makeDefault(person, other.id, 'not this one')).status).toBe(422);
    expect((await makeDefault(person, other.id)).body.data.is_default).toBe(true);
    expect((await makeDefault(person, other.id)).status).toBe(200);
    expect((await list(person)).map(({ id }: { id: string }) => id)[0]).toBe(other.id);
    const subjects = (await mailsTo(paying.mailDir, person.email, 3)).map(({ subject }) => subject);
    expect(subjects.filter((subject) => subject.includes('another account'))).toHaveLength(1);
    expect((await makeDefault(await paying.person(), other.id)).status).toBe(404);
  });
});

describe('GET /api/v1/payments/methods/', () => {
  test('200: the default first, then in the order of adding; none of other people', async () => {
    const person = await paying.paidPerson();
    const other = methodOf(await paying.addMethod(person, { iban: OTHER, label: 'Second' }));
    const methods = await list(person);
    expect(methods.map(({ is_default }: { is_default: boolean }) => is_default)).toEqual([true, false]);
    expect(methods[1]).toEqual(other);
    expect(await list(await paying.person())).toEqual([]);
  });
});
