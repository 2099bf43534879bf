/** Ledger rows that become due over time, posted by the job with the service's clock set to a given day. */
import { describe, expect, test } from '@jest/globals';
import { postDueLeave } from '../../../src/areas/pto/actions/postDueLeave.ts';
import { ledgersOf } from '../../../src/areas/pto/store/accounts.ts';
import { days, showDays } from '../../../src/civil/days.ts';
import type { LedgerEntry } from '../../../src/generated/types.ts';
import { opened } from '../../support/opening.ts';
import type { Person } from '../../support/world.ts';
import {
  closeYear,
  newcomer,
  openedPolicy,
  openIn2026,
  createFixture,
  startWithoutLimits,
  together,
  untilWaiting,
  type LeaveFixture,
} from './support.ts';

const service = await opened(startWithoutLimits());

const goOn = () => false;
const post = (ending = goOn) => postDueLeave(service.app.services.pool, service.now, ending);

const rowsOf = async ({ world }: LeaveFixture, person: Person, policy = world.vacation) =>
  (
    await world.sql(
      `SELECT kind, days::text, effective_on::text, revision FROM leave_ledger
        WHERE employee_id = $1 AND policy_id = $2 ORDER BY id`,
      [person.id, policy],
    )
  ).map((row) => `${row['kind']} ${row['days']} ${row['effective_on']} ${row['revision']}`);
describe('the job that posts due leave', () => {
  test('rules 11, 12: posts grants and accruals from their day on, as the system, and once', async () => {
    const fixture = await openIn2026(service);
    const monthly = await openedPolicy(fixture, 'Monthly', { accrual: 'monthly', annual_days: '30' });
    const starter = await newcomer(fixture, '2028-02-15');
    fixture.today('2028-02-14');
    await post();
    expect(await rowsOf(fixture, starter, monthly)).toEqual([]);
    fixture.today('2028-03-01');
    expect((await post()).posted).toBeGreaterThan(0);
    expect(await rowsOf(fixture, starter, monthly)).toEqual([
      'accrual 1.2931 2028-02-15 0',
      'accrual 2.5000 2028-03-01 0',
    ]);
    expect(await post()).toEqual({ posted: 0 });
    const authors = await fixture.world.sql(
      `SELECT DISTINCT created_by ->> 'name' AS name FROM leave_ledger WHERE workspace_id = $1`,
      [fixture.world.id],
    );
    expect(authors).toEqual([{ name: 'system' }]);
    // nobody decided anything, so there is no audit line and no notification
    for (const table of ['audit_log', 'notifications', 'events'])
      expect(
        await fixture.world.sql(`SELECT 1 FROM ${table} WHERE workspace_id = $1`, [fixture.world.id]),
      ).toEqual([]);
  });

  test("uses the workspace's date", async () => {
    const fixture = await createFixture(service, { timezone: 'Pacific/Kiritimati' });
    const { employee } = fixture.world;
    await fixture.world.sql('UPDATE users SET start_date = $2 WHERE id = $1', [employee.id, '2027-07-01']);
    service.setClock(Date.parse('2027-06-30T09:59:00Z'));
    await post();
    expect(await rowsOf(fixture, employee)).toEqual([]);
    service.setClock(Date.parse('2027-06-30T10:00:00Z'));
    await post();
    expect(await rowsOf(fixture, employee)).toEqual(['grant 12.5000 2027-07-01 0']);
  });

  test('rule 14: expires carried days that were not spent by 31 March on 1 April, and corrects that after a cancellation', async () => {
    const fixture = await openIn2026(service);
    const { employee, manager, sql } = fixture.world;
    fixture.today('2026-12-31');
    await post();
    fixture.today('2027-01-04');
    await closeYear(fixture, 2026);
    const { id } = await fixture.approved(employee, { start_date: '2027-03-01', end_date: '2027-03-03' });
    fixture.today('2027-03-31');
    await post();
    const expired = () =>
      sql(
        `SELECT days::text, effective_on::text FROM leave_ledger
          WHERE employee_id = $1 AND kind = 'expire' AND year = 2027 ORDER BY revision`,
        [employee.id],
      );
    expect(await expired()).toEqual([]);
    fixture.today('2027-04-01');
    await post();
    expect(await expired()).toEqual([{ days: '-2.0000', effective_on: '2027-04-01' }]);
    const reply = await fixture.call(manager, 'POST', `/pto/admin/requests/${id}/cancel/`, {
      body: { reason: 'No.' },
    });
    expect(reply.status).toBe(200);
    await post();
    expect(await expired()).toMatchObject([{ days: '-2.0000' }, { days: '-3.0000' }]);
    expect(await post()).toEqual({ posted: 0 });
  });

  test('corrects posted rows after a late last day and after changes of leave types', async () => {
    const fixture = await openIn2026(service);
    const { employee, sql, vacation } = fixture.world;
    fixture.today('2026-06-01');
    await post();
    await sql(`UPDATE users SET last_day = '2026-06-30' WHERE id = $1`, [employee.id]);
    await post();
    const reply = await fixture.call(fixture.world.admin, 'PATCH', `/pto/admin/policies/${vacation}/`, {
      body: { unit: 'hour', annual_days: 200, effective_from: '2026-01-01' },
    });
    expect([reply.status, reply.body.detail]).toEqual([200, undefined]);
    await post();
    expect(await rowsOf(fixture, employee)).toEqual([
      'grant 25.0000 2026-01-01 0',
      'grant -12.5000 2026-01-01 1',
      'grant 87.5000 2026-01-01 2',
    ]);
    expect(await fixture.balance(employee)).toMatchObject({ accrued: '100.00', available: '100.00' });
  });

  test('posts nothing in leave types that a person may not use, until they may use them', async () => {
    const fixture = await openIn2026(service);
    const { employee, sql, vacation } = fixture.world;
    fixture.today('2026-05-04');
    await sql('UPDATE policies SET archived_at = now() WHERE id = $1', [vacation]);
    await fixture.credit(employee, '1', '2026-02-02');
    await post();
    expect(await rowsOf(fixture, employee)).toEqual(['adjust 1.0000 2026-02-02 0']);
    await sql('UPDATE policies SET archived_at = NULL WHERE id = $1', [vacation]);
    await post();
    expect(await rowsOf(fixture, employee)).toEqual([
      'adjust 1.0000 2026-02-02 0',
      'grant 25.0000 2026-01-01 0',
    ]);
  });

  test('posts the missing rows of a past year, after which closing it adds none of them', async () => {
    const fixture = await openIn2026(service);
    const monthly = await openedPolicy(fixture, 'Monthly', { accrual: 'monthly' });
    const { employee } = fixture.world;
    fixture.today('2026-10-31');
    await post();
    fixture.today('2027-02-01');
    await post();
    expect((await rowsOf(fixture, employee, monthly)).slice(-4)).toEqual([
      'accrual 2.0834 2026-11-01 0',
      'accrual 2.0833 2026-12-01 0',
      'accrual 2.0833 2027-01-01 0',
      'accrual 2.0834 2027-02-01 0',
    ]);
    await closeYear(fixture, 2026);
    expect((await rowsOf(fixture, employee, monthly)).slice(-3)).toEqual([
      'carry -5.0000 2027-01-01 0',
      'expire -20.0000 2027-01-01 0',
      'carry 5.0000 2027-01-01 0',
    ]);
  });

  test('posts each row once in parallel runs, and waits for a correction in progress', async () => {
    const fixture = await openIn2026(service);
    const { sql, id, employee } = fixture.world;
    fixture.today('2027-01-02');
    const rounds = await Promise.all([post(), post(), post()]);
    const count = async () =>
      (await sql('SELECT count(*)::int AS n FROM leave_ledger WHERE workspace_id = $1', [id]))[0]!['n'];
    // for 2026 and 2027, for each of the seven people
    expect(await count()).toBe(14);
    expect(rounds.reduce((sum, { posted }) => sum + posted, 0)).toBeGreaterThanOrEqual(14);

    fixture.today('2028-01-03');
    await sql('INSERT INTO leave_balances (workspace_id, employee_id, policy_id) VALUES ($1, $2, $3)', [
      id,
      employee.id,
      fixture.world.vacation,
    ]);
    await closeYear(fixture, 2026);
    // the correction holds the person's lock and waits for their balance
    let meanwhile: Promise<unknown> | undefined;
    const replies = await together(
      service,
      employee.id,
      [
        () =>
          fixture.call(fixture.world.admin, 'POST', '/pto/admin/adjustments/', {
            body: {
              employee_id: employee.id,
              policy_id: fixture.world.vacation,
              days: 1,
              effective_on: '2028-01-03',
              reason: 'Agreed',
            },
          }),
      ],
      async () => {
        meanwhile = Promise.all([post(), post()]);
        await untilWaiting(service, 3);
      },
    );
    expect(replies[0]!.status).toBe(201);
    await meanwhile;
    expect(await post()).toEqual({ posted: 0 });
    expect((await rowsOf(fixture, employee)).filter((row) => row.includes('2028'))).toEqual([
      'adjust 1.0000 2028-01-03 0',
      'grant 25.0000 2028-01-01 0',
    ]);
  });

  test("continues with other people if one person's rows cannot be written; stops when the worker ends", async () => {
    const fixture = await openIn2026(service);
    const { sql, employee, colleague } = fixture.world;
    fixture.today('2026-03-02');
    await expect(post(() => true)).rejects.toThrow('interrupted');
    expect(await rowsOf(fixture, colleague)).toEqual([]);
    await sql(
      `CREATE FUNCTION refuse() RETURNS trigger LANGUAGE plpgsql AS 'BEGIN RAISE EXCEPTION ''refused''; END'`,
    );
    await sql(
      `CREATE TRIGGER refuse BEFORE INSERT ON leave_ledger FOR EACH ROW WHEN (NEW.employee_id = '${employee.id}') EXECUTE FUNCTION refuse()`,
    );
    await expect(post()).rejects.toThrow('refused');
    expect(await rowsOf(fixture, colleague)).toEqual(['grant 25.0000 2026-01-01 0']);
    await sql('DROP TRIGGER refuse ON leave_ledger');
    expect(await post()).toEqual({ posted: 1 });
  });

  test('posts for more people than one batch has', async () => {
    const fixture = await openIn2026(service);
    fixture.today('2026-03-02');
    await fixture.world.sql(
      `INSERT INTO users (workspace_id, email, first_name, last_name, role, status, start_date, created_at)
       SELECT $1, 'crowd' || n || '@example.test', 'Crowd', 'Test', 'employee', 'active', '2020-01-01', '2026-01-01'
         FROM generate_series(1, 430) n`,
      [fixture.world.id],
    );
    expect(await post()).toEqual({ posted: 437 });
  });
});

describe('the reads of the job', () => {
  const { pool } = service.app.services;
  const run = pool.run.bind(pool);
  /** True if the job reads people's ledgers in this workspace. */
  async function looks({ world }: LeaveFixture): Promise<boolean> {
    let looked = false;
    pool.run = (items) => {
      looked ||= items.some(
        ({ statement, values }) => statement.text === ledgersOf.text && values[0] === world.id,
      );
      return run(items);
    };
    try {
      await post();
    } finally {
      pool.run = run;
    }
    return looked;
  }
  /** Ages all timestamps by an hour, as if nothing had changed since. */
  async function settle({ world }: LeaveFixture) {
    const client = await service.database.admin.connect();
    try {
      await client.query('SET session_replication_role = replica');
      for (const [table, stamp] of [
        ['users', 'updated_at'],
        ['contracts', 'updated_at'],
        ['leave_ledger', 'created_at'],
      ] as const)
        await client.query(
          `UPDATE ${table} SET ${stamp} = ${stamp} - interval '1 hour' WHERE workspace_id = $1`,
          [world.id],
        );
    } finally {
      client.release(true);
    }
  }
  /** A workspace in which everything due is posted, and the job has checked everybody again. */
  async function nothingDue() {
    const fixture = await openIn2026(service);
    fixture.today('2026-03-02');
    await post();
    await settle(fixture);
    expect(await looks(fixture)).toBe(true);
    expect(await looks(fixture)).toBe(false);
    return fixture;
  }

  test('skips the check on a day without due rows until a person or a leave type changes', async () => {
    const fixture = await nothingDue();
    const starter = await newcomer(fixture, '2026-02-01');
    expect(await looks(fixture)).toBe(true);
    expect(await rowsOf(fixture, starter)).toHaveLength(1);
    await settle(fixture);
    expect(await looks(fixture)).toBe(true);
    expect(await looks(fixture)).toBe(false);
    await fixture.world.sql(
      `UPDATE policy_versions SET rules = rules || '{"annual_days": "26"}' WHERE workspace_id = $1 AND policy_id = $2`,
      [fixture.world.id, fixture.world.vacation],
    );
    expect(await looks(fixture)).toBe(true);
    expect(await rowsOf(fixture, starter)).toHaveLength(2);
  });

  test('rule 66: checks a contract that ends, and takes back what was granted beyond it', async () => {
    const fixture = await nothingDue();
    const { sql, employee } = fixture.world;
    await sql("UPDATE contracts SET end_date = '2026-06-30' WHERE employee_id = $1", [employee.id]);
    expect(await looks(fixture)).toBe(true);
    expect((await rowsOf(fixture, employee)).at(-1)).toContain('-12.5');
  }, 60_000);

  test('checks everybody on the next day', async () => {
    const fixture = await nothingDue();
    fixture.today('2026-03-03');
    expect(await looks(fixture)).toBe(true);
    expect(await looks(fixture)).toBe(false);
  });

  test('checks everybody again after a recent change, because concurrent changes may not be committed yet', async () => {
    const fixture = await nothingDue();
    await fixture.world.sql(`UPDATE users SET first_name = 'New' WHERE workspace_id = $1 AND id = $2`, [
      fixture.world.id,
      fixture.world.employee.id,
    ]);
    expect(await looks(fixture)).toBe(true);
    expect(await looks(fixture)).toBe(true);
  });
});

describe('GET /api/v1/pto/balance/ledger/', () => {
  test('200 with the rows posted by the job: the rows of a year add up to the balance', async () => {
    const fixture = await openIn2026(service);
    const { employee, vacation } = fixture.world;
    fixture.today('2026-05-04');
    await fixture.approved(employee, { start_date: '2026-06-08', end_date: '2026-06-09' });
    await fixture.credit(employee, '1.5', '2026-05-04');
    await post();
    const reply = await fixture.call(employee, 'GET', '/pto/balance/ledger/', {
      query: { year: 2026, policy_id: vacation },
    });
    const entries: LedgerEntry[] = reply.body.data;
    expect(entries.find(({ kind }) => kind === 'grant')).toMatchObject({
      days: '25.00',
      effective_on: '2026-01-01',
      absence_id: null,
    });
    const sum = entries.reduce((total, entry) => total + days(entry.days), 0);
    expect(await fixture.balance(employee)).toMatchObject({ available: showDays(sum), accrued: '25.00' });
  });
});
