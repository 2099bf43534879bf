/** Previews of requests, and the calendar of their days. */
import { randomUUID } from 'node:crypto';
import { describe, expect, test } from '@jest/globals';
import type { AbsencePreview, PtoCalendarDay } from '../../../src/generated/types.ts';
import { openFixture, createFixture, type LeaveFixture, type Who } from './support.ts';

const { service, fixture, world } = await openFixture();

const ask = (who: Who, body: Record<string, unknown>, on: LeaveFixture = fixture) =>
  on.call(who, 'POST', '/pto/requests/preview/', { body: { policy_id: on.world.vacation, ...body } });
const preview = async (
  who: Who,
  body: Record<string, unknown>,
  on: LeaveFixture = fixture,
): Promise<AbsencePreview> => {
  const reply = await ask(who, body, on);
  expect([reply.status, reply.body.detail]).toEqual([200, undefined]);
  return reply.body.data;
};

describe('POST /api/v1/pto/requests/preview/', () => {
  test('rules 1, 6: 200 with each day and why it costs less, the sum, the remaining balance, and the approver', async () => {
    const told = await preview(world.employee, { start_date: '2026-12-23', end_date: '2026-12-28' });
    expect(told).toEqual({
      days: '2.50',
      unit: 'day',
      per_day: [
        { date: '2026-12-23', days: '1.00', unit: 'day', reason: null },
        { date: '2026-12-24', days: '0.50', unit: 'day', reason: '24 Dec pm: half holiday (Christmas Eve)' },
        { date: '2026-12-25', days: '0.00', unit: 'day', reason: 'holiday: Christmas Day' },
        { date: '2026-12-26', days: '0.00', unit: 'day', reason: 'not a working day' },
        { date: '2026-12-27', days: '0.00', unit: 'day', reason: 'not a working day' },
        { date: '2026-12-28', days: '1.00', unit: 'day', reason: null },
      ],
      balance_after: [{ year: 2026, as_of: '2026-12-23', available: '22.50', unit: 'day' }],
      requires_approval: true,
      approver: {
        id: world.manager.id,
        email: world.manager.email,
        name: world.manager.name,
        photo_url: null,
      },
      displaces: [],
      conflicts: [],
      warnings: [],
    });
  });

  test('200 with the cost of the later request, and the balance after it', async () => {
    const person = await fixture.someone({ pattern: { mon: 8, wed: 4, fri: 8 } });
    await fixture.asked(person, { start_date: '2026-03-02', end_date: '2026-03-06' });
    for (const body of [
      { start_date: '2026-03-16', end_date: '2026-03-27' },
      { start_date: '2026-04-08', end_date: '2026-04-08', start_half: 'pm' },
      { start_date: '2026-12-28', end_date: '2027-01-08' },
    ]) {
      const told = await preview(person, body);
      const asked = await fixture.asked(person, body);
      expect(told.days).toBe(asked.days);
      // on the day itself, when no open request lies in the future any more
      for (const { year, as_of, available } of told.balance_after) {
        fixture.today(as_of);
        expect([year, (await fixture.balance(person, { year })).available]).toEqual([year, available]);
      }
      fixture.today('2026-02-02');
    }
  });

  test('rule 8: 200 over New Year with a balance for each leave year', async () => {
    const { days, balance_after } = await preview(world.employee, {
      start_date: '2026-12-28',
      end_date: '2027-01-08',
    });
    expect(days).toBe('8.50');
    expect(balance_after).toEqual([
      { year: 2026, as_of: '2026-12-28', available: '21.50', unit: 'day' },
      { year: 2027, as_of: '2027-01-01', available: '25.00', unit: 'day' },
    ]);
  });

  test('200 writes nothing, not even an audit line, for sessions and for keys that can only read', async () => {
    const own = await createFixture(service);
    const keys = [
      await own.world.personalKey(own.world.employee, ['absences:read']),
      await own.world.serviceKey(['absences:read']),
    ];
    const body = { start_date: '2026-06-08', end_date: '2026-06-12' };
    for (const [who, more] of [
      [own.world.employee, {}],
      [keys[0]!, {}],
      [keys[1]!, { employee_id: own.world.employee.id }],
    ] as const)
      expect((await preview(who, { ...body, ...more }, own)).days).toBe('5.00');
    const tables = ['absences', 'leave_ledger', 'leave_balances', 'audit_log', 'events', 'notifications'];
    for (const table of tables) {
      const rows = await own.world.sql(`SELECT 1 FROM ${table} WHERE workspace_id = $1`, [own.world.id]);
      expect([table, rows.length]).toEqual([table, 0]);
    }
    fixture.today('2026-02-02');
  });

  test('200 with everything that would be 409, with the same texts', async () => {
    const own = await createFixture(service);
    const { employee, sql, id } = own.world;
    await sql(`INSERT INTO period_locks (workspace_id, locked_through) VALUES ($1, '2026-03-31')`, [id]);
    await sql(
      `INSERT INTO blackouts (workspace_id, start_date, end_date, reason) VALUES ($1, '2026-03-01', '2026-03-31', 'Fair')`,
      [id],
    );
    await own.credit(employee, '-22', '2026-01-15');
    const { id: there } = await own.asked(employee, { start_date: '2026-04-01', end_date: '2026-04-01' });
    const told = await preview(employee, { start_date: '2026-03-30', end_date: '2026-04-02' }, own);
    expect(told.conflicts.map(({ code }) => code)).toEqual([
      'period_locked',
      'blackout',
      'absence_overlap',
      'insufficient_balance',
    ]);
    expect(told.conflicts.map(({ data }) => data)).toEqual([
      { locked_through: '2026-03-31' },
      { conflicts: [expect.any(String)], start_date: '2026-03-01', end_date: '2026-03-31', reason: 'Fair' },
      { conflicts: [there] },
      { available: '2.00', unit: 'day', year: 2026 },
    ]);
    expect(told.warnings).toEqual([]);
    const refused = await own.ask(employee, { start_date: '2026-03-30', end_date: '2026-04-02' });
    expect(refused.status).toBe(409);
    const [first] = told.conflicts;
    expect(refused.body).toMatchObject({
      detail: first!.detail,
      data: { code: first!.code, ...first!.data },
    });
    fixture.today('2026-02-02');
  });

  test('422 for everything that is 422 for the request, with the same fields', async () => {
    for (const body of [
      { start_date: '2026-06-06', end_date: '2026-06-07' },
      { start_date: '2026-06-09', end_date: '2026-06-08' },
      { start_date: '2026-06-08', end_date: '2026-06-08', start_half: 'pm', end_half: 'am' },
      { start_date: '2026-06-08', end_date: '2026-06-08', policy_id: randomUUID() },
      { start_date: '2019-06-03', end_date: '2019-06-03' },
      { start_date: '2026-06-31', end_date: '2026-07-01' },
    ]) {
      const [tried, asked] = [await ask(world.employee, body), await fixture.ask(world.employee, body)];
      expect([tried.status, tried.body]).toEqual([422, asked.body]);
    }
  });

  test('200 with warnings: a document is needed, the balance goes below 0 where that is allowed', async () => {
    const strict = await fixture.policy(
      'Sick with note',
      { allow_negative: null, annual_days: '0', requires_approval: false },
      { attachmentAfter: 3 },
    );
    const sick = await preview(world.employee, {
      policy_id: strict,
      start_date: '2026-06-08',
      end_date: '2026-06-11',
    });
    expect(sick).toMatchObject({
      requires_approval: false,
      approver: null,
      balance_after: [{ available: null }],
      warnings: [{ code: 'document_needed' }],
    });
    const loan = await fixture.policy('On loan', { annual_days: '1', allow_negative: '5' });
    const deep = await preview(world.employee, {
      policy_id: loan,
      start_date: '2026-06-08',
      end_date: '2026-06-10',
    });
    expect(deep.conflicts).toEqual([]);
    expect(deep.warnings).toEqual([{ code: 'overdraft', detail: '2026 would end up at -2.00 days.' }]);
  });

  test('200 for a service key that names a person: 422 without one or for an unknown person; 403 for others and without the scope', async () => {
    const key = await world.serviceKey(['absences:read']);
    const body = { start_date: '2026-06-08', end_date: '2026-06-08' };
    expect((await ask(key, body)).body.data.code).toBe('employee_required');
    expect((await ask(key, { ...body, employee_id: randomUUID() })).status).toBe(422);
    expect((await ask(world.colleague, { ...body, employee_id: world.employee.id })).status).toBe(403);
    expect((await ask(await world.personalKey(world.employee, ['absences:write']), body)).status).toBe(403);
  });
});

describe('GET /api/v1/pto/calendar/', () => {
  const days = async (who: Who, from: string, to: string, more = {}): Promise<PtoCalendarDay[]> => {
    const reply = await fixture.call(who, 'GET', '/pto/calendar/', { query: { from, to, ...more } });
    expect(reply.status).toBe(200);
    return reply.body.data;
  };

  test('200 with each day: hours minus holidays and approved absences, and their names', async () => {
    const person = await fixture.someone();
    const vacation = { id: world.vacation, name: 'Vacation' };
    const approved = await fixture.approved(person, {
      start_date: '2026-12-22',
      end_date: '2026-12-23',
      start_half: 'pm',
    });
    const waiting = await fixture.asked(person, { start_date: '2026-12-28', end_date: '2026-12-28' });
    const told = await days(person, '2026-12-21', '2026-12-28');
    const of = (id: string, status: string, half: string | null) => ({ id, policy: vacation, status, half });
    expect(told).toEqual([
      { date: '2026-12-21', expected_hours: 8, holiday: null, absences: [] },
      { date: '2026-12-22', expected_hours: 4, holiday: null, absences: [of(approved.id, 'approved', 'pm')] },
      { date: '2026-12-23', expected_hours: 0, holiday: null, absences: [of(approved.id, 'approved', null)] },
      {
        date: '2026-12-24',
        expected_hours: 4,
        holiday: { name: 'Christmas Eve', half_day: 'pm' },
        absences: [],
      },
      {
        date: '2026-12-25',
        expected_hours: 0,
        holiday: { name: 'Christmas Day', half_day: 'none' },
        absences: [],
      },
      { date: '2026-12-26', expected_hours: 0, holiday: null, absences: [] },
      { date: '2026-12-27', expected_hours: 0, holiday: null, absences: [] },
      { date: '2026-12-28', expected_hours: 8, holiday: null, absences: [of(waiting.id, 'requested', null)] },
    ]);
  });

  test('rules 5, 10: 200 with morning and afternoon of two absences; hours by the pattern of the day', async () => {
    const person = await fixture.someone({ pattern: { mon: 7.5, tue: 6 } });
    await fixture.asked(person, { start_date: '2026-06-08', end_date: '2026-06-08', end_half: 'am' });
    await fixture.asked(person, {
      policy_id: world.sick,
      start_date: '2026-06-08',
      end_date: '2026-06-08',
      start_half: 'pm',
    });
    await world.sql(`UPDATE contracts SET end_date = '2026-06-08' WHERE employee_id = $1`, [person.id]);
    await world.sql(
      `INSERT INTO contracts (workspace_id, employee_id, type, title, start_date, weekly_hours, pattern, status)
       VALUES ($1, $2, 'permanent', 'Less', '2026-06-09', 4, '{"tue":4}', 'active')`,
      [world.id, person.id],
    );
    const [monday, tuesday] = await days(person, '2026-06-08', '2026-06-09');
    // the sick afternoon is approved at once, the free morning awaits a decision
    expect([monday!.expected_hours, tuesday!.expected_hours]).toEqual([3.75, 4]);
    expect(monday!.absences.map(({ half, status }) => [half, status])).toEqual([
      ['am', 'requested'],
      ['pm', 'approved'],
    ]);
  });

  test('200 for 366 days; 422 for more, for reversed days, and without both', async () => {
    expect(await days(world.employee, '2026-01-01', '2027-01-01')).toHaveLength(366);
    const status = async (query: Record<string, string>) =>
      (await fixture.call(world.employee, 'GET', '/pto/calendar/', { query })).status;
    expect(await status({ from: '2026-01-01', to: '2027-01-02' })).toBe(422);
    expect(await status({ from: '2026-01-02', to: '2026-01-01' })).toBe(422);
    expect(await status({ from: '2026-02-30', to: '2026-03-01' })).toBe(422);
    expect(await status({ from: '2026-01-01' })).toBe(422);
  });

  test('200 for a service key that names a person: 422 without one, 404 for an unknown person; 403 for other people', async () => {
    const key = await world.serviceKey(['absences:read']);
    const query = { from: '2026-01-01', to: '2026-01-02' };
    expect(await days(key, query.from, query.to, { employee_id: world.employee.id })).toHaveLength(2);
    const status = async (who: Who, more = {}) =>
      (await fixture.call(who, 'GET', '/pto/calendar/', { query: { ...query, ...more } })).status;
    expect([await status(key), await status(key, { employee_id: randomUUID() })]).toEqual([422, 404]);
    expect(await status(world.colleague, { employee_id: world.employee.id })).toBe(403);
  });
});
