/** What leave is worth (rule 87), and how much people were absent. */
import { describe, expect, test } from '@jest/globals';
import type { AbsenceRate, LeaveLiability } from '../../../src/generated/types.ts';
import { worthOf } from '../../../src/areas/pto/rules/liability.ts';
import { workingWeek } from '../../../src/areas/pto/rules/counted.ts';
import { money } from '../../../src/money/money.ts';
import type { Person } from '../../support/world.ts';
import { createFixture, openFixture, type Who } from './support.ts';

const { service } = await openFixture();

const FULL = { mon: 8, tue: 8, wed: 8, thu: 8, fri: 8 };

describe('rule 87: the worth of leave', () => {
  const pay = (salary: string, period: 'month' | 'week' | 'hour', pattern: object = FULL) => ({
    salary: money(salary, 'EUR'),
    period,
    week: workingWeek(pattern),
  });

  test.each([
    [
      '4,200.00 a month, 10 days of a five-day week',
      '4200.00',
      'month',
      FULL,
      'day',
      100_000,
      193_846n,
      1_938_462n,
    ],
    ['three days a week', '2520.00', 'month', { mon: 8, tue: 8, wed: 8 }, 'day', 50_000, 96_923n, 1_938_462n],
    ['1,000.00 a week', '1000.00', 'week', FULL, 'day', 25_000, 50_000n, 2_000_000n],
    ['25.00 an hour', '25.00', 'hour', FULL, 'day', 10_000, 20_000n, 2_000_000n],
    ['25.00 an hour, leave in hours', '25.00', 'hour', FULL, 'hour', 15_000, 3_750n, 250_000n],
    ['4,200.00 a month, leave in hours', '4200.00', 'month', FULL, 'hour', 80_000, 19_385n, 242_308n],
    ['a negative balance', '4200.00', 'month', FULL, 'day', -100_000, -193_846n, 1_938_462n],
  ] as const)('%s', (_, salary, period, pattern, unit, available, minor, rate) => {
    expect(worthOf(available, unit, pay(salary, period, pattern))).toEqual({
      amount: { minor, currency: 'EUR' },
      rate,
    });
  });

  test('is unknown without working time', () => {
    expect(worthOf(10_000, 'day', pay('4200.00', 'month', {}))).toBeNull();
  });
});

describe('GET /api/v1/pto/admin/reports/liability/', () => {
  test('rule 87: 200; 10 days left at 4,200.00 a month are 1,938.46; the same as CSV, and as a total', async () => {
    const fixture = await createFixture(service);
    const { world } = fixture;
    fixture.today('2026-12-01');
    const person = await fixture.someone();
    const unpaid = await fixture.someone();
    await world.sql(
      `UPDATE contracts SET salary = 4200, currency = 'EUR', pay_period = 'month' WHERE employee_id = $1`,
      [person.id],
    );
    await fixture.approved(person, { start_date: '2026-08-03', end_date: '2026-08-21' });
    const get = async (query: Record<string, string> = {}): Promise<LeaveLiability> => {
      const reply = await fixture.call(world.admin, 'GET', '/pto/admin/reports/liability/', { query });
      expect([reply.status, reply.body.detail]).toEqual([200, undefined]);
      return reply.body.data;
    };
    const report = await get();
    const rowOf = ({ rows }: LeaveLiability, { id }: Person) =>
      rows.find(({ employee }) => employee.id === id);
    expect([report.as_of, rowOf(report, person)]).toEqual([
      '2026-12-01',
      {
        employee: expect.objectContaining({ id: person.id }),
        policy: { id: world.vacation, name: 'Vacation' },
        unit: 'day',
        available: '10.00',
        rate: '193.8462',
        amount: '1938.46',
        currency: 'EUR',
      },
    ]);
    expect(rowOf(report, unpaid)).toMatchObject({
      available: '25.00',
      rate: null,
      amount: null,
      currency: null,
    });
    expect(report.totals).toEqual([{ currency: 'EUR', amount: '1938.46' }]);
    const as_of = '2027-06-30';
    const balances = await fixture.call(world.admin, 'GET', '/pto/admin/balances/', {
      query: { as_of, employee_id: person.id },
    });
    const { available } = balances.body.data[0].balances[0];
    expect(rowOf(await get({ as_of }), person)).toMatchObject({ available });
    const nobody = await get({ department_id: world.vacation });
    expect([nobody.rows, nobody.totals]).toEqual([[], []]);
    const file = await fixture.call(world.admin, 'GET', '/pto/admin/reports/liability/', {
      query: { format: 'csv' },
    });
    expect(file.headers.get('content-disposition')).toContain('leave-liability-2026-12-01.csv');
    const lines = file.text.split('\r\n');
    expect(lines[0]).toBe(
      'employee_id,employee_name,employee_email,policy_id,policy,unit,available,rate,amount,currency',
    );
    expect(lines).toContain(
      `${person.id},${person.name},${person.email},${world.vacation},Vacation,day,10.00,193.8462,1938.46,EUR`,
    );
  });

  test('200 without unpaid leave types, and without those that have no limit', async () => {
    const fixture = await createFixture(service);
    const { world } = fixture;
    fixture.today('2026-12-01');
    await fixture.policy('Without limit', { accrual: 'none', annual_days: '0', allow_negative: null });
    const unpaid = await fixture.policy('Not paid', {});
    await world.sql('UPDATE policies SET paid = false WHERE id = $1', [unpaid]);
    const reply = await fixture.call(world.admin, 'GET', '/pto/admin/reports/liability/');
    const policies = new Set((reply.body.data as LeaveLiability).rows.map(({ policy }) => policy.name));
    expect([...policies]).toEqual(['Vacation']);
  });

  test('403 below admin, and for every key', async () => {
    const fixture = await createFixture(service);
    const { world } = fixture;
    for (const who of [world.manager, world.employee, await world.serviceKey(['reports:read', 'team:read'])])
      expect((await fixture.call(who, 'GET', '/pto/admin/reports/liability/')).status).toBe(403);
  });
});

describe('GET /api/v1/pto/admin/reports/absence-rate/', () => {
  test('200 by month and department: absences in working days over working days, without holidays and waiting requests', async () => {
    const fixture = await createFixture(service);
    const { world } = fixture;
    fixture.today('2026-11-02');
    const { manager } = world;
    const lead = await world.person({ role: 'manager' });
    const one = await fixture.someone({ manager: lead });
    const partTimer = await fixture.someone({ manager: lead, pattern: { mon: 8, tue: 8, wed: 8 } });
    const get = async (query: Record<string, string>, as: Who = lead): Promise<AbsenceRate> => {
      const reply = await fixture.call(as, 'GET', '/pto/admin/reports/absence-rate/', {
        query: { from: '2026-11-01', to: '2026-12-31', ...query },
      });
      expect([reply.status, reply.body.detail]).toEqual([200, undefined]);
      return reply.body.data;
    };
    await fixture.approved(one, { start_date: '2026-11-30', end_date: '2026-12-01' }, lead);
    await fixture.approved(partTimer, { start_date: '2026-12-21', end_date: '2026-12-31' }, lead);
    await fixture.asked(one, { start_date: '2026-12-07', end_date: '2026-12-11' });
    const report = await get({});
    // November: 21 + 13 working days; December: 21 of 23 without the holidays of the fixture, and 14
    expect(report.rows).toEqual([
      { key: '2026-11', label: null, absence_days: '1.00', working_days: '34.00', rate: '0.0294' },
      { key: '2026-12', label: null, absence_days: '7.00', working_days: '35.00', rate: '0.2000' },
    ]);
    expect(report.totals).toEqual({ absence_days: '8.00', working_days: '69.00', rate: '0.1159' });
    const [department] = await world.sql(
      `INSERT INTO list_items (workspace_id, list_key, code, label, position) VALUES ($1, 'departments', 'lab', 'Lab', 1) RETURNING id`,
      [world.id],
    );
    await world.sql('UPDATE users SET department_id = $2 WHERE id = $1', [one.id, department!['id']]);
    const departments = await get({ group_by: 'department' });
    expect(departments.rows).toEqual([
      { key: department!['id'], label: 'Lab', absence_days: '2.00', working_days: '42.00', rate: '0.0476' },
      { key: 'none', label: null, absence_days: '6.00', working_days: '27.00', rate: '0.2222' },
    ]);
    expect((await get({}, world.admin)).totals.absence_days).toBe('8.00');
    expect((await get({}, manager)).totals.absence_days).toBe('0.00');
    const types = await get({ group_by: 'policy' }, world.admin);
    expect(types.rows).toEqual([
      {
        key: world.vacation,
        label: 'Vacation',
        absence_days: '8.00',
        working_days: types.totals.working_days,
        rate: types.totals.rate,
      },
    ]);
  });

  test('403 for a manager by leave type and for an employee; 422 for more than 366 days; 200 for a key with reports:read', async () => {
    const fixture = await createFixture(service);
    const { world } = fixture;
    const get = async (as: Who, query: Record<string, string> = {}) =>
      fixture.call(as, 'GET', '/pto/admin/reports/absence-rate/', {
        query: { from: '2026-01-01', to: '2026-12-31', ...query },
      });
    const refused = await get(world.manager, { group_by: 'policy' });
    expect([refused.status, refused.body.data.code]).toEqual([403, 'insufficient_role']);
    expect((await get(world.employee)).status).toBe(403);
    expect((await get(world.admin, { to: '2027-01-02' })).status).toBe(422);
    expect((await get(await world.serviceKey(['reports:read']))).status).toBe(200);
    expect((await get(await world.serviceKey(['team:read']))).status).toBe(403);
    const empty = await get(world.admin, { from: '1999-01-01', to: '1999-01-31' });
    expect(empty.body.data).toMatchObject({ rows: [], totals: { rate: null, working_days: '0.00' } });
  });
});
