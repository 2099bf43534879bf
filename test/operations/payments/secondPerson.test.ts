/**
 * Nobody pays themselves, and a new admin may not pay the admin who appointed them (rules 200, 201, 204). The
 * access matrix tries every call; this file tests runs, the time limit, and concurrent calls.
 */
import { describe, expect, test } from '@jest/globals';
import { runImports } from '../../../src/areas/auth/actions/runImports.ts';
import { jobTools } from '../../support/jobTools.ts';
import type { Person } from '../../support/world.ts';
import { codeOf, openPaying, PASSWORD, PAYER, type Step } from './support.ts';

const paying = await openPaying();
const { call, person, service, world } = paying;

const SELF = [403, 'self_approval'];
const NEW = [403, 'new_admin'];
const HOURS = 3_600_000;

/** An admin with a password and a payment method. */
const paidAdmin = () => paying.paidPerson({ role: 'admin', manager: null });
const bonusFor = ({ id }: Person, pay_on = '2026-12-18') => ({
  employee_id: id,
  kind: 'bonus',
  amount: '500.00',
  currency: 'EUR',
  pay_on,
});
const pays = async (by: Person, whom: Person) => codeOf(await paying.pay(bonusFor(whom), by));

/** Gives a person a role, confirmed by the admin's password. */
async function give(by: Person, { id }: Person, role: Person['role']): Promise<void> {
  const reply = await call(by, 'PATCH', `/auth/users/${id}/`, { body: { role, password: PASSWORD } });
  expect([reply.status, reply.body.detail]).toEqual([200, undefined]);
}

/** An active person whom this admin has just made an admin. */
async function newAdminOf(by: Person): Promise<Person> {
  const someone = await person();
  await give(by, someone, 'admin');
  return someone;
}

/** Moves the time at which a person became an admin into the past, and tells the service. */
async function hoursLater({ id }: Person, hours: number): Promise<void> {
  await world.sql(`UPDATE users SET admin_since = admin_since - make_interval(hours => $2) WHERE id = $1`, [
    id,
    hours,
  ]);
  service.app.services.accessChanged(world.id);
}

const madeBy = async ({ id }: { id: string }) =>
  (await world.sql('SELECT admin_by_id, admin_since FROM users WHERE id = $1', [id]))[0]!;

describe('rule 200: a payment to oneself', () => {
  test('403 self_approval for scheduling and each step; 200 for reading, without allowed actions, and for another admin', async () => {
    const admin = await paidAdmin();
    expect(await pays(admin, admin)).toEqual(SELF);
    expect(await world.sql('SELECT id FROM payments WHERE employee_id = $1', [admin.id])).toEqual([]);

    const { id } = await paying.scheduled(admin);
    const tried = async (step: Step) => codeOf(await paying.step(id, step, undefined, admin));
    expect(
      codeOf(await call(admin, 'PATCH', `/payments/admin/${id}/`, { body: { amount: '900.00' } })),
    ).toEqual(SELF);
    for (const step of ['complete', 'fail', 'cancel', 'retry', 'reverse'] as const)
      expect([step, ...(await tried(step))]).toEqual([step, ...SELF]);
    const read = (as: Person) => call(as, 'GET', `/payments/admin/${id}/`);
    expect((await read(admin)).body.data).toMatchObject({
      status: 'scheduled',
      version: 1,
      allowed_actions: [],
    });
    expect((await read(paying.payer)).body.data.allowed_actions).toEqual([
      'edit',
      'complete',
      'fail',
      'cancel',
    ]);

    expect((await paying.step(id, 'fail')).status).toBe(200);
    expect(await tried('retry')).toEqual(SELF);
    expect((await paying.step(id, 'retry')).status).toBe(200);
    expect((await paying.step(id, 'complete')).status).toBe(200);
    expect(await tried('reverse')).toEqual(SELF);
  });

  test('403 for the only admin, too: the setting of rule 22 covers requests, not payments', async () => {
    const small = await service.world({ settings: { self_approval: true } });
    await small.sql(`UPDATE users SET role = 'manager' WHERE id = $1`, [small.secondAdmin.id]);
    const reply = await service.request(small, 'POST', '/payments/admin/', {
      as: small.admin,
      body: bonusFor(small.admin),
    });
    expect(codeOf(reply)).toEqual(SELF);
  });

  test('201 for both of two admins who pay each other concurrently', async () => {
    const [one, two] = [await paidAdmin(), await paidAdmin()];
    const replies = await Promise.all([
      paying.pay(bonusFor(one), two),
      paying.pay(bonusFor(two), one),
      paying.pay(bonusFor(one), one),
      paying.pay(bonusFor(two), two),
    ]);
    expect(replies.map(({ status }) => status)).toEqual([201, 201, 403, 403]);
  });

  test('403 for changing one’s own start date and type, which grant leave; 200 for the rest and for another admin', async () => {
    const admin = await person({ role: 'admin' });
    const change = (as: Person, body: object) => call(as, 'PATCH', `/auth/users/${admin.id}/`, { body });
    expect(codeOf(await change(admin, { start_date: '2015-01-01' }))).toEqual(SELF);
    expect((await change(admin, { job_title: 'Founder' })).status).toBe(200);
    expect((await change(paying.payer, { start_date: '2015-01-01' })).status).toBe(200);
  });
});

describe('rule 201: a run', () => {
  const order = (as: Person, pay_on: string) =>
    call(as, 'POST', '/payments/admin/runs/', { body: { pay_on, account: PAYER, password: PASSWORD } });

  test('201 without the caller’s own payment, which stays scheduled and is counted; 409 if only that is left', async () => {
    const pay_on = '2031-01-15';
    const [admin, someone] = [await paidAdmin(), await paying.paidPerson()];
    const own = await paying.scheduled(admin, { pay_on });
    const other = await paying.scheduled(someone, { pay_on, amount: '70.00' });
    const reply = await order(admin, pay_on);
    expect([reply.status, reply.body.data]).toMatchObject([
      201,
      { count: 1, total: '70.00', left_out: 1, left_out_by: { no_bank: 0, own: 1, new_admin: 0 } },
    ]);
    const file = await call(admin, 'GET', `/payments/admin/runs/${reply.body.data.id}/file/`);
    expect(file.text).toContain(other.id.replaceAll('-', ''));
    expect(file.text).not.toContain(own.id.replaceAll('-', ''));
    expect((await call(admin, 'GET', `/payments/admin/${own.id}/`)).body.data.status).toBe('scheduled');

    const again = await order(admin, pay_on);
    expect([again.status, again.body.data]).toEqual([
      409,
      { code: 'nothing_to_pay', left_out: 1, left_out_by: { no_bank: 0, own: 1, new_admin: 0 } },
    ]);
    expect((await order(paying.payer, pay_on)).body.data).toMatchObject({ count: 1, left_out: 0 });
  });

  test('201 without the payment of the admin who appointed the caller', async () => {
    const pay_on = '2031-01-16';
    const [admin, someone] = [await paidAdmin(), await paying.paidPerson()];
    const helper = await newAdminOf(admin);
    await paying.scheduled(admin, { pay_on });
    await paying.scheduled(someone, { pay_on });
    expect((await order(helper, pay_on)).body.data).toMatchObject({
      count: 1,
      left_out: 1,
      left_out_by: { no_bank: 0, own: 0, new_admin: 1 },
    });
  });

  test('200: a run from before reasons were kept counts all as no_bank', async () => {
    const pay_on = '2031-01-17';
    await paying.scheduled(await paying.paidPerson(), { pay_on });
    const { id } = (await order(paying.payer, pay_on)).body.data;
    await world.sql('UPDATE payment_runs SET left_out = 3, left_out_by = NULL WHERE id = $1', [id]);
    const runs = (await call(paying.payer, 'GET', '/payments/admin/runs/', { query: { limit: '200' } })).body
      .data;
    expect(runs.find((one: { id: string }) => one.id === id)).toMatchObject({
      left_out: 3,
      left_out_by: { no_bank: 3, own: 0, new_admin: 0 },
    });
  });

  test('403 for the caller’s own payment in a run from before the rule; 200 for another admin', async () => {
    const admin = await paidAdmin();
    const { id } = await paying.scheduled(admin, { pay_on: '2031-01-18' });
    await order(paying.payer, '2031-01-18');
    await world.sql(
      'UPDATE payment_runs SET created_by_id = $2 WHERE id = (SELECT run_id FROM payments WHERE id = $1)',
      [id, admin.id],
    );
    for (const step of ['complete', 'fail'] as const)
      expect([step, ...codeOf(await paying.step(id, step, undefined, admin))]).toEqual([step, ...SELF]);
    expect((await paying.step(id, 'complete')).status).toBe(200);
  });

  test('two admins who order concurrently each leave out their own payment, and nothing is ordered twice', async () => {
    const pay_on = '2031-01-19';
    const [one, two] = [await paidAdmin(), await paidAdmin()];
    const ids = [(await paying.scheduled(one, { pay_on })).id, (await paying.scheduled(two, { pay_on })).id];
    const replies = await Promise.all([order(one, pay_on), order(two, pay_on)]);
    expect(replies.map(({ status, body }) => [status, body.data.count])).toEqual([
      [201, 1],
      [201, 1],
    ]);
    const runs = await world.sql(
      `SELECT p.employee_id, r.created_by_id FROM payments p JOIN payment_runs r ON r.id = p.run_id
        WHERE p.id = ANY ($1::uuid[]) ORDER BY array_position($1::uuid[], p.id)`,
      [ids],
    );
    expect(runs.map((run) => run['created_by_id'])).toEqual([two.id, one.id]);
  });
});

describe('rule 204: a new admin', () => {
  test('403 new_admin for payments to the appointing admin for 72 hours; 201 for others, and in the other direction', async () => {
    const [admin, someone] = [await paidAdmin(), await paying.paidPerson()];
    const helper = await newAdminOf(admin);
    await paying.addMethod(helper);
    expect(await pays(helper, admin)).toEqual(NEW);
    expect((await pays(helper, someone))[0]).toBe(201);
    expect((await pays(admin, helper))[0]).toBe(201);

    const { id } = await paying.scheduled(admin);
    expect(codeOf(await paying.step(id, 'complete', undefined, helper))).toEqual(NEW);
    expect((await call(helper, 'GET', `/payments/admin/${id}/`)).body.data.allowed_actions).toEqual([]);
    const listed = await call(helper, 'GET', '/payments/admin/', { query: { employee_id: admin.id } });
    expect(listed.body.data[0].allowed_actions).toEqual([]);

    await hoursLater(helper, 71);
    expect(await pays(helper, admin)).toEqual(NEW);
    await hoursLater(helper, 1);
    expect((await pays(helper, admin))[0]).toBe(201);
  });

  test('403 for approving that admin’s request, alone or in bulk, and for a service key of the new admin', async () => {
    const admin = await person({ role: 'admin' });
    const helper = await newAdminOf(admin);
    const ask = async (day: string) =>
      (
        await call(admin, 'POST', '/pto/requests/', {
          body: { policy_id: world.vacation, start_date: day, end_date: day },
        })
      ).body.data.id as string;
    const id = await ask('2027-06-14');
    expect(codeOf(await call(helper, 'POST', `/pto/admin/requests/${id}/approve/`, { body: {} }))).toEqual(
      NEW,
    );
    const many = await call(helper, 'POST', '/pto/admin/requests/bulk-review/', {
      body: { ids: [id], action: 'approve' },
    });
    expect([many.status, many.body.data.results[0].code]).toEqual([200, 'new_admin']);

    const made = await call(helper, 'POST', '/platform/api-keys/', {
      body: { name: 'Desk', kind: 'service', scopes: ['absences:approve'], password: PASSWORD },
    });
    expect(made.status).toBe(201);
    const key = { token: made.body.data.secret as string };
    expect(codeOf(await call(key, 'POST', `/pto/admin/requests/${id}/approve/`, { body: {} }))).toEqual(NEW);
    await hoursLater(helper, 72);
    expect((await call(key, 'POST', `/pto/admin/requests/${id}/approve/`, { body: {} })).status).toBe(200);
  });

  test('403 through a chain of new admins; 201 once another admin confirms the role', async () => {
    const admin = await paidAdmin();
    const far = await newAdminOf(await newAdminOf(admin));
    expect(await pays(far, admin)).toEqual(NEW);
    await give(paying.payer, far, 'manager');
    await give(paying.payer, far, 'admin');
    expect((await pays(far, admin))[0]).toBe(201);
  });

  test('403 for an earlier admin whose role the person took and gave back', async () => {
    const [admin, other] = [await paidAdmin(), await person({ role: 'admin' })];
    expect((await pays(other, admin))[0]).toBe(201);
    await give(admin, other, 'employee');
    await give(admin, other, 'admin');
    expect(await pays(other, admin)).toEqual(NEW);
  });

  test('the appointing admin is stored for a role change, invitation, import and return; null for other roles', async () => {
    const admin = await person({ role: 'admin' });
    expect(await madeBy(admin)).toEqual({ admin_by_id: null, admin_since: null });
    const raised = await newAdminOf(admin);
    const input = { first_name: 'Nora', last_name: 'Neu', start_date: '2026-01-01' };
    const post = (path: string, body: object) => call(admin, 'POST', path, { body });
    const create = async (body: object): Promise<{ id: string }> => {
      const reply = await post('/auth/users/', { ...input, ...body });
      expect([reply.status, reply.body.detail]).toEqual([201, undefined]);
      return reply.body.data;
    };
    const invited = await create({ email: 'invited@second.test', role: 'admin', password: PASSWORD });
    const colleague = await create({ email: 'colleague@second.test' });
    const rows = [{ ...input, email: 'imported@second.test', role: 'admin' }];
    expect((await post('/auth/users/import/', { rows, password: PASSWORD })).status).toBe(202);
    await runImports(service.app.services.pool, Date.now, () => false, jobTools(paying.mailDir));
    const [imported] = await world.sql<{ id: string }>(
      `SELECT id FROM users WHERE email = 'imported@second.test'`,
    );
    const left = await person({ role: 'admin' });
    expect((await post(`/auth/users/${left.id}/deactivate/`, { last_day: '2026-11-01' })).status).toBe(200);
    expect(await madeBy(left)).toMatchObject({ admin_by_id: null });
    expect((await post(`/auth/users/${left.id}/reactivate/`, { password: PASSWORD })).status).toBe(200);
    for (const one of [raised, invited, imported!, left]) {
      const { admin_by_id, admin_since } = await madeBy(one);
      expect([admin_by_id, Math.abs(Date.now() - admin_since.getTime()) < HOURS]).toEqual([admin.id, true]);
    }
    expect(await madeBy(colleague)).toMatchObject({ admin_by_id: null, admin_since: null });

    const { admin_since: before } = await madeBy(raised);
    expect(
      (await call(admin, 'PATCH', `/auth/users/${raised.id}/`, { body: { job_title: 'Boss' } })).status,
    ).toBe(200);
    expect((await madeBy(raised)).admin_since).toEqual(before);
  });

  test('403 for all of twenty payments to the admin who appoints the caller concurrently', async () => {
    const [admin, someone] = [await paidAdmin(), await person()];
    const tries = Array.from({ length: 20 }, async (_, n) => {
      await new Promise((resolve) => setTimeout(resolve, n * 10));
      return pays(someone, admin);
    });
    const [, ...codes] = await Promise.all([give(admin, someone, 'admin'), ...tries]);
    expect(codes.filter(([status]) => status !== 403)).toEqual([]);
    expect(await pays(someone, admin)).toEqual(NEW);
    expect(await world.sql('SELECT id FROM payments WHERE employee_id = $1', [admin.id])).toEqual([]);
  });
});
