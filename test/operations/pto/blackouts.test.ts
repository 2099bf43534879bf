/** Days on which no leave is granted. */
import { randomUUID } from 'node:crypto';
import { describe, expect, test } from '@jest/globals';
import { opened } from '../../support/opening.ts';
import type { Person } from '../../support/world.ts';
import { createFixture, startWithoutLimits, type LeaveFixture, type Who } from './support.ts';

const service = await opened(startWithoutLimits());

const PATH = '/pto/admin/blackouts/';
const RELEASE = { start_date: '2026-06-10', end_date: '2026-06-12', reason: 'Release week' };
const WEEK = { start_date: '2026-06-08', end_date: '2026-06-12' };

const declare = (on: LeaveFixture, body: Record<string, unknown> = RELEASE) =>
  on.call(on.world.admin, 'POST', PATH, { body });

async function department(on: LeaveFixture, people: Person[], list = 'departments'): Promise<string> {
  const [row] = await on.world.sql(
    `INSERT INTO list_items (workspace_id, list_key, code, label) VALUES ($1, $2, $3, 'Ops') RETURNING id`,
    [on.world.id, list, randomUUID().slice(0, 8)],
  );
  await on.world.sql('UPDATE users SET department_id = $1 WHERE id = ANY ($2)', [
    row!['id'],
    people.map(({ id }) => id),
  ]);
  return row!['id'];
}

describe('POST /api/v1/pto/admin/blackouts/', () => {
  test('201; afterwards 409 blackout with its days and reason for requesting, changing, entering and approving', async () => {
    const fixture = await createFixture(service);
    const { employee, colleague, manager, admin, vacation } = fixture.world;
    const asked = await fixture.asked(employee, WEEK);
    const other = await fixture.asked(colleague, { start_date: '2026-06-08', end_date: '2026-06-09' });
    const kept = await fixture.approved(await fixture.someone(), WEEK);

    const reply = await declare(fixture, { ...RELEASE, reason: ' Release week ' });
    expect(reply.status).toBe(201);
    expect(reply.body.data).toEqual({
      id: expect.any(String),
      ...RELEASE,
      department: null,
      created_at: expect.any(String),
    });
    const { id } = reply.body.data;
    expect((await fixture.traces(id)).lines).toEqual(['created blackout · dashboard']);

    const refused = [
      await fixture.ask(await fixture.someone(), { start_date: '2026-06-12', end_date: '2026-06-15' }),
      await fixture.call(colleague, 'PATCH', `/pto/requests/${other.id}/`, {
        body: { end_date: '2026-06-10' },
      }),
      await fixture.call(manager, 'POST', '/pto/admin/requests/', {
        body: {
          employee_id: (await fixture.someone()).id,
          policy_id: vacation,
          ...WEEK,
          status: 'approved',
        },
      }),
      await fixture.call(manager, 'POST', `/pto/admin/requests/${asked.id}/approve/`),
      await fixture.call(admin, 'POST', `/pto/admin/requests/${asked.id}/approve/`),
    ];
    for (const one of refused)
      expect([one.status, one.body.data]).toEqual([409, { code: 'blackout', conflicts: [id], ...RELEASE }]);

    // still allowed: days around it, a leave type without approval, and absences approved before
    expect((await fixture.ask(employee, { start_date: '2026-06-15', end_date: '2026-06-15' })).status).toBe(
      201,
    );
    const sick = { policy_id: fixture.world.sick, start_date: '2026-06-10', end_date: '2026-06-11' };
    expect((await fixture.ask(await fixture.someone(), sick)).status).toBe(201);
    const still = await fixture.call(admin, 'GET', `/pto/admin/requests/${kept.id}/`);
    expect(still.body.data.status).toBe('approved');
    // an open request can still be cancelled or denied
    const note = await fixture.call(employee, 'PATCH', `/pto/requests/${asked.id}/`, {
      body: { note: 'Please' },
    });
    expect(note.status).toBe(200);
    const denied = await fixture.call(manager, 'POST', `/pto/admin/requests/${asked.id}/deny/`, {
      body: { reason: 'Release' },
    });
    expect(denied.status).toBe(200);
  });

  test('201 for one department; others are not affected', async () => {
    const fixture = await createFixture(service);
    const { employee, colleague } = fixture.world;
    const department_id = await department(fixture, [employee]);
    const reply = await declare(fixture, { ...RELEASE, department_id });
    expect(reply.body.data.department).toEqual({ id: department_id, label: 'Ops' });
    expect((await fixture.ask(employee, WEEK)).status).toBe(409);
    expect((await fixture.ask(colleague, WEEK)).status).toBe(201);
  });

  test('422 for reversed days, a blank reason, an unknown department; 403 below admin and for keys', async () => {
    const fixture = await createFixture(service);
    const foreign = await createFixture(service);
    const cases: [body: Record<string, unknown>, field: string][] = [
      [{ end_date: '2026-06-09' }, 'end_date'],
      [{ end_date: '2027-06-11' }, 'end_date'],
      [{ start_date: '2026-06-31' }, 'start_date'],
      [{ reason: '  ' }, 'reason'],
      [{ department_id: await department(foreign, []) }, 'department_id'],
      [{ department_id: await department(fixture, [], 'user-types') }, 'department_id'],
      [{ department_id: randomUUID() }, 'department_id'],
    ];
    for (const [body, field] of cases) {
      const reply = await declare(fixture, { ...RELEASE, ...body });
      expect([body, reply.status, Object.keys(reply.body.errors ?? {})]).toEqual([body, 422, [field]]);
    }
    const key = await fixture.world.serviceKey(['team:read', 'absences:approve']);
    for (const who of [fixture.world.manager, key] as Who[])
      expect((await fixture.call(who, 'POST', PATH, { body: RELEASE })).status).toBe(403);
  });
});

describe('GET /api/v1/pto/admin/blackouts/', () => {
  test('200 by first day, in pages, for admins and keys with team:read', async () => {
    const fixture = await createFixture(service);
    for (const month of ['03', '05', '04'])
      await declare(fixture, { ...RELEASE, start_date: `2026-${month}-01`, end_date: `2026-${month}-02` });
    const list = (who: Who, query = {}) => fixture.call(who, 'GET', PATH, { query });
    const starts = async (query = {}) =>
      (await list(fixture.world.admin, query)).body.data.map((one: { start_date: string }) => one.start_date);
    expect(await starts()).toEqual(['2026-05-01', '2026-04-01', '2026-03-01']);
    expect(await starts({ ordering: 'created_at' })).toEqual(['2026-03-01', '2026-05-01', '2026-04-01']);
    const first = await list(fixture.world.admin, {
      limit: 2,
      ordering: 'start_date',
      include_total: true,
    });
    expect(first.headers.get('x-total-count')).toBe('3');
    const cursor = first.headers.get('x-next-cursor')!;
    expect(await starts({ limit: 2, ordering: 'start_date', cursor })).toEqual(['2026-05-01']);
    const { body } = await list(await fixture.world.serviceKey(['team:read']));
    expect(body.data).toHaveLength(3);
    expect((await list(fixture.world.manager)).status).toBe(403);
  });
});

describe('DELETE /api/v1/pto/admin/blackouts/{blackout_id}/', () => {
  test('200 with {}, and open requests can be approved; 404 the second time; 403 below admin', async () => {
    const fixture = await createFixture(service);
    const { employee, manager, admin } = fixture.world;
    const asked = await fixture.asked(employee, WEEK);
    const { id } = (await declare(fixture)).body.data;
    expect((await fixture.call(manager, 'DELETE', `${PATH}${id}/`)).status).toBe(403);
    const reply = await fixture.call(admin, 'DELETE', `${PATH}${id}/`);
    expect([reply.status, reply.body.data]).toEqual([200, {}]);
    expect((await fixture.traces(id)).lines.at(-1)).toBe('deleted blackout · dashboard');
    const approved = await fixture.call(manager, 'POST', `/pto/admin/requests/${asked.id}/approve/`);
    expect(approved.status).toBe(200);
    expect((await fixture.call(admin, 'DELETE', `${PATH}${id}/`)).status).toBe(404);
  });
});
