/** Overtime accounts (rule 80). It is Monday 2 February 2026, in Berlin. */
import { describe, expect, it } from '@jest/globals';
import { settleMonths } from '../../../src/areas/tracking/actions/settleOvertime.ts';
import { opened } from '../../support/opening.ts';
import { auditLines, notificationKinds } from '../../support/traces.ts';
import type { Person } from '../../support/world.ts';
import { createFixture, startWithoutLimits, type Who } from '../pto/support.ts';

const service = await opened(startWithoutLimits());
const fixture = await createFixture(service);
const { world, call, someone } = fixture;
const { admin, manager } = world;
fixture.today('2026-02-02');

const H = 3600;
const worked = async (person: Person, day: string, hours: number) =>
  world.sql(
    `INSERT INTO time_entries (workspace_id, employee_id, started_at, ended_at, timezone, source)
     VALUES ($1, $2, $3::timestamptz, $3::timestamptz + make_interval(hours => $4), 'Europe/Berlin', 'manual')`,
    [world.id, person.id, `${day}T06:00:00+01:00`, hours],
  );
const account = (as: Who, query: Record<string, string> = {}) =>
  call(as, 'GET', '/tracking/overtime/account/', { query });
const post = (person: { id: string }, body: object, as: Who = admin) =>
  call(as, 'POST', '/tracking/admin/overtime/entries/', {
    body: { employee_id: person.id, reason: 'As agreed', effective_on: '2026-01-30', ...body },
  });
const codeOf = (reply: { status: number; body: { data: { code?: string } } }) => [
  reply.status,
  reply.body.data.code,
];

/** Ten hours on a day of eight: the account begins on Wednesday 28 January, and has -14 by Friday. */
async function withTime(): Promise<Person> {
  const person = await someone();
  await worked(person, '2026-01-28', 10);
  return person;
}

describe('GET /api/v1/tracking/overtime/account/', () => {
  it('200: from the first entry, by month, up to today', async () => {
    const person = await withTime();
    const { body } = await account(person, { as_of: '2026-01-30' });
    expect(body.data).toEqual({
      employee: expect.objectContaining({ id: person.id }),
      since: '2026-01-28',
      as_of: '2026-01-30',
      balance_seconds: -14 * H,
      months: [
        {
          month: '2026-01',
          expected_seconds: 24 * H,
          worked_seconds: 10 * H,
          rows_seconds: 0,
          balance_seconds: -14 * H,
        },
      ],
      entries: [],
    });
    const today = await account(person);
    expect(today.body.data.months.map((one: { balance_seconds: number }) => one.balance_seconds / H)).toEqual(
      [-14, -22],
    );
    const empty = await account(await someone());
    expect(empty.body.data).toMatchObject({ since: null, balance_seconds: 0, months: [], entries: [] });
  });

  it('200 for the manager and an admin; 404 outside the tree; 403 for a colleague; 422 for a day to come', async () => {
    const person = await withTime();
    for (const as of [manager, admin])
      expect((await account(as, { employee_id: person.id })).body.data.since).toBe('2026-01-28');
    const stranger = await world.person({ role: 'manager' });
    expect((await account(stranger, { employee_id: person.id })).status).toBe(404);
    expect((await account(await someone(), { employee_id: person.id })).status).toBe(403);
    expect((await account(person, { as_of: '2026-02-03' })).status).toBe(422);
    const key = await world.serviceKey(['time:read']);
    expect(codeOf(await account(key))).toEqual([422, 'employee_required']);
    expect((await account(key, { employee_id: person.id })).status).toBe(200);
  });
});

describe('POST /api/v1/tracking/admin/overtime/entries/', () => {
  it('201: an opening replaces the time before it; payouts lower the balance; the person is told', async () => {
    const person = await withTime();
    const opening = await post(person, { kind: 'opening', seconds: 30 * H, effective_on: '2026-01-30' });
    expect([opening.status, opening.body.data]).toMatchObject([
      201,
      { kind: 'opening', seconds: 30 * H, employee: { id: person.id }, reason: 'As agreed' },
    ]);
    expect((await account(person, { as_of: '2026-01-30' })).body.data).toMatchObject({
      since: '2026-01-30',
      balance_seconds: 22 * H,
    });
    const payout = await post(person, { kind: 'payout', seconds: -22 * H });
    expect(payout.status).toBe(201);
    expect((await account(person, { as_of: '2026-01-30' })).body.data).toMatchObject({
      balance_seconds: 0,
      entries: [{ kind: 'opening' }, { kind: 'payout', seconds: -22 * H }],
    });
    expect(await notificationKinds(world, person)).toEqual(['overtime.posted', 'overtime.posted']);
    expect((await auditLines(world, payout.body.data.id))[0]!.line).toBe(
      'created overtime_entry · dashboard',
    );
  });

  it('409 insufficient_balance, opening_exists; 422; 403 self_approval; 403 for a manager', async () => {
    const person = await withTime();
    await post(person, { kind: 'opening', seconds: 8 * H, effective_on: '2026-01-29' });
    const much = await post(person, { kind: 'payout', seconds: -1, effective_on: '2026-01-30' });
    expect(much.body.data).toEqual({ code: 'insufficient_balance', available_seconds: -8 * H });
    expect(codeOf(await post(person, { kind: 'opening', seconds: 1 }))).toEqual([409, 'opening_exists']);
    for (const [body, member] of [
      [{ kind: 'adjust', seconds: 0 }, 'seconds'],
      [{ kind: 'payout', seconds: 5 }, 'seconds'],
      [{ kind: 'adjust', seconds: 5, effective_on: '2026-02-03' }, 'effective_on'],
      [{ kind: 'adjust', seconds: 5, effective_on: '2026-01-28' }, 'effective_on'],
    ] as const) {
      const reply = await post(person, body);
      expect([reply.status, Object.keys(reply.body.errors ?? {})]).toEqual([422, [member]]);
    }
    expect(codeOf(await post(admin, { kind: 'adjust', seconds: 5 }))).toEqual([403, 'self_approval']);
    expect((await post(person, { kind: 'adjust', seconds: 5 }, manager)).status).toBe(403);
  });

  it('of two payouts at once of all there is, one is 201 and the other 409', async () => {
    const person = await someone();
    await post(person, { kind: 'opening', seconds: 20 * H, effective_on: '2026-01-31' });
    const replies = await Promise.all(
      [1, 2].map(() => post(person, { kind: 'payout', seconds: -20 * H, effective_on: '2026-01-31' })),
    );
    expect(replies.map(({ status }) => status).sort()).toEqual([201, 409]);
  });
});

describe('the job overtime-months', () => {
  it('rule 80: posts cap and lapse once on the 5th, also when it runs twice at once', async () => {
    const other = await createFixture(service);
    const { employee, admin: boss } = other.world;
    other.today('2026-02-02');
    const set = await other.call(boss, 'PATCH', '/platform/workspace/', { body: { overtime_cap_hours: 40 } });
    expect(set.status).toBe(200);
    await other.call(boss, 'POST', '/tracking/admin/overtime/entries/', {
      body: {
        employee_id: employee.id,
        kind: 'opening',
        seconds: 52 * H,
        effective_on: '2026-01-31',
        reason: 'From the former system',
      },
    });
    const run = (at: string) =>
      settleMonths(
        service.app.services.pool,
        () => Date.parse(at),
        () => false,
      );
    expect(await run('2026-02-04T22:59:00Z')).toBe(0);
    const posted = await Promise.all([run('2026-02-04T23:01:00Z'), run('2026-02-04T23:01:00Z')]);
    expect(posted[0]! + posted[1]!).toBe(1);
    expect(await run('2026-02-20T12:00:00Z')).toBe(0);
    const rows = await other.world.sql(
      'SELECT kind, seconds, effective_on::text FROM overtime_entries WHERE workspace_id = $1 ORDER BY id',
      [other.world.id],
    );
    expect(rows).toEqual([
      { kind: 'opening', seconds: 52 * H, effective_on: '2026-01-31' },
      { kind: 'cap', seconds: -12 * H, effective_on: '2026-02-05' },
    ]);
    fixture.today('2026-02-02');
  });
});
