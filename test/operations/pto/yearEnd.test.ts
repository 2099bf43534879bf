/**
 * Closing a leave year. Accounts are opened on 1 January 2026, so that the year is complete whenever the test
 * runs.
 */
import { describe, expect, test } from '@jest/globals';
import type { YearEnd, YearEndBalance } from '../../../src/generated/types.ts';
import { opened } from '../../support/opening.ts';
import type { Person } from '../../support/world.ts';
import { createFixture, startWithoutLimits, type LeaveFixture, type Who } from './support.ts';

const service = await opened(startWithoutLimits());

async function open(): Promise<LeaveFixture> {
  const fixture = await createFixture(service);
  const { sql, id } = fixture.world;
  await sql(`UPDATE users SET created_at = '2026-01-01' WHERE workspace_id = $1`, [id]);
  await sql(`UPDATE policies SET created_at = '2026-01-01' WHERE workspace_id = $1`, [id]);
  return fixture;
}

const run = (fixture: LeaveFixture, body: Record<string, unknown>, as: Who = fixture.world.admin) =>
  fixture.call(as, 'POST', '/pto/admin/year-end/', { body });
const ended = async (fixture: LeaveFixture, body: Record<string, unknown>): Promise<YearEnd> => {
  const reply = await run(fixture, body);
  expect([reply.status, reply.body.detail]).toEqual([200, undefined]);
  return reply.body.data;
};
const of = (result: YearEnd, person: Person): YearEndBalance | undefined =>
  result.people.find(({ employee }) => employee.id === person.id)?.balances[0];
const rows = async ({ world }: LeaveFixture, person: Person) =>
  (
    await world.sql(
      `SELECT kind, days::text, effective_on::text, year, revision FROM leave_ledger
        WHERE employee_id = $1 AND policy_id = $2 AND absence_id IS NULL ORDER BY id`,
      [person.id, world.vacation],
    )
  ).map((row) => `${row['year']} ${row['kind']} ${row['days']} ${row['effective_on']} ${row['revision']}`);
const sum = async ({ world }: LeaveFixture, person: Person, year: number) =>
  (
    await world.sql(
      `SELECT COALESCE(sum(days), 0)::text AS sum FROM leave_ledger WHERE employee_id = $1 AND policy_id = $2 AND year = $3`,
      [person.id, world.vacation, year],
    )
  )[0]!['sum'] as string;

describe('POST /api/v1/pto/admin/year-end/', () => {
  test('rule 13: 200 with who carries and who forfeits what; both are rows, and the next balance begins with them', async () => {
    const fixture = await open();
    const { employee, colleague, stranger, vacation } = fixture.world;
    // of 25: 7.5 left; 1.5 left; nothing taken
    await fixture.credit(employee, '-17.5', '2026-06-01');
    await fixture.credit(colleague, '-23.5', '2026-06-01');
    fixture.today('2027-01-04');
    const result = await ended(fixture, { year: 2026, dry_run: false });
    expect(result).toMatchObject({ year: 2026, dry_run: false });
    expect(of(result, employee)).toEqual({
      policy: { id: vacation, name: 'Vacation' },
      unit: 'day',
      carried: '5.00',
      carry_expires_on: '2027-03-31',
      forfeited: '2.50',
      expired: '0.00',
    });
    expect(of(result, colleague)).toMatchObject({ carried: '1.50', forfeited: '0.00' });
    expect(of(result, stranger)).toMatchObject({ carried: '5.00', forfeited: '20.00' });
    expect(result.people.map(({ employee: { name } }) => name)).toEqual(
      [...result.people.map(({ employee: { name } }) => name)].sort(),
    );
    expect(await rows(fixture, employee)).toEqual([
      '2026 adjust -17.5000 2026-06-01 0',
      '2026 grant 25.0000 2026-01-01 0',
      '2026 carry -5.0000 2027-01-01 0',
      '2026 expire -2.5000 2027-01-01 0',
      '2027 carry 5.0000 2027-01-01 0',
    ]);
    expect(await sum(fixture, employee, 2026)).toBe('0.0000');
    expect(await fixture.balance(employee)).toMatchObject({
      carried_over: '5.00',
      carry_expires_on: '2027-03-31',
      available: '30.00',
    });
    const [line] = await fixture.world.sql(
      `SELECT line, changes FROM audit_trail WHERE workspace_id = $1 AND resource_type = 'leave_year'`,
      [fixture.world.id],
    );
    expect(line).toEqual({
      line: 'closed leave_year · dashboard',
      changes: { year: [null, 2026], entries: [0, result.entries] },
    });
  });

  test('200 for a dry run, the default, with the same result and without writes; also for the current year', async () => {
    const fixture = await open();
    const { employee, sql, id } = fixture.world;
    fixture.today('2026-12-01');
    expect(of(await ended(fixture, { year: 2026 }), employee)).toMatchObject({
      carried: '5.00',
      forfeited: '20.00',
    });
    fixture.today('2027-01-04');
    const shown = await ended(fixture, { year: 2026, dry_run: true });
    expect(await rows(fixture, employee)).toEqual([]);
    expect(await sql('SELECT 1 FROM audit_trail WHERE workspace_id = $1', [id])).toEqual([]);
    expect(await ended(fixture, { year: 2026, dry_run: false })).toEqual({ ...shown, dry_run: false });
  });

  test('rule 15: 200 for a second run, which changes nothing and has the same result', async () => {
    const fixture = await open();
    const { employee, sql, id } = fixture.world;
    await fixture.credit(employee, '-17.5', '2026-06-01');
    fixture.today('2027-01-04');
    const first = await ended(fixture, { year: 2026, dry_run: false });
    const all = () => sql('SELECT * FROM leave_ledger WHERE workspace_id = $1 ORDER BY id', [id]);
    const before = await all();
    for (const date of ['2027-01-04', '2027-05-01']) {
      fixture.today(date);
      expect(await ended(fixture, { year: 2026, dry_run: false })).toEqual({ ...first, entries: 0 });
    }
    expect(await all()).toEqual(before);
  });

  test('rule 15: 200 for another run, which carries what a cancellation gave back to a closed year, on the same date', async () => {
    const fixture = await open();
    const { employee } = fixture.world;
    await fixture.credit(employee, '-19', '2026-01-15');
    const { id } = await fixture.approved(employee, { start_date: '2026-12-14', end_date: '2026-12-16' });
    fixture.today('2027-01-04');
    expect(of(await ended(fixture, { year: 2026, dry_run: false }), employee)).toMatchObject({
      carried: '3.00',
    });
    const cancelled = await fixture.call(fixture.world.manager, 'POST', `/pto/admin/requests/${id}/cancel/`, {
      body: { reason: 'Was here after all' },
    });
    expect(cancelled.status).toBe(200);
    const again = await ended(fixture, { year: 2026, dry_run: false });
    expect([again.entries, of(again, employee)]).toEqual([
      3,
      expect.objectContaining({ carried: '5.00', forfeited: '1.00' }),
    ]);
    expect((await rows(fixture, employee)).slice(-3)).toEqual([
      '2026 carry -2.0000 2027-01-01 1',
      '2026 expire -1.0000 2027-01-01 0',
      '2027 carry 2.0000 2027-01-01 1',
    ]);
    expect([await sum(fixture, employee, 2026), await sum(fixture, employee, 2027)]).toEqual([
      '0.0000',
      '5.0000',
    ]);
    expect((await fixture.balance(employee)).carried_over).toBe('5.00');
  });

  test('rule 12: 200 takes back a grant after a last day is entered late: a second row on the same date', async () => {
    const fixture = await open();
    const { employee, sql } = fixture.world;
    await sql(
      `INSERT INTO leave_ledger (workspace_id, employee_id, policy_id, year, kind, days, effective_on, created_by)
       VALUES ($1, $2, $3, 2026, 'grant', 25, '2026-01-01', '{}')`,
      [fixture.world.id, employee.id, fixture.world.vacation],
    );
    await sql(`UPDATE users SET last_day = '2026-06-30', status = 'deactivated' WHERE id = $1`, [
      employee.id,
    ]);
    fixture.today('2027-01-04');
    const result = await ended(fixture, { year: 2026, dry_run: false });
    // people who have left neither carry nor forfeit
    expect(of(result, employee)).toBeUndefined();
    expect(await rows(fixture, employee)).toEqual([
      '2026 grant 25.0000 2026-01-01 0',
      '2026 grant -12.5000 2026-01-01 1',
    ]);
    expect((await ended(fixture, { year: 2026, dry_run: false })).entries).toBe(0);
  });

  test('rule 14: 200 lists carried days that expired within the year, which were lost then', async () => {
    const fixture = await open();
    const { employee } = fixture.world;
    await fixture.credit(employee, '5', '2026-01-01', 'carry');
    await fixture.approved(employee, { start_date: '2026-02-09', end_date: '2026-02-10' });
    fixture.today('2027-01-04');
    const result = await ended(fixture, { year: 2026, dry_run: false });
    expect(of(result, employee)).toMatchObject({ carried: '5.00', forfeited: '20.00', expired: '3.00' });
    expect(await rows(fixture, employee)).toContain('2026 expire -3.0000 2026-04-01 0');
    // in the new year: 5 carried, nothing taken by 31 March
    expect((await fixture.balance(employee, { as_of: '2027-04-01' })).available).toBe('25.00');
  });

  test('rule 12: 200 carries from the prorated share of a person who started within the year', async () => {
    const fixture = await open();
    const fresh = await fixture.someone({ startDate: '2026-12-01' });
    await fixture.world.sql(`UPDATE users SET created_at = '2026-11-20' WHERE id = $1`, [fresh.id]);
    fixture.today('2027-01-04');
    const result = await ended(fixture, { year: 2026, dry_run: false });
    // a twelfth of 25
    expect(of(result, fresh)).toMatchObject({ carried: '2.08', forfeited: '0.00' });
  });

  test('409 year_not_over before 1 January in the workspace, 422 for a future year', async () => {
    const fixture = await open();
    fixture.today('2026-12-31');
    const reply = await run(fixture, { year: 2026, dry_run: false });
    expect([reply.status, reply.body.data.code]).toEqual([409, 'year_not_over']);
    for (const body of [{ year: 2027 }, { year: 1999 }, { year: 2026, dry_run: 'no' }, {}])
      expect((await run(fixture, body)).status).toBe(422);
  });

  test('403 below admin and for every key', async () => {
    const fixture = await open();
    const key = await fixture.world.serviceKey(['absences:write', 'absences:approve', 'people:write']);
    for (const who of [fixture.world.manager, fixture.world.employee, key])
      expect((await run(fixture, { year: 2025 }, who)).status).toBe(403);
  });

  test('200 or 409 year_end_running for parallel runs, and the rows are written once', async () => {
    const fixture = await open();
    const { employee } = fixture.world;
    fixture.today('2027-01-04');
    const replies = await Promise.all(
      Array.from({ length: 5 }, () => run(fixture, { year: 2026, dry_run: false })),
    );
    for (const { status, body } of replies)
      expect(status === 200 ? [200] : [status, body.data.code]).toEqual(
        status === 200 ? [200] : [409, 'year_end_running'],
      );
    expect(replies.some(({ status }) => status === 200)).toBe(true);
    expect(await rows(fixture, employee)).toHaveLength(4);
  });

  test('201 or 409 for requests of the old year during the run, and the ledgers agree', async () => {
    const fixture = await open();
    const people = await Promise.all(Array.from({ length: 6 }, () => fixture.someone()));
    await fixture.world.sql(`UPDATE users SET created_at = '2026-01-01' WHERE workspace_id = $1`, [
      fixture.world.id,
    ]);
    for (const person of people) await fixture.credit(person, '-21', '2026-06-01');
    fixture.today('2027-01-04');
    const ask = (person: Person) => fixture.ask(person, { start_date: '2026-12-21', end_date: '2026-12-22' });
    const [early, [closed, ...late]] = [
      await ask(people[0]!),
      await Promise.all([run(fixture, { year: 2026, dry_run: false }), ...people.slice(1).map(ask)]),
    ];
    expect([early.status, closed!.status]).toEqual([201, 200]);
    for (const [index, reply] of [early, ...late].entries()) {
      const person = people[index]!;
      if (reply.status !== 201)
        expect([reply.status, reply.body.data]).toEqual([
          409,
          { code: 'insufficient_balance', available: '0.00', unit: 'day', year: 2026 },
        ]);
      const carried = reply.status === 201 ? '2.00' : '4.00';
      expect([await sum(fixture, person, 2026), (await fixture.balance(person)).carried_over]).toEqual([
        '0.0000',
        carried,
      ]);
    }
    // a request made before the run can still be approved
    const granted = await fixture.call(
      fixture.world.manager,
      'POST',
      `/pto/admin/requests/${early.body.data.id}/approve/`,
    );
    expect(granted.status).toBe(200);
  });
});
