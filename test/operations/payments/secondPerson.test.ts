/**
 * It takes a second person: nobody pays themselves, and a new admin is no second person for whoever made them one. The access
 * matrix tries every call on money, pay or leave; here is what runs do, how long an admin is new, and what happens at once.
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

/** An admin with a password and an account to be paid to. */
const paidAdmin = () => paying.paidPerson({ role: 'admin', manager: null });
const bonusFor = ({ id }: Person, pay_on = '2026-12-18') => ({
  employee_id: id,
  kind: 'bonus',
  amount: '500.00',
  currency: 'EUR',
  pay_on,
});
const pays = async (by: Person, whom: Person) => codeOf(await paying.pay(bonusFor(whom), by));

/** Gives somebody a role, as this admin, who confirms it with their password. */
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

/** Puts back when somebody became an admin, and lets the service know. */
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
  test('403 self_approval for its schedule and each step; it is read, with nothing to do; another admin takes the steps', async () => {
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

  test('403 for the only admin, too: the setting of rule 22 is about requests, not about payments', async () => {
    const small = await service.world({ settings: { self_approval: true } });
    await small.sql(`UPDATE users SET role = 'manager' WHERE id = $1`, [small.secondAdmin.id]);
    const reply = await service.request(small, 'POST', '/payments/admin/', {
      as: small.admin,
      body: bonusFor(small.admin),
    });
    expect(codeOf(reply)).toEqual(SELF);
  });

  test('of two admins who pay each other at the same moment both are 201', async () => {
    const [one, two] = [await paidAdmin(), await paidAdmin()];
    const replies = await Promise.all([
      paying.pay(bonusFor(one), two),
      paying.pay(bonusFor(two), one),
      paying.pay(bonusFor(one), one),
      paying.pay(bonusFor(two), two),
    ]);
    expect(replies.map(({ status }) => status)).toEqual([201, 201, 403, 403]);
  });

  test('403 for one’s own first day and type, by which leave is granted; 200 for the rest, and for another admin', async () => {
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

  test('201 without the orderer’s own payment, which stays scheduled and is counted; 409 when only that is left', async () => {
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

  test('201 without the payment of whoever made the orderer an admin', async () => {
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

  test('a run of before keeps its count: nobody had an account', async () => {
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

  test('a payment to the orderer in a run of before the rule is completed and failed by another admin only', async () => {
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

  test('of two orders at the same moment by two who are paid that day each leaves out its own, and nothing is ordered twice', async () => {
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
  test('403 new_admin for records of whoever made them one, for 72 hours; others are 201, and so is the way back', async () => {
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

  test('403 for a request of theirs, in one call and among many, and for a service key that the new admin made', async () => {
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

  test('403 for a new admin of one’s new admin; another admin’s word for them makes them a second person', async () => {
    const admin = await paidAdmin();
    const far = await newAdminOf(await newAdminOf(admin));
    expect(await pays(far, admin)).toEqual(NEW);
    await give(paying.payer, far, 'manager');
    await give(paying.payer, far, 'admin');
    expect((await pays(far, admin))[0]).toBe(201);
  });

  test('403 for one who was an admin before, where the person took the role and gave it back', async () => {
    const [admin, other] = [await paidAdmin(), await person({ role: 'admin' })];
    expect((await pays(other, admin))[0]).toBe(201);
    await give(admin, other, 'employee');
    await give(admin, other, 'admin');
    expect(await pays(other, admin)).toEqual(NEW);
  });

  test('who makes somebody an admin is kept: by a role, an invitation, an import, a return; nobody for a colleague', async () => {
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

  test('made an admin while they pay whoever does it: none of twenty payments is made', async () => {
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
