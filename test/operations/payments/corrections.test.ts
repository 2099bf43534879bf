/** Voided and replaced payslips (rules 210, 211). */
import { describe, expect, test } from '@jest/globals';
import type { Payslip, PayslipDetail } from '../../../src/generated/types.ts';
import { auditLines, notificationsOf } from '../../support/traces.ts';
import type { Person } from '../../support/world.ts';
import { textOf } from '../../pdf/support.ts';
import { codeOf, openPaying } from './support.ts';

const paying = await openPaying();
const { world, call, payer } = paying;
const { admin } = world;

const slip = (net: string) => ({
  period_start: '2026-10-01',
  period_end: '2026-10-31',
  gross: '4200.00',
  net,
  currency: 'EUR',
  lines: [
    { code: '1000', label: 'Base salary', kind: 'earning', amount: '4200.00' },
    { code: '2000', label: 'Wage tax', kind: 'deduction', amount: (4200 - Number(net)).toFixed(2) },
  ],
});
const create = (person: { id: string }, net: string, more: object = {}) =>
  call(admin, 'POST', '/payments/admin/payslips/', {
    body: { employee_id: person.id, ...slip(net), ...more },
  });
const drafted = async (person: { id: string }, net: string, more: object = {}): Promise<string> => {
  const reply = await create(person, net, more);
  expect([reply.status, reply.body.detail]).toEqual([201, undefined]);
  return reply.body.data.id;
};
const publish = (id: string) => call(admin, 'POST', `/payments/admin/payslips/${id}/publish/`);
const published = async (person: { id: string }, net: string, more: object = {}): Promise<PayslipDetail> => {
  const reply = await publish(await drafted(person, net, more));
  expect([reply.status, reply.body.detail]).toEqual([200, undefined]);
  return reply.body.data;
};
const correcting = (replaces_id: string, reason = 'The overtime was missing') => ({ replaces_id, reason });
const voidIt = (id: string, reason = 'It belongs to somebody else', as: Person = admin) =>
  call(as, 'POST', `/payments/admin/payslips/${id}/void/`, { body: { reason } });
const read = async (person: Person, id: string): Promise<PayslipDetail> =>
  (await call(person, 'GET', `/payments/payslips/${id}/`)).body.data;
const listed = async (person: Person, query: Record<string, string> = {}) =>
  (await call(person, 'GET', '/payments/payslips/', { query })).body.data.map(({ id }: Payslip) => id);
const bytes = async (person: Person, id: string): Promise<Buffer> =>
  (await call(person, 'GET', `/payments/payslips/${id}/download/`)).bytes;
const pay = (person: Person, payslip_id: string, amount: string) =>
  paying.pay({
    employee_id: person.id,
    kind: 'salary',
    amount,
    currency: 'EUR',
    pay_on: '2026-11-27',
    payslip_id,
  });
const paid = async (person: Person, payslip_id: string, amount: string): Promise<string> => {
  const reply = await pay(person, payslip_id, amount);
  expect([reply.status, reply.body.detail]).toEqual([201, undefined]);
  expect((await paying.step(reply.body.data.id, 'complete')).status).toBe(200);
  return reply.body.data.id;
};
const available = async (person: Person) => (await paying.wallet(person))[0]?.available;

describe('a payslip that replaces another', () => {
  test('rule 210: 200 voids the old one at the same moment; the person reads both, PDFs unchanged, and why', async () => {
    const person = await paying.paidPerson();
    const old = await published(person, '2713.21');
    const before = await bytes(person, old.id);
    const draft = await drafted(person, '2650.00', correcting(old.id));
    expect(await read(person, old.id)).toMatchObject({ status: 'published', voided: null });

    const reply = await publish(draft);
    expect(reply.body.data).toMatchObject({
      status: 'published',
      replaces_id: old.id,
      correction_reason: 'The overtime was missing',
      net: '2650.00',
      payout: '2650.00',
      voided: null,
      allowed_actions: ['void'],
    });
    const voided = await read(person, old.id);
    expect(voided).toMatchObject({
      status: 'voided',
      net: '2713.21',
      lines: old.lines,
      document: old.document,
    });
    expect(voided.voided).toEqual({
      at: expect.any(String),
      by: expect.objectContaining({ id: admin.id }),
      reason: 'The overtime was missing',
      replaced_by_id: draft,
    });
    expect((await bytes(person, old.id)).equals(before)).toBe(true);
    const text = await textOf(await bytes(person, draft));
    expect(text).toContain('Corrected payslip');
    expect(text).toContain('The overtime was missing');
    expect([await listed(person), (await listed(person, { include_void: 'true' })).sort()]).toEqual([
      [draft],
      [old.id, draft].sort(),
    ]);
    expect((await auditLines(world, old.id)).at(-1)).toEqual({
      line: 'voided payslip · dashboard',
      changes: { status: ['published', 'voided'] },
    });
    expect((await notificationsOf(world, person.id)).at(-1)).toMatchObject({
      title: 'A payslip of yours was corrected',
    });
    expect(await available(person)).toBe('2650.00');
  });

  test('rule 211: of a paid one, the payout is the difference; a salary of it needs no other reason', async () => {
    const [more, less] = [await paying.paidPerson(), await paying.paidPerson()];
    const [first, second] = [await published(more, '2713.21'), await published(less, '2713.21')];
    await paid(more, first.id, '2713.21');
    await paid(less, second.id, '2713.21');

    const higher = await published(more, '2800.00', correcting(first.id));
    expect([higher.payout, await available(more)]).toEqual(['86.79', '86.79']);
    expect((await pay(more, higher.id, '2800.00')).status).toBe(422);
    const payment = await pay(more, higher.id, '86.79');
    expect([payment.status, payment.body.data.duplicate_reason]).toEqual([201, 'The overtime was missing']);

    const lower = await published(less, '2650.00', correcting(second.id));
    expect([lower.payout, await available(less)]).toEqual(['-63.21', '-63.21']);
    expect((await pay(less, lower.id, '63.21')).status).toBe(422);
  });

  test('rule 211: a chain of corrections counts what was paid of its first; the year has each amount once', async () => {
    const person = await paying.paidPerson();
    const first = await published(person, '2700.00');
    await paid(person, first.id, '2700.00');
    const second = await published(person, '2750.00', correcting(first.id));
    const third = await published(person, '2760.00', {
      ...correcting(second.id),
      lines: slip('2760.00').lines,
    });
    expect([third.payout, await available(person)]).toEqual(['60.00', '60.00']);
    await paid(person, third.id, '60.00');
    expect(await available(person)).toBe('0.00');
    const { body } = await call(person, 'GET', '/payments/summary/', {
      query: { year: new Date(paying.service.now()).getUTCFullYear() },
    });
    expect(body.data.totals[0].salaries).toMatchObject({ gross: '4200.00', net: '2760.00' });
    const fourth = await published(person, '2760.00', correcting(third.id));
    expect(fourth.payout).toBe('0.00');
  });

  test('rule 210: of ten replacements published at once one is 200, the others 409', async () => {
    const person = await paying.paidPerson();
    const old = await published(person, '2713.21');
    const drafts = await Promise.all(
      Array.from({ length: 10 }, () => drafted(person, '2650.00', correcting(old.id))),
    );
    const replies = await Promise.all(drafts.map(publish));
    expect(replies.map(({ status }) => status).sort()).toEqual([200, ...Array<number>(9).fill(409)]);
    expect(await available(person)).toBe('2650.00');
    expect(await listed(person)).toHaveLength(1);
  });

  test('409 while a payment of the old one is open, for a draft or a void one, and for days of another', async () => {
    const person = await paying.paidPerson();
    const old = await published(person, '2713.21');
    const draft = await drafted(person, '2650.00', correcting(old.id));
    const open = await pay(person, old.id, '2713.21');
    expect(codeOf(await publish(draft))).toEqual([409, 'already_paid']);
    expect(codeOf(await voidIt(old.id))).toEqual([409, 'already_paid']);
    await paying.step(open.body.data.id, 'cancel');
    expect(codeOf(await create(person, '2650.00', correcting(draft)))).toEqual([409, 'invalid_transition']);
    expect((await publish(draft)).status).toBe(200);
    expect(codeOf(await create(person, '2650.00', correcting(old.id)))).toEqual([409, 'invalid_transition']);
    expect(codeOf(await create(person, '2650.00'))).toEqual([409, 'period_exists']);
    expect(codeOf(await pay(person, old.id, '2713.21'))).toEqual([409, 'invalid_transition']);
  });

  test('422 for the payslip of another person or currency, and for a reason without it', async () => {
    const [person, other] = [await paying.paidPerson(), await paying.paidPerson()];
    const old = await published(person, '2713.21');
    const errors = async (who: Person, more: object) => {
      const reply = await create(who, '2650.00', more);
      return [reply.status, Object.keys(reply.body.errors ?? {})];
    };
    expect(await errors(other, correcting(old.id))).toEqual([422, ['replaces_id']]);
    expect(await errors(person, { ...correcting(old.id), currency: 'USD' })).toEqual([422, ['currency']]);
    expect(await errors(person, { replaces_id: old.id })).toEqual([422, ['reason']]);
    expect(await errors(person, { reason: 'Because' })).toEqual([422, ['reason']]);
  });
});

describe('POST /api/v1/payments/admin/payslips/{payslip_id}/void/', () => {
  test('rule 210: 200, nothing is owed for it any more, and its days are free', async () => {
    const person = await paying.paidPerson();
    const old = await published(person, '2713.21');
    const reply = await voidIt(old.id);
    expect(reply.body.data).toMatchObject({
      status: 'voided',
      voided: { reason: 'It belongs to somebody else', replaced_by_id: null },
      allowed_actions: [],
    });
    expect(await available(person)).toBe('0.00');
    expect((await notificationsOf(world, person.id)).at(-1)).toMatchObject({ kind: 'payslip.voided' });
    expect(await read(person, old.id)).toMatchObject({ status: 'voided' });
    expect(codeOf(await voidIt(old.id))).toEqual([409, 'invalid_transition']);
    expect((await published(person, '2600.00')).payout).toBe('2600.00');
    expect(await available(person)).toBe('2600.00');
  });

  test('of a paid one: what was paid is owed back; of twenty at once one is 200', async () => {
    const person = await paying.paidPerson();
    const old = await published(person, '2713.21');
    await paid(person, old.id, '2713.21');
    const replies = await Promise.all(Array.from({ length: 20 }, () => voidIt(old.id)));
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(await available(person)).toBe('-2713.21');
  });

  test('409 for a draft, 403 for one’s own and for others than admins', async () => {
    const person = await paying.paidPerson();
    expect(codeOf(await voidIt(await drafted(person, '2713.21')))).toEqual([409, 'invalid_transition']);
    const own = await published(payer, '2713.21');
    expect(codeOf(await voidIt(own.id, 'Mine', payer))).toEqual([403, 'self_approval']);
    expect((await voidIt(own.id, 'Hers', world.manager)).status).toBe(403);
  });
});
