/** Expenses summed up by category, person and month. */
import { beforeAll, describe, expect, test } from '@jest/globals';
import { category } from './records.ts';
import { openClaims } from './support.ts';

const claims = await openClaims();
const { world, travel } = claims;
let hotel: string;

const YEAR = { from: '2026-01-01', to: '2026-12-31' };
const summary = async (query: Record<string, string> = {}, as: { token: string } = world.manager) => {
  const reply = await claims.call(as, 'GET', '/reimbursements/admin/summary/', {
    query: { ...YEAR, ...query },
  });
  expect([reply.status, reply.body.detail]).toEqual([200, undefined]);
  return reply.body.data;
};

beforeAll(async () => {
  hotel = await category(world, 'Hotel');
  const person = world.employee;
  const two = await claims.claimed(person, {
    items: [
      claims.item('10.00', { spent_on: '2026-10-31' }),
      claims.item('20.00', { spent_on: '2026-11-01', category_id: hotel }),
    ],
  });
  // a third: rounding 3.34 of 10.00 and 6.67 of 20.00 separately would be a cent too much
  await claims.step(world.manager, 'approve', two.id, { approved_amount: '10.00' });
  const all = await claims.claimed(world.colleague, { items: [claims.item('24.00')] });
  await claims.step(world.manager, 'approve', all.id);
  await claims.claimed(person, { items: [claims.item('5.00')] });
  await claims.waiting(person, '100.00', 'USD');
  await claims.claimed(person, { items: [claims.item('7.00')], submit: false });
  const denied = await claims.claimed(person, { items: [claims.item('8.00')] });
  await claims.step(world.manager, 'deny', denied.id);
  const deleted = await claims.claimed(person, { items: [claims.item('9.00')] });
  await claims.call(person, 'DELETE', `/reimbursements/${deleted.id}/`);
  await claims.claimed(world.stranger, { items: [claims.item('11.00')] });
});

describe('GET /api/v1/reimbursements/admin/summary/', () => {
  test('rule 40: 200 by category, with a row per currency; drafts, denied and deleted claims do not count', async () => {
    expect(await summary()).toEqual([
      {
        key: hotel,
        label: 'Hotel',
        currency: 'EUR',
        items: 1,
        amount: '20.00',
        pending_amount: '0.00',
        approved_amount: '6.67',
      },
      {
        key: travel,
        label: 'Travel',
        currency: 'EUR',
        items: 3,
        amount: '39.00',
        pending_amount: '5.00',
        approved_amount: '27.33',
      },
      {
        key: travel,
        label: 'Travel',
        currency: 'USD',
        items: 1,
        amount: '100.00',
        pending_amount: '100.00',
        approved_amount: '0.00',
      },
    ]);
  });

  test('200 by person and by month, with the same sums', async () => {
    const byPerson = await summary({ group_by: 'employee' });
    expect(byPerson.map((row: any) => [row.key, row.currency, row.amount, row.approved_amount])).toEqual([
      [world.colleague.id, 'EUR', '24.00', '24.00'],
      [world.employee.id, 'EUR', '35.00', '10.00'],
      [world.employee.id, 'USD', '100.00', '0.00'],
    ]);
    const byMonth = await summary({ group_by: 'month' });
    expect(byMonth.map((row: any) => [row.label, row.currency, row.amount, row.approved_amount])).toEqual([
      ['2026-10', 'EUR', '10.00', '3.33'],
      ['2026-11', 'EUR', '49.00', '30.67'],
      ['2026-11', 'USD', '100.00', '0.00'],
    ]);
    const october = await summary({ group_by: 'month', to: '2026-10-31' });
    expect(october).toEqual([byMonth[0]]);
  });

  test('200 with the people below a manager, and with everybody for an admin', async () => {
    const total = async (as: { token: string }) =>
      (await summary({ group_by: 'employee' }, as)).map((row: any) => row.key);
    expect(await total(world.otherManager)).toEqual([world.stranger.id]);
    expect(new Set(await total(world.admin))).toEqual(
      new Set([world.employee.id, world.colleague.id, world.stranger.id]),
    );
  });

  test('422 for more than 366 days and for reversed days', async () => {
    for (const query of [
      { from: '2025-01-01', to: '2026-01-02' },
      { from: '2026-02-01', to: '2026-01-01' },
    ]) {
      const reply = await claims.call(world.manager, 'GET', '/reimbursements/admin/summary/', { query });
      expect(reply.status).toBe(422);
    }
  });
});
