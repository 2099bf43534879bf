/** Absences beyond the last day or the last contract (rule 61), and the remaining entitlement (rule 66). */
import { describe, expect, it } from '@jest/globals';
import { convertLeave } from '../../../src/areas/pto/actions/convert.ts';
import { passContractDays } from '../../../src/areas/contracts/actions/contractDays.ts';
import { opened } from '../../support/opening.ts';
import { auditLines } from '../../support/traces.ts';
import type { Person } from '../../support/world.ts';
import { contractCalls, FULL_TIME } from '../contracts/support.ts';
import { createFixture, startWithoutLimits } from './support.ts';

const service = await opened(startWithoutLimits());
const fixture = await createFixture(service);
const { world, approved, asked, balance, call, someone, traces, ledger } = fixture;
const { newcomer, draft, step, stepped, activated } = contractCalls(fixture);
fixture.today('2026-11-02');

const LONG = { start_date: '2026-11-23', end_date: '2026-12-18' };
const deactivate = (person: Person, last_day: string) =>
  call(world.admin, 'POST', `/auth/users/${person.id}/deactivate/`, { body: { last_day } });
const left = async (person: Person, last_day: string) =>
  expect([(await deactivate(person, last_day)).status, last_day]).toEqual([200, last_day]);
const shown = async (id: string) => {
  const { status, start_date, end_date, start_half, end_half, days, version } = (
    await call(world.admin, 'GET', `/pto/admin/requests/${id}/`)
  ).body.data;
  return { status, start_date, end_date, start_half, end_half, days, version };
};
const used = async (person: Person) =>
  (await call(world.admin, 'GET', '/pto/admin/balances/', { query: { employee_id: person.id } })).body.data[0]
    .balances[0];

describe('POST /api/v1/auth/users/{user_id}/deactivate/', () => {
  it('rule 61: 200 shortens an absence from 20.00 to 2.00, with a release and another absence.approved', async () => {
    const person = await someone();
    const { id, version } = await approved(person, LONG);
    await left(person, '2026-11-24');
    expect(await shown(id)).toEqual({
      status: 'approved',
      start_date: '2026-11-23',
      end_date: '2026-11-24',
      start_half: null,
      end_half: null,
      days: '2.00',
      version: version + 1,
    });
    expect((await ledger(id)).at(-1)).toBe('release 18.0000 2026-11-23');
    expect((await used(person)).used).toBe('2.00');
    const { events, lines } = await traces(id);
    expect(events.map(({ event, data }) => [event, data.end_date])).toEqual([
      ['absence.requested', '2026-12-18'],
      ['absence.approved', '2026-12-18'],
      ['absence.approved', '2026-11-24'],
    ]);
    expect(lines.at(-1)).toBe('updated absence · dashboard');
    expect((await auditLines(world, id)).at(-1)!.changes).toEqual({
      end_date: ['2026-12-18', '2026-11-24'],
      days: ['20.00 days', '2.00 days'],
    });
  });

  it('rule 61: 200 shortens a request as well, with another absence.requested; cancels one that then costs nothing', async () => {
    const person = await someone();
    const waiting = await asked(person, LONG);
    await left(person, '2026-11-23');
    expect(await shown(waiting.id)).toMatchObject({
      status: 'requested',
      end_date: '2026-11-23',
      days: '1.00',
    });
    expect((await traces(waiting.id)).events.map(({ event }) => event)).toEqual([
      'absence.requested',
      'absence.requested',
    ]);

    const other = await someone();
    const { id } = await approved(other, { start_date: '2026-11-21', end_date: '2026-11-27' });
    await left(other, '2026-11-22');
    expect(await shown(id)).toMatchObject({ status: 'cancelled' });
    expect((await used(other)).used).toBe('0.00');
  });

  it('rule 61: 200 keeps a start at noon; a morning that stood for a whole first day does not become a half day', async () => {
    const [pm, am] = [await someone(), await someone()];
    const half = await approved(pm, { ...LONG, start_half: 'pm' });
    const whole = await approved(am, { ...LONG, start_half: 'am', end_half: 'am' });
    await left(pm, '2026-11-23');
    await left(am, '2026-11-23');
    expect(await shown(half.id)).toMatchObject({ days: '0.50', start_half: 'pm', end_half: null });
    expect(await shown(whole.id)).toMatchObject({ days: '1.00', start_half: null, end_half: null });
  });

  it('rule 61: 200 keeps days in a locked period as they were counted', async () => {
    const elsewhere = await createFixture(service);
    elsewhere.today('2026-11-02');
    const person = await elsewhere.someone();
    const { id } = await elsewhere.approved(person, LONG);
    await elsewhere.world.sql(
      "INSERT INTO period_locks (workspace_id, locked_through) VALUES ($1, '2026-11-26')",
      [elsewhere.world.id],
    );
    const { admin } = elsewhere.world;
    const body = { last_day: '2026-11-24' };
    expect(
      (await elsewhere.call(admin, 'POST', `/auth/users/${person.id}/deactivate/`, { body })).status,
    ).toBe(200);
    const reply = await elsewhere.call(admin, 'GET', `/pto/admin/requests/${id}/`);
    expect(reply.body.data).toMatchObject({ status: 'approved', end_date: '2026-11-24', days: '4.00' });
    fixture.today('2026-11-02');
  });

  it('rules 23, 61: 200 or 409 for approvals during a deactivation; either way, absences end with the last day', async () => {
    for (let round = 0; round < 6; round++) {
      const person = await someone();
      const across = await asked(person, LONG);
      const after = await asked(person, { start_date: '2027-02-01', end_date: '2027-02-02' });
      const approve = (id: string) => call(world.manager, 'POST', `/pto/admin/requests/${id}/approve/`);
      const [gone, first, second] = await Promise.all([
        deactivate(person, '2026-11-24'),
        approve(across.id),
        approve(after.id),
      ]);
      expect(gone.status).toBe(200);
      expect([200, 409]).toContain(first.status);
      expect([200, 409]).toContain(second.status);
      expect(await shown(across.id)).toMatchObject({
        status: first.status === 200 ? 'approved' : 'requested',
        end_date: '2026-11-24',
        days: '2.00',
      });
      expect(await shown(after.id)).toMatchObject({ status: 'cancelled' });
      const held = await world.sql(
        'SELECT absence_id, sum(days)::float AS days FROM leave_ledger WHERE employee_id = $1 AND absence_id IS NOT NULL GROUP BY 1',
        [person.id],
      );
      expect(Object.fromEntries(held.map((row) => [row['absence_id'], row['days']]))).toEqual({
        [across.id]: -2,
        [after.id]: 0,
      });
    }
  });

  it('rules 61, 64: 200 or 409 for activating a contract during a deactivation; an activated contract ends with the last day', async () => {
    for (let round = 0; round < 6; round++) {
      const person = await newcomer();
      const { id } = await draft(person);
      const [gone, put] = await Promise.all([deactivate(person, '2026-11-24'), step(id, 'activate')]);
      expect(gone.status).toBe(200);
      expect([200, 409]).toContain(put.status);
      if (put.status === 409) expect(put.body.data.code).toBe('person_left');
      const [row] = await world.sql(
        'SELECT status, end_date::text AS end_date FROM contracts WHERE id = $1',
        [id],
      );
      expect(row).toEqual(
        put.status === 200
          ? { status: 'terminated', end_date: '2026-11-24' }
          : { status: 'draft', end_date: null },
      );
    }
  });
});

describe('POST /api/v1/contracts/admin/{contract_id}/terminate/', () => {
  it('rule 61: 200 ends absences beyond the last contract; a dry run shows them and changes nothing', async () => {
    const person = await newcomer();
    const contract = await activated(person);
    const across = await approved(person, LONG);
    const after = await approved(person, { start_date: '2026-12-21', end_date: '2026-12-22' });
    const body = { end_date: '2026-11-24' };
    const listed = [
      expect.objectContaining({ id: across.id, days_before: '20.00', days_after: '2.00' }),
      expect.objectContaining({ id: after.id, days_before: '2.00', days_after: '0.00' }),
    ];
    const dry = await stepped(contract.id, 'terminate', { ...body, dry_run: true });
    expect(dry.absences_recounted).toEqual(listed);
    expect(await shown(across.id)).toMatchObject({ end_date: '2026-12-18', days: '20.00' });

    expect((await stepped(contract.id, 'terminate', body)).absences_recounted).toEqual(listed);
    expect(await shown(across.id)).toMatchObject({
      status: 'approved',
      end_date: '2026-11-24',
      days: '2.00',
    });
    expect(await shown(after.id)).toMatchObject({ status: 'cancelled' });
    const kinds = async (id: string) => (await traces(id)).notices.map(({ kind }) => kind).at(-1);
    expect([await kinds(across.id), await kinds(after.id)]).toEqual([
      'absence.recounted',
      'absence.cancelled',
    ]);
  });

  it('rule 66: 200 ends the entitlement: 22.92 up to 30 November, 13.54 for a fixed term from 15 February to 31 August', async () => {
    const person = await newcomer();
    const contract = await activated(person);
    expect((await balance(person)).entitled).toBe('25.00');
    await stepped(contract.id, 'terminate', { end_date: '2026-11-30' });
    expect((await balance(person)).entitled).toBe('22.92');
    expect(await used(person)).toMatchObject({ entitled: '22.92', available: '22.92' });

    const fixed = await someone({ startDate: '2026-02-15' });
    await world.sql('DELETE FROM contracts WHERE employee_id = $1', [fixed.id]);
    await activated(fixed, { type: 'fixed_term', start_date: '2026-02-15', end_date: '2026-08-31' });
    expect((await balance(fixed)).entitled).toBe('13.54');
    const more = await fixture.ask(fixed, { start_date: '2026-11-09', end_date: '2026-11-10' });
    expect([more.status, more.body.data.code]).toEqual([422, 'no_contract']);
  });
});

describe('the daily job of contracts', () => {
  it('rule 61: ends an absence that continues after the last contract on the day after it, as the system', async () => {
    const person = await newcomer();
    await activated(person, { type: 'fixed_term', end_date: '2026-11-25' });
    const { id } = await approved(person, { start_date: '2026-11-23', end_date: '2026-11-27' });
    expect(await shown(id)).toMatchObject({ end_date: '2026-11-27', days: '3.00' });
    await passContractDays(
      service.app.services.pool,
      () => Date.parse('2026-11-26T12:00:00+01:00'),
      () => false,
    );
    expect(await shown(id)).toMatchObject({ status: 'approved', end_date: '2026-11-25', days: '3.00' });
    expect((await traces(id)).lines.at(-1)).toBe('updated absence · system');
  });
});

describe('POST /api/v1/contracts/admin/{contract_id}/activate/', () => {
  it('rule 64: 409 not_employed for a first day outside the employment, also with a signature', async () => {
    const person = await someone({ startDate: '2026-03-01' });
    await world.sql('DELETE FROM contracts WHERE employee_id = $1', [person.id]);
    const { id } = await draft(person, { start_date: '2026-02-28' });
    for (const body of [{}, { dry_run: true }, { require_signature: true }]) {
      const reply = await step(id, 'activate', body);
      expect([reply.status, reply.body.data]).toEqual([
        409,
        { code: 'not_employed', start_date: '2026-03-01', last_day: null },
      ]);
    }
    const inside = await draft(person, { start_date: '2026-03-01', pattern: FULL_TIME });
    expect((await step(inside.id, 'activate')).status).toBe(200);
  });
});

describe('the step of migrate', () => {
  it('rule 66: offsets manual corrections once and notifies the admins; closed years stay', async () => {
    const before = await createFixture(service);
    const { world: there } = before;
    before.today('2026-11-02');
    await there.sql('UPDATE policies SET contracts_from = NULL WHERE workspace_id = $1', [there.id]);
    const [clara, ben] = [await before.someone(), await before.someone()];
    await there.sql("UPDATE contracts SET end_date = '2026-07-31' WHERE employee_id = ANY ($1)", [
      [clara.id, ben.id],
    ]);
    await before.credit(clara, '-12', '2026-08-01');
    await before.credit(ben, '2.5', '2026-08-01');
    for (const year of ['2024', '2025']) await before.credit(ben, '0.5', `${year}-06-01`);
    await there.sql(
      `INSERT INTO leave_ledger (workspace_id, employee_id, policy_id, year, kind, days, effective_on, created_by)
       VALUES ($1, $2, $3, 2025, 'expire', -1, '2026-01-01', '{}')`,
      [there.id, ben.id, there.vacation],
    );
    const available = async (person: Person) => (await before.balance(person)).available;
    expect([await available(clara), (await before.balance(clara)).entitled]).toEqual(['13.00', '25.00']);

    const convert = () => convertLeave(service.app.services.pool, service.now);
    const [one, other] = await Promise.all([convert(), convert()]);
    expect(one + other).toBe(1);
    expect(await convert()).toBe(0);
    expect([await available(clara), (await before.balance(clara)).entitled]).toEqual(['13.00', '14.58']);
    expect((await before.balance(ben)).entitled).toBe('14.58');
    const rows = await there.sql(
      "SELECT employee_id, days::text AS days, kind, effective_on::text AS effective_on FROM leave_ledger WHERE workspace_id = $1 AND source = 'conversion'",
      [there.id],
    );
    expect(rows).toEqual([
      { employee_id: clara.id, days: '10.4167', kind: 'adjust', effective_on: '2026-08-01' },
    ]);
    const [policy] = await there.sql('SELECT contracts_from FROM policies WHERE id = $1', [there.vacation]);
    expect(policy).toEqual({ contracts_from: 2026 });
    const notices = await there.sql(
      "SELECT n.body, u.role FROM notifications n JOIN users u ON u.id = n.user_id WHERE n.workspace_id = $1 AND n.kind = 'balance.converted'",
      [there.id],
    );
    expect(notices.map((row) => row['role'])).toEqual(['admin', 'admin']);
    expect(notices[0]!['body']).toContain(`${clara.name}, Vacation: +10.42 days`);
    fixture.today('2026-11-02');
  });
});
