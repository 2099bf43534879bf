import { beforeAll, describe, expect, test } from '@jest/globals';
import { openWorld } from '../../support/opening.ts';
import type { Reply } from '../../support/service.ts';
import type { Key, Person } from '../../support/world.ts';
import { approved, draft, submitted } from '../reimbursements/records.ts';
import { putAbsence, putEntry, putHoliday, putListItem } from './reportRows.ts';
let everyone: Key;
let design: string;
let night: Person;
let partTimer: Person;
let farEast: Person;
let farWest: Person;
const HOUR = 3600;
/** A Thursday: Eve works, Carl is away until Friday, the night shift began the day before. */
const DAY = '2026-11-12';
const NOON = Date.parse('2026-11-12T12:00:00+01:00');

/** A Wednesday with work in the zones farthest from UTC. */
const FAR_DAY = '2026-10-07';

type Query = Record<string, string | number | boolean | undefined>;
const get = (as: { token: string }, path: string, query: Query = {}) =>
  service.request(world, 'GET', path, { as, query });
const peopleOf = (reply: Reply): string[] => reply.body.data.map((row: any) => row.employee.id);
const of = (reply: Reply, person: Pick<Person, 'id'>) =>
  reply.body.data.find((row: any) => row.employee.id === person.id);
const refOf = ({ id, email, name }: Person) => ({ id, email, name, photo_url: null });
const entriesOf = (reply: Reply): string[] => reply.body.data.map((row: any) => row.id);

const { service, world } = await openWorld();
beforeAll(async () => {
  everyone = await world.serviceKey(['reports:read', 'time:read', 'team:read']);
  design = await putListItem(world, 'departments', 'Design');
  night = await world.person({ manager: world.manager, departmentId: design });
  partTimer = await world.person({ manager: world.manager, pattern: { mon: 8, tue: 8, wed: 8 } });
  await putEntry(world, world.employee, `${DAY}T08:15:00+01:00`, null);
  await putEntry(world, world.employee, '2026-11-10T08:00+01:00', '2026-11-10T19:00+01:00', {
    billable: true,
  });
  await putEntry(world, night, '2026-11-11T22:00+01:00', '2026-11-12T06:00+01:00');
  farEast = await world.person();
  farWest = await world.person();
  // local time: 3:00 on the 6th until 2:30 on the 7th, and 23:00 on the 7th until 5:00 on the 8th
  await putEntry(world, farEast, '2026-10-05T04:00Z', '2026-10-06T03:30Z', { zone: '+23:00' });
  await putEntry(world, farWest, '2026-10-08T22:00Z', '2026-10-09T04:00Z', { zone: '-23:00' });
  await putAbsence(world, world.colleague, '2026-11-11', '2026-11-13', { end_half: 'am' });
  await putAbsence(world, world.employee, '2026-12-01', '2026-12-02', { status: 'requested' });
  await putAbsence(world, world.stranger, '2026-11-12', '2026-11-12');
  await putAbsence(world, world.stranger, '2026-12-01', '2026-12-02', { status: 'requested' });
});

/** Runs at noon of DAY. Callers use keys, because access tokens would have expired. */
async function atNoon<T>(work: () => Promise<T>): Promise<T> {
  service.setClock(NOON);
  try {
    return await work();
  } finally {
    service.setClock(null);
  }
}
const keyOf = (person: Person) => world.personalKey(person, ['reports:read', 'team:read']);

describe('GET /api/v1/tracking/presences/', () => {
  test('200 with the status of everybody: working, absent, off, missing', async () => {
    const reply = await atNoon(async () => get(await keyOf(world.manager), '/tracking/presences/'));
    expect(reply.status).toBe(200);
    const nobody = { since: null, absence_until: null };
    expect(of(reply, world.employee)).toEqual({
      employee: refOf(world.employee),
      status: 'working',
      since: '2026-11-12T08:15:00.000+01:00',
      absence_until: null,
    });
    expect(of(reply, night)).toMatchObject({ status: 'working', since: '2026-11-11T22:00:00.000+01:00' });
    expect(of(reply, world.colleague)).toMatchObject({
      status: 'absent',
      since: null,
      absence_until: '2026-11-13',
    });
    expect(of(reply, partTimer)).toMatchObject({ status: 'off', ...nobody });
    expect(peopleOf(reply)).not.toContain(world.stranger.id);
    expect(peopleOf(reply)).not.toContain(world.manager.id);
  });

  test('200 for a past day: missing without work, holiday on a holiday', async () => {
    await putHoliday(world, '2026-11-16');
    const before = await get(everyone, '/tracking/presences/', { date: '2026-11-09' });
    expect(of(before, world.employee)).toMatchObject({ status: 'missing' });
    const holiday = await get(everyone, '/tracking/presences/', { date: '2026-11-16' });
    expect(of(holiday, world.employee)).toMatchObject({ status: 'holiday' });
    expect(of(holiday, world.stranger)).toMatchObject({ status: 'holiday' });
  });

  test('200 with some statuses only; pages by name have exactly those people; 400 bad_cursor for another status', async () => {
    const asked = { date: DAY, status: 'absent,working' };
    const all = peopleOf(await get(everyone, '/tracking/presences/', asked));
    expect([...all].sort()).toEqual(
      [world.employee.id, night.id, world.colleague.id, world.stranger.id].sort(),
    );
    const walked: string[] = [];
    let cursor: string | undefined;
    do {
      const page = await get(everyone, '/tracking/presences/', { ...asked, limit: 1, cursor });
      expect(page.body.data.length).toBeLessThanOrEqual(1);
      walked.push(...peopleOf(page));
      cursor = page.headers.get('x-next-cursor') ?? undefined;
    } while (cursor);
    expect(walked).toEqual(all);
    const backwards = await get(everyone, '/tracking/presences/', { ...asked, ordering: '-last_name' });
    expect(peopleOf(backwards)).toEqual([...all].reverse());
    const [first] = [await get(everyone, '/tracking/presences/', { ...asked, limit: 1 })];
    const other = { date: DAY, status: 'off', limit: 1, cursor: first.headers.get('x-next-cursor')! };
    expect((await get(everyone, '/tracking/presences/', other)).body.data.code).toBe('bad_cursor');
  });

  test('200 with only people who are employed on the day and can sign in', async () => {
    const later = await world.person({ manager: world.manager, startDate: '2026-11-15' });
    const invited = await world.person({ manager: world.manager, status: 'invited' });
    const people = peopleOf(await get(everyone, '/tracking/presences/', { date: DAY, limit: 200 }));
    expect(people).not.toContain(later.id);
    expect(people).not.toContain(invited.id);
  });

  test('200 counts time on the dates of its own zone, even in the zones farthest from UTC', async () => {
    const reply = await get(everyone, '/tracking/presences/', { date: FAR_DAY, limit: 200 });
    expect(of(reply, farEast)).toMatchObject({ status: 'working', since: '2026-10-06T03:00:00.000+23:00' });
    expect(of(reply, farWest)).toMatchObject({ status: 'working', since: '2026-10-07T23:00:00.000-23:00' });
    const after = await get(everyone, '/tracking/presences/', { date: '2026-10-09', limit: 200 });
    expect([of(after, farEast).status, of(after, farWest).status]).toEqual(['missing', 'missing']);
  });

  test('422 for a future day, 403 for employees', async () => {
    const tomorrow = await atNoon(() => get(everyone, '/tracking/presences/', { date: '2026-11-13' }));
    expect([tomorrow.status, tomorrow.body.errors]).toEqual([422, { date: ['Must not lie in the future.'] }]);
    expect((await get(world.employee, '/tracking/presences/')).status).toBe(403);
  });
});

describe('GET /api/v1/tracking/dashboard/', () => {
  test("200 with the manager's team only; submitted claims count, drafts and decided ones do not", async () => {
    const place = { ...world, service, passwordHash: '', next: () => 0 };
    for (const person of [world.employee, world.stranger])
      for (const make of [submitted, draft, approved]) await make(place, person);
    const reply = await atNoon(async () => get(await keyOf(world.manager), '/tracking/dashboard/'));
    expect([reply.status, reply.body.data]).toEqual([
      200,
      {
        date: DAY,
        present: 2,
        absent: 1,
        clocked_in: 1,
        pending_absences: 1,
        pending_expenses: 1,
        overtime_top: [],
      },
    ]);
    const all = await atNoon(() => get(everyone, '/tracking/dashboard/'));
    expect(all.body.data).toMatchObject({
      present: 2,
      absent: 2,
      clocked_in: 1,
      pending_absences: 2,
      pending_expenses: 2,
    });
  });

  test('200 with the most overtime of the month before the day; people without overtime are left out', async () => {
    const lead = await world.person({ role: 'manager', manager: world.admin });
    const [busy, busier] = [
      await world.person({ manager: lead, startDate: '2026-11-02' }),
      await world.person({ manager: lead, startDate: '2026-11-02' }),
    ];
    await world.person({ manager: lead });
    for (const [person, hours] of [
      [busy, '17'],
      [busier, '19'],
    ] as const) {
      await putEntry(world, person, '2026-11-02T08:00+01:00', `2026-11-02T${hours}:00+01:00`);
      await putEntry(world, person, '2026-11-03T08:00+01:00', '2026-11-03T22:00+01:00');
    }
    const { data } = (await get(lead, '/tracking/dashboard/', { date: '2026-11-03' })).body;
    expect(data.overtime_top).toEqual([
      {
        employee: refOf(busier),
        expected_seconds: 8 * HOUR,
        worked_seconds: 11 * HOUR,
        balance_seconds: 3 * HOUR,
      },
      { employee: refOf(busy), expected_seconds: 8 * HOUR, worked_seconds: 9 * HOUR, balance_seconds: HOUR },
    ]);
    const first = await get(lead, '/tracking/dashboard/', { date: '2026-11-01' });
    expect(first.body.data.overtime_top).toEqual([]);
  });

  test('200 counts a forgotten clock until its limit', async () => {
    const lead = await world.person({ role: 'manager', manager: world.admin });
    const forgetful = await world.person({ manager: lead });
    await putEntry(world, forgetful, '2026-11-09T08:00+01:00', null);
    const on = async (date: string) => (await get(lead, '/tracking/dashboard/', { date })).body.data.present;
    expect([await on('2026-11-09'), await on('2026-11-10')]).toEqual([1, 0]);
  });

  test('403 for employees, 422 for a future day', async () => {
    expect((await get(world.employee, '/tracking/dashboard/')).status).toBe(403);
    expect((await get(world.manager, '/tracking/dashboard/', { date: '2150-01-01' })).status).toBe(422);
  });
});

describe('GET /api/v1/tracking/overtime/', () => {
  const WEEK = { from: '2026-11-09', to: '2026-11-13' };

  test('200 with expected time, worked time and balance of everybody in view', async () => {
    const reply = await get(world.manager, '/tracking/overtime/', { ...WEEK, include_total: true });
    expect(reply.status).toBe(200);
    expect(of(reply, world.employee)).toEqual({
      employee: refOf(world.employee),
      expected_seconds: 40 * HOUR,
      worked_seconds: 11 * HOUR,
      balance_seconds: -29 * HOUR,
    });
    // 2.5 days away
    expect(of(reply, world.colleague)).toMatchObject({ expected_seconds: 20 * HOUR });
    expect(of(reply, partTimer)).toMatchObject({ expected_seconds: 24 * HOUR });
    expect(peopleOf(reply)).not.toContain(world.stranger.id);
    expect(reply.headers.get('x-total-count')).toBe(String(reply.body.data.length));
    expect(peopleOf(await get(everyone, '/tracking/overtime/', { ...WEEK, limit: 200 }))).toContain(
      world.stranger.id,
    );
  });

  test('200 counts time on the dates of its own zone, even in the zones farthest from UTC', async () => {
    const workedBy = async (to: string) => {
      const reply = await get(everyone, '/tracking/overtime/', { from: FAR_DAY, to, limit: 200 });
      return [farEast, farWest].map((person) => of(reply, person).worked_seconds / HOUR);
    };
    expect(await workedBy(FAR_DAY)).toEqual([2.5, 1]);
    expect(await workedBy('2026-10-08')).toEqual([2.5, 6]);
  });

  test('200 with one person; empty for a person out of view', async () => {
    const ask = (person: Person) =>
      get(world.manager, '/tracking/overtime/', { ...WEEK, employee_id: person.id });
    expect(peopleOf(await ask(world.employee))).toEqual([world.employee.id]);
    expect(peopleOf(await ask(world.stranger))).toEqual([]);
  });

  test('200 page by page; 400 for a cursor made with other days', async () => {
    const all = peopleOf(await get(everyone, '/tracking/overtime/', { ...WEEK, limit: 200 }));
    const first = await get(everyone, '/tracking/overtime/', { ...WEEK, limit: 3 });
    const cursor = first.headers.get('x-next-cursor')!;
    const second = await get(everyone, '/tracking/overtime/', { ...WEEK, limit: 3, cursor });
    expect([...peopleOf(first), ...peopleOf(second)]).toEqual(all.slice(0, 6));
    const other = await get(everyone, '/tracking/overtime/', { ...WEEK, to: '2026-11-12', limit: 3, cursor });
    expect(other.status).toBe(400);
  });

  test('422 without days or for too many, 403 for employees', async () => {
    expect((await get(world.manager, '/tracking/overtime/')).status).toBe(422);
    const long = { from: '2025-01-01', to: '2026-06-01' };
    expect((await get(world.manager, '/tracking/overtime/', long)).status).toBe(422);
    expect((await get(world.employee, '/tracking/overtime/', WEEK)).status).toBe(403);
  });
});

describe('GET /api/v1/tracking/overtime/me/', () => {
  test('200 with the period, and the balance since the first entry', async () => {
    const person = await world.person();
    await putEntry(world, person, '2026-11-04T08:00+01:00', '2026-11-04T18:00+01:00');
    await putEntry(world, person, '2026-11-05T08:00+01:00', '2026-11-05T17:00+01:00');
    const ask = (from: string, to: string) => get(person, '/tracking/overtime/me/', { from, to });
    expect((await ask('2026-11-05', '2026-11-05')).body.data).toEqual({
      employee: refOf(person),
      expected_seconds: 8 * HOUR,
      worked_seconds: 9 * HOUR,
      balance_seconds: HOUR,
      running_since: '2026-11-04',
      running_balance_seconds: 3 * HOUR,
    });
    expect((await ask('2026-11-02', '2026-11-04')).body.data).toMatchObject({
      balance_seconds: -14 * HOUR,
      running_balance_seconds: 2 * HOUR,
    });
    expect((await ask('2026-11-02', '2026-11-03')).body.data).toMatchObject({
      balance_seconds: -16 * HOUR,
      running_since: null,
      running_balance_seconds: 0,
    });
  });

  test('200 for a service key, the manager and an admin who name a person; 404 out of view; 403 for colleagues', async () => {
    const days = { from: DAY, to: DAY };
    expect((await get(everyone, '/tracking/overtime/me/', days)).body.data.code).toBe('employee_required');
    const named = { ...days, employee_id: night.id };
    expect((await get(everyone, '/tracking/overtime/me/', named)).body.data.worked_seconds).toBe(6 * HOUR);
    const status = async (as: Parameters<typeof get>[0]) =>
      (await get(as, '/tracking/overtime/me/', named)).status;
    expect([await status(world.manager), await status(world.admin)]).toEqual([200, 200]);
    const stranger = await world.person({ role: 'manager' });
    expect([await status(stranger), await status(world.stranger)]).toEqual([404, 403]);
  });
});

describe('GET /api/v1/tracking/absences/', () => {
  const DAYS = { from: '2026-11-09', to: '2026-11-15' };

  test('200 for a manager: approved absences of the people below, with their leave type', async () => {
    const reply = await get(world.manager, '/tracking/absences/', DAYS);
    expect(reply.body.data).toEqual([
      {
        id: expect.any(String),
        employee: refOf(world.colleague),
        policy: { id: world.vacation, name: 'Vacation' },
        start_date: '2026-11-11',
        end_date: '2026-11-13',
        start_half: null,
        end_half: 'am',
        status: 'approved',
      },
    ]);
    expect(reply.text).not.toContain('dentist');
  });

  test('200 for an employee: those with the same manager and themselves, without the leave type', async () => {
    const reply = await get(world.employee, '/tracking/absences/', DAYS);
    expect(reply.body.data.map((row: any) => [row.employee.id, row.policy])).toEqual([
      [world.colleague.id, null],
    ]);
    expect(peopleOf(await get(world.stranger, '/tracking/absences/', DAYS))).toEqual([world.stranger.id]);
    const alone = await world.person({ manager: null });
    await putAbsence(world, alone, '2026-11-10', '2026-11-10');
    expect(peopleOf(await get(alone, '/tracking/absences/', DAYS))).toEqual([alone.id]);
  });

  test('200 for admins and service keys: everyone, sorted by first day, page by page', async () => {
    for (const as of [world.admin, everyone])
      expect(peopleOf(await get(as, '/tracking/absences/', DAYS))).toEqual(
        expect.arrayContaining([world.colleague.id, world.stranger.id]),
      );
    const all = peopleOf(await get(everyone, '/tracking/absences/', DAYS));
    const first = await get(everyone, '/tracking/absences/', { ...DAYS, limit: 1, include_total: true });
    expect(first.headers.get('x-total-count')).toBe(String(all.length));
    const cursor = first.headers.get('x-next-cursor')!;
    const second = await get(everyone, '/tracking/absences/', { ...DAYS, limit: 1, cursor });
    expect([...peopleOf(first), ...peopleOf(second)]).toEqual(all.slice(0, 2));
  });

  test('200 with requests that await a decision, for signed-in managers and admins, but not their own', async () => {
    const days = { from: '2026-12-01', to: '2026-12-02' };
    await putAbsence(world, world.manager, '2026-12-01', '2026-12-02', { status: 'requested' });
    const of = async (as: { token: string }) =>
      (await get(as, '/tracking/absences/', days)).body.data.map((row: any) => [row.employee.id, row.status]);
    expect(await of(world.manager)).toContainEqual([world.employee.id, 'requested']);
    expect(await of(world.manager)).not.toContainEqual([world.manager.id, 'requested']);
    expect(await of(world.manager)).not.toContainEqual([world.stranger.id, 'requested']);
    expect(await of(world.admin)).toEqual(
      expect.arrayContaining([
        [world.employee.id, 'requested'],
        [world.manager.id, 'requested'],
        [world.stranger.id, 'requested'],
      ]),
    );
    for (const as of [world.employee, world.colleague, everyone, await keyOf(world.manager)])
      expect(JSON.stringify(await of(as))).not.toContain('requested');
  });

  test('200 with absences that only touch the days, without those of other departments', async () => {
    await putAbsence(world, night, '2026-10-20', '2026-11-09');
    const touched = await get(world.manager, '/tracking/absences/', { ...DAYS, department_id: design });
    expect(peopleOf(touched)).toEqual([night.id]);
    const after = await get(world.manager, '/tracking/absences/', { from: '2026-11-10', to: '2026-11-15' });
    expect(peopleOf(after)).toEqual([world.colleague.id]);
  });

  test("422 for more than 92 days; 403 for an employee's key", async () => {
    const long = await get(world.manager, '/tracking/absences/', { from: '2026-11-01', to: '2027-02-01' });
    expect([long.status, long.body.errors]).toEqual([422, { to: ['At most 92 days: up to 2027-01-31.'] }]);
    const key = await world.personalKey(world.employee, ['team:read']);
    expect((await get(key, '/tracking/absences/', DAYS)).status).toBe(403);
  });
});

describe('GET /api/v1/tracking/admin/entries/', () => {
  test('200 with the entries of the people below, newest first, including running clocks', async () => {
    const reply = await get(world.manager, '/tracking/admin/entries/');
    expect(reply.status).toBe(200);
    expect(reply.body.data.slice(0, 2)).toMatchObject([
      { employee: refOf(world.employee), ended_at: null },
      { employee: refOf(night), started_at: '2026-11-11T22:00:00.000+01:00', version: 1 },
    ]);
  });

  test('200 by person, department, days in the entry’s zone, and billable', async () => {
    const ask = (query: Query, as: { token: string } = world.manager) =>
      get(as, '/tracking/admin/entries/', query);
    expect(peopleOf(await ask({ employee_id: `${night.id},${partTimer.id}` }))).toEqual([night.id]);
    expect(peopleOf(await ask({ department_id: design }))).toEqual([night.id]);
    expect(peopleOf(await ask({ billable: true }))).toEqual([world.employee.id]);
    expect(peopleOf(await ask({ from: DAY, to: DAY, department_id: design }))).toEqual([night.id]);
    expect(peopleOf(await ask({ from: '2026-11-13', department_id: design }))).toEqual([]);
  });

  test('200 without other teams; admins and keys with team:read see all; 403 for employees', async () => {
    const strange = await putEntry(world, world.stranger, '2026-11-02T08:00+01:00', '2026-11-02T09:00+01:00');
    const ask = (as: { token: string }, query: Query = {}) =>
      get(as, '/tracking/admin/entries/', { limit: 200, ...query });
    expect(entriesOf(await ask(world.manager))).not.toContain(strange);
    expect(entriesOf(await ask(world.manager, { employee_id: world.stranger.id }))).toEqual([]);
    expect(entriesOf(await ask(world.otherManager))).toEqual([strange]);
    for (const as of [world.admin, everyone]) expect(entriesOf(await ask(as))).toContain(strange);
    expect((await ask(world.employee)).status).toBe(403);
    expect((await ask(await world.serviceKey(['time:read']))).status).toBe(403);
  });

  test('200 with updated_since: changed entries, including deleted ones', async () => {
    const since = new Date().toISOString();
    const gone = await putEntry(world, partTimer, '2026-11-02T08:00+01:00', '2026-11-02T09:00+01:00');
    await world.sql('UPDATE time_entries SET deleted_at = clock_timestamp() WHERE id = $1', [gone]);
    const reply = await get(world.manager, '/tracking/admin/entries/', {
      updated_since: since,
      include_deleted: true,
      employee_id: partTimer.id,
    });
    expect(reply.body.data).toMatchObject([{ id: gone, deleted_at: expect.any(String) }]);
  });
});
