/** Timesheets for approval (rule 86). It is Monday 2 February 2026, in Berlin; weeks begin on Monday. */
import { randomUUID } from 'node:crypto';
import { describe, expect, it } from '@jest/globals';
import type { Timesheet } from '../../../src/generated/types.ts';
import type { Person } from '../../support/world.ts';
import { opened } from '../../support/opening.ts';
import { until } from '../../support/until.ts';
import { auditLines, notificationKinds } from '../../support/traces.ts';
import { createFixture, startWithoutLimits, type Who } from '../pto/support.ts';

const service = await opened(startWithoutLimits());
const weekly = { settings: { timesheet_period: 'week' } } as const;
const fixture = await createFixture(service, weekly);
const { world, call, someone } = fixture;
const { admin, manager } = world;
fixture.today('2026-02-02');

const WEEK = '2026-01-26';
const settings = (body: object, by: typeof fixture) =>
  by.call(by.world.admin, 'PATCH', '/platform/workspace/', { body });

const put = (as: Who, body: object = { status: 'submitted' }, start = WEEK, headers = {}) =>
  call(as, 'PUT', `/tracking/timesheets/${start}/`, { body, headers });
async function submitted(as: Who, start = WEEK): Promise<Timesheet> {
  const reply = await put(as, { status: 'submitted' }, start);
  expect([reply.status, reply.body.detail]).toEqual([200, undefined]);
  return reply.body.data;
}
const review = (as: Who, id: string, body: object, headers = {}) =>
  call(as, 'POST', `/tracking/admin/timesheets/${id}/review/`, { body, headers });
const enter = (as: Who, day: string, from = 9, to = 12, more = {}) =>
  call(as, 'POST', '/tracking/entries/', {
    body: {
      started_at: `${day}T${String(from).padStart(2, '0')}:00:00+01:00`,
      ended_at: `${day}T${String(to).padStart(2, '0')}:00:00+01:00`,
      ...more,
    },
  });
const codeOf = (reply: { status: number; body: { data: { code?: string } } }) => [
  reply.status,
  reply.body.data.code,
];

describe('PUT /api/v1/tracking/timesheets/{period_start}/', () => {
  it('200: saves and submits a week with worked and expected time; its manager is told once', async () => {
    const person = await someone();
    await enter(person, '2026-01-27', 9, 17);
    const draft = await put(person, { status: 'draft', note: ' Trade fair ' });
    expect(draft.body.data).toMatchObject({
      employee: { id: person.id },
      period_start: WEEK,
      period_end: '2026-02-01',
      status: 'draft',
      note: 'Trade fair',
      worked_seconds: 8 * 3600,
      expected_seconds: 40 * 3600,
      balance_seconds: -32 * 3600,
      locked: false,
      approver: null,
      submitted_at: null,
      allowed_actions: ['submit'],
      version: 1,
    });
    const before = (await notificationKinds(world, manager)).length;
    const sheet = await submitted(person);
    expect(sheet).toMatchObject({
      id: draft.body.data.id,
      status: 'submitted',
      note: 'Trade fair',
      approver: { id: manager.id },
      allowed_actions: ['withdraw'],
      version: 2,
    });
    await submitted(person);
    expect((await notificationKinds(world, manager)).slice(before)).toEqual(['timesheet.submitted']);
    expect((await auditLines(world, sheet.id)).map(({ line }) => line)).toEqual([
      'created timesheet · dashboard',
      'submitted timesheet · dashboard',
      'updated timesheet · dashboard',
    ]);
  });

  it('409 period_not_over until the period is over in the zone of the person, clock_running, timesheets_off; 422 for another day', async () => {
    const person = await someone();
    expect(codeOf(await put(person, undefined, '2026-02-02'))).toEqual([409, 'period_not_over']);
    expect((await put(person, { status: 'draft' }, '2026-02-02')).status).toBe(200);
    const wrong = await put(person, undefined, '2026-01-27');
    expect([wrong.status, wrong.body.errors]).toEqual([
      422,
      { period_start: [`Not the first day of a week: that is ${WEEK}.`] },
    ]);
    const west = await world.personalKey(await someone({ timezone: 'Pacific/Honolulu' }), ['time:write']);
    fixture.service.setClock(Date.parse('2026-02-02T09:59:00Z'));
    expect(codeOf(await put(west))).toEqual([409, 'period_not_over']);
    fixture.service.setClock(Date.parse('2026-02-02T10:00:00Z'));
    expect((await put(west)).status).toBe(200);
    fixture.today('2026-02-02');
    await world.sql(
      `INSERT INTO time_entries (workspace_id, employee_id, started_at, timezone, source) VALUES ($1, $2, '2026-02-01T22:00:00Z', 'Europe/Berlin', 'clock')`,
      [world.id, person.id],
    );
    expect(codeOf(await put(person))).toEqual([409, 'clock_running']);
    const other = await createFixture(service);
    other.today('2026-02-02');
    const off = await other.call(other.world.employee, 'PUT', `/tracking/timesheets/${WEEK}/`, {
      body: { status: 'submitted' },
    });
    expect(codeOf(off)).toEqual([409, 'timesheets_off']);
    fixture.today('2026-02-02');
  });

  it('rule 86: entries of a submitted week are 409 timesheet_submitted for their person, and can be corrected by the manager', async () => {
    const person = await someone();
    const entry = (await enter(person, '2026-01-28')).body.data;
    const outside = (await enter(person, '2026-01-23')).body.data;
    await submitted(person);
    const into = { started_at: '2026-01-29T09:00:00+01:00', ended_at: '2026-01-29T10:00:00+01:00' };
    const bulk = await call(person, 'POST', '/tracking/entries/bulk/', { body: { entries: [into] } });
    for (const [what, reply] of [
      ['new', await enter(person, '2026-02-01')],
      [
        'change',
        await call(person, 'PATCH', `/tracking/entries/${entry.id}/`, { body: { description: 'x' } }),
      ],
      [
        'out',
        await call(person, 'PATCH', `/tracking/entries/${entry.id}/`, {
          body: { started_at: '2026-01-22T09:00:00+01:00', ended_at: '2026-01-22T10:00:00+01:00' },
        }),
      ],
      ['in', await call(person, 'PATCH', `/tracking/entries/${outside.id}/`, { body: into })],
      ['delete', await call(person, 'DELETE', `/tracking/entries/${entry.id}/`)],
    ] as const)
      expect([what, ...codeOf(reply)]).toEqual([what, 409, 'timesheet_submitted']);
    expect(bulk.body.data.results[0]).toMatchObject({ status: 409, code: 'timesheet_submitted' });
    expect((await enter(person, '2026-01-22', 13, 14)).status).toBe(201);
    const corrected = await call(manager, 'PATCH', `/tracking/admin/entries/${entry.id}/`, {
      body: { break_minutes: 10, reason: 'Lunch' },
    });
    expect(corrected.status).toBe(200);
    expect((await put(person, { status: 'draft' })).body.data.status).toBe('draft');
    expect((await enter(person, '2026-02-01')).status).toBe(201);
  });

  it('200 by key for its owner; 422 employee_required for a service key that names nobody; 412 for an old version', async () => {
    const person = await someone();
    const own = await world.personalKey(person, ['time:write']);
    expect((await put(own)).body.data.employee.id).toBe(person.id);
    const key = await world.serviceKey(['time:write']);
    expect(codeOf(await put(key))).toEqual([422, 'employee_required']);
    const saved = await put(key, { status: 'draft', employee_id: person.id });
    expect([saved.status, saved.body.data.version]).toEqual([200, 2]);
    expect((await put(person, { status: 'submitted' }, WEEK, { 'if-match': '"1"' })).status).toBe(412);
    expect(codeOf(await put(person, { status: 'draft', employee_id: admin.id }))).toEqual([
      403,
      'not_own_record',
    ]);
  });

  it('200 for one of many at once: one row, submitted once', async () => {
    const person = await someone();
    const replies = await Promise.all(Array.from({ length: 8 }, () => put(person)));
    expect(replies.map(({ status }) => status)).toEqual(Array(8).fill(200));
    expect(new Set(replies.map(({ body }) => body.data.id)).size).toBe(1);
  });

  it('200: months after weeks; 409 timesheet_overlap for a month with a week in it', async () => {
    const other = await createFixture(service, weekly);
    other.today('2026-02-02');
    const { employee } = other.world;
    const save = (start: string) =>
      other.call(employee, 'PUT', `/tracking/timesheets/${start}/`, { body: { status: 'submitted' } });
    expect((await save('2026-01-12')).status).toBe(200);
    await settings({ timesheet_period: 'month' }, other);
    await until(async () => (await save('2025-12-01')).body.data.period_end === '2025-12-31');
    expect(codeOf(await save('2026-01-01'))).toEqual([409, 'timesheet_overlap']);
    fixture.today('2026-02-02');
  });
});

describe('POST /api/v1/tracking/admin/timesheets/{timesheet_id}/review/', () => {
  it('rule 86: approved, entries are 409 timesheet_approved for all until an admin returns it', async () => {
    const person = await someone();
    const entry = (await enter(person, '2026-01-28')).body.data;
    const { id } = await submitted(person);
    const approved = await review(manager, id, { action: 'approve' });
    expect(approved.body.data).toMatchObject({ status: 'approved', reviewer: { id: manager.id } });
    expect(codeOf(await put(person))).toEqual([409, 'invalid_transition']);
    for (const as of [manager, admin]) {
      const change = await call(as, 'PATCH', `/tracking/admin/entries/${entry.id}/`, {
        body: { break_minutes: 5, reason: 'Lunch' },
      });
      expect(codeOf(change)).toEqual([409, 'timesheet_approved']);
    }
    expect(codeOf(await review(manager, id, { action: 'return', reason: 'Again' }))).toEqual([
      403,
      'insufficient_role',
    ]);
    const returned = await review(admin, id, { action: 'return', reason: 'Friday is missing' });
    expect(returned.body.data).toMatchObject({ status: 'returned', decision_note: 'Friday is missing' });
    expect((await enter(person, '2026-01-30')).status).toBe(201);
    expect((await submitted(person)).status).toBe('submitted');
    expect(await notificationKinds(world, person)).toEqual(['timesheet.approved', 'timesheet.returned']);
  });

  it('403 self_approval, 404 outside the tree, 422 without a reason, 409 twice, 412 for an old version', async () => {
    const boss = await world.person({ role: 'manager', manager: admin });
    const own = await submitted(boss);
    expect(codeOf(await review(boss, own.id, { action: 'approve' }))).toEqual([403, 'self_approval']);
    expect((await review(manager, own.id, { action: 'approve' })).status).toBe(404);
    const person = await someone();
    const { id } = await submitted(person);
    const silent = await review(manager, id, { action: 'return' });
    expect([silent.status, Object.keys(silent.body.errors!)]).toEqual([422, ['reason']]);
    expect((await review(manager, id, { action: 'approve' }, { 'if-match': '"9"' })).status).toBe(412);
    const key = await world.serviceKey(['time:write']);
    expect((await review(key, id, { action: 'approve' })).status).toBe(200);
    expect(codeOf(await review(manager, id, { action: 'approve' }))).toEqual([409, 'invalid_transition']);
    expect((await review(admin, randomUUID(), { action: 'approve' })).status).toBe(404);
  });

  it('of an approval and a withdrawal at the same moment one is 200, the other 409; never both', async () => {
    for (let round = 0; round < 5; round++) {
      const person = await someone();
      const { id } = await submitted(person);
      const [decided, taken] = await Promise.all([
        review(manager, id, { action: 'approve' }),
        put(person, { status: 'draft' }),
      ]);
      expect([decided.status, taken.status].sort()).toEqual([200, 409]);
    }
  });
});

describe('GET /api/v1/tracking/timesheets/', () => {
  it('200 with the own ones, the latest first, by state and period', async () => {
    const person = await someone();
    await submitted(person, '2026-01-19');
    await submitted(person, '2026-01-12');
    await put(person, { status: 'draft' }, '2026-01-26');
    const list = async (query: Record<string, string>) =>
      (await call(person, 'GET', '/tracking/timesheets/', { query })).body.data.map(
        ({ period_start }: Timesheet) => period_start,
      );
    expect(await list({})).toEqual(['2026-01-26', '2026-01-19', '2026-01-12']);
    expect(await list({ status: 'submitted', from: '2026-01-18' })).toEqual(['2026-01-19', '2026-01-12']);
    expect(await list({ to: '2026-01-18' })).toEqual(['2026-01-12']);
  });
});

describe('GET /api/v1/tracking/admin/timesheets/', () => {
  it('200 with those of the tree, and what waits for the caller', async () => {
    const boss = await world.person({ role: 'manager' });
    const [one, two] = [await world.person({ manager: boss }), await world.person({ manager: boss })];
    await submitted(one);
    await put(two, { status: 'draft' });
    const list = async (as: Person, query: Record<string, string> = {}) =>
      (await call(as, 'GET', '/tracking/admin/timesheets/', { query })).body.data as Timesheet[];
    expect((await list(boss)).map(({ employee }) => employee.id).sort()).toEqual([one.id, two.id].sort());
    expect(await list(boss, { waiting_for: 'me' })).toMatchObject([
      { employee: { id: one.id }, allowed_actions: ['approve', 'return'] },
    ]);
    expect((await list(admin, { employee_id: two.id })).map(({ status }) => status)).toEqual(['draft']);
    expect(await list(await world.person({ role: 'manager' }))).toEqual([]);
  });
});

describe('POST /api/v1/tracking/locks/ with require_approved', () => {
  it('409 timesheets_open names open timesheets and people without one; 201 once all are approved; then they are locked', async () => {
    const other = await createFixture(service, weekly);
    other.today('2026-02-02');
    const { employee, admin: boss } = other.world;
    const lock = () =>
      other.call(boss, 'POST', '/tracking/locks/', {
        body: { locked_through: '2026-02-01', require_approved: true },
      });
    await other.call(employee, 'POST', '/tracking/entries/', {
      body: { started_at: '2026-01-28T09:00:00+01:00', ended_at: '2026-01-28T10:00:00+01:00' },
    });
    const missing = await lock();
    expect(missing.body.data).toMatchObject({
      code: 'timesheets_open',
      timesheets: [],
      missing: [{ id: employee.id }],
    });
    const sheet = await other.call(employee, 'PUT', `/tracking/timesheets/${WEEK}/`, {
      body: { status: 'submitted' },
    });
    expect((await lock()).body.data).toMatchObject({
      timesheets: [{ id: sheet.body.data.id, status: 'submitted' }],
      missing: [],
    });
    const path = `/tracking/admin/timesheets/${sheet.body.data.id}/review/`;
    await other.call(boss, 'POST', path, { body: { action: 'approve' } });
    expect((await lock()).status).toBe(201);
    const list = await other.call(employee, 'GET', '/tracking/timesheets/');
    expect(list.body.data).toMatchObject([{ status: 'approved', locked: true, allowed_actions: [] }]);
    const back = await other.call(boss, 'POST', path, { body: { action: 'return', reason: 'Again' } });
    expect(codeOf(back)).toEqual([409, 'period_locked']);
    fixture.today('2026-02-02');
  });
});
