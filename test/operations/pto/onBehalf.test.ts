/** Time off that a manager or admin enters for a person. */
import { randomUUID } from 'node:crypto';
import { describe, expect, test } from '@jest/globals';
import type { Reply } from '../../support/service.ts';
import { openFixture, createFixture, together, type LeaveFixture, type Who } from './support.ts';

const { service, fixture, world } = await openFixture();

const WEEK = { start_date: '2026-06-08', end_date: '2026-06-12' };

const enter = (
  who: Who,
  employee: { id: string },
  body: Record<string, unknown> = {},
  on: LeaveFixture = fixture,
) =>
  on.call(who, 'POST', '/pto/admin/requests/', {
    body: { employee_id: employee.id, policy_id: on.world.vacation, ...WEEK, ...body },
  });
const codeOf = ({ status, body }: Reply) => [status, body.data.code];

describe('POST /api/v1/pto/admin/requests/', () => {
  test('201 requested: it awaits a decision like the person’s own requests; only the person is notified', async () => {
    const person = await fixture.someone();
    const reply = await enter(world.manager, person, { note: ' By phone ' });
    expect([reply.status, reply.headers.get('etag')]).toEqual([201, '"1"']);
    expect(reply.body.data).toMatchObject({
      employee: { id: person.id },
      status: 'requested',
      days: '5.00',
      note: 'By phone',
      reviewer: null,
      reviewed_at: null,
      allowed_actions: ['correct', 'cancel', 'approve', 'deny'],
    });
    const { id } = reply.body.data;
    expect(await fixture.ledger(id)).toEqual(['reserve -5.0000 2026-06-08']);
    const { lines, events, notices } = await fixture.traces(id);
    expect(lines).toEqual(['requested absence · dashboard']);
    expect(events.map(({ event, actor }) => [event, actor.id])).toEqual([
      ['absence.requested', world.manager.id],
    ]);
    // the manager who would decide has entered it
    expect(notices).toEqual([{ user_id: person.id, kind: 'absence.requested' }]);
    const own = await fixture.call(person, 'GET', `/pto/requests/${id}/`);
    expect(own.body.data.allowed_actions).toEqual(['edit', 'cancel']);
    const byAdmin = await enter(world.admin, await fixture.someone());
    expect((await fixture.traces(byAdmin.body.data.id)).notices.map(({ user_id }) => user_id)).toContain(
      world.manager.id,
    );
  });

  test('201 approved: decided by the caller, used at once, with both events', async () => {
    const person = await fixture.someone();
    const reply = await enter(world.manager, person, { status: 'approved' });
    expect(reply.status).toBe(201);
    expect(reply.body.data).toMatchObject({
      status: 'approved',
      reviewer: { id: world.manager.id },
      reviewed_at: expect.any(String),
      version: 1,
    });
    const { id } = reply.body.data;
    expect(await fixture.ledger(id)).toEqual(['use -5.0000 2026-06-08']);
    const { lines, events, notices } = await fixture.traces(id);
    expect(lines).toEqual(['requested and approved absence · dashboard']);
    expect(events.map(({ event, data }) => [event, data.status])).toEqual([
      ['absence.requested', 'requested'],
      ['absence.approved', 'approved'],
    ]);
    expect(notices).toEqual([{ user_id: person.id, kind: 'absence.approved' }]);
    expect((await fixture.balance(person)).used).toBe('5.00');
  });

  test('201 without the notice period, and in the past; 422 without notice for oneself', async () => {
    const policy_id = await fixture.policy('With notice', { min_notice_days: 30, requires_approval: true });
    const soon = { policy_id, start_date: '2026-02-04', end_date: '2026-02-04' };
    expect((await enter(world.manager, await fixture.someone(), soon)).status).toBe(201);
    const past = { policy_id, start_date: '2026-01-14', end_date: '2026-01-14' };
    expect((await enter(world.manager, await fixture.someone(), past)).status).toBe(201);
    expect(codeOf(await enter(world.manager, world.manager, soon))).toEqual([422, 'notice_too_short']);
    const own = await enter(world.manager, world.manager, { policy_id });
    expect([own.status, own.body.data.status]).toEqual([201, 'requested']);
    expect((await fixture.traces(own.body.data.id)).notices.map(({ user_id }) => user_id)).toEqual([
      world.admin.id,
    ]);
  });

  test('rule 21: 403 self_approval for an own absence as approved, and for a service key on its creator', async () => {
    const key = await world.serviceKey(['absences:write', 'absences:approve']);
    for (const [who, whom] of [
      [world.manager, world.manager.id],
      [world.admin, world.admin.id],
      [world.admin, world.admin.id.toUpperCase()],
      [key, world.admin.id],
      [key, world.admin.id.toUpperCase()],
    ] as const) {
      const reply = await enter(who, { id: whom }, { status: 'approved' });
      expect([whom, ...codeOf(reply)]).toEqual([whom, 403, 'self_approval']);
    }
    expect((await enter(world.secondAdmin, world.admin, { status: 'approved' })).status).toBe(201);
    // even if the only admin may decide on their own requests: they must request first, and the decision is
    // audited as self-approved
    const small = await createFixture(service, { settings: { self_approval: true } });
    await small.world.sql(`UPDATE users SET role = 'employee' WHERE id = $1`, [small.world.secondAdmin.id]);
    const own = await enter(small.world.admin, small.world.admin, { status: 'approved' }, small);
    expect(codeOf(own)).toEqual([403, 'self_approval']);
  });

  test('201 for a key with absences:write; 403 insufficient_scope to approve without absences:approve', async () => {
    const write = await world.serviceKey(['absences:write']);
    const person = await fixture.someone();
    const refused = await enter(write, person, { status: 'approved' });
    expect(refused.body.data).toEqual({ code: 'insufficient_scope', required_scope: 'absences:approve' });
    expect((await enter(write, person)).status).toBe(201);
    const both = await world.serviceKey(['absences:write', 'absences:approve']);
    const granted = await enter(both, await fixture.someone(), { status: 'approved' });
    expect(granted.body.data).toMatchObject({ status: 'approved', reviewer: { id: both.id } });
    expect((await fixture.traces(granted.body.data.id)).lines).toEqual([
      `requested and approved absence · api:${both.prefix}`,
    ]);
    const mine = await world.personalKey(world.employee, ['absences:write']);
    expect((await enter(mine, world.employee)).status).toBe(403);
  });

  test('rule 20: 422 for a person not below the caller, as for an unknown one; 201 for a person further down', async () => {
    const unknown = await enter(world.manager, { id: randomUUID() });
    expect([unknown.status, Object.keys(unknown.body.errors!)]).toEqual([422, ['employee_id']]);
    for (const person of [world.stranger, world.otherManager, world.admin, (await service.world()).employee])
      expect((await enter(world.manager, person)).text).toBe(unknown.text);
    const lead = await world.person({ role: 'manager', manager: world.manager });
    expect((await enter(world.manager, await world.person({ manager: lead }))).status).toBe(201);
    expect((await enter(world.employee, world.employee)).status).toBe(403);
  });

  test('422 and 409 as for an own request', async () => {
    const person = await fixture.someone();
    const type = await fixture.policy('For others', {}, { appliesTo: [randomUUID()] });
    const wrong = await enter(world.manager, person, { policy_id: type });
    expect([wrong.status, Object.keys(wrong.body.errors!)]).toEqual([422, ['policy_id']]);
    const weekend = { start_date: '2026-06-13', end_date: '2026-06-14' };
    expect(codeOf(await enter(world.manager, person, weekend))).toEqual([422, 'no_working_days']);
    expect((await enter(world.manager, person, { status: 'denied' })).status).toBe(422);
    const first = (await enter(world.manager, person)).body.data;
    const overlap = await enter(world.admin, person, { start_date: '2026-06-10', end_date: '2026-06-10' });
    expect([overlap.status, overlap.body.data]).toEqual([
      409,
      { code: 'absence_overlap', conflicts: [first.id] },
    ]);
    const poor = await fixture.someone();
    await fixture.credit(poor, '-23', '2026-01-01');
    const dear = await enter(world.manager, poor, { status: 'approved' });
    expect(dear.body.data).toEqual({
      code: 'insufficient_balance',
      available: '2.00',
      unit: 'day',
      year: 2026,
    });
  });

  test('rule 7: 201 and 409 for the same days entered by the person and the manager at once; the 409 has the other’s id', async () => {
    for (let round = 0; round < 4; round += 1) {
      const person = await fixture.someone();
      const day = { start_date: '2026-09-07', end_date: '2026-09-07' };
      await fixture.asked(person, day);
      const calls = [
        () => fixture.ask(person, WEEK),
        () => enter(world.manager, person, { status: 'approved' }),
      ];
      const replies = await together(service, person.id, round % 2 ? calls : calls.reverse());
      const winner = replies.find(({ status }) => status === 201)!;
      const loser = replies.find(({ status }) => status === 409)!;
      expect(loser.body.data).toEqual({ code: 'absence_overlap', conflicts: [winner.body.data.id] });
    }
  });
});
