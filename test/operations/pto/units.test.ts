/** A leave type that counts hours: every amount comes with its unit. */
import { beforeAll, describe, expect, test } from '@jest/globals';
import { document } from '../../../src/openapi/document.ts';
import type { Person } from '../../support/world.ts';
import { openFixture } from './support.ts';
let hours: string;

const { fixture, world } = await openFixture();
beforeAll(async () => {
  hours = await fixture.policy('Overtime leave', { unit: 'hour', annual_days: '100', allow_negative: '50' });
});

const DAY = { start_date: '2026-06-08', end_date: '2026-06-08' };
const askHours = (person: Person, body: object = DAY) => fixture.asked(person, { policy_id: hours, ...body });
const notice = async (person: Person, kind: string) =>
  (await world.sql('SELECT body FROM notifications WHERE user_id = $1 AND kind = $2', [person.id, kind]))[0]![
    'body'
  ] as string;

type Schema = Record<string, any>;
const schemas = document.components.schemas as Record<string, Schema>;
const isAmount = (schema: Schema): boolean =>
  schema['$ref'] === '#/components/schemas/Days' || (schema['oneOf'] ?? []).some(isAmount);

/** Parts of records that have the unit. */
const PARTS = ['BalanceLine', 'PolicyEffect', 'SeniorityStep'];

describe('amounts of leave', () => {
  test('every schema of the contract with an amount has its unit', () => {
    const records = Object.entries(schemas).filter(
      ([name, { properties = {} }]) =>
        !PARTS.includes(name) && Object.values(properties as Record<string, Schema>).some(isAmount),
    );
    expect(records.map(([name]) => name)).toEqual(expect.arrayContaining(['Absence', 'LedgerEntry']));
    expect(records.filter(([, { required }]) => !required.includes('unit')).map(([name]) => name)).toEqual(
      [],
    );
  });

  test('201 and 200 with the unit for requested, changed and entered absences; in lists, details and reviews', async () => {
    const person = await fixture.someone();
    const asked = await askHours(person);
    expect(asked).toMatchObject({ days: '8.00', unit: 'hour' });
    const path = `/pto/requests/${asked.id}/`;
    const changed = await fixture.call(person, 'PATCH', path, { body: { end_half: 'am' } });
    expect(changed.body.data).toMatchObject({ days: '4.00', unit: 'hour' });
    const [{ changes }] = (await world.sql(
      `SELECT changes FROM audit_trail WHERE resource_id = $1 AND action = 'updated'`,
      [asked.id],
    )) as [{ changes: Record<string, unknown> }];
    expect(changes['days']).toEqual(['8.00 hours', '4.00 hours']);
    const days = await fixture.asked(person, { start_date: '2026-06-10', end_date: '2026-06-10' });
    expect(days).toMatchObject({ days: '1.00', unit: 'day' });

    expect((await fixture.call(person, 'GET', path)).body.data.unit).toBe('hour');
    const list = await fixture.call(person, 'GET', '/pto/requests/', { query: { ordering: 'start_date' } });
    expect(list.body.data.map((one: { unit: string }) => one.unit)).toEqual(['hour', 'day']);
    const review = await fixture.call(world.manager, 'GET', `/pto/admin/requests/${asked.id}/`);
    expect(review.body.data).toMatchObject({ unit: 'hour', balance: { unit: 'hour', pending: '4.00' } });
    const entered = await fixture.call(world.manager, 'POST', '/pto/admin/requests/', {
      body: {
        employee_id: person.id,
        policy_id: hours,
        start_date: '2026-06-15',
        end_date: '2026-06-15',
        status: 'approved',
      },
    });
    expect(entered.body.data).toMatchObject({ days: '8.00', unit: 'hour', status: 'approved' });
  });

  test("200 with the unit in own balances, everybody's balances, and a preview", async () => {
    const person = await fixture.someone();
    const units = (balances: { policy: { id: string }; unit: string }[]) =>
      Object.fromEntries(balances.map(({ policy, unit }) => [policy.id, unit]));
    const expected = { [world.vacation]: 'day', [world.sick]: 'day', [hours]: 'hour' };
    const own = await fixture.call(person, 'GET', '/pto/balance/');
    expect(units(own.body.data)).toEqual(expected);
    const all = await fixture.call(world.manager, 'GET', '/pto/admin/balances/', {
      query: { employee_id: person.id },
    });
    expect(units(all.body.data[0].balances)).toEqual(expected);
    const preview = await fixture.call(person, 'POST', '/pto/requests/preview/', {
      body: { policy_id: hours, start_date: '2026-06-08', end_date: '2026-06-24' },
    });
    expect(preview.body.data).toMatchObject({
      days: '104.00',
      unit: 'hour',
      balance_after: [{ available: '-4.00', unit: 'hour' }],
      warnings: [{ code: 'overdraft', detail: '2026 would end up at -4.00 hours.' }],
    });
    expect(preview.body.data.per_day[0]).toEqual({
      date: '2026-06-08',
      days: '8.00',
      unit: 'hour',
      reason: null,
    });
  });

  test('409 insufficient_balance with what is left and its unit', async () => {
    const person = await fixture.someone();
    const reply = await fixture.ask(person, {
      policy_id: hours,
      start_date: '2026-06-01',
      end_date: '2026-07-31',
    });
    expect([reply.status, reply.body.data]).toEqual([
      409,
      { code: 'insufficient_balance', available: '150.00', unit: 'hour', year: 2026 },
    ]);
    expect(reply.body.detail).toBe('Only 150.00 hours can be taken in 2026.');
  });

  test('201 for a correction with the unit, also in the ledger, the audit line and the notification', async () => {
    const person = await fixture.someone();
    const reply = await fixture.call(world.admin, 'POST', '/pto/admin/adjustments/', {
      body: {
        employee_id: person.id,
        policy_id: hours,
        days: 2.5,
        effective_on: '2026-02-01',
        reason: 'A late shift',
      },
    });
    expect([reply.status, reply.body.data.days, reply.body.data.unit]).toEqual([201, '2.50', 'hour']);
    const [line] = await world.sql('SELECT changes FROM audit_trail WHERE resource_id = $1', [
      reply.body.data.id,
    ]);
    expect(line!['changes']).toEqual({ [person.id]: [null, '+2.50 hours 2026-02-01'] });
    expect(await notice(person, 'balance.adjusted')).toBe(
      'Overtime leave: +2.50 hours from 2026-02-01 on. A late shift',
    );
    await fixture.asked(person, { start_date: '2026-06-10', end_date: '2026-06-10' });
    const ledger = await fixture.call(person, 'GET', '/pto/balance/ledger/');
    expect(ledger.body.data.map((row: { kind: string; unit: string }) => [row.kind, row.unit])).toEqual([
      ['reserve', 'day'],
      ['adjust', 'hour'],
    ]);
  });

  test('200 with the unit at year end, and 201 for a holiday that gives time back', async () => {
    const person = await fixture.someone();
    await askHours(person, { start_date: '2026-08-12', end_date: '2026-08-13' });
    const added = await fixture.call(world.admin, 'POST', '/pto/admin/holidays/', {
      body: { date: '2026-08-12', name: 'Town day' },
    });
    expect(added.status).toBe(201);
    expect(await notice(person, 'absence.recounted')).toMatch(
      /counts 8\.00 hours now instead of 16\.00 hours\.$/,
    );
    const year = await fixture.call(world.admin, 'POST', '/pto/admin/year-end/', { body: { year: 2026 } });
    const mine = year.body.data.people.find((one: { employee: Person }) => one.employee.id === person.id);
    expect(
      Object.fromEntries(
        mine.balances.map((one: { policy: { name: string }; unit: string }) => [one.policy.name, one.unit]),
      ),
    ).toEqual({ Vacation: 'day', 'Overtime leave': 'hour' });
  });

  test('200 for a changed unit before any booking, which also changes credits', async () => {
    const made = await fixture.call(world.admin, 'POST', '/pto/admin/policies/', {
      body: { name: 'Changeable', annual_days: 10 },
    });
    const { id } = made.body.data;
    await world.sql(
      `INSERT INTO leave_ledger (workspace_id, employee_id, policy_id, year, kind, days, effective_on, created_by)
       VALUES ($1, $2, $3, 2026, 'grant', 10, '2026-01-01', '{}')`,
      [world.id, world.stranger.id, id],
    );
    const unit = async () =>
      (await fixture.call(world.stranger, 'GET', '/pto/balance/ledger/', { query: { policy_id: id } })).body
        .data[0].unit;
    expect(await unit()).toBe('day');
    const changed = await fixture.call(world.admin, 'PATCH', `/pto/admin/policies/${id}/`, {
      body: { unit: 'hour', annual_days: 80 },
    });
    expect([changed.status, changed.body.data.unit, changed.body.data.version]).toEqual([200, 'hour', 2]);
    expect(await unit()).toBe('hour');
  });
});
