/** Balances and leave types. */
import { randomUUID } from 'node:crypto';
import { describe, expect, test } from '@jest/globals';
import { openFixture, createFixture, type LeaveFixture } from './support.ts';

const { service, fixture, world } = await openFixture();

describe('GET /api/v1/pto/balance/', () => {
  test('200 with a row for each leave type the person may use', async () => {
    const reply = await fixture.call(world.employee, 'GET', '/pto/balance/');
    expect(reply.status).toBe(200);
    expect(reply.body.data).toEqual([
      {
        policy: { id: world.vacation, name: 'Vacation' },
        unit: 'day',
        year: 2026,
        leave_year: { year: 2026, from: '2026-01-01', to: '2026-12-31' },
        as_of: '2026-02-02',
        entitled: '25.00',
        accrued: '25.00',
        carried_over: '0.00',
        carry_expires_on: null,
        used: '0.00',
        pending: '0.00',
        adjusted: '0.00',
        available: '25.00',
        projected_year_end: '25.00',
      },
      expect.objectContaining({
        policy: { id: world.sick, name: 'Sick leave' },
        used: '0.00',
        // without an amount and a limit, no balance can be stated
        available: null,
        projected_year_end: null,
      }),
    ]);
  });

  test('200 without leave types of other user types and archived ones, and with none at all', async () => {
    const own = await createFixture(service);
    const { sql, id: workspace, person } = own.world;
    const [interns] = await sql(
      `INSERT INTO list_items (workspace_id, list_key, code, label) VALUES ($1, 'user-types', 'intern', 'Intern') RETURNING id`,
      [workspace],
    );
    await own.policy('Exam leave', {}, { appliesTo: [interns!['id']] });
    const old = await own.policy('Old leave', {});
    await sql('UPDATE policies SET archived_at = now() WHERE id = $1', [old]);
    const names = async (who: Parameters<LeaveFixture['call']>[0]) =>
      (await own.call(who, 'GET', '/pto/balance/')).body.data.map(
        (row: { policy: { name: string } }) => row.policy.name,
      );
    expect(await names(await person({ userTypeId: interns!['id'] }))).toEqual([
      'Vacation',
      'Sick leave',
      'Exam leave',
    ]);
    expect(await names(own.world.employee)).toEqual(['Vacation', 'Sick leave']);
    await sql('UPDATE policies SET archived_at = now() WHERE workspace_id = $1', [workspace]);
    expect(await names(own.world.employee)).toEqual([]);
  });

  test('rule 11: 200 with 10.42 on 31 May for a monthly accrual of 25 days', async () => {
    const own = await createFixture(service);
    await own.world.sql(
      `UPDATE policy_versions SET rules = rules || '{"accrual": "monthly"}' WHERE policy_id = $1`,
      [own.world.vacation],
    );
    const on = async (as_of: string) => (await own.balance(own.world.employee, { as_of })).accrued;
    expect(await on('2026-01-31')).toBe('2.08');
    expect(await on('2026-05-31')).toBe('10.42');
    expect(await on('2026-12-31')).toBe('25.00');
  });

  test('rule 12: 200 with 15 of the 30 days of April for a person who starts on 16 April', async () => {
    const own = await createFixture(service);
    await own.world.sql(
      `UPDATE policy_versions SET rules = rules || '{"accrual": "monthly"}' WHERE policy_id = $1`,
      [own.world.vacation],
    );
    const fresh = await own.world.person({ startDate: '2026-04-16' });
    expect((await own.balance(fresh, { as_of: '2026-04-30' })).accrued).toBe('1.04');
  });

  test('200 with the difference from July on for a policy version of July', async () => {
    const own = await createFixture(service);
    await own.world.sql(
      `INSERT INTO policy_versions (workspace_id, policy_id, effective_from, rules)
       SELECT workspace_id, policy_id, '2026-07-01', rules || '{"annual_days": "30"}' FROM policy_versions WHERE policy_id = $1`,
      [own.world.vacation],
    );
    const on = async (as_of: string) => (await own.balance(own.world.employee, { as_of })).accrued;
    expect([await on('2026-06-30'), await on('2026-07-01')]).toEqual(['25.00', '27.50']);
  });

  test('rules 13, 14: 200 with carried days spent first: 5 carried and 25 new, 5 taken in February, leave 25 on 1 April', async () => {
    const person = await fixture.someone();
    await fixture.credit(person, '5', '2026-01-01', 'carry');
    await fixture.approved(person, { start_date: '2026-02-09', end_date: '2026-02-13' });
    expect(await fixture.balance(person, { as_of: '2026-03-31' })).toMatchObject({
      carried_over: '5.00',
      carry_expires_on: '2026-03-31',
      available: '25.00',
    });
    expect((await fixture.balance(person, { as_of: '2026-04-01' })).available).toBe('25.00');
  });

  test('rule 13: 200 without the carried days left on 31 March from 1 April on', async () => {
    const person = await fixture.someone();
    await fixture.credit(person, '5', '2026-01-01', 'carry');
    await fixture.approved(person, { start_date: '2026-02-09', end_date: '2026-02-10' });
    expect((await fixture.balance(person, { as_of: '2026-03-31' })).available).toBe('28.00');
    expect(await fixture.balance(person, { as_of: '2026-04-01' })).toMatchObject({
      carried_over: '5.00',
      available: '25.00',
    });
  });

  test('200 with the carry-over of a closed year: older rows change nothing, and past years can still be read', async () => {
    const own = await createFixture(service);
    own.today('2026-02-02');
    const { employee, sql, id, vacation } = own.world;
    const row = (year: number, kind: string, days: string, date: string) =>
      sql(
        `INSERT INTO leave_ledger (workspace_id, employee_id, policy_id, year, kind, days, effective_on, created_by)
         VALUES ($1, $2, $3, $4, $5, $6, $7, '{}')`,
        [id, employee.id, vacation, year, kind, days, date],
      );
    for (const year of [2023, 2024]) await row(year, 'adjust', '-21', `${year}-06-01`);
    await row(2025, 'adjust', '-18', '2025-06-01');
    for (const [year, carried, lost] of [
      [2023, '4', '0'],
      [2024, '4', '0'],
      [2025, '5', '2'],
    ] as const) {
      await row(year, 'carry', `-${carried}`, `${year + 1}-01-01`);
      if (lost !== '0') await row(year, 'expire', `-${lost}`, `${year + 1}-01-01`);
      await row(year + 1, 'carry', carried, `${year + 1}-01-01`);
    }
    const carried = async (year: number) => (await own.balance(employee, { year })).carried_over;
    expect([await carried(2024), await carried(2025), await carried(2026)]).toEqual(['4.00', '4.00', '5.00']);
    // 25 + 5 - 0 are left at the end of 2026, so 2027 begins with the cap of 5
    expect(await carried(2027)).toBe('5.00');
    expect((await own.balance(employee, { year: 2025 })).adjusted).toBe('-18.00');
  });

  test("200 without a carry-over from a closed year that carried nothing, also in everybody's balances", async () => {
    const own = await createFixture(service);
    own.today('2026-02-02');
    const { admin, employee, sql, id, vacation } = own.world;
    for (const table of ['users', 'policies'])
      await sql(`UPDATE ${table} SET created_at = '2024-06-01' WHERE workspace_id = $1`, [id]);
    await sql(`UPDATE users SET start_date = '2024-01-01' WHERE workspace_id = $1`, [id]);
    const shown = async () => {
      const { body } = await own.call(admin, 'GET', '/pto/admin/balances/', {
        query: { employee_id: employee.id },
      });
      const [one] = (
        body.data as { balances: { policy: { id: string }; carried_over: string }[] }[]
      )[0]!.balances.filter(({ policy }) => policy.id === vacation);
      expect(one).toEqual(await own.balance(employee));
      return one!.carried_over;
    };
    expect(await shown()).toBe('5.00');
    await sql(
      `INSERT INTO leave_ledger (workspace_id, employee_id, policy_id, year, kind, days, effective_on, created_by)
       VALUES ($1, $2, $3, 2025, 'expire', -25, '2026-01-01', '{}')`,
      [id, employee.id, vacation],
    );
    expect(await shown()).toBe('0.00');
  });

  test('rule 19: 200 for a future day with accruals up to it and approved absences only', async () => {
    const own = await createFixture(service);
    await own.world.sql(
      `UPDATE policy_versions SET rules = rules || '{"accrual": "monthly"}' WHERE policy_id = $1`,
      [own.world.vacation],
    );
    const { employee } = own.world;
    await own.approved(employee, { start_date: '2026-06-08', end_date: '2026-06-09' });
    await own.asked(employee, { start_date: '2026-06-10', end_date: '2026-06-10' });
    expect(await own.balance(employee)).toMatchObject({ accrued: '4.17', used: '2.00', pending: '1.00' });
    expect(await own.balance(employee, { as_of: '2026-12-01' })).toMatchObject({
      as_of: '2026-12-01',
      accrued: '25.00',
      used: '2.00',
      pending: '0.00',
      available: '23.00',
    });
  });

  test('200 for a future year with its pending requests, like its review; for a future day with approved absences only', async () => {
    const person = await fixture.someone();
    const { id } = await fixture.asked(person, { start_date: '2027-02-01', end_date: '2027-02-03' });
    await fixture.approved(person, { start_date: '2027-02-08', end_date: '2027-02-08' });
    const next = await fixture.balance(person, { year: 2027 });
    expect(next).toMatchObject({ year: 2027, as_of: '2027-01-01', used: '1.00', pending: '3.00' });
    expect(await fixture.balance(person, { year: 2026 })).toMatchObject({ year: 2026, pending: '0.00' });
    const review = await fixture.call(world.manager, 'GET', `/pto/admin/requests/${id}/`);
    expect(review.body.data.balance).toEqual(next);
    const ahead = await fixture.balance(person, { as_of: '2027-01-01' });
    expect(ahead).toMatchObject({ year: 2027, as_of: '2027-01-01', used: '1.00', pending: '0.00' });
    expect(Number(ahead.available) - Number(next.available)).toBe(3);
  });

  test('422 for a day together with a year, even if the day is in that year', async () => {
    const query = { as_of: '2026-05-01', year: '2026' };
    const reply = await fixture.call(world.employee, 'GET', '/pto/balance/', { query });
    expect([reply.status, Object.keys(reply.body.errors!)]).toEqual([422, ['as_of']]);
  });

  test('200 for a service key that names a person: 422 without one, 404 for an unknown person; 403 for others', async () => {
    const key = await world.serviceKey(['absences:read']);
    const get = (employee_id?: string) =>
      fixture.call(key, 'GET', '/pto/balance/', { query: { ...(employee_id ? { employee_id } : {}) } });
    expect((await get(world.employee.id)).status).toBe(200);
    expect((await get()).body.data.code).toBe('employee_required');
    expect((await get(randomUUID())).status).toBe(404);
    expect((await get((await service.world()).employee.id)).status).toBe(404);
    const named = await fixture.call(world.manager, 'GET', '/pto/balance/', {
      query: { employee_id: world.employee.id },
    });
    expect([named.status, named.body.data.code]).toEqual([403, 'not_own_record']);
    const blind = await world.personalKey(world.employee, ['absences:write']);
    expect((await fixture.call(blind, 'GET', '/pto/balance/')).status).toBe(403);
  });

  test('422 for an invalid day or year, 400 for an unknown parameter', async () => {
    const status = async (query: Record<string, string>) =>
      (await fixture.call(world.employee, 'GET', '/pto/balance/', { query })).status;
    expect(await status({ as_of: '2026-02-30' })).toBe(422);
    expect(await status({ year: '1999' })).toBe(422);
    expect(await status({ policy: 'x' })).toBe(400);
    expect(await status({ as_of: '2199-12-31' })).toBe(200);
    expect(await status({ as_of: '1900-01-01' })).toBe(200);
  });
});

describe('GET /api/v1/pto/policies/', () => {
  test("200 with the leave types the person may use, by name, under today's rules", async () => {
    const own = await createFixture(service);
    await own.world.sql(
      `INSERT INTO policy_versions (workspace_id, policy_id, effective_from, rules)
       SELECT workspace_id, policy_id, '2026-07-01', rules || '{"annual_days": "27.5"}' FROM policy_versions WHERE policy_id = $1`,
      [own.world.vacation],
    );
    const reply = await own.call(own.world.employee, 'GET', '/pto/policies/');
    expect(reply.status).toBe(200);
    expect(reply.body.data).toEqual([
      {
        id: own.world.sick,
        name: 'Sick leave',
        unit: 'day',
        paid: true,
        leave_year_start: '01-01',
        annual_days: null,
        requires_approval: false,
        allow_half_days: true,
        min_notice_days: 0,
        max_consecutive_days: null,
        waiting_days: 0,
        attachment_after_days: null,
        color: null,
      },
      expect.objectContaining({ name: 'Vacation', annual_days: '25.00', requires_approval: true }),
    ]);
    own.today('2026-07-01');
    const later = await own.call(own.world.employee, 'GET', '/pto/policies/');
    expect(later.body.data[1].annual_days).toBe('27.50');
    fixture.today('2026-02-02');
  });

  test('200 for a service key that names a person; 404 for an unknown person', async () => {
    const key = await world.serviceKey(['absences:read']);
    const get = (employee_id: string) =>
      fixture.call(key, 'GET', '/pto/policies/', { query: { employee_id } });
    expect((await get(world.employee.id)).body.data).toHaveLength(2);
    expect((await get(randomUUID())).status).toBe(404);
  });
});
