/** Payment runs that wait for a second admin (rule 203). */
import { beforeAll, describe, expect, test } from '@jest/globals';
import type { PaymentRun } from '../../../src/generated/types.ts';
import { runJobs } from '../../../src/areas/payments/actions/jobs/runJobs.ts';
import { auditLines, notificationKinds } from '../../support/traces.ts';
import { until } from '../../support/until.ts';
import type { Person } from '../../support/world.ts';
import { codeOf, openPaying, PASSWORD, PAYER } from './support.ts';

const paying = await openPaying({
  invoicing: {
    ...{ name: 'Brightwater', line1: 'Hauptstraße 1', line2: null, postal_code: '50667', city: 'Köln' },
    ...{
      region: null,
      country: 'DE',
      vat_id: null,
      tax_number: null,
      email: 'pay@example.test',
      reference: null,
    },
  },
  second_person_from: '1000.00',
});
const { world, call, payer, service } = paying;
let second: Person;
beforeAll(async () => {
  second = await paying.person({ role: 'admin' });
});

let day = 0;
const freshDay = () => `2027-0${3 + Math.floor(day / 28)}-${String(1 + (day++ % 28)).padStart(2, '0')}`;
const order = (pay_on: string, as: Person, more: object = {}) =>
  call(as, 'POST', '/payments/admin/runs/', {
    body: { pay_on, account: PAYER, password: PASSWORD, ...more },
  });
/** A run of these amounts, ordered by this admin. */
async function run(
  by: Person,
  amounts: string[],
  more: object = {},
): Promise<PaymentRun & { people: Person[] }> {
  const pay_on = freshDay();
  const people: Person[] = [];
  for (const amount of amounts) {
    const person = await paying.paidPerson();
    await paying.scheduled(person, { pay_on, amount });
    people.push(person);
  }
  const reply = await order(pay_on, by, more);
  expect([reply.status, reply.body.detail]).toEqual([201, undefined]);
  return { ...reply.body.data, people };
}
const step = (as: Person, id: string, what: 'approve' | 'reject', body: object = { password: PASSWORD }) =>
  call(as, 'POST', `/payments/admin/runs/${id}/${what}/`, { body });
const rejection = { reason: 'The account of one of them is new' };
const admin = () => paying.person({ role: 'admin' });
const paymentOf = async (person: Person) => (await call(person, 'GET', '/payments/')).body.data[0];

describe('POST /api/v1/payments/admin/runs/ with second_person_from', () => {
  test('rule 203: 201; below the amount nothing waits, from it on the run does, and the other admins are told', async () => {
    const [by, other] = [await admin(), await admin()];
    expect(await run(by, ['999.99'])).toMatchObject({ status: 'processing', approval: null });
    const waiting = await run(await admin(), ['600.00', '400.00']);
    expect(waiting).toMatchObject({
      status: 'waiting',
      approval: { state: 'waiting', by: null, at: null, reason: null },
    });
    expect(await notificationKinds(world, other)).toContain('payment_run.waiting');
    const waits = async (as: Person) =>
      (await call(as, 'GET', '/profile/waiting/', { query: { kind: 'payment_run' } })).body.data;
    expect(await waits(other)).toContainEqual(
      expect.objectContaining({
        id: waiting.id,
        title: '2 payments, 1000.00 EUR',
        url: `/payments/runs/${waiting.id}`,
        operations: ['adminApprovePaymentRun', 'adminRejectPaymentRun'],
      }),
    );
    expect(await waits(world.employee)).toEqual([]);
    expect(await paymentOf(waiting.people[0]!)).toMatchObject({ status: 'processing' });
  });

  test('rule 203: what an orderer orders alone in 24 hours is added up, also in two calls at once', async () => {
    const by = await admin();
    expect((await run(by, ['600.00'])).approval).toBeNull();
    expect((await run(by, ['399.99'])).approval).toBeNull();
    expect((await run(by, ['0.01'])).approval).toMatchObject({ state: 'waiting' });
    // an approved run does not count for the next
    const another = await admin();
    const large = await run(another, ['5000.00']);
    expect((await step(second, large.id, 'approve')).status).toBe(200);
    expect((await run(another, ['1.00'])).approval).toBeNull();

    const twice = await admin();
    const days = [freshDay(), freshDay()];
    for (const pay_on of days)
      await paying.scheduled(await paying.paidPerson(), { pay_on, amount: '600.00' });
    const replies = await Promise.all(days.map((pay_on) => order(pay_on, twice)));
    const states = replies.map((reply) => reply.body.data.approval?.state ?? 'none').sort();
    expect(states).toEqual(['none', 'waiting']);
  });

  test('rule 203: a run in another currency always waits', async () => {
    const pay_on = freshDay();
    const person = await paying.paidPerson();
    await paying.addMethod(person, { iban: 'CH9300762011623852957', currency: 'CHF', label: 'Francs' });
    await world.sql(
      `INSERT INTO addresses (workspace_id, user_id, line1, postal_code, city, country) VALUES ($1, $2, 'Weg 1', '8000', 'Zürich', 'CH')`,
      [world.id, person.id],
    );
    await paying.scheduled(person, { pay_on, amount: '1.00', currency: 'CHF' });
    const reply = await order(pay_on, await admin(), { currency: 'CHF' });
    expect([reply.status, reply.body.data.approval?.state]).toEqual([201, 'waiting']);
  });
});

describe('a run that waits', () => {
  test('rule 203: 409 run_not_approved for its file, settling it, and completing or failing its payments; their allowed_actions say so', async () => {
    const { id, people } = await run(await admin(), ['1000.00']);
    const payment = await paymentOf(people[0]!);
    const refused = [
      await call(second, 'GET', `/payments/admin/runs/${id}/file/`),
      await call(second, 'POST', `/payments/admin/runs/${id}/settle/`, { body: { outcome: 'completed' } }),
      await paying.step(payment.id, 'complete', {}, second),
      await paying.step(payment.id, 'fail', { reason: 'The account is closed' }, second),
    ];
    expect(refused.map(codeOf)).toEqual(Array(4).fill([409, 'run_not_approved']));
    const seen = await call(second, 'GET', `/payments/admin/${payment.id}/`);
    expect(seen.body.data.allowed_actions).toEqual([]);
    expect((await step(second, id, 'approve')).status).toBe(200);
    expect((await call(second, 'GET', `/payments/admin/runs/${id}/file/`)).status).toBe(200);
    const after = await call(second, 'GET', `/payments/admin/${payment.id}/`);
    expect(after.body.data.allowed_actions).toEqual(['complete', 'fail']);
  });

  test('a settling that began before, and a payment of another run, are not affected', async () => {
    const { id } = await run(second, ['10.00']);
    const reply = await call(payer, 'POST', `/payments/admin/runs/${id}/settle/`, {
      body: { outcome: 'completed' },
    });
    expect(reply.status).toBe(202);
    const { files, drawer, pool } = service.app.services;
    await runJobs(pool, Date.now, () => false, { files, drawer, publicUrl: null });
    const job = await call(payer, 'GET', `/payments/admin/jobs/${reply.body.data.id}/`);
    expect(job.body.data.counts).toEqual([{ outcome: 'completed', rows: 1 }]);
  });
});

describe('POST /api/v1/payments/admin/runs/{run_id}/approve/', () => {
  test('rule 203: 200 for another admin, who may be paid by it; the orderer is told; 403 for the orderer, 422 with a wrong password', async () => {
    const by = await admin();
    const approver = await paying.paidPerson({ role: 'admin', manager: null });
    const pay_on = freshDay();
    await paying.scheduled(approver, { pay_on, amount: '1200.00' });
    const { id } = (await order(pay_on, by)).body.data;
    expect(codeOf(await step(by, id, 'approve'))).toEqual([403, 'self_approval']);
    expect((await step(approver, id, 'approve', { password: 'wrong' })).status).toBe(422);
    const reply = await step(approver, id, 'approve');
    expect([reply.status, reply.body.data]).toMatchObject([
      200,
      {
        status: 'processing',
        approval: { state: 'approved', by: { id: approver.id }, at: expect.any(String) },
      },
    ]);
    expect(await notificationKinds(world, by)).toContain('payment_run.decided');
    expect((await auditLines(world, id)).map(({ line }) => line)).toContain(
      'approved payment_run · dashboard',
    );
    expect(codeOf(await step(second, id, 'approve'))).toEqual([409, 'invalid_transition']);
  });

  test('409 for a run that needs no approval; 404 for an unknown one', async () => {
    const { id } = await run(second, ['1.00']);
    expect(codeOf(await step(payer, id, 'approve'))).toEqual([409, 'invalid_transition']);
    const unknown = '0193a000-0000-7000-8000-00000000dead';
    expect((await step(payer, unknown, 'approve')).status).toBe(404);
    expect((await step(payer, unknown, 'reject', rejection)).status).toBe(404);
  });
});

describe('POST /api/v1/payments/admin/runs/{run_id}/reject/', () => {
  test('rule 203: 200; the payments are scheduled again and can be ordered anew; the file stays closed', async () => {
    const by = await admin();
    const { id, people, pay_on } = await run(by, ['1000.00']);
    const reply = await step(second, id, 'reject', rejection);
    expect(reply.body.data).toMatchObject({
      status: 'rejected',
      approval: { state: 'rejected', by: { id: second.id }, reason: rejection.reason },
    });
    const payment = await paymentOf(people[0]!);
    expect(payment).toMatchObject({ status: 'scheduled', run_id: null });
    expect((await auditLines(world, payment.id)).map(({ line }) => line)).toContain(
      'released payment · dashboard',
    );
    expect(codeOf(await call(by, 'GET', `/payments/admin/runs/${id}/file/`))).toEqual([
      409,
      'run_not_approved',
    ]);
    expect((await order(pay_on, by)).body.data).toMatchObject({ count: 1, status: 'waiting' });
  });

  test('200 for the orderer, who takes it back; 422 without a reason', async () => {
    const by = await admin();
    const { id } = await run(by, ['1000.00']);
    expect((await step(by, id, 'reject', { reason: ' ' })).status).toBe(422);
    expect((await step(by, id, 'reject', rejection)).status).toBe(200);
  });

  test('rule 203: of approving and rejecting at once one is 200, the other 409', async () => {
    for (let round = 0; round < 4; round += 1) {
      const { id, people } = await run(await admin(), ['1000.00']);
      const replies = await Promise.all([step(second, id, 'approve'), step(payer, id, 'reject', rejection)]);
      expect(replies.map(({ status }) => status).sort()).toEqual([200, 409]);
      const approved = replies[0]!.status === 200;
      expect((await paymentOf(people[0]!)).status).toBe(approved ? 'processing' : 'scheduled');
    }
  });
});

describe('PATCH /api/v1/platform/workspace/ of second_person_from', () => {
  test('rule 203: 200 with the password, and all admins are told; 422 without it, for a wrong amount, and in a workspace with one admin', async () => {
    const patch = (as: Person, body: object, where = world) =>
      service.request(where, 'PATCH', '/platform/workspace/', { as, body });
    expect((await patch(payer, { second_person_from: '2000.00' })).body.errors).toEqual({
      password: expect.any(Array),
    });
    expect((await patch(payer, { second_person_from: '2000', password: PASSWORD })).status).toBe(422);
    const changed = await patch(payer, { second_person_from: '2000.00', password: PASSWORD });
    expect(changed.body.data).toMatchObject({ second_person_from: '2000.00' });
    expect(changed.body.data).not.toHaveProperty('password');
    expect(await notificationKinds(world, second)).toContain('security.second_person_changed');
    await until(async () => (await run(await admin(), ['1500.00'])).approval === null);
    expect((await patch(payer, { second_person_from: null, password: PASSWORD })).status).toBe(200);

    const alone = await service.world();
    await alone.sql(
      `UPDATE users SET password_hash = (SELECT password_hash FROM users WHERE id = $2) WHERE id = $1`,
      [alone.admin.id, payer.id],
    );
    await alone.sql(`UPDATE users SET role = 'employee' WHERE workspace_id = $1 AND id <> $2`, [
      alone.id,
      alone.admin.id,
    ]);
    const refused = await patch(alone.admin, { second_person_from: '1.00', password: PASSWORD }, alone);
    expect([refused.status, Object.keys(refused.body.errors ?? {})]).toEqual([422, ['second_person_from']]);
  });
});
