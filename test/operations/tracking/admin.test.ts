import { randomUUID } from 'node:crypto';
import { describe, expect, test } from '@jest/globals';
import { openWorld } from '../../support/opening.ts';
import { auditOf, eventKindsOf, eventsOf, notificationsOf } from '../../support/traces.ts';
import type { Person } from '../../support/world.ts';
import { bill } from './billed.ts';

const { service, world } = await openWorld();

const MORNING = { started_at: '2026-11-18T09:00:00.000+01:00', ended_at: '2026-11-18T13:00:00.000+01:00' };
const AFTERNOON = { started_at: '2026-11-18T13:00:00.000+01:00', ended_at: '2026-11-18T17:00:00.000+01:00' };
const REASON = 'Forgot to track';

type Fields = Record<string, unknown>;
type Who = { token: string };
const add = (as: Who, body: Fields) =>
  service.request(world, 'POST', '/tracking/admin/entries/', { as, body: { reason: REASON, ...body } });
const change = (as: Who, id: string, body: Fields, headers: Record<string, string> = {}) =>
  service.request(world, 'PATCH', `/tracking/admin/entries/${id}/`, {
    as,
    body: { reason: REASON, ...body },
    headers,
  });
const remove = (as: Who, id: string, query: Record<string, string> = { reason: REASON }, headers = {}) =>
  service.request(world, 'DELETE', `/tracking/admin/entries/${id}/`, { as, query, headers });
const stop = (as: Who, id: string, body: Fields) =>
  service.request(world, 'POST', `/tracking/admin/clock/${id}/stop/`, {
    as,
    body: { reason: REASON, ...body },
  });
const own = async (as: Who, body: Fields = MORNING) => {
  const reply = await service.request(world, 'POST', '/tracking/entries/', { as, body });
  expect(reply.status).toBe(201);
  return reply.body.data;
};
const somebody = (): Promise<Person> => world.person({ manager: world.manager });
const hoursFromNow = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString();
const lockThrough = async (day: string, grace: string | null = null) => {
  const [row] = await world.sql(
    `INSERT INTO period_locks (workspace_id, locked_through, grace_until) VALUES ($1, $2, $3) RETURNING id`,
    [world.id, day, grace],
  );
  return () => world.sql('DELETE FROM period_locks WHERE id = $1', [row!['id']]);
};

describe('POST /api/v1/tracking/admin/entries/', () => {
  test('201 for a person below the manager, in their zone; event, audit line with the reason, notification', async () => {
    const person = await world.person({ manager: world.manager, timezone: 'Europe/Lisbon' });
    const reply = await add(world.manager, {
      employee_id: person.id,
      started_at: '2026-11-18T09:00:00Z',
      ended_at: '2026-11-18T12:00:00Z',
      reason: '  Phone was off ',
    });
    expect(reply.status).toBe(201);
    const { id } = reply.body.data;
    expect(reply.body.data).toMatchObject({
      employee: { id: person.id, email: person.email, name: person.name, photo_url: null },
      timezone: 'Europe/Lisbon',
      source: 'manual',
    });
    expect(await eventsOf(world, id)).toMatchObject([
      { event: 'time_entry.created', actor: { id: world.manager.id }, data: { employee: { id: person.id } } },
    ]);
    expect(await auditOf(world, id)).toMatchObject([
      { line: 'created time_entry · dashboard', changes: { reason: [null, 'Phone was off'] } },
    ]);
    expect(await notificationsOf(world, person.id)).toMatchObject([
      {
        kind: 'time_entry.created',
        body: 'The entry of 2026-11-18 09:00, by Mia Test: Phone was off',
        resource_id: id,
      },
    ]);
  });

  test('201 for an admin and a service key, for anyone; an admin is not notified of their own entries', async () => {
    const key = await world.serviceKey(['time:write']);
    const person = await somebody();
    expect((await add(world.admin, { employee_id: person.id, ...MORNING })).status).toBe(201);
    expect((await add(key, { employee_id: person.id, ...AFTERNOON })).body.data.source).toBe('api');
    expect((await add(world.admin, { employee_id: world.admin.id, ...MORNING })).status).toBe(201);
    expect(await notificationsOf(world, world.admin.id)).toEqual([]);
  });

  test('422 for a person not below the manager, for the manager and for an unknown person: the same bytes', async () => {
    const replies = [
      await add(world.manager, { employee_id: world.stranger.id, ...MORNING }),
      await add(world.manager, { employee_id: world.manager.id, ...MORNING }),
      await add(world.manager, { employee_id: randomUUID(), ...MORNING }),
      await add(world.admin, { employee_id: randomUUID(), ...MORNING }),
    ];
    expect(replies.map((reply) => reply.status)).toEqual([422, 422, 422, 422]);
    expect(new Set(replies.map((reply) => reply.text)).size).toBe(1);
    expect(Object.keys(replies[0]!.body.errors!)).toEqual(['employee_id']);
  });

  test('422 without a reason or with a blank one', async () => {
    for (const reason of [undefined, '', '  ']) {
      const reply = await add(world.manager, { employee_id: world.employee.id, ...MORNING, reason });
      expect([reply.status, Object.keys(reply.body.errors!)]).toEqual([422, ['reason']]);
    }
  });

  test('403 for an employee and for an employee’s key; 403 for a key without the scope', async () => {
    const body = { employee_id: world.colleague.id, ...MORNING };
    const replies = [
      await add(world.employee, body),
      await add(await world.personalKey(world.employee, ['time:write']), body),
      await add(await world.personalKey(world.manager, ['time:read']), body),
    ];
    expect(replies.map((reply) => [reply.status, reply.body.data.code])).toEqual([
      [403, 'insufficient_role'],
      [403, 'insufficient_role'],
      [403, 'insufficient_scope'],
    ]);
  });

  test('rule 27, 34, 38: 409 entry_overlap, period_locked, duplicate_external_id', async () => {
    const person = await somebody();
    const entry = await own(person, { ...MORNING, external_id: 'adm-1' });
    const over = await add(world.manager, { employee_id: person.id, ...MORNING });
    expect(over.body.data).toEqual({ code: 'entry_overlap', conflicts: [entry.id] });
    const twice = await add(world.manager, { employee_id: person.id, ...AFTERNOON, external_id: 'adm-1' });
    expect(twice.body.data).toEqual({ code: 'duplicate_external_id', id: entry.id });
    const unlock = await lockThrough('2026-11-18');
    try {
      const locked = await add(world.manager, { employee_id: person.id, ...AFTERNOON });
      expect([locked.status, locked.body.data.code]).toEqual([409, 'period_locked']);
    } finally {
      await unlock();
    }
  });
});

describe('PATCH /api/v1/tracking/admin/entries/{entry_id}/', () => {
  test('200 for a person below the manager; event, audit line with changes and reason, notification', async () => {
    const person = await somebody();
    const entry = await own(person);
    const reply = await change(world.manager, entry.id, { ended_at: '2026-11-18T12:00:00.000+01:00' });
    expect(reply.status).toBe(200);
    expect(reply.headers.get('etag')).toBe('"2"');
    expect(await eventKindsOf(world, entry.id)).toEqual(['time_entry.created', 'time_entry.updated']);
    expect((await auditOf(world, entry.id))[1]).toMatchObject({
      line: 'updated time_entry · dashboard',
      changes: { ended_at: [MORNING.ended_at, '2026-11-18T12:00:00.000+01:00'], reason: [null, REASON] },
    });
    expect(await notificationsOf(world, person.id)).toMatchObject([
      { kind: 'time_entry.updated', resource_type: 'time_entry', resource_id: entry.id },
    ]);
  });

  test('rule 34: during the grace period an admin may still correct, the manager and the person may not; after it nobody may', async () => {
    const person = await somebody();
    const entry = await own(person);
    let unlock = await lockThrough('2026-11-18', hoursFromNow(1));
    try {
      expect((await change(world.manager, entry.id, { description: 'x' })).body.data.code).toBe(
        'period_locked',
      );
      expect((await change(world.admin, entry.id, { description: 'Corrected' })).status).toBe(200);
      expect((await remove(world.manager, entry.id)).body.data.code).toBe('period_locked');
      const added = await add(world.admin, { employee_id: person.id, ...AFTERNOON });
      expect([added.status, added.body.data.locked]).toEqual([201, true]);
      expect((await remove(world.admin, added.body.data.id)).status).toBe(200);
    } finally {
      await unlock();
    }
    unlock = await lockThrough('2026-11-18', hoursFromNow(-1));
    try {
      expect((await change(world.admin, entry.id, { description: 'y' })).body.data.code).toBe(
        'period_locked',
      );
    } finally {
      await unlock();
    }
  });

  test('404 for an entry of a person not below the manager, of the manager, and an unknown one: the same bytes', async () => {
    const [foreign, mine] = [await own(world.stranger), await own(world.manager)];
    const replies = [
      await change(world.manager, foreign.id, { description: 'x' }),
      await change(world.manager, mine.id, { description: 'x' }),
      await change(world.manager, randomUUID(), { description: 'x' }),
      await remove(world.manager, foreign.id),
      await remove(world.manager, mine.id),
    ];
    expect(replies.map((reply) => reply.status)).toEqual([404, 404, 404, 404, 404]);
    expect(new Set(replies.map((reply) => reply.text)).size).toBe(1);
  });

  test('422 without a reason names only the reason; an empty body names both missing things', async () => {
    const entry = await own(await somebody());
    const patch = (body: object) =>
      service.request(world, 'PATCH', `/tracking/admin/entries/${entry.id}/`, { as: world.manager, body });
    const missing = { reason: ['This field is required.'] };
    for (const [body, errors] of [
      [{ billable: true }, missing],
      [{ billable: true, description: 'Meeting' }, missing],
      [{}, { reason: missing.reason, non_field_errors: ['At least one more field is needed.'] }],
    ] as const) {
      const reply = await patch(body);
      expect([reply.status, reply.body.errors]).toEqual([422, errors]);
    }
  });

  test('409 running, 409 invoiced, 409 entry_overlap, 412 for another version, 422 for only a reason', async () => {
    const person = await somebody();
    const [entry, other] = [await own(person), await own(person, AFTERNOON)];
    const over = await change(world.manager, entry.id, { ended_at: '2026-11-18T14:00:00.000+01:00' });
    expect(over.body.data).toEqual({ code: 'entry_overlap', conflicts: [other.id] });
    expect((await change(world.manager, entry.id, { billable: true }, { 'if-match': '"9"' })).status).toBe(
      412,
    );
    const alone = await change(world.manager, entry.id, {});
    expect([alone.status, alone.body.errors]).toEqual([
      422,
      { non_field_errors: ['At least one more field is needed.'] },
    ]);
    await bill(world, entry.id);
    expect((await change(world.manager, entry.id, { billable: true })).body.data.code).toBe('invoiced');
    const clock = await service.request(world, 'POST', '/tracking/clock/start/', { as: person });
    expect((await change(world.manager, clock.body.data.id, { billable: true })).body.data.code).toBe(
      'running',
    );
  });
});

describe('DELETE /api/v1/tracking/admin/entries/{entry_id}/', () => {
  test('200 once, then 404; event, audit line with the reason, notification', async () => {
    const person = await somebody();
    const entry = await own(person);
    const reply = await remove(world.manager, entry.id, { reason: 'Twice' });
    expect([reply.status, reply.body.data]).toEqual([200, {}]);
    expect((await remove(world.manager, entry.id)).status).toBe(404);
    expect(await eventKindsOf(world, entry.id)).toEqual(['time_entry.created', 'time_entry.deleted']);
    expect((await auditOf(world, entry.id))[1]).toMatchObject({
      line: 'deleted time_entry · dashboard',
      changes: { reason: [null, 'Twice'] },
    });
    expect(await notificationsOf(world, person.id)).toMatchObject([{ kind: 'time_entry.deleted' }]);
  });

  test('422 without a reason or with a blank one, 412 for another version; nothing is deleted', async () => {
    const person = await somebody();
    const entry = await own(person);
    expect((await remove(world.manager, entry.id, {})).status).toBe(422);
    expect((await remove(world.manager, entry.id, { reason: ' ' })).status).toBe(422);
    expect((await remove(world.manager, entry.id, undefined, { 'if-match': '"4"' })).status).toBe(412);
    expect(await eventKindsOf(world, entry.id)).toEqual(['time_entry.created']);
  });
});

describe('POST /api/v1/tracking/admin/clock/{user_id}/stop/', () => {
  const running = async (person: Person) =>
    (
      await service.request(world, 'POST', '/tracking/clock/start/', {
        as: person,
        body: { started_at: hoursFromNow(-3) },
      })
    ).body.data;

  test('200 at the given time; clock.stopped by the manager, audit line with the reason, notification', async () => {
    const person = await somebody();
    const clock = await running(person);
    const reply = await stop(world.manager, person.id, { ended_at: hoursFromNow(-1) });
    expect(reply.status).toBe(200);
    expect(reply.body.data).toMatchObject({ id: clock.id, auto_stopped: false, version: 2 });
    expect(Math.abs(reply.body.data.duration_seconds - 7200)).toBeLessThan(5);
    const [, stopped] = await eventsOf(world, clock.id);
    expect(stopped).toMatchObject({
      event: 'clock.stopped',
      actor: { id: world.manager.id },
      data: { auto_stopped: false, discarded: false },
    });
    expect((await auditOf(world, clock.id))[1]).toMatchObject({
      line: 'stopped clock · dashboard',
      changes: { reason: [null, REASON] },
    });
    expect(await notificationsOf(world, person.id)).toMatchObject([
      { kind: 'clock.stopped', resource_id: clock.id },
    ]);
  });

  test('409 clock_not_running without a clock; 200 once for ten parallel stops', async () => {
    const person = await somebody();
    const none = await stop(world.manager, person.id, { ended_at: hoursFromNow(-1) });
    expect([none.status, none.body.data.code]).toEqual([409, 'clock_not_running']);
    await running(person);
    const replies = await Promise.all(
      Array.from({ length: 10 }, () => stop(world.manager, person.id, { ended_at: hoursFromNow(-1) })),
    );
    expect(replies.map((reply) => reply.status).sort()).toEqual([200, ...Array<number>(9).fill(409)]);
  });

  test('422 for an end before the start, in the future or missing; 422 without a reason', async () => {
    const person = await somebody();
    await running(person);
    const replies = [
      await stop(world.manager, person.id, { ended_at: hoursFromNow(-5) }),
      await stop(world.manager, person.id, { ended_at: hoursFromNow(1) }),
      await stop(world.manager, person.id, {}),
      await stop(world.manager, person.id, { ended_at: hoursFromNow(-1), reason: ' ' }),
    ];
    expect(replies.map((reply) => [reply.status, Object.keys(reply.body.errors!)])).toEqual([
      [422, ['ended_at']],
      [422, ['ended_at']],
      [422, ['ended_at']],
      [422, ['reason']],
    ]);
  });

  test('404 for the clock of a person not below the manager and of an unknown person', async () => {
    await running(world.stranger);
    for (const id of [world.stranger.id, randomUUID()])
      expect((await stop(world.manager, id, { ended_at: hoursFromNow(-1) })).status).toBe(404);
    expect((await stop(world.admin, world.stranger.id, { ended_at: hoursFromNow(-1) })).status).toBe(200);
  });
});
