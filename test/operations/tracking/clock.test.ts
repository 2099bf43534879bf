import { describe, expect, test } from '@jest/globals';
import { localDate, offsetText } from '../../../src/civil/zones.ts';
import { openWorld } from '../../support/opening.ts';
import { auditOf, eventKindsOf, eventsOf, notificationsOf } from '../../support/traces.ts';
import type { Person, World } from '../../support/world.ts';

const { service, world } = await openWorld();

type Fields = Record<string, unknown>;
type Caller = { token: string };
const look = (as: Caller, query: Record<string, string> = {}) =>
  service.request(world, 'GET', '/tracking/clock/', { as, query });
const start = (as: Caller, body?: Fields) =>
  service.request(world, 'POST', '/tracking/clock/start/', { as, body });
const stop = (as: Caller, body?: Fields) =>
  service.request(world, 'POST', '/tracking/clock/stop/', { as, body });
const add = (as: Caller, body: Fields) => service.request(world, 'POST', '/tracking/entries/', { as, body });
const somebody = (): Promise<Person> => world.person({ manager: world.manager });
const hoursFromNow = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString();

/** Inserts a running clock with SQL, so that it may be older than a day. */
const runningSince = async (person: Person, hours: number) => {
  const [row] = await world.sql(
    `INSERT INTO time_entries (workspace_id, employee_id, started_at, timezone, source)
     VALUES ($1, $2, date_trunc('milliseconds', now()) - make_interval(hours => $3), 'Europe/Berlin', 'clock') RETURNING id, started_at`,
    [world.id, person.id, hours],
  );
  return { id: row!['id'] as string, started: (row!['started_at'] as Date).getTime() };
};
const named = ({ id, email, name }: Person) => ({ id, email, name });
const shown = (person: Person) => ({ ...named(person), photo_url: null });

describe('POST /api/v1/tracking/clock/start/', () => {
  test("201 with a running entry that begins now, in the person's zone", async () => {
    const person = await world.person({ manager: world.manager, timezone: 'America/New_York' });
    const before = Date.now();
    const reply = await start(person, { description: ' Survey ', billable: true });
    expect(reply.status).toBe(201);
    expect(reply.headers.get('etag')).toBe('"1"');
    expect(reply.body.data).toEqual({
      id: expect.any(String),
      employee: shown(person),
      started_at: expect.stringMatching(/-0[45]:00$/),
      ended_at: null,
      duration_seconds: null,
      break_minutes: 0,
      timezone: 'America/New_York',
      description: 'Survey',
      billable: true,
      category: null,
      source: 'clock',
      external_id: null,
      auto_stopped: false,
      locked: false,
      warnings: [],
      version: 1,
      created_at: expect.any(String),
      updated_at: expect.any(String),
      deleted_at: null,
    });
    const began = Date.parse(reply.body.data.started_at);
    expect(began).toBeGreaterThanOrEqual(before);
    expect(began).toBeLessThanOrEqual(Date.now());
  });

  test('201 emits clock.started, not time_entry.created, and an audit line', async () => {
    const key = await world.personalKey(world.stranger, ['time:write']);
    const { data } = (await start(key)).body;
    expect(await eventsOf(world, data.id)).toEqual([
      {
        id: expect.any(String),
        sequence: expect.any(Number),
        event: 'clock.started',
        occurred_at: expect.any(String),
        actor: named(world.stranger),
        data: {
          id: data.id,
          version: 1,
          employee: named(world.stranger),
          started_at: data.started_at,
          ended_at: null,
          auto_stopped: false,
          discarded: false,
        },
      },
    ]);
    expect(await auditOf(world, data.id)).toMatchObject([
      { line: `started clock · api:${key.prefix}`, key_prefix: key.prefix },
    ]);
    await stop(key);
  });

  test('rule 26: 409 clock_running with the running entry', async () => {
    const person = await somebody();
    const first = await start(person);
    const second = await start(person);
    expect(second.status).toBe(409);
    expect(second.body.data).toEqual({ code: 'clock_running', entry: first.body.data });
  });

  test.each([2, 20])('rule 26: 409 clock_running for all but one of %d parallel starts', async (count) => {
    const person = await somebody();
    const replies = await Promise.all(Array.from({ length: count }, () => start(person)));
    expect(replies.map((reply) => reply.status).sort()).toEqual([201, ...Array<number>(count - 1).fill(409)]);
    const winner = replies.find((reply) => reply.status === 201)!.body.data;
    for (const reply of replies.filter((one) => one.status === 409))
      expect(reply.body.data).toEqual({ code: 'clock_running', entry: winner });
    expect(await eventKindsOf(world, winner.id)).toEqual(['clock.started']);
  });

  test('rule 26: 409 clock_running for a clock that is started concurrently without the lock', async () => {
    const person = await somebody();
    const other = await service.database.admin.connect();
    try {
      await other.query('BEGIN');
      const { rows } = await other.query(
        `INSERT INTO time_entries (workspace_id, employee_id, started_at, timezone, source)
         VALUES ($1, $2, now() - interval '1 hour', 'Europe/Berlin', 'clock') RETURNING id`,
        [world.id, person.id],
      );
      const waiting = start(person);
      await new Promise((resolve) => setTimeout(resolve, 150));
      await other.query('COMMIT');
      const reply = await waiting;
      expect(reply.status).toBe(409);
      expect(reply.body.data).toMatchObject({ code: 'clock_running', entry: { id: rows[0].id } });
    } finally {
      other.release();
    }
  });

  test('rule 26: 201 with if_running stop: the old entry ends when the new one begins', async () => {
    const person = await somebody();
    const old = await start(person, { started_at: hoursFromNow(-2) });
    const reply = await start(person, { if_running: 'stop', started_at: hoursFromNow(-0.5) });
    expect(reply.status).toBe(201);
    const [closed] = await eventsOf(world, old.body.data.id).then((events) => events.slice(1));
    expect(closed).toMatchObject({
      event: 'clock.stopped',
      actor: named(person),
      data: { ended_at: reply.body.data.started_at, auto_stopped: false, discarded: false },
    });
    expect((await auditOf(world, old.body.data.id)).map((row) => row['line'])).toEqual([
      'started clock · dashboard',
      'stopped clock · dashboard',
    ]);
    expect((await look(person)).body.data.entry.id).toBe(reply.body.data.id);
  });

  test('rule 26: 201 or 409 for parallel starts with if_running stop; afterwards one clock runs', async () => {
    const person = await somebody();
    await start(person, { started_at: hoursFromNow(-1) });
    const replies = await Promise.all(Array.from({ length: 8 }, () => start(person, { if_running: 'stop' })));
    for (const reply of replies) expect([201, 409]).toContain(reply.status);
    const rows = await world.sql(
      'SELECT count(*) FILTER (WHERE ended_at IS NULL)::int AS running FROM time_entries WHERE employee_id = $1',
      [person.id],
    );
    expect(rows).toEqual([{ running: 1 }]);
  });

  test('409 entry_overlap with if_running stop if the new clock would begin before the running one', async () => {
    const person = await somebody();
    const old = await start(person, { started_at: hoursFromNow(-1) });
    const reply = await start(person, { if_running: 'stop', started_at: hoursFromNow(-2) });
    expect(reply.status).toBe(409);
    expect(reply.body.data).toEqual({ code: 'entry_overlap', conflicts: [old.body.data.id] });
    expect((await look(person)).body.data.entry.id).toBe(old.body.data.id);
  });

  test('422 with if_running stop leaves the old clock running when the new one cannot start', async () => {
    const person = await somebody();
    const old = await start(person, { started_at: hoursFromNow(-2) });
    const reply = await start(person, { if_running: 'stop', category_id: world.id });
    expect(reply.status).toBe(422);
    expect((await look(person)).body.data.entry).toEqual(old.body.data);
    expect(await eventKindsOf(world, old.body.data.id)).toEqual(['clock.started']);
  });

  test('rule 35: 201 with if_running stop ends a forgotten clock at its limit, as the system, and notifies the person', async () => {
    const person = await somebody();
    const old = await runningSince(person, 20);
    expect((await start(person, { if_running: 'stop' })).status).toBe(201);
    const [closed] = await eventsOf(world, old.id);
    expect(closed).toMatchObject({
      event: 'clock.stopped',
      actor: {
        id: '00000000-0000-0000-0000-000000000000',
        email: 'system@service.invalid',
        name: 'system',
      },
      data: { auto_stopped: true },
    });
    expect(Date.parse(closed!.data['ended_at'])).toBe(old.started + 16 * 3_600_000);
    expect(await auditOf(world, old.id)).toMatchObject([{ line: 'stopped clock · system' }]);
    expect(await notificationsOf(world, person.id)).toMatchObject([
      { kind: 'clock.auto_stopped', resource_type: 'time_entry', resource_id: old.id },
    ]);
  });

  test('409 entry_overlap with an entry that begins after the start', async () => {
    const person = await somebody();
    const entry = await add(person, { started_at: hoursFromNow(-2), ended_at: hoursFromNow(-1) });
    const reply = await start(person, { started_at: hoursFromNow(-3) });
    expect(reply.body.data).toEqual({ code: 'entry_overlap', conflicts: [entry.body.data.id] });
    expect((await start(person, { started_at: entry.body.data.ended_at })).status).toBe(201);
  });

  test('rule 34: 409 period_locked', async () => {
    const day = localDate(Date.now() - 3_600_000, 'Europe/Berlin');
    const [lock] = await world.sql(
      'INSERT INTO period_locks (workspace_id, locked_through) VALUES ($1, $2) RETURNING id',
      [world.id, day],
    );
    try {
      const reply = await start(await somebody(), { started_at: hoursFromNow(-1) });
      expect(reply.body.data).toEqual({ code: 'period_locked', locked_through: day });
    } finally {
      await world.sql('DELETE FROM period_locks WHERE id = $1', [lock!['id']]);
    }
  });

  test.each<[string, Fields, string]>([
    ['a start in the future', { started_at: hoursFromNow(1) }, 'started_at'],
    ['a start more than 24 hours ago', { started_at: hoursFromNow(-24.1) }, 'started_at'],
    ['rule 30: a start without an offset', { started_at: '2026-11-18T09:00:00' }, 'started_at'],
    ['another if_running', { if_running: 'wait' }, 'if_running'],
    ['an unknown category', { category_id: '0193a000-0000-7000-8000-000000000602' }, 'category_id'],
    ['an unknown field', { ended_at: hoursFromNow(0) }, 'ended_at'],
  ])('422 for %s', async (_name, body, field) => {
    const reply = await start(await somebody(), body);
    expect(reply.status).toBe(422);
    expect(Object.keys(reply.body.errors!)).toEqual([field]);
  });

  test('201 for a service key that names a person; 422 without one, 422 for an unknown or deactivated person', async () => {
    const key = await world.serviceKey(['time:write']);
    const person = await somebody();
    const reply = await start(key, { employee_id: person.id });
    expect([reply.status, reply.body.data.employee]).toEqual([201, shown(person)]);
    const gone = await world.person({ status: 'deactivated' });
    const refused = [
      await start(key),
      await start(key, { employee_id: world.id }),
      await start(key, { employee_id: gone.id }),
    ];
    expect(refused.map((one) => one.status)).toEqual([422, 422, 422]);
    expect(refused.map((one) => Object.keys(one.body.errors!))).toEqual(Array(3).fill(['employee_id']));
  });

  test("403 not_own_record for somebody else's clock", async () => {
    const reply = await start(world.manager, { employee_id: world.employee.id });
    expect([reply.status, reply.body.data.code]).toEqual([403, 'not_own_record']);
  });

  test('rule 58: 201 twice with one clock for the same Idempotency-Key', async () => {
    const person = await somebody();
    const options = { as: person, headers: { 'idempotency-key': 'morning' } };
    const replies = [
      await service.request(world, 'POST', '/tracking/clock/start/', options),
      await service.request(world, 'POST', '/tracking/clock/start/', options),
    ];
    expect(replies.map((reply) => reply.status)).toEqual([201, 201]);
    expect(replies[1]!.body.data).toEqual(replies[0]!.body.data);
  });
});

describe('POST /api/v1/tracking/clock/stop/', () => {
  test('200 with the closed entry', async () => {
    const person = await somebody();
    const running = (await start(person, { started_at: hoursFromNow(-2), description: 'Survey' })).body.data;
    const reply = await stop(person, { ended_at: hoursFromNow(-1), break_minutes: 10 });
    expect(reply.status).toBe(200);
    expect(reply.headers.get('etag')).toBe('"2"');
    expect(reply.body.data).toEqual({
      ...running,
      ended_at: expect.any(String),
      duration_seconds: expect.any(Number),
      break_minutes: 10,
      version: 2,
      updated_at: expect.any(String),
    });
    expect(Math.abs(reply.body.data.duration_seconds - 3600)).toBeLessThanOrEqual(2);
  });

  test('200 ends now by default, with a new description', async () => {
    const person = await somebody();
    await start(person, { started_at: hoursFromNow(-1), description: 'Survey' });
    const before = Date.now();
    const reply = await stop(person, { description: ' Survey, done ' });
    expect(Date.parse(reply.body.data.ended_at)).toBeGreaterThanOrEqual(before);
    expect(reply.body.data).toMatchObject({ description: 'Survey, done', auto_stopped: false });
  });

  test('200 emits clock.stopped, not time_entry.created, and an audit line', async () => {
    const person = await somebody();
    const { id } = (await start(person, { started_at: hoursFromNow(-1) })).body.data;
    const { data } = (await stop(person)).body;
    const events = await eventsOf(world, id);
    expect(events.map((event) => event.event)).toEqual(['clock.started', 'clock.stopped']);
    expect(events[1]).toMatchObject({
      actor: named(person),
      data: { ended_at: data.ended_at, auto_stopped: false, discarded: false },
    });
    expect((await auditOf(world, id))[1]).toMatchObject({ line: 'stopped clock · dashboard' });
  });

  test('409 clock_not_running without a clock', async () => {
    const reply = await stop(await somebody());
    expect([reply.status, reply.body.data.code]).toEqual([409, 'clock_not_running']);
  });

  test('200 once and 409 clock_not_running for the rest of ten parallel stops, with one event', async () => {
    const person = await somebody();
    const { id } = (await start(person, { started_at: hoursFromNow(-1) })).body.data;
    const replies = await Promise.all(Array.from({ length: 10 }, () => stop(person)));
    expect(replies.map((reply) => reply.status).sort()).toEqual([200, ...Array<number>(9).fill(409)]);
    expect(await eventKindsOf(world, id)).toEqual(['clock.started', 'clock.stopped']);
  });

  test.each<[string, Fields, string]>([
    ['an end in the future', { ended_at: hoursFromNow(0.05) }, 'ended_at'],
    ['an end before the start', { ended_at: hoursFromNow(-3) }, 'ended_at'],
    ['rule 30: an end without an offset', { ended_at: '2026-11-18T09:00:00' }, 'ended_at'],
    [
      'rule 33: a break as long as the time',
      { ended_at: hoursFromNow(-1), break_minutes: 60 },
      'break_minutes',
    ],
  ])('422 for %s, and the clock keeps running', async (_name, body, field) => {
    const person = await somebody();
    await start(person, { started_at: hoursFromNow(-2) });
    const reply = await stop(person, body);
    expect(reply.status).toBe(422);
    expect(Object.keys(reply.body.errors!)).toEqual([field]);
    expect((await look(person)).body.data.running).toBe(true);
  });

  test('422 for an end at the start', async () => {
    const person = await somebody();
    const { started_at } = (await start(person, { started_at: hoursFromNow(-2) })).body.data;
    expect((await stop(person, { ended_at: started_at })).body.errors).toHaveProperty('ended_at');
  });

  test('409 entry_overlap with an entry from when overlaps were allowed; 200 for an end before that entry', async () => {
    const loose = await service.world({ settings: { allow_overlap: true } });
    const call = (path: string, body: Fields) =>
      service.request(loose, 'POST', `/tracking/${path}/`, { as: loose.employee, body });
    await call('clock/start', { started_at: hoursFromNow(-3) });
    const entry = await call('entries', { started_at: hoursFromNow(-2), ended_at: hoursFromNow(-1) });
    expect(entry.status).toBe(201);
    await loose.sql(`UPDATE workspaces SET settings = '{}' WHERE id = $1`, [loose.id]);
    // workspace settings are cached for up to a second
    await new Promise((resolve) => setTimeout(resolve, 1_100));
    const reply = await call('clock/stop', {});
    expect(reply.status).toBe(409);
    expect(reply.body.data).toEqual({ code: 'entry_overlap', conflicts: [entry.body.data.id] });
    expect((await call('clock/stop', { ended_at: entry.body.data.started_at })).status).toBe(200);
  });

  test('rule 35: 200 ends a forgotten clock at its limit, or at the given time', async () => {
    const person = await somebody();
    const forgotten = await runningSince(person, 20);
    const reply = await stop(person);
    expect(reply.status).toBe(200);
    expect(reply.body.data).toMatchObject({ auto_stopped: true, duration_seconds: 16 * 3600 });
    expect(Date.parse(reply.body.data.ended_at)).toBe(forgotten.started + 16 * 3_600_000);

    const other = await somebody();
    await runningSince(other, 20);
    const told = await stop(other, { ended_at: hoursFromNow(-2) });
    expect(told.body.data).toMatchObject({ auto_stopped: false });
  });

  test('200 for a service key that names a person; 422 without one', async () => {
    const key = await world.serviceKey(['time:write']);
    const person = await somebody();
    await start(person, { started_at: hoursFromNow(-1) });
    expect((await stop(key)).body.data.code).toBe('employee_required');
    expect((await stop(key, { employee_id: person.id })).status).toBe(200);
  });
});

describe('GET /api/v1/tracking/clock/', () => {
  test('200 while no clock runs', async () => {
    const reply = await look(await somebody());
    expect(reply.status).toBe(200);
    expect(reply.body.data).toEqual({
      running: false,
      entry: null,
      server_time: expect.stringMatching(/[+-]\d\d:\d\d$/),
      today_seconds: 0,
    });
    expect(Math.abs(Date.parse(reply.body.data.server_time) - Date.now())).toBeLessThan(5000);
  });

  test("200 counts today in the person's zone: also the part of a night that began yesterday, without breaks, with the running entry", async () => {
    // a zone in which it is between noon and one o'clock now
    const hours = 12 - new Date().getUTCHours();
    const timezone = `Etc/GMT${hours > 0 ? '-' : '+'}${Math.abs(hours)}`;
    const person = await world.person({ manager: world.manager, timezone });
    const [today, yesterday] = [
      localDate(Date.now(), timezone),
      localDate(Date.now() - 86_400_000, timezone),
    ];
    const at = (day: string, time: string) => `${day}T${time}:00${offsetText(hours * 60)}`;
    for (const [started_at, ended_at, break_minutes] of [
      [at(yesterday, '12:30'), at(yesterday, '20:00'), 0],
      [at(yesterday, '22:00'), at(today, '06:00'), 0],
      [at(today, '09:00'), at(today, '10:00'), 15],
    ])
      expect((await add(person, { started_at, ended_at, break_minutes })).status).toBe(201);
    const gone = await add(person, { started_at: at(today, '07:00'), ended_at: at(today, '08:00') });
    await service.request(world, 'DELETE', `/tracking/entries/${gone.body.data.id}/`, { as: person });
    const closed = 6 * 3600 + 45 * 60;
    expect((await look(person)).body.data.today_seconds).toBe(closed);

    const running = (await start(person, { started_at: at(today, '11:00') })).body.data;
    const { data } = (await look(person)).body;
    expect(data).toMatchObject({ running: true, entry: running });
    const sinceEleven = Math.floor((Date.parse(data.server_time) - Date.parse(at(today, '11:00'))) / 1000);
    expect(data.today_seconds).toBe(closed + sinceEleven);
  });

  test('200 for a service key that names a person; 422 without one, 404 for an unknown person', async () => {
    const key = await world.serviceKey(['time:read']);
    const replies = [
      await look(key, { employee_id: world.employee.id }),
      await look(key),
      await look(key, { employee_id: world.id }),
    ];
    expect(replies.map((reply) => reply.status)).toEqual([200, 422, 404]);
  });

  test('403 for a key without time:read', async () => {
    const key = await world.personalKey(world.employee, ['absences:read']);
    expect((await look(key)).body.data).toMatchObject({
      code: 'insufficient_scope',
      required_scope: 'time:read',
    });
  });
});

describe('POST /api/v1/tracking/clock/discard/', () => {
  const discard = (as: Caller, body?: Fields) =>
    service.request(world, 'POST', '/tracking/clock/discard/', { as, body });

  test('200 deletes the entry: no clock runs, the entry is 404, its time is free', async () => {
    const person = await somebody();
    const clock = (await start(person, { started_at: hoursFromNow(-2) })).body.data;
    const reply = await discard(person);
    expect([reply.status, reply.body.data]).toEqual([200, {}]);
    expect((await look(person)).body.data.running).toBe(false);
    const read = await service.request(world, 'GET', `/tracking/entries/${clock.id}/`, { as: person });
    expect(read.status).toBe(404);
    expect((await add(person, { started_at: hoursFromNow(-2), ended_at: hoursFromNow(-1) })).status).toBe(
      201,
    );
  });

  test('200 emits clock.stopped with discarded, writes an audit line, and shows the deleted entry to clients that sync', async () => {
    const person = await somebody();
    const clock = (await start(person)).body.data;
    const { id } = clock;
    await discard(person);
    expect((await eventsOf(world, id))[1]).toMatchObject({
      event: 'clock.stopped',
      actor: named(person),
      data: { ended_at: expect.any(String), auto_stopped: false, discarded: true },
    });
    expect((await auditOf(world, id))[1]).toMatchObject({ line: 'discarded clock · dashboard' });
    const synced = await service.request(world, 'GET', '/tracking/entries/', {
      as: person,
      query: { updated_since: '2020-01-01T00:00:00Z', include_deleted: true },
    });
    expect(synced.body.data).toEqual([
      {
        ...clock,
        ended_at: expect.any(String),
        duration_seconds: expect.any(Number),
        version: 2,
        updated_at: expect.any(String),
        deleted_at: expect.any(String),
      },
    ]);
  });

  test('409 clock_not_running without a clock; 200 once for ten parallel calls, with one event', async () => {
    const person = await somebody();
    expect((await discard(person)).body.data.code).toBe('clock_not_running');
    const { id } = (await start(person)).body.data;
    const replies = await Promise.all(Array.from({ length: 10 }, () => discard(person)));
    expect(replies.map((reply) => reply.status).sort()).toEqual([200, ...Array<number>(9).fill(409)]);
    expect(await eventKindsOf(world, id)).toEqual(['clock.started', 'clock.stopped']);
  });

  test('rule 34: 409 period_locked if the person joined a locked department while the clock was running', async () => {
    const person = await somebody();
    await start(person, { started_at: hoursFromNow(-1) });
    const day = localDate(Date.now(), 'Europe/Berlin');
    const [lock] = await world.sql(
      'INSERT INTO period_locks (workspace_id, locked_through) VALUES ($1, $2) RETURNING id',
      [world.id, day],
    );
    try {
      expect((await discard(person)).body.data).toEqual({ code: 'period_locked', locked_through: day });
    } finally {
      await world.sql('DELETE FROM period_locks WHERE id = $1', [lock!['id']]);
    }
  });

  test('200 for a service key that names a person; 422 without one or for an unknown person; 403 for somebody else', async () => {
    const key = await world.serviceKey(['time:write']);
    const person = await somebody();
    await start(person);
    const replies = [
      await discard(key),
      await discard(key, { employee_id: world.id }),
      await discard(world.manager, { employee_id: person.id }),
      await discard(key, { employee_id: person.id }),
    ];
    expect(replies.map((reply) => reply.status)).toEqual([422, 422, 403, 200]);
  });
});

describe('a clock during time off', () => {
  /**
   * An absence on the day of an instant, or half of it. Slots are twice the day number, plus one after noon.
   */
  const away = (where: World, person: Person, at: number, half: 'day' | 'am' | 'pm', status = 'approved') => {
    const day = localDate(at, 'Europe/Berlin');
    const slot = 2 * Math.round(Date.parse(day) / 86_400_000);
    const slots = half === 'day' ? [slot, slot + 2] : half === 'am' ? [slot, slot + 1] : [slot + 1, slot + 2];
    return where.sql<{ id: string }>(
      `INSERT INTO absences (workspace_id, employee_id, policy_id, start_date, end_date, slots, days, status)
       VALUES ($1, $2, $3, $4, $4, int4range($5, $6), 1, $7) RETURNING id`,
      [where.id, person.id, where.vacation, day, slots[0], slots[1], status],
    );
  };

  test('201 with the warning on_leave, which only the start has', async () => {
    const person = await somebody();
    await away(world, person, Date.now() - 60_000, 'day');
    const reply = await start(person, { started_at: new Date(Date.now() - 60_000).toISOString() });
    expect([reply.status, reply.body.data.warnings]).toEqual([201, ['on_leave']]);
    expect((await look(person)).body.data.entry.warnings).toEqual([]);
  });

  test('201 without a warning for a requested absence, and in the other half of the day', async () => {
    const [asking, half] = [await somebody(), await somebody()];
    await away(world, asking, Date.now(), 'day', 'requested');
    expect((await start(asking)).body.data.warnings).toEqual([]);
    const noon = Date.parse('2026-11-18T12:00:00+01:00');
    const now = noon + 3_600_000;
    service.setClock(now);
    try {
      const session = { userId: half.id, sessionId: half.sessionId, workspaceId: world.id };
      const as = { token: service.app.services.tokens.access(session, now) };
      await away(world, half, noon, 'pm');
      const morning = await start(as, { started_at: new Date(noon - 60_000).toISOString() });
      expect([morning.status, morning.body.data.warnings]).toEqual([201, []]);
      const afternoon = await start(as, {
        started_at: new Date(noon).toISOString(),
        if_running: 'stop',
      });
      expect([afternoon.status, afternoon.body.data.warnings]).toEqual([201, ['on_leave']]);
    } finally {
      service.setClock(null);
    }
  });

  test("409 on_leave with the absence's id if the workspace refuses it; nothing is started or stopped", async () => {
    const strict = await service.world({ settings: { on_leave: 'refuse' } });
    const [absence] = await away(strict, strict.employee, Date.now(), 'day');
    const reply = await service.request(strict, 'POST', '/tracking/clock/start/', { as: strict.employee });
    expect([reply.status, reply.body.data]).toEqual([409, { code: 'on_leave', absence_id: absence!.id }]);
    const free = await service.request(strict, 'POST', '/tracking/clock/start/', { as: strict.colleague });
    expect(free.status).toBe(201);
    expect(
      await strict.sql('SELECT id FROM time_entries WHERE employee_id = $1', [strict.employee.id]),
    ).toEqual([]);
  });
});
