/** The only admin of a workspace and their own records (rule 202). */
import { beforeAll, describe, expect, test } from '@jest/globals';
import { auditLines } from '../../support/traces.ts';
import { mailsTo } from '../../support/mails.ts';
import { until } from '../../support/until.ts';
import type { Person } from '../../support/world.ts';
import { codeOf, openPaying, PASSWORD } from './support.ts';

const paying = await openPaying();
const { call, mailDir, payer: sole, person, service, world } = paying;
const CONTROL = 'accounts@ledger.example.test';
const SELF = [403, 'self_approval'];
const HOURS = 3_600_000;

let cancelled: string;
beforeAll(async () => {
  expect((await paying.addMethod(sole)).status).toBe(201);
  const scheduled = await paying.pay(
    { employee_id: sole.id, kind: 'bonus', amount: '1.00', currency: 'EUR', pay_on: '2026-12-18' },
    world.admin,
  );
  cancelled = scheduled.body.data.id;
  expect((await paying.step(cancelled, 'cancel', {}, world.admin)).status).toBe(200);
  await world.sql(`UPDATE users SET role = 'employee' WHERE workspace_id = $1 AND id <> $2`, [
    world.id,
    sole.id,
  ]);
  service.app.services.accessChanged(world.id);
});

const set = (sole_admin: object | null, password: string | undefined = PASSWORD, as = sole) =>
  call(as, 'PATCH', '/platform/workspace/', { body: { sole_admin, ...(password && { password }) } });

/** Sets it as if it had been set some hours ago, and waits until the service knows. */
async function setSince(hours: number): Promise<void> {
  expect((await set(null)).status).toBe(200);
  expect((await set({ control_email: CONTROL })).status).toBe(200);
  const since = new Date(Date.now() - hours * HOURS).toISOString();
  await world.sql(
    `UPDATE workspaces SET settings = jsonb_set(settings, '{sole_admin,since}', to_jsonb($2::text)) WHERE id = $1`,
    [world.id, since],
  );
  // the process has read the settings again once it would let her cancel what is cancelled already
  if (hours > 72)
    await until(
      async () =>
        (
          await call(sole, 'POST', `/payments/admin/${cancelled}/cancel/`, {
            query: { exception_reason: 'A try' },
          })
        ).status === 409,
    );
}

const REASON = 'My own bonus, agreed with the accountant';
const subjects = async (count: number) =>
  (await mailsTo(mailDir, CONTROL, count)).map(({ subject }) => subject);
let month = 0;
const bonus = (as: Person = sole, whom: Person = sole, exception_reason: string | null = REASON) =>
  call(as, 'POST', '/payments/admin/', {
    query: exception_reason === null ? {} : { exception_reason },
    body: {
      employee_id: whom.id,
      kind: 'bonus',
      amount: '500.00',
      currency: 'EUR',
      pay_on: `2027-${String(1 + (month++ % 12)).padStart(2, '0')}-15`,
    },
  });

describe('rule 202: PATCH /api/v1/platform/workspace/ of sole_admin', () => {
  test('200 with the password, told to the admin and to the control address; 422 without it or for an address that somebody signs in with', async () => {
    expect((await set({ control_email: CONTROL }, '')).body.errors).toEqual({ password: expect.any(Array) });
    expect((await set({ control_email: world.employee.email.toUpperCase() })).body.errors).toEqual({
      'sole_admin.control_email': ['Somebody signs in with this address.'],
    });
    const done = await set({ control_email: CONTROL });
    expect([done.status, done.body.data.sole_admin]).toEqual([
      200,
      { control_email: CONTROL, since: expect.any(String) },
    ]);
    expect(await subjects(1)).toEqual([expect.stringMatching(/^You are told of exceptions/)]);
    expect((await set({ control_email: CONTROL })).body.data.sole_admin).toEqual(done.body.data.sole_admin);
    const other = await set({ control_email: 'other@ledger.example.test' });
    expect(Date.parse(other.body.data.sole_admin.since)).toBeGreaterThan(
      Date.parse(done.body.data.sole_admin.since),
    );
    expect(await subjects(2)).toContainEqual(expect.stringMatching(/^You are no longer told of exceptions/));
    expect((await set(null)).body.data.sole_admin).toBeNull();
  });

  test('422 while another person is an admin or invited as one', async () => {
    const second = await person({ role: 'admin' });
    const refusal = { sole_admin: ['There is another admin, or one is invited.'] };
    expect((await set({ control_email: CONTROL })).body.errors).toEqual(refusal);
    await world.sql(`UPDATE users SET status = 'invited' WHERE id = $1`, [second.id]);
    expect((await set({ control_email: CONTROL })).body.errors).toEqual(refusal);
    await world.sql(`UPDATE users SET role = 'employee' WHERE id = $1`, [second.id]);
    expect((await set({ control_email: CONTROL })).status).toBe(200);
  });
});

describe('rule 202: a step with exception_reason', () => {
  test('403 self_approval without the setting, before 72 hours, and without a reason; 422 for a record of somebody else', async () => {
    await set(null);
    expect(codeOf(await bonus())).toEqual(SELF);
    await setSince(71);
    expect(codeOf(await bonus())).toEqual(SELF);
    await setSince(73);
    expect(codeOf(await bonus(sole, sole, null))).toEqual(SELF);
    expect((await bonus(sole, world.employee)).body.errors).toEqual({
      exception_reason: ['Is for a record of your own.'],
    });
    expect((await bonus(sole, sole, ' ')).status).toBe(422);
    expect(await world.sql('SELECT id FROM exceptions WHERE workspace_id = $1', [world.id])).toEqual([]);
  });

  test('201 and 200 after 72 hours; the payment, the audit trail and a mail to the control address tell reason and time', async () => {
    await setSince(73);
    const exception = {
      reason: REASON,
      by: expect.objectContaining({ id: sole.id }),
      at: expect.any(String),
    };
    const made = await bonus();
    expect([made.status, made.body.data.exception]).toEqual([201, exception]);
    const { id } = made.body.data;
    const done = await call(sole, 'POST', `/payments/admin/${id}/complete/`, {
      query: { exception_reason: 'Transferred today' },
      body: {},
    });
    expect([done.status, done.body.data.status]).toEqual([200, 'completed']);
    expect(done.body.data.exception).toEqual({ ...exception, reason: 'Transferred today' });
    const listed = (await call(sole, 'GET', '/payments/admin/', { query: { ids: id } })).body.data;
    expect(listed).toEqual([expect.objectContaining({ exception: done.body.data.exception })]);
    const lines = await auditLines(world, id);
    expect(lines.map(({ changes }) => changes)).toEqual([
      expect.objectContaining({ exception_reason: [null, REASON] }),
      expect.objectContaining({ exception_reason: [null, 'Transferred today'] }),
    ]);
    const told = async () =>
      (await mailsTo(mailDir, CONTROL)).some(({ text }) =>
        text.includes(`Step: complete payment\nRecord: ${id}\nReason: Transferred today`),
      );
    await until(told);
  });

  test('200 and 201 for payslips, contracts and leave of their own', async () => {
    await setSince(73);
    const query = { exception_reason: REASON };
    const slip = await call(sole, 'POST', '/payments/admin/payslips/', {
      query,
      body: {
        employee_id: sole.id,
        period_start: '2026-10-01',
        period_end: '2026-10-31',
        currency: 'EUR',
        gross: '3000.00',
        net: '3000.00',
        lines: [{ code: 'base', label: 'Salary', kind: 'earning', amount: '3000.00' }],
      },
    });
    expect([slip.status, slip.body.data.exception?.reason]).toEqual([201, REASON]);
    const published = await call(sole, 'POST', `/payments/admin/payslips/${slip.body.data.id}/publish/`, {
      query,
    });
    expect([published.status, published.body.data.exception?.reason]).toEqual([200, REASON]);
    const agreed = await call(sole, 'POST', '/pto/admin/entitlements/', {
      query,
      body: {
        employee_id: sole.id,
        policy_id: world.vacation,
        valid_from: '2026-01-01',
        extra_days: 2,
        reason: 'Agreed',
      },
    });
    expect([agreed.status, agreed.body.data.exception?.reason]).toEqual([201, REASON]);
    const contracts = (await call(sole, 'GET', '/contracts/')).body.data;
    const tried = await call(sole, 'POST', `/contracts/admin/${contracts[0].id}/terminate/`, {
      query,
      body: { end_date: '2027-12-31', dry_run: true },
    });
    expect([tried.status, tried.body.data.exception]).toEqual([200, null]);
    expect(await world.sql('SELECT id FROM exceptions WHERE record_id = $1', [contracts[0].id])).toEqual([]);
    const contract = await call(sole, 'PATCH', `/contracts/admin/${contracts[0].id}/`, {
      query,
      body: { title: 'Director' },
    });
    // with the reason, the answer is that of anybody's active contract
    expect(codeOf(contract)).toEqual([409, 'not_draft']);
    const days = await call(sole, 'POST', '/pto/admin/adjustments/', {
      query,
      body: {
        employee_id: sole.id,
        policy_id: world.vacation,
        days: 1,
        effective_on: '2026-07-01',
        reason: 'Agreed',
      },
    });
    expect([days.status, days.body.data.exception?.reason]).toEqual([201, REASON]);
  });

  test('403 as soon as there is a second admin, and 72 hours after they have gone', async () => {
    await setSince(73);
    const second = await person({ role: 'admin' });
    service.app.services.accessChanged(world.id);
    expect(codeOf(await bonus())).toEqual(SELF);
    const demoted = await call(sole, 'PATCH', `/auth/users/${second.id}/`, {
      body: { role: 'employee', password: PASSWORD },
    });
    expect(demoted.status).toBe(200);
    await world.sql(`UPDATE users SET admin_since = now() WHERE id = $1`, [second.id]);
    expect(codeOf(await bonus())).toEqual(SELF);
    const again = await set({ control_email: CONTROL });
    expect(Date.now() - Date.parse(again.body.data.sole_admin.since)).toBeLessThan(HOURS);
    await world.sql(`UPDATE users SET admin_since = NULL WHERE id = $1`, [second.id]);
    await setSince(73);
    expect((await bonus()).status).toBe(201);
  });

  test('403 once somebody signs in with the control address', async () => {
    await setSince(73);
    await world.sql(`UPDATE users SET email = $2 WHERE id = $1`, [world.employee.id, CONTROL]);
    expect(codeOf(await bonus())).toEqual(SELF);
    await world.sql(`UPDATE users SET email = $2 WHERE id = $1`, [world.employee.id, world.employee.email]);
  });
});
