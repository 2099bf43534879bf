/**
 * Time entered by somebody else (rule 82), time outside the employment (rule 64), and time off in lieu (rule
 * 79).
 */
import { describe, expect, test } from '@jest/globals';
import { openWorld } from '../../support/opening.ts';
import type { Key, Person } from '../../support/world.ts';

const { service, world } = await openWorld({ rateLimitScale: 10_000 });

const call = (as: Person | Key, method: string, path: string, body?: object) =>
  service.request(world, method, path, { as, ...(body && { body }) });
const NIGHT = { started_at: '2026-11-03T01:00:00+01:00', ended_at: '2026-11-03T02:00:00+01:00' };
const reason = 'Forgot the clock';
/** The instant written with the offset of Tokyo. */
const withOffset = (at: number) => new Date(at + 9 * 3_600_000).toISOString().replace('Z', '+09:00');
const newYorker = () => world.person({ manager: world.manager, timezone: 'America/New_York' });
const on2November = async (person: Person) => {
  const { body } = await service.request(world, 'GET', '/tracking/entries/', {
    as: person,
    query: { from: '2026-11-02', to: '2026-11-02' },
  });
  return body.data.map((entry: { timezone: string; started_at: string }) => [
    entry.timezone,
    entry.started_at,
  ]);
};
const THERE = [['America/New_York', '2026-11-02T19:00:00.000-05:00']];

describe('rule 82: an entry made for a person in New York counts on 2 November there, whatever offset is sent', () => {
  test('POST /api/v1/tracking/admin/entries/: 201', async () => {
    const person = await newYorker();
    const body = { ...NIGHT, employee_id: person.id, reason };
    expect((await call(world.admin, 'POST', '/tracking/admin/entries/', body)).status).toBe(201);
    expect(await on2November(person)).toEqual(THERE);
  });

  test('PATCH /api/v1/tracking/admin/entries/{entry_id}/: 200, the entry keeps its zone', async () => {
    const person = await newYorker();
    const { body } = await call(person, 'POST', '/tracking/entries/', {
      started_at: '2026-11-05T09:00:00-05:00',
      ended_at: '2026-11-05T10:00:00-05:00',
    });
    const path = `/tracking/admin/entries/${body.data.id}/`;
    expect((await call(world.manager, 'PATCH', path, { ...NIGHT, reason })).status).toBe(200);
    expect(await on2November(person)).toEqual(THERE);

    const far = await call(person, 'POST', '/tracking/entries/', {
      started_at: '2026-11-06T09:00:00+09:00',
      ended_at: '2026-11-06T10:00:00+09:00',
    });
    const moved = await call(world.manager, 'PATCH', `/tracking/admin/entries/${far.body.data.id}/`, {
      started_at: '2026-11-06T00:30:00+01:00',
      reason,
    });
    expect([moved.status, moved.body.data.timezone]).toEqual([200, '+09:00']);
  });

  test('POST /api/v1/tracking/entries/bulk/: 201, the offset counts only in rows for oneself', async () => {
    const person = await newYorker();
    const { body } = await call(world.manager, 'POST', '/tracking/entries/bulk/', {
      entries: [{ ...NIGHT, employee_id: person.id }],
    });
    expect(body.data.results[0].status).toBe(201);
    expect(await on2November(person)).toEqual(THERE);
    const own = await call(person, 'POST', '/tracking/entries/', {
      started_at: '2026-11-04T01:00:00+01:00',
      ended_at: '2026-11-04T02:00:00+01:00',
    });
    expect(own.body.data.timezone).toBe('+01:00');
  });

  test('POST /api/v1/tracking/entries/ and /clock/start/ by a service key: 201', async () => {
    const key = await world.serviceKey(['time:write']);
    const person = await newYorker();
    expect((await call(key, 'POST', '/tracking/entries/', { ...NIGHT, employee_id: person.id })).status).toBe(
      201,
    );
    expect(await on2November(person)).toEqual(THERE);
    const clock = await call(key, 'POST', '/tracking/clock/start/', {
      employee_id: person.id,
      started_at: withOffset(Date.now() - 3_600_000),
    });
    expect([clock.status, clock.body.data.timezone]).toEqual([201, 'America/New_York']);
  });
});

describe('rule 64: 409 not_employed outside the employment', () => {
  const startsMonday = () =>
    world.person({ manager: world.manager, startDate: '2026-11-16', timezone: 'America/New_York' });
  const refused = { code: 'not_employed', start_date: '2026-11-16', last_day: null };
  // 15 November in New York, and the 16th in Berlin
  const BEFORE = { started_at: '2026-11-16T01:00:00Z', ended_at: '2026-11-16T02:00:00Z' };
  const INSIDE = { started_at: '2026-11-16T05:00:00Z', ended_at: '2026-11-16T06:00:00Z' };

  test("409 for a new entry, alone, in bulk or by an admin, by the date in the person's zone", async () => {
    const person = await startsMonday();
    const alone = await call(person, 'POST', '/tracking/entries/', BEFORE);
    expect([alone.status, alone.body.data]).toEqual([409, refused]);
    const admin = await call(world.admin, 'POST', '/tracking/admin/entries/', {
      ...BEFORE,
      employee_id: person.id,
      reason,
    });
    expect([admin.status, admin.body.data]).toEqual([409, refused]);
    const bulk = await call(person, 'POST', '/tracking/entries/bulk/', { entries: [BEFORE, INSIDE] });
    expect(
      bulk.body.data.results.map((one: { status: number; code?: string }) => [one.status, one.code]),
    ).toEqual([
      [409, 'not_employed'],
      [201, undefined],
    ]);
  });

  test('409 for moving an entry there; 200 for correcting and deleting one that is already there', async () => {
    const person = await startsMonday();
    const { body } = await call(person, 'POST', '/tracking/entries/', INSIDE);
    const path = `/tracking/entries/${body.data.id}/`;
    expect((await call(person, 'PATCH', path, BEFORE)).body.data).toEqual(refused);
    await world.sql("UPDATE users SET start_date = '2026-11-18' WHERE id = $1", [person.id]);
    expect((await call(person, 'PATCH', path, { description: 'Moved in' })).status).toBe(200);
    expect((await call(person, 'DELETE', path)).status).toBe(200);
  });

  test('409 for starting the clock before the first day and for an entry after the last', async () => {
    const person = await world.person({ manager: world.manager, startDate: '2199-01-01' });
    const clock = await call(person, 'POST', '/tracking/clock/start/');
    expect([clock.status, clock.body.data]).toEqual([
      409,
      { code: 'not_employed', start_date: '2199-01-01', last_day: null },
    ]);
    expect(await world.sql('SELECT 1 FROM time_entries WHERE employee_id = $1', [person.id])).toEqual([]);

    const leaver = await world.person({ manager: world.manager });
    const left = await call(world.admin, 'POST', `/auth/users/${leaver.id}/deactivate/`, {
      last_day: '2026-11-10',
    });
    expect(left.status).toBe(200);
    const enter = (day: string) =>
      call(world.admin, 'POST', '/tracking/admin/entries/', {
        employee_id: leaver.id,
        started_at: `${day}T22:00:00+01:00`,
        ended_at: `${day}T23:30:00+01:00`,
        reason,
      });
    expect((await enter('2026-11-10')).status).toBe(201);
    const late = await enter('2026-11-11');
    expect([late.status, late.body.data.code]).toEqual([409, 'not_employed']);
  });
});

describe('GET /api/v1/tracking/overtime/me/', () => {
  test('rule 79: 200 after 48 hours, then 32 hours and a day off in lieu: expected 80, worked 80, balance 0', async () => {
    const person = await world.person({ manager: world.manager });
    const made = await call(world.admin, 'POST', '/pto/admin/policies/', {
      name: 'Time off in lieu',
      accrual: 'none',
      allow_negative: null,
      requires_approval: false,
      from_overtime: true,
    });
    expect([made.status, made.body.data.from_overtime]).toEqual([201, true]);
    const work = async (dates: string[], hours: number) => {
      for (const date of dates) {
        const entry = {
          started_at: `${date}T08:00:00+01:00`,
          ended_at: new Date(Date.parse(`${date}T08:00:00+01:00`) + hours * 3_600_000).toISOString(),
        };
        expect((await call(person, 'POST', '/tracking/entries/', entry)).status).toBe(201);
      }
    };
    await work(['2026-11-02', '2026-11-03', '2026-11-04', '2026-11-05', '2026-11-06', '2026-11-07'], 8);
    await work(['2026-11-09', '2026-11-10', '2026-11-11', '2026-11-12'], 8);
    const off = { policy_id: made.body.data.id, start_date: '2026-11-13', end_date: '2026-11-13' };
    expect((await call(person, 'POST', '/pto/requests/', off)).body.data.status).toBe('approved');

    const overtime = async () => {
      const { body } = await service.request(world, 'GET', '/tracking/overtime/me/', {
        as: person,
        query: { from: '2026-11-02', to: '2026-11-15' },
      });
      const { expected_seconds, worked_seconds, balance_seconds } = body.data;
      return [expected_seconds, worked_seconds, balance_seconds].map((seconds: number) => seconds / 3600);
    };
    expect(await overtime()).toEqual([80, 80, 0]);
    const path = `/pto/admin/policies/${made.body.data.id}/`;
    const changed = await call(world.admin, 'PATCH', path, { from_overtime: false });
    expect([changed.status, changed.body.data.from_overtime]).toEqual([200, false]);
    expect(await overtime()).toEqual([72, 80, 8]);
  });
});
