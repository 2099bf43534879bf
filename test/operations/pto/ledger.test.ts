/** The ledger, corrections, and everybody's balances. */
import { randomUUID } from 'node:crypto';
import { describe, expect, test } from '@jest/globals';
import type { LedgerEntry } from '../../../src/generated/types.ts';
import type { Person } from '../../support/world.ts';
import { openFixture, createFixture, type LeaveFixture, type Who } from './support.ts';

const { service, fixture, world } = await openFixture();

const ledger = (who: Who, query: Record<string, string | number | boolean> = {}) =>
  fixture.call(who, 'GET', '/pto/balance/ledger/', { query });
const told = (entries: LedgerEntry[]) =>
  entries.map(({ kind, days, effective_on }) => `${kind} ${days} ${effective_on}`);
const adjust = (body: Record<string, unknown>, as: Who = world.admin) =>
  fixture.call(as, 'POST', '/pto/admin/adjustments/', {
    body: {
      policy_id: world.vacation,
      days: 2.25,
      effective_on: '2026-03-01',
      reason: 'Worked on a Sunday',
      ...body,
    },
  });

describe('GET /api/v1/pto/balance/ledger/', () => {
  test('200 with every row of the person, latest first: reserved, released and used', async () => {
    const person = await fixture.someone();
    const { id } = await fixture.approved(person, { start_date: '2026-06-08', end_date: '2026-06-09' });
    await fixture.credit(person, '5', '2026-01-01', 'carry');
    const reply = await ledger(person);
    expect(reply.status).toBe(200);
    expect(told(reply.body.data).sort()).toEqual([
      'carry 5.00 2026-01-01',
      'release 2.00 2026-06-08',
      'reserve -2.00 2026-06-08',
      'use -2.00 2026-06-08',
    ]);
    expect(reply.body.data.at(-1)).toEqual({
      exception: null,
      id: expect.any(String),
      policy: { id: world.vacation, name: 'Vacation' },
      year: 2026,
      kind: 'carry',
      days: '5.00',
      unit: 'day',
      effective_on: '2026-01-01',
      absence_id: null,
      source: null,
      reason: null,
      created_at: expect.any(String),
    });
    expect(reply.body.data[0].absence_id).toBe(id);
  });

  test('200 by leave type and year, in pages without repeated or missing rows', async () => {
    const person = await fixture.someone();
    for (let n = 1; n <= 5; n += 1) await fixture.credit(person, String(n), '2026-05-01');
    await fixture.credit(person, '9', '2027-01-01');
    await fixture.asked(person, { policy_id: world.sick, start_date: '2026-04-07', end_date: '2026-04-07' });
    const count = async (query: Record<string, string | number>) =>
      (await ledger(person, query)).body.data.length;
    expect([await count({ year: 2026 }), await count({ year: 2027 }), await count({ year: 2025 })]).toEqual([
      6, 1, 0,
    ]);
    expect([await count({ policy_id: world.sick }), await count({ policy_id: randomUUID() })]).toEqual([
      1, 0,
    ]);

    const seen: string[] = [];
    let cursor: string | null = null;
    do {
      const page = await ledger(person, {
        limit: 2,
        include_total: true,
        ordering: 'effective_on',
        ...(cursor && { cursor }),
      });
      expect(page.headers.get('x-total-count')).toBe('7');
      seen.push(...page.body.data.map((one: LedgerEntry) => one.id));
      cursor = page.headers.get('x-next-cursor');
    } while (cursor);
    expect([seen.length, new Set(seen).size]).toEqual([7, 7]);
  });

  test('200 for a service key that names a person: 422 without one, 404 for an unknown person; 403 for other people and scopes', async () => {
    const key = await world.serviceKey(['absences:read']);
    expect((await ledger(key, { employee_id: world.employee.id })).status).toBe(200);
    expect((await ledger(key)).body.data.code).toBe('employee_required');
    expect((await ledger(key, { employee_id: randomUUID() })).status).toBe(404);
    expect((await ledger(world.manager, { employee_id: world.employee.id })).status).toBe(403);
    expect((await ledger(await world.personalKey(world.employee, ['absences:write']))).status).toBe(403);
    expect((await ledger(world.employee, { policy: 'x' })).status).toBe(400);
  });
});

describe('POST /api/v1/pto/admin/adjustments/', () => {
  test('201 with the row; the balance changes from its day on, the person is notified, an audit line is written', async () => {
    const person = await fixture.someone();
    const reply = await adjust({ employee_id: person.id, reason: '  Worked on a Sunday ' });
    expect(reply.status).toBe(201);
    expect(reply.body.data).toMatchObject({
      policy: { id: world.vacation, name: 'Vacation' },
      year: 2026,
      kind: 'adjust',
      days: '2.25',
      unit: 'day',
      effective_on: '2026-03-01',
      absence_id: null,
      reason: 'Worked on a Sunday',
    });
    expect((await fixture.balance(person)).available).toBe('25.00');
    expect(await fixture.balance(person, { as_of: '2026-03-01' })).toMatchObject({
      adjusted: '2.25',
      available: '27.25',
    });
    const { lines, notices } = await fixture.traces(reply.body.data.id);
    expect(lines).toEqual(['adjusted leave_balance · dashboard']);
    expect(notices).toEqual([{ user_id: person.id, kind: 'balance.adjusted' }]);
  });

  test('201 for a deduction, even below the limit for requests', async () => {
    const person = await fixture.someone();
    expect(
      (await adjust({ employee_id: person.id, days: -30, effective_on: '2026-01-15' })).body.data.days,
    ).toBe('-30.00');
    expect((await fixture.balance(person)).available).toBe('-5.00');
    const refused = await fixture.ask(person, { start_date: '2026-06-08', end_date: '2026-06-08' });
    expect([refused.status, refused.body.data]).toEqual([
      409,
      expect.objectContaining({ available: '0.00' }),
    ]);
  });

  test('422 for 0, an amount with more than two decimals, too much, a blank reason, and unknown ids', async () => {
    const elsewhere = await service.world();
    const fields = async (body: Record<string, unknown>) => {
      const reply = await adjust({ employee_id: world.employee.id, ...body });
      expect(reply.status).toBe(422);
      return Object.keys(reply.body.errors!);
    };
    for (const days of [0, 0.005, 366.25, -367, '1']) expect(await fields({ days })).toEqual(['days']);
    expect(await fields({ reason: ' ' })).toEqual(['reason']);
    expect(await fields({ effective_on: '2026-02-30' })).toEqual(['effective_on']);
    for (const id of [randomUUID(), elsewhere.employee.id])
      expect(await fields({ employee_id: id })).toEqual(['employee_id']);
    for (const id of [randomUUID(), elsewhere.vacation])
      expect(await fields({ policy_id: id })).toEqual(['policy_id']);
  });

  test('403 below admin and for every key', async () => {
    const body = { employee_id: world.employee.id };
    for (const who of [
      world.manager,
      world.employee,
      await world.serviceKey(['absences:write', 'people:write']),
    ])
      expect((await adjust(body, who)).status).toBe(403);
  });

  test('rule 59: 201 or 409 for a request parallel to a correction of its days; only the correction may lead below 0', async () => {
    const person = await fixture.someone();
    await fixture.credit(person, '-24', '2026-01-02');
    const [asked, corrected] = await Promise.all([
      fixture.ask(person, { start_date: '2026-06-08', end_date: '2026-06-08' }),
      adjust({ employee_id: person.id, days: -1, effective_on: '2026-01-03' }),
    ]);
    expect(corrected.status).toBe(201);
    const { available } = await fixture.balance(person);
    expect([asked.status, available]).toEqual(asked.status === 201 ? [201, '-1.00'] : [409, '0.00']);
  });
});

describe('GET /api/v1/pto/admin/balances/', () => {
  const list = async (
    who: Who,
    query: Record<string, string | number | boolean> = {},
    on: LeaveFixture = fixture,
  ) => {
    const reply = await on.call(who, 'GET', '/pto/admin/balances/', { query });
    expect(reply.status).toBe(200);
    return reply.body.data as {
      employee: { id: string };
      balances: { available: string | null; policy: { id: string } }[];
    }[];
  };
  const ids = (rows: { employee: { id: string } }[]) => rows.map(({ employee }) => employee.id).sort();
  const idsOf = (...people: Person[]) => people.map(({ id }) => id).sort();

  test('200 with the same figures as each person’s own call', async () => {
    const own = await createFixture(service);
    const { employee, colleague, manager } = own.world;
    await own.credit(employee, '5', '2026-01-01', 'carry');
    await own.approved(employee, { start_date: '2026-06-08', end_date: '2026-06-09' });
    await own.asked(colleague, { start_date: '2026-06-08', end_date: '2026-06-08' });
    for (const as_of of [undefined, '2026-04-01', '2027-02-01']) {
      const query: Record<string, string> = as_of ? { as_of } : {};
      for (const row of await list(manager, query, own)) {
        const person = row.employee.id === employee.id ? employee : colleague;
        const mine = await own.call(person, 'GET', '/pto/balance/', { query });
        expect(row.balances).toEqual(mine.body.data);
      }
    }
    fixture.today('2026-02-02');
  });

  test('200 with the people below a manager, with everybody for admins and service keys; 403 for employees and their keys', async () => {
    const own = await createFixture(service);
    const { admin, secondAdmin, manager, otherManager, employee, colleague, stranger } = own.world;
    expect(ids(await list(manager, {}, own))).toEqual(idsOf(employee, colleague));
    expect(ids(await list(manager, { employee_id: stranger.id }, own))).toEqual([]);
    const everybody = idsOf(admin, secondAdmin, manager, otherManager, employee, colleague, stranger);
    expect(ids(await list(admin, {}, own))).toEqual(everybody);
    expect(ids(await list(await own.world.serviceKey(['team:read']), {}, own))).toEqual(everybody);
    for (const who of [employee, await own.world.personalKey(manager, ['absences:read'])])
      expect((await own.call(who, 'GET', '/pto/admin/balances/')).status).toBe(403);
  });

  test('200 for one leave type, in pages by name', async () => {
    const rows = await list(world.admin, { policy_id: world.vacation, employee_id: world.employee.id });
    expect(rows.map(({ balances }) => balances.map(({ policy }) => policy.id))).toEqual([[world.vacation]]);
    const first = await fixture.call(world.admin, 'GET', '/pto/admin/balances/', {
      query: { limit: 2, include_total: true },
    });
    expect(first.body.data).toHaveLength(2);
    const next = await fixture.call(world.admin, 'GET', '/pto/admin/balances/', {
      query: { limit: 200, cursor: first.headers.get('x-next-cursor')! },
    });
    expect(2 + next.body.data.length).toBe(Number(first.headers.get('x-total-count')));
  });
});
