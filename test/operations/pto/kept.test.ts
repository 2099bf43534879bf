/** Leave that sickness keeps (rule 71). It is autumn 2026 in Berlin, and then January 2027. */
import { describe, expect, it } from '@jest/globals';
import { tellLapses } from '../../../src/areas/pto/actions/tellLapses.ts';
import { opened } from '../../support/opening.ts';
import { notificationKinds } from '../../support/traces.ts';
import { createFixture, startWithoutLimits } from './support.ts';

const service = await opened(startWithoutLimits());

const tell = () => tellLapses(service.app.services.pool, service.now, () => false);

/** Somebody with 4 of 25 days left, and a leave type for sickness. */
async function withFourDays() {
  const fixture = await createFixture(service);
  const { world, call } = fixture;
  fixture.today('2026-09-01');
  const path = `/pto/admin/policies/${world.vacation}/`;
  const rules = {
    carry_when_sick: true,
    carry_over_max: 0,
    carry_over_expires: null,
    effective_from: '2026-01-01',
  };
  const changed = await call(world.admin, 'PATCH', path, { body: rules });
  expect([changed.status, changed.body.data.carry_when_sick]).toEqual([200, true]);
  const body = {
    name: 'Sick',
    accrual: 'none',
    allow_negative: null,
    requires_approval: false,
    displaces: true,
  };
  const sickness = (await call(world.admin, 'POST', '/pto/admin/policies/', { body })).body.data.id as string;
  await fixture.credit(world.employee, '-21', '2026-06-01');
  const close = async () => {
    fixture.today('2027-01-04');
    const reply = await call(world.admin, 'POST', '/pto/admin/year-end/', {
      body: { year: 2026, policy_id: world.vacation, dry_run: false },
    });
    const own = reply.body.data.people.find(
      (one: { employee: { id: string } }) => one.employee.id === world.employee.id,
    );
    return own.balances[0];
  };
  return { fixture, world, sickness, close };
}

describe('rule 71: carry_when_sick', () => {
  it('tells 4 days, once, 92 days ahead; 3 days sick: 3 are carried until 2028-03-31, 1 lapses', async () => {
    const { fixture, world, sickness, close } = await withFourDays();
    const before = (await notificationKinds(world, world.employee)).length;
    await tell();
    await Promise.all([tell(), tell()]);
    expect((await notificationKinds(world, world.employee)).slice(before)).toEqual(['balance.lapsing']);
    const [told] = await world.sql(
      `SELECT body FROM notifications WHERE user_id = $1 AND kind = 'balance.lapsing'`,
      [world.employee.id],
    );
    expect(told!['body']).toContain('4.00 days can be taken until 2026-12-31');

    fixture.today('2026-11-02');
    // Saturday and Sunday are no working days
    await fixture.asked(world.employee, {
      policy_id: sickness,
      start_date: '2026-11-06',
      end_date: '2026-11-10',
    });
    expect(await close()).toMatchObject({
      carried: '3.00',
      forfeited: '1.00',
      carry_expires_on: '2028-03-31',
    });
    expect(await fixture.balance(world.employee)).toMatchObject({
      carried_over: '3.00',
      carry_expires_on: '2028-03-31',
      available: '28.00',
    });
    const rows = await world.sql(
      `SELECT year, days, lapses_on::text AS lapses_on FROM leave_ledger WHERE employee_id = $1 AND kind = 'carry' ORDER BY id`,
      [world.employee.id],
    );
    expect(rows.map(({ year, days, lapses_on }) => [year, days, lapses_on])).toEqual([
      [2026, '-3.0000', null],
      [2027, '3.0000', '2028-03-31'],
    ]);
  });

  it('who was not told in time loses nothing', async () => {
    const { fixture, world, close } = await withFourDays();
    fixture.today('2026-10-01');
    expect(await tell()).toBe(0);
    expect(await close()).toMatchObject({ carried: '4.00', forfeited: '0.00' });
    expect((await fixture.balance(world.employee)).available).toBe('29.00');
  });

  it('the list of balances and the year end say the same before it is closed', async () => {
    const { fixture, world } = await withFourDays();
    fixture.today('2027-01-04');
    const query = { employee_id: world.employee.id };
    const { body } = await fixture.call(world.admin, 'GET', '/pto/admin/balances/', { query });
    expect(body.data[0].balances[0]).toMatchObject({ carried_over: '4.00', available: '29.00' });
  });
});
