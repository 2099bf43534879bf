import { until } from '../../support/until.ts';
import { beforeAll, describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { workedSeconds } from '../../../src/areas/tracking/rules/entries.ts';
import { openWorld } from '../../support/opening.ts';
import type { Reply } from '../../support/service.ts';
import type { Person, World } from '../../support/world.ts';
import { putAbsence, putEntry, putHoliday, putListItem } from './reportRows.ts';
let travel: string;
let design: string;
let designer: Person;
const HOUR = 3600;
const NOVEMBER = { from: '2026-11-01', to: '2026-11-30' };
const WEEK = { from: '2026-11-02', to: '2026-11-08' };

type Query = Record<string, string | number | boolean | undefined>;
const own = (as: { token: string }, query: Query) =>
  service.request(world, 'GET', '/tracking/reports/me/', { as, query });
const team = (as: { token: string }, query: Query, headers: Record<string, string> = {}) =>
  service.request(world, 'GET', '/tracking/reports/team/', { as, query, headers });
const rowOf = (reply: Reply, key: string) =>
  reply.body.data.rows.find((row: { key: string }) => row.key === key);
const linesOf = (reply: Reply): string[][] => reply.text.split('\r\n').map((line) => line.split(','));
const somebody = (options: Parameters<World['person']>[0] = {}) =>
  world.person({ manager: world.manager, ...options });

const { service, world } = await openWorld();
beforeAll(async () => {
  travel = await putListItem(world, 'time-categories', '=Travel, abroad');
  design = await putListItem(world, 'departments', 'Design');
  designer = await somebody({ departmentId: design });
  await putHoliday(world, '2026-11-04');
  // Eve's week, for rule 36
  await putEntry(world, world.employee, '2026-11-02T08:00+01:00', '2026-11-02T17:30+01:00', {
    pause: 30,
    billable: true,
    category: travel,
  });
  await putEntry(world, world.employee, '2026-11-03T08:00+01:00', '2026-11-03T17:00+01:00');
  await putEntry(world, world.employee, '2026-11-04T08:00+01:00', '2026-11-04T08:30+01:00');
  await putEntry(world, world.employee, '2026-11-05T08:00+01:00', '2026-11-05T16:30+01:00');
  await putEntry(world, world.employee, '2026-11-06T08:00+01:00', '2026-11-06T16:30+01:00');
  // Carl's night, and the night of a person in another team
  await putEntry(world, world.colleague, '2026-11-02T22:00+01:00', '2026-11-03T06:00+01:00');
  await putEntry(world, world.stranger, '2026-11-02T08:00+01:00', '2026-11-02T12:00+01:00');
  await putEntry(world, designer, '2026-11-02T08:00+09:00', '2026-11-02T12:00+09:00', { zone: '+09:00' });
  await putAbsence(world, world.colleague, '2026-11-05', '2026-11-06', { start_half: 'pm' });
});

describe('GET /api/v1/tracking/reports/me/', () => {
  test('200 by day, worked and expected; each day states its zone', async () => {
    const reply = await own(world.employee, WEEK);
    expect(reply.status).toBe(200);
    expect(reply.body.data).toMatchObject({
      ...WEEK,
      group_by: 'day',
      rounding: 'none',
      // rule 36: a week with one holiday
      totals: {
        worked_seconds: 35.5 * HOUR,
        billable_seconds: 9 * HOUR,
        expected_seconds: 32 * HOUR,
        absence_days: '0.00',
        timezones: ['Europe/Berlin'],
        warnings: ['break'],
      },
    });
    expect(reply.body.data.rows).toHaveLength(7);
    expect(reply.body.data.rows[0]).toEqual({
      key: '2026-11-02',
      label: null,
      worked_seconds: 9 * HOUR,
      billable_seconds: 9 * HOUR,
      expected_seconds: 8 * HOUR,
      absence_days: '0.00',
      timezones: ['Europe/Berlin'],
      warnings: [],
      night_seconds: 0,
      sunday_seconds: 0,
      holiday_seconds: 0,
      checks: [],
    });
    expect(rowOf(reply, '2026-11-04')).toMatchObject({ worked_seconds: 1800, expected_seconds: 0 });
    expect(rowOf(reply, '2026-11-08')).toMatchObject({ worked_seconds: 0, timezones: [] });
  });

  test('rule 31: 200 splits a night at the midnight of its own zone', async () => {
    const person = await somebody();
    await putEntry(world, person, '2026-06-30T22:00+02:00', '2026-07-01T06:00+02:00');
    const reply = await own(person, { from: '2026-06-30', to: '2026-07-01' });
    expect(rowOf(reply, '2026-06-30').worked_seconds).toBe(2 * HOUR);
    expect(rowOf(reply, '2026-07-01').worked_seconds).toBe(6 * HOUR);
    const july = await own(person, { from: '2026-07-01', to: '2026-07-31', group_by: 'month' });
    expect(rowOf(july, '2026-07').worked_seconds).toBe(6 * HOUR);
  });

  test('rule 31: 200 with the same old days after the person moves to another zone', async () => {
    const person = await somebody();
    await putEntry(world, person, '2026-06-30T22:00+02:00', '2026-07-01T06:00+02:00');
    const asked = { from: '2026-06-29', to: '2026-07-02' };
    const before = await own(person, asked);
    await world.sql(`UPDATE users SET timezone = 'America/New_York' WHERE id = $1`, [person.id]);
    expect((await own(person, asked)).body.data).toEqual(before.body.data);
  });

  test('rule 29: 200 with 7 and 9 hours in the nights of the clock changes', async () => {
    const person = await somebody();
    await putEntry(world, person, '2026-03-28T22:00+01:00', '2026-03-29T06:00+02:00');
    await putEntry(world, person, '2026-10-24T22:00+02:00', '2026-10-25T06:00+01:00');
    const spring = await own(person, { from: '2026-03-28', to: '2026-03-29' });
    expect(spring.body.data.rows.map((row: any) => row.worked_seconds / HOUR)).toEqual([2, 5]);
    const autumn = await own(person, { from: '2026-10-24', to: '2026-10-25' });
    expect(autumn.body.data.rows.map((row: any) => row.worked_seconds / HOUR)).toEqual([2, 7]);
  });

  test('rule 32: 200 rounds each entry in reports as the workspace is set, and never in overtime', async () => {
    const other = await service.world({ settings: { rounding: 'quarter_hour' } });
    await putEntry(other, other.employee, '2026-11-02T08:00+01:00', '2026-11-02T16:07:30+01:00');
    await putEntry(other, other.employee, '2026-11-03T08:00+01:00', '2026-11-03T16:07:29+01:00');
    const get = (path: string) =>
      service.request(other, 'GET', path, {
        as: other.employee,
        query: { from: '2026-11-02', to: '2026-11-03' },
      });
    const report = (await get('/tracking/reports/me/')).body.data;
    expect(report.rounding).toBe('quarter_hour');
    expect(report.rows.map((row: any) => row.worked_seconds)).toEqual([8.25 * HOUR, 8 * HOUR]);
    expect((await get('/tracking/overtime/me/')).body.data.balance_seconds).toBe(450 + 449);
    const [entry] = (await get('/tracking/entries/')).body.data;
    expect(entry.duration_seconds).toBe(8 * HOUR + 449);
  });

  test("200 with weeks that begin on the workspace's weekday, and keys of months and categories", async () => {
    const keys = async (group_by: string) => {
      const reply = await own(world.employee, { from: '2026-10-31', to: '2026-11-02', group_by });
      return reply.body.data.rows.map((row: any) => [row.key, row.worked_seconds / HOUR]);
    };
    expect(await keys('week')).toEqual([
      ['2026-W44', 0],
      ['2026-W45', 9],
    ]);
    expect(await keys('month')).toEqual([
      ['2026-10', 0],
      ['2026-11', 9],
    ]);
    const other = await service.world();
    await world.sql('UPDATE workspaces SET week_start = 0 WHERE id = $1', [other.id]);
    const reply = await service.request(other, 'GET', '/tracking/reports/me/', {
      as: other.employee,
      query: { from: '2026-10-31', to: '2026-11-02', group_by: 'week' },
    });
    expect(reply.body.data.rows.map((row: any) => [row.key, row.expected_seconds / HOUR])).toEqual([
      ['2026-W43', 0],
      ['2026-W44', 8],
    ]);
  });

  test('200 by category: labels, and totals with the expected time', async () => {
    const reply = await own(world.employee, { ...WEEK, group_by: 'category' });
    expect(reply.body.data.totals.expected_seconds).toBe(32 * HOUR);
    expect(reply.body.data.rows).toMatchObject([
      { key: '', label: null, worked_seconds: 26.5 * HOUR, expected_seconds: 0 },
      { key: travel, label: '=Travel, abroad', worked_seconds: 9 * HOUR, billable_seconds: 9 * HOUR },
    ]);
  });

  test('rule 36: 200 with less expected time for approved absences, by half days; requested ones do not count', async () => {
    const person = await somebody();
    await putAbsence(world, person, '2026-11-02', '2026-11-02', { start_half: 'pm' });
    await putAbsence(world, person, '2026-11-03', '2026-11-03', { status: 'requested' });
    const { totals } = (await own(person, WEEK)).body.data;
    expect(totals).toMatchObject({ expected_seconds: 28 * HOUR, absence_days: '0.50' });
  });

  test('200 with no expected time before the first day and after the last', async () => {
    const person = await somebody({ startDate: '2026-11-05' });
    await world.sql(`UPDATE users SET last_day = '2026-11-10' WHERE id = $1`, [person.id]);
    const { totals } = (await own(person, NOVEMBER)).body.data;
    expect(totals.expected_seconds).toBe(4 * 8 * HOUR);
  });

  test('200 without deleted entries and running clocks', async () => {
    const person = await somebody();
    const gone = await putEntry(world, person, '2026-11-02T08:00+01:00', '2026-11-02T12:00+01:00');
    await world.sql('UPDATE time_entries SET deleted_at = now() WHERE id = $1', [gone]);
    await putEntry(world, person, '2026-11-03T08:00+01:00', null);
    expect((await own(person, WEEK)).body.data.totals.worked_seconds).toBe(0);
  });

  test('200 as CSV: a header, CRLF, no cell that a spreadsheet would execute', async () => {
    const reply = await service.request(world, 'GET', '/tracking/reports/me/', {
      as: world.employee,
      query: { ...WEEK, group_by: 'category', format: 'csv' },
      headers: { accept: 'text/csv' },
    });
    expect(reply.status).toBe(200);
    expect(reply.headers.get('content-type')).toBe('text/csv; charset=utf-8');
    expect(reply.headers.get('x-content-type-options')).toBe('nosniff');
    expect(reply.headers.get('content-disposition')).toBe(
      `attachment; filename="time-report_2026-11-02_2026-11-08.csv"; filename*=UTF-8''time-report_2026-11-02_2026-11-08.csv`,
    );
    expect(reply.text).toBe(
      [
        'key,label,worked_seconds,billable_seconds,expected_seconds,absence_days,timezones,warnings,night_seconds,sunday_seconds,holiday_seconds',
        ',,95400,0,0,0.00,Europe/Berlin,break,0,0,1800',
        `${travel},"'=Travel, abroad",32400,32400,0,0.00,Europe/Berlin,,0,0,0`,
        '',
      ].join('\r\n'),
    );
  });

  test('200 for a service key that names a person; 403 without time:read', async () => {
    const key = await world.serviceKey(['time:read']);
    expect((await own(key, WEEK)).body.data.code).toBe('employee_required');
    const reply = await own(key, { ...WEEK, employee_id: world.employee.id });
    expect(reply.body.data.totals.worked_seconds).toBe(35.5 * HOUR);
    expect((await own(world.colleague, { ...WEEK, employee_id: world.employee.id })).status).toBe(403);
    expect((await own(await world.serviceKey(['reports:read']), WEEK)).status).toBe(403);
  });

  test.each([
    ['no days', {}, ['from', 'to']],
    ['days in the wrong order', { from: '2026-11-02', to: '2026-11-01' }, ['to']],
    ['367 days', { from: '2026-01-01', to: '2027-01-02' }, ['to']],
    ['a day that does not exist', { from: '2026-02-30', to: '2026-03-01' }, ['from']],
    ['a grouping for teams only', { ...WEEK, group_by: 'employee' }, ['group_by']],
    ['another format', { ...WEEK, format: 'pdf' }, ['format']],
  ])('422 for %s', async (_name, query, fields) => {
    const reply = await own(world.employee, query as Query);
    expect([reply.status, Object.keys(reply.body.errors ?? {})]).toEqual([422, fields]);
  });

  test('200 for 366 days', async () => {
    expect((await own(world.employee, { from: '2026-01-01', to: '2027-01-01' })).status).toBe(200);
  });
});

describe('rule 81: working-time rules', () => {
  test('200: those of the workspace, or of the workplace; 422 for an item of another list', async () => {
    const other = await service.world();
    await putEntry(other, other.employee, '2026-11-02T06:00+01:00', '2026-11-02T17:00+01:00');
    const call = (method: string, path: string, body?: object) =>
      service.request(other, method, path, { as: other.admin, ...(body && { body }) });
    const checks = async () => {
      const query = { from: '2026-11-02', to: '2026-11-02' };
      const reply = await service.request(other, 'GET', '/tracking/reports/me/', {
        as: other.employee,
        query,
      });
      const [row] = reply.body.data.rows;
      return [row.warnings, row.checks.map(({ code }: { code: string }) => code)];
    };
    const set = (working_time_rules: string) => call('PATCH', '/platform/workspace/', { working_time_rules });
    expect(await checks()).toEqual([['break'], ['break']]);
    expect((await set('none')).body.data.working_time_rules).toBe('none');
    // processes read the settings again when they hear of the change
    await until(async () => JSON.stringify(await checks()) === '[[],[]]');
    const place = await call('POST', '/lists/workplaces/items/', {
      label: 'Munich',
      working_time_rules: 'de',
    });
    expect([place.status, place.body.data.working_time_rules]).toEqual([201, 'de']);
    const placed = await call('PATCH', `/auth/users/${other.employee.id}/`, {
      workplace_id: place.body.data.id,
    });
    expect(placed.status).toBe(200);
    expect(await checks()).toEqual([['break'], ['break', 'long_day']]);
    const wrong = await call('POST', '/lists/departments/items/', {
      label: 'Sales',
      working_time_rules: 'de',
    });
    expect([wrong.status, Object.keys(wrong.body.errors ?? {})]).toEqual([422, ['working_time_rules']]);
  });
});

describe('GET /api/v1/tracking/reports/team/', () => {
  test('200 for managers with the people below them, for admins and service keys with everyone', async () => {
    const people = async (as: { token: string }) => {
      const reply = await team(as, { ...WEEK, group_by: 'employee' });
      return reply.body.data.rows.map((row: any) => row.key);
    };
    const ofManager = await people(world.manager);
    expect(ofManager).toEqual(expect.arrayContaining([world.employee.id, world.colleague.id, designer.id]));
    expect(ofManager).not.toContain(world.stranger.id);
    expect(ofManager).not.toContain(world.manager.id);
    expect(await people(world.otherManager)).toEqual([world.stranger.id]);
    for (const as of [world.admin, await world.serviceKey(['reports:read'])])
      expect(await people(as)).toEqual(
        expect.arrayContaining([world.employee.id, world.stranger.id, world.admin.id]),
      );
  });

  test('403 for employees and their keys; 200 without a person out of view', async () => {
    expect((await team(world.employee, WEEK)).status).toBe(403);
    const demoted = await world.personalKey(world.employee, ['reports:read']);
    expect((await team(demoted, WEEK)).status).toBe(403);
    const reply = await team(world.manager, { ...WEEK, employee_id: world.stranger.id });
    expect([reply.status, reply.body.data.rows]).toEqual([200, []]);
  });

  test('200 with rows that add up people: by day, by person, by department', async () => {
    const asked = { ...WEEK, employee_id: world.employee.id };
    const one = (await own(world.employee, WEEK)).body.data;
    expect((await team(world.manager, asked)).body.data).toEqual(one);
    const byPerson = await team(world.manager, { ...WEEK, group_by: 'employee' });
    expect(rowOf(byPerson, world.employee.id)).toEqual({
      ...one.totals,
      checks: [],
      key: world.employee.id,
      label: world.employee.name,
    });
    expect(rowOf(byPerson, world.colleague.id)).toMatchObject({
      worked_seconds: 8 * HOUR,
      absence_days: '1.50',
    });
    const byDepartment = await team(world.manager, { ...WEEK, group_by: 'department' });
    expect(rowOf(byDepartment, design)).toMatchObject({ label: 'Design', worked_seconds: 4 * HOUR });
    expect(rowOf(byDepartment, '').label).toBeNull();
    const byDay = await team(world.manager, WEEK);
    expect(rowOf(byDay, '2026-11-02')).toMatchObject({
      worked_seconds: (9 + 2 + 4) * HOUR,
      timezones: ['+09:00', 'Europe/Berlin'],
    });
  });

  test('200 as CSV: a line for each row of each person; they add up to the JSON', async () => {
    for (const group_by of ['day', 'week', 'category', 'employee', 'department']) {
      const json = (await team(world.admin, { ...WEEK, group_by })).body.data;
      const csv = await team(world.admin, { ...WEEK, group_by, format: 'csv' });
      const [header, ...lines] = linesOf(csv);
      expect(lines.pop()).toEqual(['']);
      expect(header!.slice(0, 5)).toEqual(['employee_id', 'employee_email', 'employee_name', 'key', 'label']);
      const at = header!.indexOf('worked_seconds') - header!.length;
      const sum = lines.reduce((total, line) => total + Number(line.at(at)), 0);
      expect([group_by, sum]).toEqual([group_by, json.totals.worked_seconds]);
    }
    const [, ...lines] = linesOf(
      await team(world.manager, { ...WEEK, format: 'csv', employee_id: designer.id }),
    );
    // a negative offset begins like a formula, but is not one
    expect(lines[0]).toEqual([
      designer.id,
      designer.email,
      designer.name,
      '2026-11-02',
      '',
      '14400',
      '0',
      '28800',
      '0.00',
      '+09:00',
      '',
      '0',
      '0',
      '0',
    ]);
  });

  test('200 as CSV: names of people cannot become formulas', async () => {
    const person = await somebody();
    await world.sql(`UPDATE users SET first_name = '@SUM(1)', last_name = 'a"b' WHERE id = $1`, [person.id]);
    const reply = await team(world.manager, {
      ...WEEK,
      format: 'csv',
      group_by: 'employee',
      employee_id: person.id,
    });
    expect(reply.text).toContain(`,"'@SUM(1) a""b",`);
  });

  test('200 for Accept: text/csv here, 406 elsewhere; refusals are JSON', async () => {
    const accept = { accept: 'text/csv' };
    expect((await team(world.manager, { ...WEEK, format: 'csv' }, accept)).status).toBe(200);
    expect((await team(world.manager, WEEK, { accept: 'text/*' })).status).toBe(200);
    expect((await team(world.manager, WEEK, { accept: 'image/png' })).status).toBe(406);
    const elsewhere = await service.request(world, 'GET', '/tracking/clock/', {
      as: world.employee,
      headers: accept,
    });
    expect(elsewhere.status).toBe(406);
    const refused = await team(world.manager, { from: 'x', to: 'y', format: 'csv' }, accept);
    expect([refused.status, refused.headers.get('content-type')]).toEqual([
      422,
      'application/json; charset=utf-8',
    ]);
  });

  describe('with `limit`', () => {
    /** All pages, by following the cursors. */
    async function pagesOf(query: Query): Promise<Reply[]> {
      const pages: Reply[] = [];
      for (let cursor: string | undefined; ;) {
        const page = await team(world.admin, { ...query, limit: 2, cursor });
        expect(page.status).toBe(200);
        pages.push(page);
        cursor = page.headers.get('x-next-cursor') ?? undefined;
        if (cursor === undefined) return pages;
      }
    }
    const rowsOf = (reply: Reply): { key: string; worked_seconds: number }[] => reply.body.data.rows;

    test('200 with the people of a page and their totals; each person is on one page, and the pages add up to the whole', async () => {
      const query = { ...WEEK, group_by: 'employee' };
      const all = await team(world.admin, query);
      expect(all.headers.get('x-next-cursor')).toBeNull();
      const pages = await pagesOf(query);
      expect(pages.length).toBeGreaterThan(2);
      for (const page of pages) {
        expect(rowsOf(page).length).toBeLessThanOrEqual(2);
        const worked = rowsOf(page).reduce((sum, row) => sum + row.worked_seconds, 0);
        expect(page.body.data.totals.worked_seconds).toBe(worked);
      }
      const byKey = (one: { key: string }, other: { key: string }) => (one.key < other.key ? -1 : 1);
      expect(pages.flatMap(rowsOf).sort(byKey)).toEqual(rowsOf(all).sort(byKey));
      for (const name of ['worked_seconds', 'billable_seconds', 'expected_seconds'])
        expect([name, pages.reduce((sum, page) => sum + page.body.data.totals[name], 0)]).toEqual([
          name,
          all.body.data.totals[name],
        ]);
    });

    test('200 by day: each page has the days of its people', async () => {
      const pages = await pagesOf(WEEK);
      const all = await team(world.admin, WEEK);
      for (const { key, worked_seconds } of rowsOf(all))
        expect([
          key,
          pages.reduce((sum, page) => sum + Number(rowOf(page, key)?.worked_seconds ?? 0), 0),
        ]).toEqual([key, worked_seconds]);
    });

    test('400 bad_cursor for other days or grouping; 422 for a cursor without limit, and for limit with CSV', async () => {
      const first = await team(world.admin, { ...WEEK, limit: 2 });
      const cursor = first.headers.get('x-next-cursor')!;
      for (const other of [{ group_by: 'month' }, { to: '2026-11-09' }]) {
        const reply = await team(world.admin, { ...WEEK, limit: 2, cursor, ...other });
        expect([other, reply.status, reply.body.data.code]).toEqual([other, 400, 'bad_cursor']);
      }
      for (const bad of [{ cursor }, { limit: 2, format: 'csv' }]) {
        const reply = await team(world.admin, { ...WEEK, ...bad });
        expect([bad, reply.status, Object.keys(reply.body.errors!)]).toEqual([bad, 422, ['limit']]);
      }
    });
  });

  test('200 to HEAD with the headers of the file and no body', async () => {
    const reply = await service.request(world, 'HEAD', '/tracking/reports/team/', {
      as: world.manager,
      query: { ...WEEK, format: 'csv' },
    });
    expect([reply.status, reply.text, reply.headers.get('content-type')]).toEqual([
      200,
      '',
      'text/csv; charset=utf-8',
    ]);
  });

  test('200 with the time of people who have left', async () => {
    const person = await somebody({ startDate: '2026-01-01' });
    await putEntry(world, person, '2026-03-02T08:00+01:00', '2026-03-02T12:00+01:00');
    await world.sql(
      `UPDATE users SET status = 'deactivated', last_day = '2026-03-31', deactivated_at = now() WHERE id = $1`,
      [person.id],
    );
    const march = await team(world.manager, { from: '2026-03-01', to: '2026-03-31', group_by: 'employee' });
    expect(rowOf(march, person.id).worked_seconds).toBe(4 * HOUR);
    const november = await team(world.manager, { ...NOVEMBER, group_by: 'employee' });
    expect(rowOf(november, person.id)).toBeUndefined();
  });

  test('200 with the same total for any grouping: that of the entries', async () => {
    const zones = ['Europe/Berlin', 'America/New_York', '+09:00', 'Pacific/Apia'];
    const entry = fc.record({
      minute: fc.integer({ min: 0, max: 300 * 1440 }),
      minutes: fc.integer({ min: 10, max: 1440 }),
      pause: fc.integer({ min: 0, max: 9 }),
      zone: fc.constantFrom(...zones),
      billable: fc.boolean(),
      category: fc.constantFrom(null, travel),
      whose: fc.nat(1),
    });
    await fc.assert(
      fc.asyncProperty(fc.array(entry, { minLength: 1, maxLength: 12 }), async (entries) => {
        const lead = await world.person({ role: 'manager', manager: world.admin });
        const people = [
          await world.person({ manager: lead }),
          await world.person({ manager: lead, departmentId: design }),
        ];
        let sum = 0;
        for (const one of entries) {
          const start = Date.UTC(2026, 0, 10) + one.minute * 60_000;
          const end = start + one.minutes * 60_000;
          const at = [start, end].map((ms) => new Date(ms).toISOString()) as [string, string];
          await putEntry(world, people[one.whose]!, ...at, one);
          sum += workedSeconds(start, end, one.pause);
        }
        for (const group_by of ['day', 'week', 'month', 'category', 'employee', 'department']) {
          const { totals, rows } = (await team(lead, { from: '2026-01-01', to: '2026-12-31', group_by })).body
            .data;
          const ofRows = rows.reduce((all: number, row: any) => all + row.worked_seconds, 0);
          expect([group_by, totals.worked_seconds, ofRows]).toEqual([group_by, sum, sum]);
        }
      }),
      { numRuns: 8 },
    );
  });
});
