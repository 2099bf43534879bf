/** Absences of hours (rule 74). It is Monday 2 February 2026, in Berlin; people work 8 hours from Monday to Friday. */
import { beforeAll, describe, expect, it } from '@jest/globals';
import { opened } from '../../support/opening.ts';
import { createFixture, startWithoutLimits, type Who } from './support.ts';

const service = await opened(startWithoutLimits());
const fixture = await createFixture(service);
const { world, call, someone } = fixture;
const { admin, manager } = world;
fixture.today('2026-02-02');

let flex = '';
let sick = '';
const hourPolicy = async (name: string, more: object = {}) => {
  const id = await fixture.policy(name, { annual_days: '80.0000', allow_negative: null, ...more });
  await world.sql(`UPDATE policies SET unit = 'hour' WHERE id = $1`, [id]);
  await world.sql(
    `UPDATE policy_versions SET rules = rules || '{"unit": "hour", "allow_half_days": true}' WHERE policy_id = $1`,
    [id],
  );
  return id;
};
beforeAll(async () => {
  flex = await hourPolicy('Flexible hours');
  sick = await fixture.policy('Sick', {
    annual_days: '0.0000',
    allow_negative: null,
    requires_approval: false,
  });
  await world.sql('UPDATE policies SET displaces = true WHERE id = $1', [sick]);
});

const DAY = '2026-02-10';
const ask = (as: Who, body: object) =>
  fixture.ask(as, { policy_id: flex, start_date: DAY, end_date: DAY, ...body });
async function asked(as: Who, body: object) {
  const reply = await ask(as, body);
  expect([reply.status, reply.body.errors, reply.body.detail]).toEqual([201, undefined, undefined]);
  return reply.body.data;
}
async function approved(as: Parameters<typeof fixture.approved>[0], body: object) {
  const { id } = await asked(as, body);
  const reply = await call(manager, 'POST', `/pto/admin/requests/${id}/approve/`);
  expect([reply.status, reply.body.detail]).toEqual([200, undefined]);
  return reply.body.data;
}
const problemOf = (reply: { status: number; body: { errors?: object; data: { code?: string } } }) => [
  reply.status,
  Object.keys(reply.body.errors ?? {})[0] ?? reply.body.data.code,
];
const expectedHours = async (as: Who, date = DAY) =>
  (await call(as, 'GET', '/pto/calendar/', { query: { from: date, to: date } })).body.data[0].expected_hours;

describe('POST /api/v1/pto/requests/ with hours', () => {
  it('rule 74, 201: 1.5 of 8 hours cost 1.50, and 6.5 stay expected once approved', async () => {
    const person = await someone();
    const absence = await approved(person, { hours: 1.5 });
    expect(absence).toMatchObject({
      days: '1.50',
      unit: 'hour',
      hours: '1.50',
      start_time: null,
      end_time: null,
      start_half: null,
    });
    expect(await expectedHours(person)).toBe(6.5);
    const report = await call(person, 'GET', '/tracking/reports/me/', { query: { from: DAY, to: DAY } });
    expect(report.body.data.totals).toMatchObject({ expected_seconds: 6.5 * 3600, absence_days: '0.19' });
    const timed = await approved(person, { start_time: '10:00', end_time: '12:15' });
    expect(timed).toMatchObject({ days: '2.25', hours: '2.25', start_time: '10:00', end_time: '12:15' });
    expect(await expectedHours(person)).toBe(4.25);
  });

  it('200 from the preview, the same as the request', async () => {
    const person = await someone();
    const preview = await call(person, 'POST', '/pto/requests/preview/', {
      body: { policy_id: flex, start_date: DAY, end_date: DAY, hours: 2.25 },
    });
    expect(preview.body.data).toMatchObject({
      days: '2.25',
      unit: 'hour',
      per_day: [{ date: DAY, days: '2.25', reason: '2.25 h' }],
      conflicts: [],
    });
  });

  it('409 absence_overlap for more hours together than the date has, and for times that overlap', async () => {
    const person = await someone();
    const first = await asked(person, { start_time: '09:00', end_time: '12:00' });
    const overlap = await ask(person, { start_time: '11:45', end_time: '13:00' });
    expect(overlap.body.data).toEqual({ code: 'absence_overlap', conflicts: [first.id] });
    const beside = await asked(person, { start_time: '12:00', end_time: '14:00' });
    const more = await ask(person, { hours: 3.25 });
    expect(more.body.data).toEqual({ code: 'absence_overlap', conflicts: [first.id, beside.id] });
    await asked(person, { hours: 3 });
  });

  it('409 with half and whole days: a half day leaves four hours', async () => {
    const person = await someone();
    const half = await fixture.asked(person, { start_date: DAY, end_date: DAY, start_half: 'am' });
    expect(problemOf(await ask(person, { hours: 4.25 }))).toEqual([409, 'absence_overlap']);
    const hours = await asked(person, { hours: 4 });
    const other = await someone();
    await asked(other, { hours: 4.25 });
    const wholeDay = await fixture.ask(other, { start_date: '2026-02-09', end_date: '2026-02-11' });
    expect(problemOf(wholeDay)).toEqual([409, 'absence_overlap']);
    const halfDay = await fixture.ask(other, { start_date: DAY, end_date: DAY, start_half: 'pm' });
    expect(problemOf(halfDay)).toEqual([409, 'absence_overlap']);
    expect([half.days, hours.days]).toEqual(['0.50', '4.00']);
  });

  it('422 for more than the date has, a weekend, two dates, half days beside hours, and a leave type in days', async () => {
    const person = await someone();
    for (const [body, member] of [
      [{ hours: 8.25 }, 'hours'],
      [{ hours: 2, start_date: '2026-02-14', end_date: '2026-02-14' }, 'non_field_errors'],
      [{ hours: 2, end_date: '2026-02-11' }, 'end_date'],
      [{ hours: 2, start_half: 'am' }, 'hours'],
      [{ hours: 2, policy_id: world.vacation }, 'hours'],
      [{ hours: 0.1 }, 'hours'],
      [{ start_time: '10:00' }, 'end_time'],
      [{ end_time: '10:00' }, 'start_time'],
      [{ start_time: '10:00', end_time: '10:00' }, 'end_time'],
      [{ start_time: '10:00', end_time: '11:00', hours: 2 }, 'hours'],
      [{ start_time: '10:05', end_time: '11:00' }, 'start_time'],
    ] as const)
      expect([body, ...problemOf(await ask(person, body))]).toEqual([body, 422, member]);
    // on the afternoon holiday of Christmas Eve four hours remain
    const eve = { start_date: '2026-12-24', end_date: '2026-12-24' };
    expect(problemOf(await ask(person, { ...eve, hours: 4.25 }))).toEqual([422, 'hours']);
    expect((await ask(person, { ...eve, hours: 4 })).status).toBe(201);
  });

  it('201 under a contract without a pattern: hours count as sent; 422 no_contract without any', async () => {
    const person = await someone();
    await world.sql(`UPDATE contracts SET pattern = '{}' WHERE employee_id = $1`, [person.id]);
    expect((await asked(person, { hours: 5.5 })).days).toBe('5.50');
    await world.sql('DELETE FROM contracts WHERE employee_id = $1', [person.id]);
    const none = await ask(person, { hours: 1 });
    expect([none.status, none.body.data.code]).toEqual([422, 'no_contract']);
  });

  it('of two requests at once for the last hours of a date, one is 201 and the other 409', async () => {
    const other = await hourPolicy('More hours');
    for (let round = 0; round < 4; round++) {
      const person = await someone();
      const replies = await Promise.all([
        ask(person, { hours: 5 }),
        ask(person, { hours: 5, policy_id: other }),
      ]);
      expect(replies.map(({ status }) => status).sort()).toEqual([201, 409]);
    }
  });
});

describe('changes of absences of hours', () => {
  const patch = (as: Who, id: string, body: object) => call(as, 'PATCH', `/pto/requests/${id}/`, { body });
  const correct = (id: string, body: object) =>
    call(manager, 'PATCH', `/pto/admin/requests/${id}/`, { body });

  it('200: other hours, another date, half a day in place of hours, and back', async () => {
    const person = await someone();
    const { id } = await asked(person, { hours: 1.5 });
    expect((await patch(person, id, { hours: 2 })).body.data).toMatchObject({ days: '2.00', hours: '2.00' });
    const moved = await patch(person, id, { start_date: '2026-02-11', end_date: '2026-02-11' });
    expect(moved.body.data).toMatchObject({ days: '2.00', hours: '2.00', start_date: '2026-02-11' });
    const half = await patch(person, id, { start_half: 'am' });
    expect(half.body.data).toMatchObject({ days: '4.00', hours: null, start_half: 'am' });
    const timed = await patch(person, id, { start_time: '08:00', end_time: '09:00' });
    expect(timed.body.data).toMatchObject({
      days: '1.00',
      hours: '1.00',
      start_half: null,
      end_time: '09:00',
    });
    expect(problemOf(await patch(person, id, { hours: 9 }))).toEqual([422, 'hours']);
  });

  it('200: a manager corrects the hours of an approved absence; its person cannot (409 not_pending)', async () => {
    const person = await someone();
    const { id } = await approved(person, { hours: 4 });
    expect(problemOf(await patch(person, id, { hours: 2 }))).toEqual([409, 'not_pending']);
    const less = await correct(id, { hours: 2, reason: 'Came back early' });
    expect(less.body.data).toMatchObject({ days: '2.00', hours: '2.00', decision_note: 'Came back early' });
    expect(await expectedHours(person)).toBe(6);
    const more = await correct(id, { start_time: '08:00', end_time: '13:00' });
    expect(more.body.data).toMatchObject({ days: '5.00', start_time: '08:00' });
    expect(await expectedHours(person)).toBe(3);
  });

  it('rules 9, 75: a holiday gives the hours back, and so does a sick day over them', async () => {
    const person = await someone();
    const { id } = await approved(person, { hours: 3 });
    const other = await approved(person, { hours: 3, start_date: '2026-02-12', end_date: '2026-02-12' });
    const holiday = await call(admin, 'POST', '/pto/admin/holidays/', { body: { date: DAY, name: 'Feast' } });
    expect(holiday.status).toBe(201);
    const read = async (which: string) => (await call(person, 'GET', `/pto/requests/${which}/`)).body.data;
    expect((await read(id)).days).toBe('0.00');
    await call(admin, 'DELETE', `/pto/admin/holidays/${holiday.body.data.id}/`);
    expect((await read(id)).days).toBe('3.00');
    const ill = await fixture.ask(person, {
      policy_id: sick,
      start_date: '2026-02-12',
      end_date: '2026-02-12',
      start_half: 'am',
    });
    expect([ill.status, ill.body.detail]).toEqual([201, undefined]);
    expect((await read(other.id)).status).toBe('cancelled');
  });

  it('200: hours do not make somebody absent: the clock starts without a warning', async () => {
    const person = await someone();
    await approved(person, { hours: 3, start_date: '2026-02-02', end_date: '2026-02-02' });
    const started = await call(person, 'POST', '/tracking/clock/start/', { body: {} });
    expect([started.status, started.body.data.warnings]).toEqual([201, []]);
  });
});
