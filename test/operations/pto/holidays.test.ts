/** Holidays, and what a new one gives back. */
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { Service } from '../../support/service.ts';
import type { World } from '../../support/world.ts';
import { setStage, startStill, type Stage } from './support.ts';

let service: Service;
let stage: Stage;
let world: World;
beforeAll(async () => {
  service = await startStill();
  stage = await setStage(service);
  world = stage.world;
});
afterAll(() => service.close());

const add = (body: Record<string, unknown>, on: Stage = stage) =>
  on.call(on.world.admin, 'POST', '/pto/admin/holidays/', { body });

describe('GET /api/v1/pto/holidays/', () => {
  test('200 with those of the year on the caller’s calendar, by date', async () => {
    const reply = await stage.call(world.employee, 'GET', '/pto/holidays/');
    expect(reply.status).toBe(200);
    expect(reply.body.data).toEqual([
      {
        id: expect.any(String),
        date: '2026-12-24',
        name: 'Christmas Eve',
        half_day: 'pm',
        calendar: 'default',
      },
      expect.objectContaining({ date: '2026-12-25', half_day: 'none' }),
      expect.objectContaining({ date: '2026-12-31', half_day: 'pm' }),
    ]);
    const next = await stage.call(world.employee, 'GET', '/pto/holidays/', { query: { year: 2027 } });
    expect(next.body.data.map((one: { date: string }) => one.date)).toEqual(['2027-01-01']);
  });

  test('200 with another calendar: the person’s own, or the one that is asked for', async () => {
    expect((await add({ date: '2026-06-13', name: 'St Anthony', calendar: 'lisbon' })).status).toBe(201);
    const person = await stage.someone();
    await world.sql(`UPDATE users SET holiday_calendar = 'lisbon' WHERE id = $1`, [person.id]);
    const names = async (who: Parameters<Stage['call']>[0], query = {}) =>
      (await stage.call(who, 'GET', '/pto/holidays/', { query })).body.data.map(
        (one: { name: string }) => one.name,
      );
    expect(await names(person)).toEqual(['St Anthony']);
    expect(await names(world.employee, { calendar: 'lisbon' })).toEqual(['St Anthony']);
    expect(await names(world.employee, { calendar: 'nowhere' })).toEqual([]);
    expect(await names(await world.serviceKey(['absences:read']))).toHaveLength(3);
  });
});

describe('POST /api/v1/pto/admin/holidays/', () => {
  test('201 with the holiday; 409 duplicate on that day of the calendar, not on another', async () => {
    const body = { date: '2026-10-03', name: '  German Unity Day ' };
    const reply = await add(body);
    expect(reply.status).toBe(201);
    expect(reply.body.data).toEqual({
      id: expect.any(String),
      date: '2026-10-03',
      name: 'German Unity Day',
      half_day: 'none',
      calendar: 'default',
      absences_recounted: 0,
    });
    expect((await stage.traces(reply.body.data.id)).lines).toEqual(['created holiday · dashboard']);
    const again = await add({ ...body, half_day: 'am' });
    expect([again.status, again.body.data.code]).toEqual([409, 'duplicate']);
    expect((await add({ ...body, calendar: 'lisbon' })).status).toBe(201);
  });

  test('422 for a blank name, a date that is none, a calendar of odd letters; 403 below admin and for keys', async () => {
    const fields = async (body: Record<string, unknown>) => {
      const reply = await add(body);
      expect(reply.status).toBe(422);
      return Object.keys(reply.body.errors!);
    };
    expect(await fields({ date: '2026-11-31', name: ' ' })).toEqual(['date', 'name']);
    expect(await fields({ date: '2026-11-30', name: 'x', calendar: 'Köln' })).toEqual(['calendar']);
    const body = { date: '2026-11-30', name: 'x' };
    for (const who of [world.manager, await world.serviceKey(['absences:write'])]) {
      expect((await stage.call(who, 'POST', '/pto/admin/holidays/', { body })).status).toBe(403);
    }
  });

  test('rule 9: an approved week gives a day back: 5.00 becomes 4.00, released, and its person is told', async () => {
    const own = await setStage(service);
    const { employee, colleague } = own.world;
    const approved = await own.approved(employee, { start_date: '2026-05-04', end_date: '2026-05-08' });
    const waiting = await own.asked(colleague, { start_date: '2026-05-06', end_date: '2026-05-07' });
    const elsewhere = await own.asked(employee, { start_date: '2026-05-11', end_date: '2026-05-12' });
    const over = await own.asked(colleague, { start_date: '2026-05-08', end_date: '2026-05-08' });
    await own.call(colleague, 'POST', `/pto/requests/${over.id}/cancel/`);

    const reply = await add({ date: '2026-05-07', name: 'Founders’ Day' }, own);
    expect([reply.status, reply.body.data.absences_recounted]).toEqual([201, 2]);

    const read = async (who: Parameters<Stage['call']>[0], id: string) =>
      (await own.call(who, 'GET', `/pto/requests/${id}/`)).body.data;
    expect(await read(employee, approved.id)).toMatchObject({ days: '4.00', status: 'approved', version: 3 });
    expect(await read(colleague, waiting.id)).toMatchObject({ days: '1.00', status: 'requested' });
    expect(await read(employee, elsewhere.id)).toMatchObject({ days: '2.00', version: 1 });
    expect((await own.ledger(approved.id)).at(-1)).toBe('release 1.0000 2026-05-04');
    expect((await own.ledger(waiting.id)).at(-1)).toBe('release 1.0000 2026-05-06');
    expect(await own.balance(employee)).toMatchObject({ used: '4.00', pending: '2.00', available: '19.00' });
    expect((await own.traces(approved.id)).notices.at(-1)).toEqual({
      user_id: employee.id,
      kind: 'absence.recounted',
    });
    const [notice] = await own.world.sql(
      `SELECT body FROM notifications WHERE resource_id = $1 AND kind = 'absence.recounted'`,
      [approved.id],
    );
    expect(notice!['body']).toBe(
      'Founders’ Day, 2026-05-07: your Vacation from 2026-05-04 to 2026-05-08 counts 4.00 now instead of 5.00.',
    );
    // cancelling gives back what is left, and no more
    await own.call(employee, 'POST', `/pto/requests/${approved.id}/cancel/`);
    expect((await own.balance(employee)).used).toBe('0.00');
  });

  test('rule 9: a half holiday gives a half day back, and nothing to those who do not work it', async () => {
    const own = await setStage(service);
    const partTimer = await own.someone({ pattern: { mon: 8, tue: 8, wed: 8 } });
    const lisbon = await own.someone();
    await own.world.sql(`UPDATE users SET holiday_calendar = 'lisbon' WHERE id = $1`, [lisbon.id]);
    const week = { start_date: '2026-05-04', end_date: '2026-05-08' };
    const ids: string[] = [];
    for (const person of [own.world.employee, partTimer, lisbon])
      ids.push((await own.asked(person, week)).id);
    const morning = await own.asked(own.world.colleague, {
      start_date: '2026-05-07',
      end_date: '2026-05-07',
      end_half: 'am',
    });
    const reply = await add({ date: '2026-05-07', name: 'Half day', half_day: 'pm' }, own);
    expect(reply.body.data.absences_recounted).toBe(1);
    const rows = await own.world.sql('SELECT id, days::text AS days FROM absences WHERE workspace_id = $1', [
      own.world.id,
    ]);
    const daysOf = (id: string) => rows.find((row) => row['id'] === id)!['days'];
    expect([...ids, morning.id].map(daysOf)).toEqual(['4.5000', '3.0000', '5.0000', '0.5000']);
  });

  test('rule 9: days before a period lock are left alone', async () => {
    const own = await setStage(service);
    const { employee, sql, id: workspace } = own.world;
    const { id } = await own.asked(employee, { start_date: '2026-01-28', end_date: '2026-02-06' });
    await sql(`INSERT INTO period_locks (workspace_id, locked_through) VALUES ($1, '2026-01-31')`, [
      workspace,
    ]);
    expect((await add({ date: '2026-01-30', name: 'Too late' }, own)).body.data.absences_recounted).toBe(0);
    expect((await add({ date: '2026-02-05', name: 'In time' }, own)).body.data.absences_recounted).toBe(1);
    const reply = await own.call(employee, 'GET', `/pto/requests/${id}/`);
    expect(reply.body.data.days).toBe('7.00');
  });

  test('rule 9: over New Year the year of the holiday gets it back', async () => {
    const own = await setStage(service);
    const { employee } = own.world;
    const { id } = await own.approved(employee, { start_date: '2026-12-28', end_date: '2027-01-08' });
    await add({ date: '2027-01-06', name: 'Epiphany' }, own);
    expect((await own.ledger(id)).at(-1)).toBe('release 1.0000 2027-01-01');
    expect((await own.balance(employee, { year: 2026 })).used).toBe('3.50');
    expect((await own.balance(employee, { year: 2027 })).used).toBe('4.00');
  });

  test('a request that is asked while the holiday is added counts it, or is recounted', async () => {
    const own = await setStage(service);
    const people = await Promise.all(Array.from({ length: 8 }, () => own.someone()));
    const replies = await Promise.all([
      ...people
        .slice(0, 4)
        .map((person) => own.asked(person, { start_date: '2026-05-04', end_date: '2026-05-08' })),
      add({ date: '2026-05-07', name: 'Founders’ Day' }, own),
      ...people
        .slice(4)
        .map((person) => own.asked(person, { start_date: '2026-05-04', end_date: '2026-05-08' })),
    ]);
    expect(replies).toHaveLength(9);
    const rows = await own.world.sql('SELECT days::text AS days FROM absences WHERE workspace_id = $1', [
      own.world.id,
    ]);
    expect(rows.map((row) => row['days'])).toEqual(Array(8).fill('4.0000'));
    for (const person of people) expect((await own.balance(person)).pending).toBe('4.00');
  });

  test('1,000 absences are recounted in one go', async () => {
    const own = await setStage(service);
    const { id: workspace, sql, vacation } = own.world;
    await sql(
      `WITH u AS (
         INSERT INTO users (workspace_id, email, first_name, last_name, role, status, start_date)
         SELECT $1, 'crowd' || n || '@example.test', 'Crowd', n::text, 'employee', 'active', '2020-01-01'
           FROM generate_series(1, 1000) n RETURNING id
       ), c AS (
         INSERT INTO contracts (workspace_id, employee_id, type, title, start_date, weekly_hours, pattern, status)
         SELECT $1, id, 'permanent', 'Contract', '2020-01-01', 40, '{"mon":8,"tue":8,"wed":8,"thu":8,"fri":8}', 'active' FROM u
       ), a AS (
         INSERT INTO absences (workspace_id, employee_id, policy_id, start_date, end_date, slots, days, status)
         SELECT $1, id, $2, '2026-05-04', '2026-05-08',
                int4range(2 * ('2026-05-04'::date - '1970-01-01'), 2 * ('2026-05-09'::date - '1970-01-01')), 5, 'approved'
           FROM u RETURNING id, employee_id
       )
       INSERT INTO leave_ledger (workspace_id, employee_id, policy_id, year, kind, days, effective_on, absence_id, created_by)
       SELECT $1, employee_id, $2, 2026, 'use', -5, '2026-05-04', id, '{}' FROM a`,
      [workspace, vacation],
    );
    const reply = await add({ date: '2026-05-07', name: 'Founders’ Day' }, own);
    expect(reply.body.data.absences_recounted).toBe(1000);
    const [sums] = await sql(
      `SELECT (SELECT sum(days)::text FROM absences WHERE workspace_id = $1) AS absences,
              (SELECT sum(days)::text FROM leave_ledger WHERE workspace_id = $1) AS ledger,
              (SELECT count(*)::int FROM notifications WHERE workspace_id = $1) AS notices`,
      [workspace],
    );
    expect(sums).toEqual({ absences: '4000.0000', ledger: '-4000.0000', notices: 1000 });
  });
});
