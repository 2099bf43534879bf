/** Leave types whose leave year does not begin in January (rules 69, 72). */
import { describe, expect, test } from '@jest/globals';
import type { PtoBalance, YearEnd } from '../../../src/generated/types.ts';
import { closeYear, openFixture, openIn2026, startWithoutLimits, type LeaveFixture } from './support.ts';
import { opened } from '../../support/opening.ts';

const service = await opened(startWithoutLimits());

const POLICIES = '/pto/admin/policies/';
const createType = async ({ call, world }: LeaveFixture, body: Record<string, unknown>): Promise<string> => {
  const reply = await call(world.admin, 'POST', POLICIES, {
    body: {
      annual_days: 28,
      carry_over_max: 5,
      carry_over_expires: '06-30',
      leave_year_start: '04-01',
      ...body,
    },
  });
  expect([reply.status, reply.body.detail]).toEqual([201, undefined]);
  await world.sql(`UPDATE policies SET created_at = '2026-04-01' WHERE id = $1`, [reply.body.data.id]);
  return reply.body.data.id;
};
const balanceOf = async (
  { call, world }: LeaveFixture,
  policyId: string,
  query: Record<string, string | number> = {},
): Promise<PtoBalance> => {
  const { body } = await call(world.employee, 'GET', '/pto/balance/', { query });
  return body.data.find(({ policy }: PtoBalance) => policy.id === policyId);
};
const runYearEnd = (fixture: LeaveFixture, body: Record<string, unknown>) =>
  fixture.call(fixture.world.admin, 'POST', '/pto/admin/year-end/', { body });
const april = { year: 2026, from: '2026-04-01', to: '2027-03-31' };

describe('rule 69: leave_year_start', () => {
  test('201, and balances name the leave year by its first day, with its first and last', async () => {
    const fixture = await openIn2026(service);
    fixture.today('2026-05-04');
    const id = await createType(fixture, { name: 'Annual leave' });
    expect(await balanceOf(fixture, id)).toMatchObject({ year: 2026, leave_year: april, entitled: '28.00' });
    fixture.today('2027-02-10');
    const before = { year: 2026, leave_year: april, available: '28.00' };
    expect(await balanceOf(fixture, id)).toMatchObject(before);
    expect(await balanceOf(fixture, id, { as_of: '2027-03-31' })).toMatchObject(before);
    expect(await balanceOf(fixture, id, { as_of: '2027-04-01' })).toMatchObject({
      leave_year: { year: 2027, from: '2027-04-01', to: '2028-03-31' },
      carried_over: '5.00',
      carry_expires_on: '2027-06-30',
    });
    expect(await balanceOf(fixture, fixture.world.vacation)).toMatchObject({
      leave_year: { year: 2027, from: '2027-01-01', to: '2027-12-31' },
    });
    const { body } = await fixture.call(fixture.world.employee, 'GET', '/pto/balance/explain/', {
      query: { policy_id: id },
    });
    expect(body.data).toMatchObject({ leave_year: april, exact: '28.0000' });
    const all = await fixture.call(fixture.world.admin, 'GET', '/pto/admin/balances/', {
      query: { employee_id: fixture.world.employee.id, policy_id: id },
    });
    expect(all.body.data[0].balances).toEqual([await balanceOf(fixture, id)]);
  });

  test('200 of a preview in the next calendar year counts in the leave year; over 1 April it shows both', async () => {
    const fixture = await openIn2026(service);
    fixture.today('2026-05-04');
    const policy_id = await createType(fixture, { name: 'Annual leave' });
    const after = async (start_date: string, end_date: string) => {
      const { status, body } = await fixture.call(fixture.world.employee, 'POST', '/pto/requests/preview/', {
        body: { policy_id, start_date, end_date },
      });
      expect([status, body.detail]).toEqual([200, undefined]);
      return body.data.balance_after.map(({ year, available }: PtoBalance) => `${year} ${available}`);
    };
    expect(await after('2027-02-01', '2027-02-05')).toEqual(['2026 23.00']);
    expect(await after('2027-03-29', '2027-04-02')).toEqual(['2026 25.00', '2027 31.00']);
  });

  test('200 of a changed leave_year_start; 409 leave_year_in_use once there are ledger entries', async () => {
    const fixture = await openIn2026(service);
    fixture.today('2026-05-04');
    const id = await createType(fixture, { name: 'Annual leave' });
    const change = (leave_year_start: string) =>
      fixture.call(fixture.world.admin, 'PATCH', `${POLICIES}${id}/`, { body: { leave_year_start } });
    const moved = await change('07-01');
    expect([moved.status, moved.body.data.leave_year_start]).toEqual([200, '07-01']);
    expect(await balanceOf(fixture, id)).toMatchObject({
      leave_year: { from: '2025-07-01', to: '2026-06-30' },
    });
    await fixture.asked(fixture.world.employee, {
      policy_id: id,
      start_date: '2026-05-11',
      end_date: '2026-05-12',
    });
    const refused = await change('01-01');
    expect([refused.status, refused.body.data.code]).toEqual([409, 'leave_year_in_use']);
    // the same value changes nothing
    expect((await change('07-01')).status).toBe(200);
  });

  test.each(['13-01', '04-02', '4-1', ''])('422 for leave_year_start %j', async (leave_year_start) => {
    const { fixture } = await openFixture();
    const reply = await fixture.call(fixture.world.admin, 'POST', POLICIES, {
      body: { name: 'Other', leave_year_start },
    });
    expect([reply.status, Object.keys(reply.body.errors!)]).toEqual([422, ['leave_year_start']]);
  });

  test('a correction, and a change of the rules, belong to the leave year of their date', async () => {
    const fixture = await openIn2026(service);
    const { call, world } = fixture;
    fixture.today('2027-02-10');
    const id = await createType(fixture, { name: 'Annual leave' });
    const correct = (effective_on: string) =>
      call(world.admin, 'POST', '/pto/admin/adjustments/', {
        body: { employee_id: world.employee.id, policy_id: id, days: 1, effective_on, reason: 'Test' },
      });
    expect((await correct('2027-02-01')).body.data).toMatchObject({ year: 2026 });
    expect((await correct('2027-04-01')).body.data).toMatchObject({ year: 2027 });
    const change = (effective_from: string) =>
      call(world.admin, 'PATCH', `${POLICIES}${id}/`, { body: { annual_days: 30, effective_from } });
    expect((await change('2026-03-31')).body.errors).toMatchObject({
      effective_from: ['Not before 2026-04-01, when the current leave year began.'],
    });
    expect((await change('2026-04-01')).status).toBe(200);
    expect(await balanceOf(fixture, id)).toMatchObject({ entitled: '30.00', adjusted: '1.00' });
  });
});

describe('rule 72: adminRunYearEnd', () => {
  const names = ({ skipped }: YearEnd) => skipped.map(({ name }) => name);

  test('200 closes the leave types whose year is over and skips the others; in April it closes these', async () => {
    const fixture = await openIn2026(service);
    const { employee } = fixture.world;
    fixture.today('2026-05-04');
    const id = await createType(fixture, { name: 'Annual leave' });
    await fixture.approved(employee, { policy_id: id, start_date: '2026-06-01', end_date: '2026-06-05' });

    fixture.today('2027-01-04');
    const january: YearEnd = (await runYearEnd(fixture, { year: 2026, dry_run: false })).body.data;
    expect(names(january)).toEqual(['Annual leave']);
    const policies = (end: YearEnd) =>
      new Set(end.people.flatMap((one) => one.balances.map((b) => b.policy.id)));
    expect([...policies(january)]).toEqual([fixture.world.vacation]);
    expect(await balanceOf(fixture, id)).toMatchObject({ year: 2026, available: '23.00' });

    fixture.today('2027-04-01');
    const aprils: YearEnd = (await runYearEnd(fixture, { year: 2026, dry_run: false, policy_id: id })).body
      .data;
    expect(names(aprils)).toEqual([]);
    expect(aprils.people.find(({ employee: one }) => one.id === employee.id)!.balances).toEqual([
      {
        policy: { id, name: 'Annual leave' },
        unit: 'day',
        carried: '5.00',
        carry_expires_on: '2027-06-30',
        forfeited: '18.00',
        expired: '0.00',
      },
    ]);
    expect(await balanceOf(fixture, id)).toMatchObject({
      year: 2027,
      carried_over: '5.00',
      available: '33.00',
    });
    const again = await runYearEnd(fixture, { year: 2026, dry_run: false });
    expect(again.body.data.entries).toBe(0);
  });

  test('409 year_not_over names the day for one leave type; its dry run is 200; 422 for an unknown one', async () => {
    const fixture = await openIn2026(service);
    fixture.today('2026-05-04');
    const policy_id = await createType(fixture, { name: 'Annual leave' });
    fixture.today('2027-01-04');
    const early = await runYearEnd(fixture, { year: 2026, dry_run: false, policy_id });
    expect([early.status, early.body.data.code]).toEqual([409, 'year_not_over']);
    expect(early.body.detail).toContain('2027-03-31');
    const dry = await runYearEnd(fixture, { year: 2026, policy_id });
    expect([dry.status, names(dry.body.data), dry.body.data.people.length > 0]).toEqual([200, [], true]);
    const unknown = await runYearEnd(fixture, { year: 2026, policy_id: fixture.world.employee.id });
    expect([unknown.status, Object.keys(unknown.body.errors!)]).toEqual([422, ['policy_id']]);
    expect((await runYearEnd(fixture, { year: 2027, policy_id })).status).toBe(422);
  });

  test('closed years of both kinds side by side: the balances go on from what was carried', async () => {
    const fixture = await openIn2026(service);
    fixture.today('2026-05-04');
    const id = await createType(fixture, { name: 'Annual leave', carry_over_expires: '01-31' });
    fixture.today('2027-05-03');
    await closeYear(fixture, 2026);
    // five days were carried on 1 April 2027; they expire in the next calendar year, within the leave year
    fixture.today('2028-02-01');
    expect(await balanceOf(fixture, id)).toMatchObject({
      leave_year: { year: 2027 },
      carried_over: '5.00',
      available: '28.00',
    });
    fixture.today('2028-04-03');
    await closeYear(fixture, 2027);
    expect(await balanceOf(fixture, id)).toMatchObject({
      year: 2028,
      carried_over: '5.00',
      available: '33.00',
    });
  });
});
