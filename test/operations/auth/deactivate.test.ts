import { randomUUID } from 'node:crypto';
import { describe, expect, test } from '@jest/globals';
import { newOneTimeToken } from '../../../src/auth/oneTimeTokens.ts';
import { openWorld } from '../../support/opening.ts';
import type { Person } from '../../support/world.ts';
import {
  BEHIND_PROXY,
  elsewhere,
  everybodyConfirms,
  PASSWORD,
  personWithPassword,
} from '../../support/signIn.ts';
import { auditLines, eventBodies } from '../../support/traces.ts';

const { service, world } = await openWorld(BEHIND_PROXY);

const LAST_DAY = { last_day: '2026-12-31' };
const deactivate = (
  person: { id: string },
  body: object = LAST_DAY,
  as: { token: string } = world.admin,
  where = world,
) => service.request(where, 'POST', `/auth/users/${person.id}/deactivate/`, { as, body });
const me = (as: { token: string } | string) => service.request(world, 'GET', '/auth/me/', { as });

/** Milliseconds until a credential no longer works. */
async function untilRefused(as: { token: string }): Promise<number> {
  const began = performance.now();
  while ((await me(as)).status !== 401) {
    if (performance.now() - began > 5000) return Infinity;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  return performance.now() - began;
}

async function runningClock(person: Person, startedAt: Date): Promise<string> {
  const [row] = await world.sql(
    `INSERT INTO time_entries (workspace_id, employee_id, started_at, timezone, source) VALUES ($1, $2, $3, 'Europe/Berlin', 'clock') RETURNING id`,
    [world.id, person.id, startedAt],
  );
  return row!['id'] as string;
}

/** An absence with its rows in the ledger. */
async function absence(person: Person, from: string, to: string, status: string, slot: number) {
  const [row] = await world.sql(
    `INSERT INTO absences (workspace_id, employee_id, policy_id, start_date, end_date, slots, days, status)
     VALUES ($1, $2, $3, $4, $5, int4range($6, $6 + 2), 1, $7) RETURNING id`,
    [world.id, person.id, world.vacation, from, to, slot, status],
  );
  const id = row!['id'] as string;
  const kind = status === 'approved' ? 'use' : 'reserve';
  if (['approved', 'requested'].includes(status))
    await world.sql(
      `INSERT INTO leave_ledger (workspace_id, employee_id, policy_id, year, kind, days, effective_on, absence_id, created_by)
       VALUES ($1, $2, $3, $4, $5, -1, $6, $7, '{}')`,
      [world.id, person.id, world.vacation, Number(from.slice(0, 4)), kind, from, id],
    );
  return id;
}

describe('POST /api/v1/auth/users/{user_id}/deactivate/', () => {
  test('200 with the person, deactivated; audit line and employee.deactivated', async () => {
    const person = await world.person({ manager: world.manager });
    const [reason] = await world.sql(
      "INSERT INTO list_items (workspace_id, list_key, code, label) VALUES ($1, 'termination-reasons', 'own', 'Own wish') RETURNING id",
      [world.id],
    );
    const reply = await deactivate(person, { ...LAST_DAY, reason_id: reason!['id'] });
    expect(reply.status).toBe(200);
    expect(reply.body.data).toMatchObject({
      id: person.id,
      status: 'deactivated',
      last_day: '2026-12-31',
      manager: { id: world.manager.id },
      version: 2,
    });
    expect(reply.headers.get('etag')).toBe('"2"');
    expect(await auditLines(world, person.id)).toEqual([
      {
        line: 'deactivated user · dashboard',
        changes: { status: ['active', 'deactivated'], last_day: [null, '2026-12-31'] },
      },
    ]);
    const event = (await eventBodies(world, 'employee.deactivated')).at(-1)!;
    expect(event.actor).toEqual({ id: world.admin.id, email: world.admin.email, name: 'Ada Test' });
    expect(event.data).toEqual({
      id: person.id,
      version: 2,
      email: person.email,
      name: 'Person Test',
      role: 'employee',
      status: 'deactivated',
      last_day: '2026-12-31',
    });
  });

  test('rule 49: sessions, keys, challenges and refresh tokens end at once (401)', async () => {
    const person = await personWithPassword(service, world);
    const key = await world.personalKey(person, ['time:read']);
    const signedIn = await service.request(world, 'POST', '/auth/login/', {
      body: { email: person.email, password: PASSWORD },
      headers: elsewhere(),
    });
    const challenge = newOneTimeToken('challenge');
    await world.sql(
      `INSERT INTO one_time_tokens (workspace_id, user_id, kind, token_hash, expires_at) VALUES ($1, $2, 'challenge', $3, now() + interval '5 minutes')`,
      [world.id, person.id, challenge.hash],
    );
    for (const as of [person, key]) expect((await me(as)).status).toBe(200);

    expect((await deactivate(person)).status).toBe(200);
    for (const as of [person, key, signedIn.body.data.access_token]) expect((await me(as)).status).toBe(401);
    const refreshed = await service.request(world, 'POST', '/auth/refresh/', {
      body: { refresh_token: signedIn.body.data.refresh_token },
      headers: elsewhere(),
    });
    expect(refreshed.body.data.code).toBe('token_expired');
    const open = await world.sql('SELECT 1 FROM one_time_tokens WHERE user_id = $1 AND used_at IS NULL', [
      person.id,
    ]);
    expect(open).toHaveLength(0);
    const login = await service.request(world, 'POST', '/auth/login/', {
      body: { email: person.email, password: PASSWORD },
      headers: elsewhere(),
    });
    expect(login.body.data.code).toBe('invalid_credentials');
  });

  test('rule 49: 401 for the key and the session within a second, if another process deactivated the person', async () => {
    const person = await world.person({});
    const key = await world.personalKey(person, ['time:read']);
    for (const as of [person, key]) expect((await me(as)).status).toBe(200);
    await world.sql("UPDATE users SET status = 'deactivated' WHERE id = $1", [person.id]);
    const waits = await Promise.all([untilRefused(person), untilRefused(key)]);
    expect(Math.max(...waits)).toBeLessThan(1500);
  });

  test('rule 49: the running clock stops now, clock.stopped names the caller', async () => {
    const person = await world.person({});
    const started = new Date(Date.now() - 3_600_000);
    const id = await runningClock(person, started);
    const key = await world.serviceKey(['people:write']);
    expect((await deactivate(person, LAST_DAY, key)).status).toBe(200);
    const [entry] = await world.sql('SELECT ended_at, auto_stopped FROM time_entries WHERE id = $1', [id]);
    expect(Math.abs((entry!['ended_at'] as Date).getTime() - Date.now())).toBeLessThan(10_000);
    const event = (await eventBodies(world, 'clock.stopped')).at(-1)!;
    expect(event.actor.email).toBe(`${key.prefix}@keys.invalid`);
    expect(event.data).toMatchObject({ id, auto_stopped: false, discarded: false });
    expect((await auditLines(world, id)).map(({ line }) => line)).toEqual([
      `stopped clock · api:${key.prefix}`,
    ]);
  });

  test('rules 35, 49: a forgotten clock ends at its limit, not today', async () => {
    const person = await world.person({});
    const started = new Date(Date.now() - 40 * 3_600_000);
    const id = await runningClock(person, started);
    await deactivate(person);
    const [entry] = await world.sql('SELECT ended_at, auto_stopped FROM time_entries WHERE id = $1', [id]);
    expect((entry!['ended_at'] as Date).getTime() - started.getTime()).toBe(16 * 3_600_000);
    expect(entry!['auto_stopped']).toBe(true);
  });

  test('rule 49: absences after the last day are cancelled, their days given back, each announced; earlier ones stay', async () => {
    const person = await world.person({});
    const before = await absence(person, '2026-12-30', '2026-12-31', 'approved', 10);
    const denied = await absence(person, '2027-02-01', '2027-02-01', 'denied', 20);
    const approved = await absence(person, '2027-01-04', '2027-01-04', 'approved', 30);
    const requested = await absence(person, '2027-03-01', '2027-03-01', 'requested', 40);
    expect((await deactivate(person)).status).toBe(200);

    const rows = await world.sql('SELECT id, status FROM absences WHERE employee_id = $1', [person.id]);
    expect(Object.fromEntries(rows.map((row) => [row['id'], row['status']]))).toEqual({
      [before]: 'approved',
      [denied]: 'denied',
      [approved]: 'cancelled',
      [requested]: 'cancelled',
    });
    const sums = await world.sql(
      'SELECT absence_id, sum(days)::float AS held FROM leave_ledger WHERE employee_id = $1 GROUP BY 1',
      [person.id],
    );
    expect(Object.fromEntries(sums.map((row) => [row['absence_id'], row['held']]))).toEqual({
      [before]: -1,
      [approved]: 0,
      [requested]: 0,
    });
    const events = (await eventBodies(world, 'absence.cancelled')).map((event) => event.data);
    expect(events).toEqual([
      {
        id: approved,
        version: 2,
        employee: { id: person.id, email: person.email, name: person.name },
        start_date: '2027-01-04',
        end_date: '2027-01-04',
        status: 'cancelled',
      },
      expect.objectContaining({ id: requested, status: 'cancelled' }),
    ]);
    expect(await auditLines(world, approved)).toEqual([
      { line: 'cancelled absence · dashboard', changes: { status: ['approved', 'cancelled'] } },
    ]);
  });

  test('rule 49: 409 has_reports with their ids; 200 with reassign_reports_to, which moves them', async () => {
    const lead = await world.person({ role: 'manager', manager: world.admin });
    const reports = [await world.person({ manager: lead }), await world.person({ manager: lead })];
    const refused = await deactivate(lead);
    expect(refused.status).toBe(409);
    expect(refused.body.data.code).toBe('has_reports');
    expect([...refused.body.data.reports].sort()).toEqual(reports.map(({ id }) => id).sort());
    expect((await me(lead)).status).toBe(200);

    const reply = await deactivate(lead, { ...LAST_DAY, reassign_reports_to: world.otherManager.id });
    expect(reply.status).toBe(200);
    for (const report of reports) {
      const [row] = await world.sql('SELECT manager_id FROM users WHERE id = $1', [report.id]);
      expect(row!['manager_id']).toBe(world.otherManager.id);
      expect((await auditLines(world, report.id)).at(-1)).toEqual({
        line: 'updated user · dashboard',
        changes: { manager_id: [lead.id, world.otherManager.id] },
      });
    }
  });

  test('200: a direct report may take the leaver’s place; rule 50: 409 manager_cycle for someone further below', async () => {
    const boss = await world.person({ role: 'manager' });
    const lead = await world.person({ role: 'manager', manager: boss });
    const heir = await world.person({ role: 'manager', manager: lead });
    const peer = await world.person({ manager: lead });
    const below = await world.person({ manager: heir });
    const cycle = await deactivate(lead, { ...LAST_DAY, reassign_reports_to: below.id });
    expect(cycle.status).toBe(409);
    expect(cycle.body.data.code).toBe('manager_cycle');
    expect((await deactivate(lead, { ...LAST_DAY, reassign_reports_to: heir.id })).status).toBe(200);
    const rows = await world.sql('SELECT id, manager_id FROM users WHERE id = ANY ($1)', [
      [heir.id, peer.id],
    ]);
    expect(Object.fromEntries(rows.map((row) => [row['id'], row['manager_id']]))).toEqual({
      [heir.id]: boss.id,
      [peer.id]: heir.id,
    });
  });

  test('people who have left do not count as reports: 200', async () => {
    const lead = await world.person({ role: 'manager' });
    await world.person({ manager: lead, status: 'deactivated' });
    expect((await deactivate(lead)).status).toBe(200);
  });

  test('rule 49: 409 last_admin; two admins deactivate each other at once: one 200, one 409', async () => {
    const two = await service.world();
    await two.sql('UPDATE users SET manager_id = NULL WHERE workspace_id = $1', [two.id]);
    const replies = await Promise.all([
      deactivate(two.admin, LAST_DAY, two.secondAdmin, two),
      deactivate(two.secondAdmin, LAST_DAY, two.admin, two),
    ]);
    expect(replies.map((reply) => reply.status).sort()).toEqual([200, 409]);
    expect(replies.find((reply) => reply.status === 409)!.body.data.code).toBe('last_admin');
  });

  test('409 invalid_transition the second time; five at once: one 200, one event', async () => {
    const person = await world.person({});
    const replies = await Promise.all(Array.from({ length: 5 }, () => deactivate(person)));
    expect(replies.map((reply) => reply.status).sort()).toEqual([200, 409, 409, 409, 409]);
    expect(replies.find((reply) => reply.status === 409)!.body.data).toEqual({
      code: 'invalid_transition',
      current_status: 'deactivated',
    });
    const events = await eventBodies(world, 'employee.deactivated');
    expect(events.filter((event) => event.data['id'] === person.id)).toHaveLength(1);
  });

  test('a person who signs in while being deactivated has no session afterwards (401)', async () => {
    const person = await personWithPassword(service, world);
    const [reply] = await Promise.all([
      service.request(world, 'POST', '/auth/login/', {
        body: { email: person.email, password: PASSWORD },
        headers: elsewhere(),
      }),
      deactivate(person),
    ]);
    if (reply.status === 200) expect((await me(reply.body.data.access_token)).status).toBe(401);
    const live = await world.sql('SELECT 1 FROM sessions WHERE user_id = $1 AND revoked_at IS NULL', [
      person.id,
    ]);
    expect(live).toHaveLength(0);
  });

  test('422 for a last day before the first, for unknown ids, and for reports given to the leaver', async () => {
    const lead = await world.person({ role: 'manager', startDate: '2026-06-01' });
    await world.person({ manager: lead });
    const fields = async (body: object) =>
      Object.keys((await deactivate(lead, { ...LAST_DAY, ...body })).body.errors ?? {});
    expect(await fields({ last_day: '2026-05-31' })).toEqual(['last_day']);
    expect(await fields({ last_day: '2026-02-30' })).toEqual(['last_day']);
    expect(await fields({ reason_id: randomUUID() })).toEqual(['reason_id']);
    expect(await fields({ reassign_reports_to: randomUUID() })).toEqual(['reassign_reports_to']);
    expect(await fields({ reassign_reports_to: lead.id })).toEqual(['reassign_reports_to']);
  });

  test('rule 52: 403 role_needs_session for a key that would deactivate a manager or an admin, or move one to another manager', async () => {
    const key = await world.personalKey(world.admin, ['people:write']);
    const lead = await world.person({});
    await world.person({ role: 'manager', manager: lead });
    const statuses = () => world.sql('SELECT id, status, manager_id FROM users ORDER BY id');
    const before = await statuses();
    const to = { ...LAST_DAY, reassign_reports_to: world.manager.id };
    for (const [person, body] of [
      [await world.person({ role: 'manager' }), LAST_DAY],
      [await world.person({ role: 'admin' }), LAST_DAY],
      [lead, to],
    ] as const) {
      const reply = await deactivate(person, body, key);
      expect([reply.status, reply.body.data]).toEqual([403, { code: 'role_needs_session' }]);
    }
    const changed = (await statuses()).filter(({ id, status, manager_id }) =>
      before.some(
        (one) => one['id'] === id && (one['status'] !== status || one['manager_id'] !== manager_id),
      ),
    );
    expect(changed).toEqual([]);
    expect((await deactivate(lead, to)).status).toBe(200);
  });

  test('404 for someone of another workspace, 403 for a manager and for a key without people:write', async () => {
    const other = await service.world();
    expect((await deactivate(other.employee)).status).toBe(404);
    expect((await deactivate(world.employee, LAST_DAY, world.manager)).status).toBe(403);
    const key = await world.serviceKey(['team:read']);
    const reply = await deactivate(world.employee, LAST_DAY, key);
    expect(reply.body.data).toEqual({ code: 'insufficient_scope', required_scope: 'people:write' });
    expect((await me(world.employee)).status).toBe(200);
  });
});

describe('open payments after a deactivation, and not_restored after a reactivation', () => {
  test('200 lists payments that are not made yet, the next first, and does not change them', async () => {
    const person = await world.person({ manager: world.manager });
    const pay = async (status: string, payOn: string) =>
      (
        await world.sql(
          `INSERT INTO payments (workspace_id, employee_id, kind, amount, currency, status, pay_on, paid_at)
           VALUES ($1, $2, 'salary', 2500, 'EUR', $3::text, $4, CASE WHEN $3::text = 'completed' THEN now() END) RETURNING id`,
          [world.id, person.id, status, payOn],
        )
      )[0]!['id'] as string;
    const later = await pay('scheduled', '2027-02-28');
    const next = await pay('failed', '2027-01-31');
    for (const status of ['completed', 'cancelled']) await pay(status, '2026-11-30');
    const reply = await deactivate(person);
    expect(reply.body.data.open_payments).toEqual([
      {
        id: next,
        kind: 'salary',
        amount: '2500.00',
        currency: 'EUR',
        status: 'failed',
        pay_on: '2027-01-31',
      },
      {
        id: later,
        kind: 'salary',
        amount: '2500.00',
        currency: 'EUR',
        status: 'scheduled',
        pay_on: '2027-02-28',
      },
    ]);
    const [row] = await world.sql('SELECT status FROM payments WHERE id = $1', [later]);
    expect(row).toEqual({ status: 'scheduled' });
  });

  test('200 on reactivation lists what is not restored: contract, time off, people who reported to them', async () => {
    const person = await world.person({ role: 'manager', manager: world.admin });
    const report = await world.person({ manager: person });
    const off = await absence(person, '2027-03-01', '2027-03-01', 'approved', 100_000);
    const [contract] = await world.sql('SELECT id FROM contracts WHERE employee_id = $1', [person.id]);
    const left = await deactivate(person, { ...LAST_DAY, reassign_reports_to: world.manager.id });
    expect([left.status, left.body.data.open_payments]).toEqual([200, []]);
    await everybodyConfirms(service, world);
    const back = await service.request(world, 'POST', `/auth/users/${person.id}/reactivate/`, {
      as: world.admin,
      body: { password: PASSWORD },
    });
    expect(back.status).toBe(200);
    expect(back.body.data.not_restored).toEqual(
      expect.arrayContaining([
        { resource: 'user', id: report.id, action: 'updated' },
        { resource: 'absence', id: off, action: 'cancelled' },
        expect.objectContaining({ resource: 'contract', id: contract!['id'] }),
      ]),
    );
    expect(back.body.data.not_restored).toHaveLength(3);
  });

  test('200 with an empty not_restored if nothing ended', async () => {
    const person = await world.person({ status: 'deactivated' });
    const back = await service.request(world, 'POST', `/auth/users/${person.id}/reactivate/`, {
      as: world.admin,
      body: {},
    });
    expect(back.body.data.not_restored).toEqual([]);
  });
});
