/** Holidays, and the days that they give back. */
import { randomUUID } from 'node:crypto';
import { describe, expect, test } from '@jest/globals';
import { openFixture, createFixture, type LeaveFixture } from './support.ts';

const { service, fixture, world } = await openFixture();

const add = (body: Record<string, unknown>, on: LeaveFixture = fixture) =>
  on.call(on.world.admin, 'POST', '/pto/admin/holidays/', { body });

const change = (id: string, body: Record<string, unknown>, on: LeaveFixture = fixture) =>
  on.call(on.world.admin, 'PATCH', `/pto/admin/holidays/${id}/`, { body });

async function daysOf(ids: string[], on: LeaveFixture): Promise<string[]> {
  const rows = await on.world.sql<{ days: string }>(
    'SELECT days::text AS days FROM absences WHERE id = ANY ($1) ORDER BY array_position($1, id)',
    [ids],
  );
  return rows.map(({ days }) => days);
}

describe('GET /api/v1/pto/holidays/', () => {
  test("200 with the year's holidays in the caller’s calendar, by date", async () => {
    const reply = await fixture.call(world.employee, 'GET', '/pto/holidays/');
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
    const next = await fixture.call(world.employee, 'GET', '/pto/holidays/', { query: { year: 2027 } });
    expect(next.body.data.map((one: { date: string }) => one.date)).toEqual(['2027-01-01']);
  });

  test('200 with another calendar: the person’s own, or the requested one', async () => {
    expect((await add({ date: '2026-06-13', name: 'St Anthony', calendar: 'lisbon' })).status).toBe(201);
    const person = await fixture.someone();
    await fixture.placed(person, 'lisbon');
    const names = async (who: Parameters<LeaveFixture['call']>[0], query = {}) =>
      (await fixture.call(who, 'GET', '/pto/holidays/', { query })).body.data.map(
        (one: { name: string }) => one.name,
      );
    expect(await names(person)).toEqual(['St Anthony']);
    expect(await names(world.employee, { calendar: 'lisbon' })).toEqual(['St Anthony']);
    expect(await names(world.employee, { calendar: 'nowhere' })).toEqual([]);
    expect(await names(await world.serviceKey(['absences:read']))).toHaveLength(3);
  });
});

describe('POST /api/v1/pto/admin/holidays/', () => {
  test('201 with the holiday; 409 duplicate on the same day of the calendar, 201 in another calendar', async () => {
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
    expect((await fixture.traces(reply.body.data.id)).lines).toEqual(['created holiday · dashboard']);
    const again = await add({ ...body, half_day: 'am' });
    expect([again.status, again.body.data]).toEqual([
      409,
      { code: 'duplicate', conflicts: [reply.body.data.id] },
    ]);
    expect((await add({ ...body, calendar: 'lisbon' })).status).toBe(201);
  });

  test('422 for a blank name, an invalid date, an invalid calendar name; 403 below admin and for keys', async () => {
    const fields = async (body: Record<string, unknown>) => {
      const reply = await add(body);
      expect(reply.status).toBe(422);
      return Object.keys(reply.body.errors!);
    };
    expect(await fields({ date: '2026-11-31', name: ' ' })).toEqual(['date', 'name']);
    expect(await fields({ date: '2026-11-30', name: 'x', calendar: 'Köln' })).toEqual(['calendar']);
    const body = { date: '2026-11-30', name: 'x' };
    for (const who of [world.manager, await world.serviceKey(['absences:write'])]) {
      expect((await fixture.call(who, 'POST', '/pto/admin/holidays/', { body })).status).toBe(403);
    }
  });

  test('rule 9: 201 gives a day back to an approved week: 5.00 becomes 4.00, and the person is notified', async () => {
    const own = await createFixture(service);
    const { employee, colleague } = own.world;
    const approved = await own.approved(employee, { start_date: '2026-05-04', end_date: '2026-05-08' });
    const waiting = await own.asked(colleague, { start_date: '2026-05-06', end_date: '2026-05-07' });
    const elsewhere = await own.asked(employee, { start_date: '2026-05-11', end_date: '2026-05-12' });
    const over = await own.asked(colleague, { start_date: '2026-05-08', end_date: '2026-05-08' });
    await own.call(colleague, 'POST', `/pto/requests/${over.id}/cancel/`);

    const reply = await add({ date: '2026-05-07', name: 'Founders’ Day' }, own);
    expect([reply.status, reply.body.data.absences_recounted]).toEqual([201, 2]);

    const read = async (who: Parameters<LeaveFixture['call']>[0], id: string) =>
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
      'Founders’ Day, 2026-05-07: your Vacation from 2026-05-04 to 2026-05-08 counts 4.00 days now instead of 5.00 days.',
    );
    // cancelling gives back only the rest
    await own.call(employee, 'POST', `/pto/requests/${approved.id}/cancel/`);
    expect((await own.balance(employee)).used).toBe('0.00');
  });

  test('rule 9: 201 for a half holiday gives half a day back, and nothing to people who do not work then', async () => {
    const own = await createFixture(service);
    const partTimer = await own.someone({ pattern: { mon: 8, tue: 8, wed: 8 } });
    const lisbon = await own.someone();
    await own.placed(lisbon, 'lisbon');
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

  test('rule 9: 201 does not recount days in a locked period', async () => {
    const own = await createFixture(service);
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

  test('rule 9: 201 gives the day back to the year of the holiday for an absence over New Year', async () => {
    const own = await createFixture(service);
    const { employee } = own.world;
    const { id } = await own.approved(employee, { start_date: '2026-12-28', end_date: '2027-01-08' });
    await add({ date: '2027-01-06', name: 'Epiphany' }, own);
    expect((await own.ledger(id)).at(-1)).toBe('release 1.0000 2027-01-01');
    expect((await own.balance(employee, { year: 2026 })).used).toBe('3.50');
    expect((await own.balance(employee, { year: 2027 })).used).toBe('4.00');
  });

  test('201 for requests made while the holiday is added: each counts it, or is recounted', async () => {
    const own = await createFixture(service);
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

  test('201 recounts 1,000 absences at once', async () => {
    const own = await createFixture(service);
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

describe('PATCH /api/v1/pto/admin/holidays/{holiday_id}/', () => {
  test('200 for a new name without recounting; the audit line has the change', async () => {
    const { id } = (await add({ date: '2026-09-20', name: 'Childrens day' })).body.data;
    const reply = await change(id, { name: ' Children’s Day ' });
    expect(reply.status).toBe(200);
    expect(reply.body.data).toEqual({
      id,
      date: '2026-09-20',
      name: 'Children’s Day',
      half_day: 'none',
      calendar: 'default',
      absences_recounted: 0,
    });
    expect((await fixture.traces(id)).lines.at(-1)).toBe('updated holiday · dashboard');
    const [line] = await world.sql(
      `SELECT changes FROM audit_trail WHERE resource_id = $1 AND action = 'updated'`,
      [id],
    );
    expect(line!['changes']).toEqual({
      name: ['Childrens day', 'Children’s Day'],
      absences_recounted: [0, 0],
    });
  });

  test('rule 9: 200 for a moved holiday: the old day costs again and the new one is given back', async () => {
    const own = await createFixture(service);
    const { employee, colleague } = own.world;
    const { id } = (await add({ date: '2026-05-07', name: 'Founders’ Day' }, own)).body.data;
    const old = await own.approved(employee, { start_date: '2026-05-04', end_date: '2026-05-08' });
    const next = await own.asked(colleague, { start_date: '2026-05-14', end_date: '2026-05-15' });
    const both = await own.asked(await own.someone(), { start_date: '2026-05-06', end_date: '2026-05-15' });
    expect([old.days, next.days, both.days]).toEqual(['4.00', '2.00', '7.00']);
    const reply = await change(id, { date: '2026-05-14' }, own);
    expect([reply.status, reply.body.data.absences_recounted]).toEqual([200, 2]);
    expect(await daysOf([old.id, next.id, both.id], own)).toEqual(['5.0000', '1.0000', '7.0000']);
    expect((await own.ledger(old.id)).at(-1)).toBe('use -1.0000 2026-05-04');
    expect((await own.ledger(next.id)).at(-1)).toBe('release 1.0000 2026-05-14');
    expect((await own.balance(employee)).used).toBe('5.00');
    expect((await own.traces(old.id)).notices.at(-1)).toEqual({
      user_id: employee.id,
      kind: 'absence.recounted',
    });
    expect((await own.traces(both.id)).notices.map(({ kind }) => kind)).not.toContain('absence.recounted');
  });

  test('rule 9: 200 for a holiday moved over New Year: the sum stays and each year gets its share', async () => {
    const own = await createFixture(service);
    const { employee } = own.world;
    const { id } = (await add({ date: '2026-12-29', name: 'Inventory' }, own)).body.data;
    const absence = await own.approved(employee, { start_date: '2026-12-28', end_date: '2027-01-08' });
    expect(absence.days).toBe('7.50');
    expect((await change(id, { date: '2027-01-06' }, own)).body.data.absences_recounted).toBe(1);
    expect(await daysOf([absence.id], own)).toEqual(['7.5000']);
    expect((await own.balance(employee, { year: 2026 })).used).toBe('3.50');
    expect((await own.balance(employee, { year: 2027 })).used).toBe('4.00');
  });

  test('rule 9: 200 for a change to a half day or another calendar, with a recount for both groups of people', async () => {
    const own = await createFixture(service);
    const lisbon = await own.someone();
    await own.placed(lisbon, 'lisbon');
    const { id } = (await add({ date: '2026-05-07', name: 'Day off' }, own)).body.data;
    const week = { start_date: '2026-05-04', end_date: '2026-05-08' };
    const ids = [(await own.asked(own.world.employee, week)).id, (await own.asked(lisbon, week)).id];
    expect(await daysOf(ids, own)).toEqual(['4.0000', '5.0000']);
    expect((await change(id, { half_day: 'am' }, own)).body.data.absences_recounted).toBe(1);
    expect(await daysOf(ids, own)).toEqual(['4.5000', '5.0000']);
    expect((await change(id, { calendar: 'lisbon' }, own)).body.data.absences_recounted).toBe(2);
    expect(await daysOf(ids, own)).toEqual(['5.0000', '4.5000']);
  });

  test('409 duplicate with the id of the other holiday; 404, 422 and 403', async () => {
    const one = (await add({ date: '2026-08-15', name: 'Assumption' })).body.data;
    const other = (await add({ date: '2026-08-16', name: 'Day after' })).body.data;
    const taken = await change(other.id, { date: '2026-08-15' });
    expect([taken.status, taken.body.data]).toEqual([409, { code: 'duplicate', conflicts: [one.id] }]);
    expect((await change(randomUUID(), { name: 'x' })).status).toBe(404);
    for (const body of [{}, { name: ' ' }, { date: '2026-02-30' }, { half_day: null }, { version: 1 }])
      expect([body, (await change(other.id, body)).status]).toEqual([body, 422]);
    for (const who of [world.manager, await world.serviceKey(['absences:approve'])]) {
      const path = `/pto/admin/holidays/${other.id}/`;
      expect((await fixture.call(who, 'PATCH', path, { body: { name: 'x' } })).status).toBe(403);
      expect((await fixture.call(who, 'DELETE', path)).status).toBe(403);
    }
  });
});

describe('DELETE /api/v1/pto/admin/holidays/{holiday_id}/', () => {
  test('rule 9: 200 with {}: the day costs again, even more than the balance has', async () => {
    const own = await createFixture(service);
    const { employee, colleague, admin } = own.world;
    const { id } = (await add({ date: '2026-05-07', name: 'Founders’ Day' }, own)).body.data;
    await own.credit(employee, '-21', '2026-01-01');
    const all = await own.approved(employee, { start_date: '2026-05-04', end_date: '2026-05-08' });
    const waiting = await own.asked(colleague, { start_date: '2026-05-07', end_date: '2026-05-08' });
    const reply = await own.call(admin, 'DELETE', `/pto/admin/holidays/${id}/`);
    expect([reply.status, reply.body.data]).toEqual([200, {}]);
    expect(await daysOf([all.id, waiting.id], own)).toEqual(['5.0000', '2.0000']);
    expect(await own.balance(employee)).toMatchObject({ used: '5.00', available: '-1.00' });
    expect((await own.ledger(waiting.id)).at(-1)).toBe('reserve -1.0000 2026-05-07');
    expect((await own.traces(id)).lines.at(-1)).toBe('deleted holiday · dashboard');
    const [notice] = await own.world.sql(
      `SELECT title, body FROM notifications WHERE resource_id = $1 AND kind = 'absence.recounted'`,
      [all.id],
    );
    expect(notice).toEqual({
      title: 'A holiday changed: your time off costs more',
      body: 'Founders’ Day, 2026-05-07: your Vacation from 2026-05-04 to 2026-05-08 counts 5.00 days now instead of 4.00 days.',
    });
    expect((await own.call(admin, 'DELETE', `/pto/admin/holidays/${id}/`)).status).toBe(404);
  });

  test('rule 9: 200 does not recount days in a locked period, except for an admin in its grace period', async () => {
    const own = await createFixture(service);
    const { employee, admin, sql, id: workspace } = own.world;
    const ids: string[] = [];
    for (const date of ['2026-01-29', '2026-01-30', '2026-02-05'])
      ids.push((await add({ date, name: `Day ${date}` }, own)).body.data.id);
    const absence = await own.asked(employee, { start_date: '2026-01-28', end_date: '2026-02-06' });
    expect(absence.days).toBe('5.00');
    await sql(
      `INSERT INTO period_locks (workspace_id, locked_through, grace_until) VALUES ($1, '2026-01-31', '2026-02-04T00:00:00Z')`,
      [workspace],
    );
    const remove = (id: string) => own.call(admin, 'DELETE', `/pto/admin/holidays/${id}/`);
    await remove(ids[0]!);
    expect(await daysOf([absence.id], own)).toEqual(['6.0000']);
    own.today('2026-02-04');
    await remove(ids[1]!);
    expect(await daysOf([absence.id], own)).toEqual(['6.0000']);
    await remove(ids[2]!);
    expect(await daysOf([absence.id], own)).toEqual(['7.0000']);
    own.today('2026-02-02');
  });

  test('200 while requests over the day are written: each sees the change or is recounted', async () => {
    const own = await createFixture(service);
    const { id } = (await add({ date: '2026-05-07', name: 'Founders’ Day' }, own)).body.data;
    const people = await Promise.all(Array.from({ length: 6 }, () => own.someone()));
    const week = { start_date: '2026-05-04', end_date: '2026-05-08' };
    const [gone, ...asked] = await Promise.all([
      own.call(own.world.admin, 'DELETE', `/pto/admin/holidays/${id}/`),
      ...people.map((person) => own.ask(person, week)),
    ]);
    expect([gone!.status, ...asked.map(({ status }) => status)]).toEqual([200, ...people.map(() => 201)]);
    expect(
      await daysOf(
        asked.map((reply) => reply.body.data.id as string),
        own,
      ),
    ).toEqual(people.map(() => '5.0000'));
  });
});
