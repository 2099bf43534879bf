/** Decisions on other people's absences. */
import { randomUUID } from 'node:crypto';
import { describe, expect, test } from '@jest/globals';
import { personWithPassword, PASSWORD } from '../../support/signIn.ts';
import { openFixture, createFixture, together, type LeaveFixture, type Who } from './support.ts';

const { service, fixture, world } = await openFixture();

const WEEK = { start_date: '2026-06-08', end_date: '2026-06-12' };

type Step = 'approve' | 'deny' | 'cancel';
const step = (
  who: Who,
  action: Step,
  id: string,
  body?: object,
  headers: Record<string, string> = {},
  on: LeaveFixture = fixture,
) =>
  on.call(who, 'POST', `/pto/admin/requests/${id}/${action}/`, {
    body: body ?? (action === 'approve' ? undefined : { reason: 'Too many are away' }),
    headers,
  });

describe('POST /api/v1/pto/admin/requests/{absence_id}/approve/', () => {
  test('200 for the manager: used, no longer reserved; audit line, event and a notification to the person', async () => {
    const person = await fixture.someone();
    const { id } = await fixture.asked(person, WEEK);
    const reply = await step(world.manager, 'approve', id, { note: ' Enjoy ' });
    expect([reply.status, reply.headers.get('etag')]).toEqual([200, '"2"']);
    expect(reply.body.data).toMatchObject({
      id,
      status: 'approved',
      days: '5.00',
      decision_note: 'Enjoy',
      reviewer: { id: world.manager.id, email: world.manager.email, name: 'Mia Test', photo_url: null },
      allowed_actions: ['correct', 'cancel'],
      version: 2,
    });
    expect(Date.parse(reply.body.data.reviewed_at)).toBe(Date.parse('2026-02-02T09:00:00+01:00'));
    expect(await fixture.ledger(id)).toEqual([
      'reserve -5.0000 2026-06-08',
      'release 5.0000 2026-06-08',
      'use -5.0000 2026-06-08',
    ]);
    expect(await fixture.balance(person)).toMatchObject({
      used: '5.00',
      pending: '0.00',
      available: '20.00',
    });
    const { lines, events, notices } = await fixture.traces(id);
    expect(lines.at(-1)).toBe('approved absence · dashboard');
    expect(events.at(-1)).toMatchObject({
      event: 'absence.approved',
      actor: { id: world.manager.id },
      data: { id, status: 'approved' },
    });
    expect(notices.at(-1)).toEqual({ user_id: person.id, kind: 'absence.approved' });
  });

  test('rule 17: 409 insufficient_balance if the balance has shrunk since the request', async () => {
    const person = await fixture.someone();
    const { id } = await fixture.asked(person, WEEK);
    await fixture.credit(person, '-22.5', '2026-01-01');
    const reply = await step(world.manager, 'approve', id);
    expect(reply.status).toBe(409);
    expect(reply.body.data).toEqual({
      code: 'insufficient_balance',
      available: '2.50',
      unit: 'day',
      year: 2026,
    });
    expect((await fixture.balance(person)).pending).toBe('5.00');
  });

  test('rule 20: 404 for another manager, 403 for an employee, 200 for a manager further up', async () => {
    const { id } = await fixture.asked(world.stranger, WEEK);
    const foreign = await step(world.manager, 'approve', id);
    expect([foreign.status, foreign.text]).toEqual([
      404,
      (await step(world.manager, 'approve', randomUUID())).text,
    ]);
    const employee = await step(world.employee, 'approve', id);
    expect([employee.status, employee.body.data.code]).toEqual([403, 'insufficient_role']);
    const middle = await world.person({ role: 'manager', manager: world.otherManager });
    const below = await world.person({ manager: middle });
    const indirect = await fixture.asked(below, WEEK);
    expect((await step(world.otherManager, 'approve', indirect.id)).status).toBe(200);
    expect((await step(middle, 'approve', id)).status).toBe(404);
  });

  test('rule 21: 403 self_approval for a manager, an admin, and a service key for its creator', async () => {
    for (const who of [world.manager, world.admin]) {
      const { id } = await fixture.asked(who, WEEK);
      const reply = await step(who, 'approve', id);
      expect([reply.status, reply.body.data.code]).toEqual([403, 'self_approval']);
      if (who !== world.admin) continue;
      const key = await world.serviceKey(['absences:approve']);
      const byKey = await step(key, 'approve', id);
      expect([byKey.status, byKey.body.data.code]).toEqual([403, 'self_approval']);
      expect((await step(world.secondAdmin, 'approve', id)).status).toBe(200);
    }
  });

  test('rule 21: 403 self_approval for a service key on everybody who rotated it', async () => {
    const key = await world.serviceKey(['team:read', 'absences:write', 'absences:approve']);
    const other = await personWithPassword(service, world, { role: 'admin' });
    const asked = await fixture.asked(other, WEEK);
    const rotated = await fixture.call(other, 'POST', `/platform/api-keys/${key.id}/rotate/`, {
      body: { password: PASSWORD, grace_hours: 1 },
    });
    expect(rotated.status).toBe(200);
    const secrets = [key.token, rotated.body.data.secret as string];
    for (const token of secrets) {
      const by = { ...key, token };
      for (const action of ['approve', 'deny', 'cancel'] as const) {
        const reply = await step(by, action, asked.id);
        expect([action, reply.status, reply.body.data.code]).toEqual([action, 403, 'self_approval']);
      }
      const entered = await fixture.call(by, 'POST', '/pto/admin/requests/', {
        body: { ...WEEK, employee_id: other.id, policy_id: world.vacation, status: 'approved' },
      });
      expect([entered.status, entered.body.data.code]).toEqual([403, 'self_approval']);
      const seen = await fixture.call(by, 'GET', `/pto/admin/requests/${asked.id}/`);
      expect(seen.body.data.allowed_actions).toEqual(['edit', 'cancel']);
    }
    // its creator still counts; absences of people who have not seen a secret can be decided
    const { id } = await fixture.asked(world.admin, { start_date: '2026-06-15', end_date: '2026-06-15' });
    expect((await step({ ...key, token: secrets[1]! }, 'approve', id)).body.data.code).toBe('self_approval');
    const anybody = await fixture.asked(world.secondAdmin, WEEK);
    expect((await step({ ...key, token: secrets[1]! }, 'approve', anybody.id)).status).toBe(200);
  });

  test('200 for a service key on anybody else: the key is the reviewer', async () => {
    const { id } = await fixture.asked(await fixture.someone(), WEEK);
    const key = await world.serviceKey(['absences:approve']);
    const reply = await step(key, 'approve', id);
    expect(reply.status).toBe(200);
    expect(reply.body.data.reviewer).toEqual({
      id: key.id,
      email: `${key.prefix}@keys.invalid`,
      name: 'Test key',
      photo_url: null,
    });
    expect((await fixture.traces(id)).lines.at(-1)).toBe(`approved absence · api:${key.prefix}`);
  });

  test('rule 22: 403 for the only admin on their own request, or 200 if self_approval is set, audited as self-approved', async () => {
    for (const self_approval of [false, true]) {
      const small = await createFixture(service, { settings: { self_approval } });
      const { admin, secondAdmin, sql } = small.world;
      const { id } = await small.asked(admin, WEEK);
      // if there are two admins the other one decides, whatever the setting
      const beside = await step(admin, 'approve', id, undefined, {}, small);
      expect([beside.status, beside.body.data.code]).toEqual([403, 'self_approval']);
      await sql(`UPDATE users SET role = 'employee' WHERE id = $1`, [secondAdmin.id]);
      const seen = await small.call(admin, 'GET', `/pto/requests/${id}/`);
      expect(seen.body.data.allowed_actions).toEqual(
        self_approval ? ['edit', 'cancel', 'approve', 'deny'] : ['edit', 'cancel'],
      );
      const reply = await step(admin, 'approve', id, undefined, {}, small);
      expect(reply.status).toBe(self_approval ? 200 : 403);
      const { lines } = await small.traces(id);
      if (self_approval) expect(lines.at(-1)).toBe('self-approved absence · dashboard');
    }
  });

  test('rule 23: 200 and 409 for an approval and a cancellation at once, and the ledger is right', async () => {
    for (let round = 0; round < 6; round += 1) {
      const person = await fixture.someone();
      const { id } = await fixture.asked(person, WEEK);
      const calls = [
        () => step(world.manager, 'approve', id),
        () => fixture.call(person, 'POST', `/pto/requests/${id}/cancel/`),
      ];
      const replies = await together(service, person.id, round % 2 ? calls : calls.reverse());
      expect(replies.map((reply) => reply.status).sort()).toEqual([200, 409]);
      const winner = replies.find((reply) => reply.status === 200)!.body.data;
      const loser = replies.find((reply) => reply.status === 409)!.body.data;
      expect(loser).toEqual({ code: 'invalid_transition', current_status: winner.status });
      const { available } = await fixture.balance(person);
      expect(available).toBe(winner.status === 'approved' ? '20.00' : '25.00');
      expect((await fixture.traces(id)).events).toHaveLength(2);
    }
  });

  test('200 for one of many parallel approvals and denials, 409 for the others', async () => {
    const person = await fixture.someone();
    const { id } = await fixture.asked(person, WEEK);
    const replies = await Promise.all(
      Array.from({ length: 10 }, (_, index) =>
        step(index % 2 ? world.manager : world.admin, index % 3 ? 'approve' : 'deny', id),
      ),
    );
    expect(replies.map((reply) => reply.status).sort()).toEqual([200, ...Array<number>(9).fill(409)]);
    const { status } = replies.find((reply) => reply.status === 200)!.body.data;
    expect((await fixture.balance(person)).available).toBe(status === 'approved' ? '20.00' : '25.00');
  });

  test('rule 24: 412 for a version that the person has changed since, 200 for the current one', async () => {
    const person = await fixture.someone();
    const { id } = await fixture.asked(person, WEEK);
    for (const end_date of ['2026-06-11', '2026-06-10', '2026-06-09']) {
      await fixture.call(person, 'PATCH', `/pto/requests/${id}/`, { body: { end_date } });
    }
    const stale = await step(world.manager, 'approve', id, undefined, { 'if-match': '"3"' });
    expect([stale.status, stale.body.data.current_version]).toEqual([412, 4]);
    expect((await step(world.manager, 'approve', id, undefined, { 'if-match': '"4"' })).status).toBe(200);
  });

  test('409 invalid_transition after a decision', async () => {
    const { id } = await fixture.approved(await fixture.someone(), WEEK);
    const reply = await step(world.manager, 'approve', id);
    expect(reply.status).toBe(409);
    expect(reply.body.data).toEqual({ code: 'invalid_transition', current_status: 'approved' });
  });
});

describe('POST /api/v1/pto/admin/requests/{absence_id}/deny/', () => {
  test('200 with the reason, of which the person is notified; the days are released', async () => {
    const person = await fixture.someone();
    const { id } = await fixture.asked(person, WEEK);
    const reply = await step(world.manager, 'deny', id, { reason: ' Release week ' });
    expect(reply.status).toBe(200);
    expect(reply.body.data).toMatchObject({
      status: 'denied',
      decision_note: 'Release week',
      reviewer: { id: world.manager.id },
      allowed_actions: [],
    });
    expect(await fixture.ledger(id)).toEqual(['reserve -5.0000 2026-06-08', 'release 5.0000 2026-06-08']);
    const { lines, events, notices } = await fixture.traces(id);
    expect(lines.at(-1)).toBe('denied absence · dashboard');
    expect(events.at(-1)).toMatchObject({ event: 'absence.denied', data: { status: 'denied' } });
    expect(notices.at(-1)).toEqual({ user_id: person.id, kind: 'absence.denied' });
    const [notice] = await world.sql(
      `SELECT body FROM notifications WHERE resource_id = $1 AND user_id = $2`,
      [id, person.id],
    );
    expect(notice!['body']).toBe('Vacation, 2026-06-08 to 2026-06-12. Release week');
    // the days can be requested again
    expect((await fixture.ask(person, WEEK)).status).toBe(201);
  });

  test('rule 25: 422 without a reason, or with a blank one', async () => {
    const { id } = await fixture.asked(await fixture.someone(), WEEK);
    for (const body of [{}, { reason: '' }, { reason: '  ' }]) {
      const reply = await step(world.manager, 'deny', id, body);
      expect([reply.status, Object.keys(reply.body.errors!)]).toEqual([422, ['reason']]);
    }
  });

  test('403 for an own request, 404 out of view, 409 after a decision, 412 for an old version', async () => {
    const own = await fixture.asked(world.manager, { start_date: '2026-07-13', end_date: '2026-07-17' });
    const reply = await step(world.manager, 'deny', own.id);
    expect([reply.status, reply.body.data.code]).toEqual([403, 'self_approval']);
    const { id } = await fixture.asked(await fixture.someone(), WEEK);
    expect((await step(world.otherManager, 'deny', id)).status).toBe(404);
    expect((await step(world.manager, 'deny', id, undefined, { 'if-match': '"7"' })).status).toBe(412);
    expect((await step(world.manager, 'deny', id)).status).toBe(200);
    const again = await step(world.manager, 'deny', id);
    expect(again.body.data).toEqual({ code: 'invalid_transition', current_status: 'denied' });
  });
});

describe('POST /api/v1/pto/admin/requests/{absence_id}/cancel/', () => {
  test('200 even after the first day: the days are released and the person is notified', async () => {
    const person = await fixture.someone();
    const { id } = await fixture.approved(person, WEEK);
    fixture.today('2026-06-10');
    const reply = await step(world.manager, 'cancel', id, { reason: 'Called back' });
    expect(reply.status).toBe(200);
    expect(reply.body.data).toMatchObject({
      status: 'cancelled',
      decision_note: 'Called back',
      allowed_actions: [],
    });
    expect((await fixture.balance(person)).used).toBe('0.00');
    const { lines, events, notices } = await fixture.traces(id);
    expect(lines.at(-1)).toBe('cancelled absence · dashboard');
    expect(events.at(-1)).toMatchObject({ event: 'absence.cancelled', data: { status: 'cancelled' } });
    expect(notices.at(-1)).toEqual({ user_id: person.id, kind: 'absence.cancelled' });
    fixture.today('2026-02-02');
  });

  test('200 for an open request; 409 for a cancelled one; 422 without a reason', async () => {
    const { id } = await fixture.asked(await fixture.someone(), WEEK);
    expect((await step(world.manager, 'cancel', id, {})).status).toBe(422);
    expect((await step(world.manager, 'cancel', id)).status).toBe(200);
    const again = await step(world.manager, 'cancel', id);
    expect(again.status).toBe(409);
    expect(again.body.data).toEqual({ code: 'invalid_transition', current_status: 'cancelled' });
  });

  test('409 period_locked, but 200 for an admin in the grace period', async () => {
    const locked = await createFixture(service);
    const { manager, admin, employee, sql, id: workspace } = locked.world;
    const { id } = await locked.approved(employee, { start_date: '2026-01-30', end_date: '2026-02-03' });
    await sql(
      `INSERT INTO period_locks (workspace_id, locked_through, grace_until) VALUES ($1, '2026-01-31', '2026-02-05T00:00:00Z')`,
      [workspace],
    );
    const seen = await locked.call(manager, 'GET', `/pto/admin/requests/${id}/`);
    expect(seen.body.data.allowed_actions).toEqual(['correct']);
    const reply = await step(manager, 'cancel', id, undefined, {}, locked);
    expect(reply.status).toBe(409);
    expect(reply.body.data).toEqual({ code: 'period_locked', locked_through: '2026-01-31' });
    expect((await step(admin, 'cancel', id, undefined, {}, locked)).status).toBe(200);
  });

  test('404 out of view; 200 for an admin’s own absence, by the rules for its person', async () => {
    const { id } = await fixture.approved(await fixture.someone(), WEEK);
    expect((await step(world.otherManager, 'cancel', id)).status).toBe(404);
    const own = await fixture.approved(
      world.secondAdmin,
      { start_date: '2026-02-02', end_date: '2026-02-03' },
      world.admin,
    );
    const reply = await step(world.secondAdmin, 'cancel', own.id);
    expect([reply.status, reply.body.data.code]).toEqual([409, 'already_started']);
  });
});

describe('GET /api/v1/pto/admin/requests/', () => {
  test('200 with everybody for an admin, with the people below for a manager', async () => {
    const own = await createFixture(service);
    const { admin, manager, otherManager, employee, stranger } = own.world;
    const below = await own.world.person({ manager: employee });
    const ids: Record<string, string> = {};
    for (const who of [employee, stranger, below, manager]) ids[who.id] = (await own.asked(who, WEEK)).id;
    const seenBy = async (who: Who, query = {}) => {
      const reply = await own.call(who, 'GET', '/pto/admin/requests/', { query });
      expect(reply.status).toBe(200);
      return reply.body.data.map((absence: { id: string }) => absence.id).sort();
    };
    const of = (...people: { id: string }[]) => people.map(({ id }) => ids[id]!).sort();
    expect(await seenBy(admin)).toEqual(of(employee, stranger, below, manager));
    expect(await seenBy(manager)).toEqual(of(employee, below));
    expect(await seenBy(otherManager)).toEqual(of(stranger));
    expect(await seenBy(manager, { employee_id: `${stranger.id},${below.id}` })).toEqual(of(below));
    expect((await own.call(employee, 'GET', '/pto/admin/requests/')).status).toBe(403);
    const key = await own.world.personalKey(manager, ['team:read']);
    expect(await seenBy(key)).toEqual(of(employee, below));
    const service_ = await own.world.serviceKey(['team:read']);
    const all = await own.call(service_, 'GET', '/pto/admin/requests/', { query: { include_total: true } });
    expect(all.headers.get('x-total-count')).toBe('4');
    expect(all.body.data.map((one: { allowed_actions: string[] }) => one.allowed_actions)).toEqual(
      Array(4).fill([]),
    );
  });

  test('200 by status, leave type, department, name and dates, with the allowed actions', async () => {
    const own = await createFixture(service);
    const { manager, employee, colleague, sql, id: workspace } = own.world;
    const [department] = await sql(
      `INSERT INTO list_items (workspace_id, list_key, code, label) VALUES ($1, 'departments', 'ops', 'Ops') RETURNING id`,
      [workspace],
    );
    await sql('UPDATE users SET department_id = $1 WHERE id = $2', [department!['id'], colleague.id]);
    const waiting = await own.asked(employee, WEEK);
    const granted = await own.approved(colleague, { start_date: '2026-05-04', end_date: '2026-05-08' });
    const ill = await own.asked(colleague, {
      start_date: '2026-04-01',
      end_date: '2026-04-01',
      policy_id: own.world.sick,
    });
    const list = async (query: Record<string, string>) =>
      (await own.call(manager, 'GET', '/pto/admin/requests/', { query })).body.data;
    const ids = async (query: Record<string, string>) =>
      (await list(query)).map(({ id }: { id: string }) => id);
    expect(await ids({})).toEqual([waiting.id, granted.id, ill.id]);
    expect(await ids({ status: 'approved' })).toEqual([granted.id, ill.id]);
    expect(await ids({ status: 'approved', policy_id: own.world.vacation })).toEqual([granted.id]);
    expect(await ids({ department_id: department!['id'] })).toEqual([granted.id, ill.id]);
    expect(await ids({ q: 'carl te' })).toEqual([granted.id, ill.id]);
    expect(await ids({ q: employee.email.slice(0, 8).toUpperCase() })).toEqual([waiting.id]);
    expect(await ids({ q: '%' })).toEqual([]);
    expect(await ids({ from: '2026-05-08', to: '2026-06-08' })).toEqual([waiting.id, granted.id]);
    const [first, second] = await list({});
    expect(first.allowed_actions).toEqual(['correct', 'cancel', 'approve', 'deny']);
    expect(second.allowed_actions).toEqual(['correct', 'cancel']);
  });

  test('200 in pages within a tree, and with deleted requests for clients that sync', async () => {
    const own = await createFixture(service);
    const { manager, employee, colleague, sql } = own.world;
    for (const who of [employee, colleague]) {
      await own.asked(who, WEEK);
      await own.asked(who, { start_date: '2026-07-06', end_date: '2026-07-06' });
    }
    const first = await own.call(manager, 'GET', '/pto/admin/requests/', { query: { limit: 3 } });
    const next = await own.call(manager, 'GET', '/pto/admin/requests/', {
      query: { limit: 3, cursor: first.headers.get('x-next-cursor')! },
    });
    const ids = [...first.body.data, ...next.body.data].map(({ id }: { id: string }) => id);
    expect(new Set(ids).size).toBe(4);
    expect(next.headers.get('x-next-cursor')).toBeNull();
    await sql('UPDATE absences SET deleted_at = now() WHERE id = $1', [ids[0]]);
    const synced = await own.call(manager, 'GET', '/pto/admin/requests/', {
      query: { updated_since: '2020-01-01T00:00:00Z', include_deleted: true },
    });
    expect(synced.body.data).toHaveLength(4);
    expect(
      synced.body.data.filter((one: { deleted_at: string | null }) => one.deleted_at !== null),
    ).toMatchObject([{ id: ids[0] }]);
  });
});

describe('GET /api/v1/pto/admin/requests/{absence_id}/', () => {
  test('304 while unchanged; 200 after a change of the balance or the team, although the version is the same', async () => {
    const own = await createFixture(service);
    const { employee, colleague, manager } = own.world;
    const { id } = await own.asked(employee, { start_date: '2027-02-01', end_date: '2027-02-01' });
    const read = (tag?: string) =>
      own.call(manager, 'GET', `/pto/admin/requests/${id}/`, {
        headers: tag === undefined ? {} : { 'if-none-match': tag },
      });
    let reply = await read();
    for (const change of [
      () => own.asked(employee, { start_date: '2027-02-02', end_date: '2027-02-02' }),
      () => own.approved(colleague, { start_date: '2027-02-01', end_date: '2027-02-01' }),
    ]) {
      const tag = reply.headers.get('etag')!;
      expect((await read(tag)).status).toBe(304);
      await change();
      reply = await read(tag);
      expect([reply.status, reply.body.data.version]).toEqual([200, 1]);
    }
  });

  test('200 with the balance of its year and who else of the team is absent', async () => {
    const own = await createFixture(service);
    const { manager, admin, employee, colleague, stranger } = own.world;
    const { id } = await own.asked(employee, { start_date: '2027-01-04', end_date: '2027-01-08' });
    const also = await own.approved(colleague, { start_date: '2027-01-08', end_date: '2027-01-11' });
    await own.asked(colleague, { start_date: '2027-01-12', end_date: '2027-01-12' });
    await own.asked(stranger, { start_date: '2027-01-04', end_date: '2027-01-08' });
    const reply = await own.call(manager, 'GET', `/pto/admin/requests/${id}/`);
    expect([reply.status, reply.headers.get('etag')]).toEqual([200, expect.stringMatching(/^"1-/)]);
    expect(reply.body.data).toMatchObject({
      id,
      days: '5.00',
      status: 'requested',
      allowed_actions: ['correct', 'cancel', 'approve', 'deny'],
      balance: { policy: { name: 'Vacation' }, year: 2027, entitled: '25.00', carried_over: '5.00' },
    });
    expect(reply.body.data.team_conflicts).toEqual([
      {
        employee: { id: colleague.id, email: colleague.email, name: colleague.name, photo_url: null },
        start_date: also.start_date,
        end_date: also.end_date,
        status: 'approved',
      },
    ]);
    expect((await own.call(admin, 'GET', `/pto/admin/requests/${id}/`)).status).toBe(200);
  });

  test('rule 20: 404 out of view, the same bytes as for an unknown one; 403 for an employee', async () => {
    const { id } = await fixture.asked(world.stranger, { start_date: '2026-08-03', end_date: '2026-08-03' });
    const foreign = await fixture.call(world.manager, 'GET', `/pto/admin/requests/${id}/`);
    const absent = await fixture.call(world.manager, 'GET', `/pto/admin/requests/${randomUUID()}/`);
    expect([foreign.status, foreign.text]).toEqual([404, absent.text]);
    expect((await fixture.call(world.employee, 'GET', `/pto/admin/requests/${id}/`)).status).toBe(403);
    const other = await service.world();
    const elsewhere = await service.request(other, 'GET', `/pto/admin/requests/${id}/`, {
      as: await other.serviceKey(['team:read']),
    });
    expect(elsewhere.status).toBe(404);
  });
});
