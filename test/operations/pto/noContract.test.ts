/** Requests of people without a contract for these days: without any, or with one that ends earlier. */
import { describe, expect, test } from '@jest/globals';
import type { Reply } from '../../support/service.ts';
import type { Person } from '../../support/world.ts';
import { openFixture } from './support.ts';

const { fixture, world } = await openFixture();

const WEEK = { start_date: '2026-06-08', end_date: '2026-06-12' };

/** The answer with the cause and the first day without a contract. */
const named = (first_day: string) => [422, { code: 'no_contract', first_day }, ['non_field_errors']];
const told = ({ status, body }: Reply) => [status, body.data, Object.keys(body.errors ?? {})];

async function somebodyWithoutContract(): Promise<Person> {
  const person = await fixture.someone();
  await world.sql('DELETE FROM contracts WHERE employee_id = $1', [person.id]);
  return person;
}

/** Sets the end of a person's only contract. */
const endContract = (person: Person, end_date: string) =>
  world.sql(`UPDATE contracts SET end_date = $2 WHERE employee_id = $1`, [person.id, end_date]);

describe('a person without a contract', () => {
  test('422 no_contract for a person added by the API, for any caller', async () => {
    const added = await fixture.call(world.admin, 'POST', '/auth/users/', {
      body: {
        email: 'new.colleague@example.test',
        first_name: 'New',
        last_name: 'Colleague',
        manager_id: world.manager.id,
        start_date: '2026-01-01',
        send_invite: false,
      },
    });
    expect(added.status).toBe(201);
    const employee_id = added.body.data.id;
    const body = { employee_id, policy_id: world.vacation, ...WEEK };
    const key = await world.serviceKey(['absences:write', 'absences:read']);
    for (const reply of [
      await fixture.call(world.manager, 'POST', '/pto/admin/requests/', { body }),
      await fixture.call(key, 'POST', '/pto/requests/', { body }),
      await fixture.call(key, 'POST', '/pto/requests/preview/', { body }),
    ])
      expect(told(reply)).toEqual(named('2026-06-08'));
  });

  test('422 no_contract for one’s own request, its preview, and a change to such days', async () => {
    const person = await somebodyWithoutContract();
    expect(told(await fixture.ask(person, WEEK))).toEqual(named('2026-06-08'));
    const preview = await fixture.call(person, 'POST', '/pto/requests/preview/', {
      body: { policy_id: world.vacation, ...WEEK },
    });
    expect(told(preview)).toEqual(named('2026-06-08'));
    expect(preview.body.detail).toBeTruthy();

    const leaving = await fixture.someone();
    await endContract(leaving, '2026-06-30');
    const { id } = await fixture.asked(leaving, WEEK);
    const moved = await fixture.call(leaving, 'PATCH', `/pto/requests/${id}/`, {
      body: { start_date: '2026-07-06', end_date: '2026-07-10' },
    });
    expect(told(moved)).toEqual(named('2026-07-06'));
  });

  test('422 no_contract with the first day without one, even if earlier days are not working days', async () => {
    const person = await fixture.someone();
    await endContract(person, '2026-06-13');
    const reply = await fixture.ask(person, { start_date: '2026-06-13', end_date: '2026-06-17' });
    expect(told(reply)).toEqual(named('2026-06-14'));
  });

  test('422 no_contract if the contract is a draft or has no hours', async () => {
    const person = await fixture.someone();
    await world.sql(`UPDATE contracts SET status = 'draft' WHERE employee_id = $1`, [person.id]);
    expect(told(await fixture.ask(person, WEEK))).toEqual(named('2026-06-08'));
    const idle = await fixture.someone({ pattern: { mon: 0, fri: 0 } });
    expect(told(await fixture.ask(idle, WEEK))).toEqual(named('2026-06-08'));
  });

  test('201 if some of the days have a contract; a preview shows which have none', async () => {
    const person = await fixture.someone();
    await endContract(person, '2026-06-09');
    const preview = await fixture.call(person, 'POST', '/pto/requests/preview/', {
      body: { policy_id: world.vacation, ...WEEK },
    });
    expect(preview.body.data.per_day.map((one: { reason: string | null }) => one.reason)).toEqual([
      null,
      null,
      'no contract',
      'no contract',
      'no contract',
    ]);
    expect((await fixture.asked(person, WEEK)).days).toBe('2.00');
  });

  test('rule 3: 422 no_working_days if a contract is in force', async () => {
    const reply = await fixture.ask(world.employee, { start_date: '2026-06-13', end_date: '2026-06-14' });
    expect(told(reply)).toEqual([422, { code: 'no_working_days' }, ['non_field_errors']]);
  });
});
