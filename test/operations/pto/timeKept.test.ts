/** Leave that counts recorded time (rules 70, 79). It is Monday 2 March 2026, in Berlin. */
import { describe, expect, it } from '@jest/globals';
import { postDueLeave } from '../../../src/areas/pto/actions/postDueLeave.ts';
import type { PtoBalance } from '../../../src/generated/types.ts';
import { opened } from '../../support/opening.ts';
import type { Person } from '../../support/world.ts';
import { createFixture, startWithoutLimits, type Who } from './support.ts';

const service = await opened(startWithoutLimits());
const fixture = await createFixture(service);
const { world, call, someone } = fixture;
const { admin, manager } = world;
fixture.today('2026-03-02');

const made = async (body: object): Promise<string> => {
  const reply = await call(admin, 'POST', '/pto/admin/policies/', { body });
  expect([reply.status, reply.body.detail]).toEqual([201, undefined]);
  return reply.body.data.id;
};
const worked = (person: Person, day: string, hours: number) =>
  world.sql(
    `INSERT INTO time_entries (workspace_id, employee_id, started_at, ended_at, timezone, source)
     VALUES ($1, $2, $3::timestamptz, $3::timestamptz + make_interval(hours => $4), 'Europe/Berlin', 'manual')`,
    [world.id, person.id, `${day}T06:00:00+01:00`, hours],
  );
const balance = async (
  as: Who,
  policy: string,
  query: Record<string, string | number> = {},
): Promise<PtoBalance> => {
  const { body } = await call(as, 'GET', '/pto/balance/', { query });
  return body.data.find((one: PtoBalance) => one.policy.id === policy);
};
const codeOf = (reply: { status: number; body: { data: { code?: string } } }) => [
  reply.status,
  reply.body.data.code,
];

describe('rule 70: accrual_hours', () => {
  const accrual_hours = { per_hours: 30, cap: 40 };

  it('201 with basis and cap; 422 with an annual amount or steps of seniority', async () => {
    const body = { name: 'Earned', unit: 'hour', accrual_hours };
    const { body: reply } = await call(admin, 'POST', '/pto/admin/policies/', { body });
    const shown = { per_hours: '30.00', basis: 'worked', cap: '40.00' };
    expect(reply.data).toMatchObject({ accrual_hours: shown, versions: [{ accrual_hours: shown }] });
    const path = `/pto/admin/policies/${reply.data.id}/`;
    for (const wrong of [{ annual_days: 20 }, { seniority_steps: [{ years: 5, extra_days: 1 }] }])
      expect((await call(admin, 'PATCH', path, { body: wrong })).status).toBe(422);
    const none = await call(admin, 'PATCH', path, { body: { accrual_hours: null, annual_days: 20 } });
    expect([none.status, none.body.data.accrual_hours]).toEqual([200, null]);
  });

  it('200: 90 hours earn 3.00, today included; requests are checked against them, and the job posts months that are over', async () => {
    const policy = await made({ name: 'Sick time', unit: 'hour', accrual_hours, carry_over_max: null });
    const person = await someone();
    for (const day of ['2026-01-05', '2026-01-06', '2026-02-02', '2026-02-03', '2026-03-02'])
      await worked(person, day, 18);
    expect(await balance(person, policy)).toMatchObject({
      entitled: '3.00',
      accrued: '3.00',
      available: '3.00',
      projected_year_end: '3.00',
    });
    const listed = await call(admin, 'GET', '/pto/admin/balances/', {
      query: { employee_id: person.id, policy_id: policy },
    });
    expect(listed.body.data[0].balances[0].available).toBe('3.00');
    const explained = await call(person, 'GET', '/pto/balance/explain/', { query: { policy_id: policy } });
    expect(explained.body.data).toMatchObject({
      exact: '3.0000',
      lines: [{ why: '1 for 30.00 hours: 90.00 hours worked; at most 40.00 a year' }],
    });

    const ask = (hours: number) =>
      fixture.ask(person, { policy_id: policy, start_date: '2026-03-03', end_date: '2026-03-03', hours });
    const tooMany = await ask(3.25);
    expect([...codeOf(tooMany), tooMany.body.data.available]).toEqual([409, 'insufficient_balance', '3.00']);
    expect((await ask(3)).status).toBe(201);

    await postDueLeave(service.app.services.pool, service.now, () => false);
    const rows = await world.sql(
      `SELECT effective_on::text AS on, days FROM leave_ledger WHERE employee_id = $1 AND policy_id = $2 AND kind = 'accrual' ORDER BY id`,
      [person.id, policy],
    );
    expect(rows.map(({ on, days }) => [on, days])).toEqual([
      ['2026-01-31', '1.2000'],
      ['2026-02-28', '1.2000'],
    ]);
    expect((await balance(person, policy)).available).toBe('0.00');
  });

  it('basis expected: the pattern less holidays and absences', async () => {
    const policy = await made({
      name: 'By the contract',
      unit: 'hour',
      accrual_hours: { per_hours: 8, basis: 'expected' },
    });
    const person = await someone();
    const before = await balance(person, policy, { as_of: '2026-02-28' });
    // 42 days from Monday to Friday in January and February
    expect(before.accrued).toBe('42.00');
    await fixture.approved(person, { start_date: '2026-03-02', end_date: '2026-03-02' });
    // nothing is expected on a day of vacation
    expect((await balance(person, policy)).accrued).toBe('42.00');
  });
});

describe('rule 79: time off in lieu', () => {
  const lieu = (more: object = {}) =>
    made({ name: `In lieu ${Math.random()}`, unit: 'hour', from_overtime: true, ...more });
  /** Twelve hours on Wednesday to Friday: the account has 12 hours when Monday begins. */
  const withOvertime = async () => {
    const person = await someone();
    for (const day of ['2026-02-25', '2026-02-26', '2026-02-27']) await worked(person, day, 12);
    return person;
  };
  const day = (date: string) => ({ start_date: date, end_date: date });

  it('200: its available is the overtime account, in hours or in days of the person, without an amount or a limit', async () => {
    const person = await withOvertime();
    const [hours, days, unlimited] = [
      await lieu(),
      await lieu({ unit: 'day' }),
      await lieu({ allow_negative: null }),
    ];
    for (const [policy, available] of [
      [hours, '12.00'],
      [days, '1.50'],
      [unlimited, '12.00'],
    ] as const)
      expect(await balance(person, policy)).toMatchObject({
        available,
        accrued: available,
        projected_year_end: available,
        used: '0.00',
      });
    const account = await call(person, 'GET', '/tracking/overtime/account/', {
      query: { as_of: '2026-03-01' },
    });
    expect(account.body.data.balance_seconds).toBe(12 * 3600);
    expect((await balance(person, hours, { as_of: '2026-02-26' })).available).toBe('8.00');
  });

  it('409 insufficient_balance for more than the account has, waiting requests included; a payout lowers it', async () => {
    const person = await withOvertime();
    const policy_id = await lieu();
    expect((await fixture.ask(person, { policy_id, ...day('2026-03-09') })).status).toBe(201);
    expect(await balance(person, policy_id)).toMatchObject({
      available: '4.00',
      pending: '8.00',
      accrued: '12.00',
    });
    const second = await fixture.ask(person, { policy_id, ...day('2026-03-10') });
    expect([...codeOf(second), second.body.data.available]).toEqual([409, 'insufficient_balance', '4.00']);
    const body = {
      employee_id: person.id,
      kind: 'payout',
      seconds: -6 * 3600,
      effective_on: '2026-02-27',
      reason: 'Paid',
    };
    expect((await call(admin, 'POST', '/tracking/admin/overtime/entries/', { body })).status).toBe(201);
    expect((await balance(person, policy_id)).available).toBe('-2.00');
    const [waiting] = await world.sql(
      `SELECT id FROM absences WHERE employee_id = $1 AND status = 'requested'`,
      [person.id],
    );
    const approved = await call(manager, 'POST', `/pto/admin/requests/${waiting!['id'] as string}/approve/`);
    expect(codeOf(approved)).toEqual([409, 'insufficient_balance']);
  });

  it('200: a day off is taken from the account once, before it, on it and after it', async () => {
    const person = await withOvertime();
    const policy_id = await lieu();
    await fixture.approved(person, { policy_id, ...day('2026-03-03') });
    const on = async (today: string) => {
      fixture.today(today);
      return (await balance(person, policy_id)).available;
    };
    expect(await on('2026-03-02')).toBe('4.00');
    await worked(person, '2026-03-02', 8);
    expect([await on('2026-03-03'), await on('2026-03-04')]).toEqual(['4.00', '4.00']);
    fixture.today('2026-03-02');
  });

  it('200: a day off next year is not available this year', async () => {
    const person = await withOvertime();
    const policy_id = await lieu();
    await fixture.asked(person, { policy_id, ...day('2027-01-04') });
    expect((await balance(person, policy_id)).available).toBe('4.00');
  });

  it('one of two requests at once wins: together they would overdraw the account', async () => {
    const person = await withOvertime();
    const policy_id = await lieu();
    const replies = await Promise.all(
      ['2026-03-09', '2026-03-10'].map((date) => fixture.ask(person, { policy_id, ...day(date) })),
    );
    expect(replies.map(({ status }) => status).sort()).toEqual([201, 409]);
  });

  it('the year end neither carries nor forfeits it; 422 for a correction of its balance', async () => {
    const person = await withOvertime();
    const policy_id = await lieu();
    const body = { employee_id: person.id, policy_id, days: 1, effective_on: '2026-03-02', reason: 'More' };
    expect((await call(admin, 'POST', '/pto/admin/adjustments/', { body })).status).toBe(422);
    fixture.today('2027-01-04');
    const { body: ended } = await call(admin, 'POST', '/pto/admin/year-end/', {
      body: { year: 2026, policy_id, dry_run: false },
    });
    expect(ended.data).toMatchObject({ entries: 0, people: [] });
    fixture.today('2026-03-02');
  });

  it('many people at once: each has the balance that they read themselves', async () => {
    const policy_id = await lieu();
    const people = [await withOvertime(), await someone(), await withOvertime()];
    const opening = {
      employee_id: people[2]!.id,
      kind: 'opening',
      seconds: 3600,
      effective_on: '2026-02-27',
      reason: 'Start',
    };
    expect((await call(admin, 'POST', '/tracking/admin/overtime/entries/', { body: opening })).status).toBe(
      201,
    );
    const query = { employee_id: people.map(({ id }) => id).join(','), policy_id };
    const { body } = await call(admin, 'GET', '/pto/admin/balances/', { query });
    const listed = new Map(
      body.data.map((one: { employee: { id: string }; balances: PtoBalance[] }) => [
        one.employee.id,
        one.balances[0]!.available,
      ]),
    );
    for (const person of people)
      expect(listed.get(person.id)).toBe((await balance(person, policy_id)).available);
    expect(people.map(({ id }) => listed.get(id))).toEqual(['12.00', '0.00', '5.00']);
  });
});
