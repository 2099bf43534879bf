/** Drafting, activating, terminating and recalling contracts, and who sees them. */
import { randomUUID } from 'node:crypto';
import { describe, expect, it } from '@jest/globals';
import { auditLines, notificationKinds } from '../../support/traces.ts';
import { openFixture } from '../pto/support.ts';
import { contractCalls, FULL_TIME, TERMS } from './support.ts';

const { fixture, world } = await openFixture();
const { newcomer, create, draft, step, stepped, activated, read } = contractCalls(fixture);
const { call } = fixture;

const list = async (as: Parameters<typeof call>[0], path: string, query: Record<string, string> = {}) => {
  const reply = await call(as, 'GET', path, { query });
  expect(reply.status).toBe(200);
  return reply.body.data as { id: string; status: string }[];
};

describe('POST /api/v1/contracts/admin/', () => {
  it('201 with a draft, which has no effect and which its person does not see', async () => {
    const person = await newcomer();
    const reply = await create(person, {
      pattern: { mon: 10, tue: 10, wed: 10, thu: 8.5 },
      weekly_hours: 38.5,
    });
    expect([reply.status, reply.headers.get('etag')]).toEqual([201, '"1"']);
    expect(reply.body.data).toEqual({
      exception: null,
      id: expect.any(String),
      employee: { id: person.id, email: person.email, name: person.name, photo_url: null },
      root_id: reply.body.data.id,
      number: 1,
      replaces_id: null,
      type: 'permanent',
      title: 'Engineer',
      start_date: '2026-01-01',
      end_date: null,
      weekly_hours: 38.5,
      pattern: { mon: 10, tue: 10, wed: 10, thu: 8.5, fri: 0, sat: 0, sun: 0 },
      salary: '4200.00',
      currency: 'EUR',
      pay_period: 'month',
      notice_days: 30,
      probation_end: null,
      status: 'draft',
      document: null,
      signature: null,
      termination: null,
      allowed_actions: ['edit', 'delete', 'attach', 'activate'],
      version: 1,
      created_at: expect.any(String),
      updated_at: expect.any(String),
      deleted_at: null,
    });
    const { id } = reply.body.data;
    expect((await call(person, 'GET', `/contracts/${id}/`)).status).toBe(404);
    expect(await list(person, '/contracts/')).toEqual([]);
    expect((await auditLines(world, id)).map(({ line }) => line)).toEqual(['created contract · dashboard']);
  });

  it('422 if the pattern’s sum is not weekly_hours, and for contradictory dates and money', async () => {
    const person = await newcomer();
    const fields = async (terms: object) => {
      const reply = await create(person, terms);
      expect(reply.status).toBe(422);
      return Object.keys(reply.body.errors!).sort();
    };
    expect(await fields({ weekly_hours: 39 })).toEqual(['weekly_hours']);
    expect(await fields({ pattern: { mon: 8.001 }, weekly_hours: 8 })).toEqual(['pattern.mon']);
    expect(await fields({ end_date: '2025-12-31' })).toEqual(['end_date']);
    expect(await fields({ type: 'fixed_term' })).toEqual(['end_date']);
    expect(await fields({ probation_end: '2025-12-31' })).toEqual(['probation_end']);
    expect(await fields({ end_date: '2026-03-31', probation_end: '2026-04-01' })).toEqual(['probation_end']);
    expect(await fields({ currency: 'JPY', salary: '100.50' })).toEqual(['salary']);
    expect(await fields({ currency: 'KWD' })).toEqual(['currency']);
    expect(await fields({ salary: '-1.00' })).toEqual(['salary']);
    expect(await fields({ employee_id: randomUUID() })).toEqual(['employee_id']);
  });

  it('rule 39: 422 for a salary as a JSON number; 201 for a salary of 0.00 and for 7.7 hours a day', async () => {
    const person = await newcomer();
    expect((await create(person, { salary: 12.5 })).status).toBe(422);
    const pattern = { mon: 7.7, tue: 7.7, wed: 7.7, thu: 7.7, fri: 7.7 };
    const made = await draft(person, { pattern, weekly_hours: 38.5, salary: '0.00' });
    expect(made).toMatchObject({ weekly_hours: 38.5, salary: '0.00', pattern });
  });

  it('409 contract_overlap if the person has a contract on these days', async () => {
    const person = await newcomer();
    const first = await activated(person, { end_date: '2026-06-30', type: 'fixed_term' });
    const reply = await create(person, { start_date: '2026-06-30' });
    expect([reply.status, reply.body.data]).toEqual([
      409,
      { code: 'contract_overlap', conflicts: [first.id] },
    ]);
    expect((await create(person, { start_date: '2026-07-01' })).status).toBe(201);
  });

  it('422 for a deactivated person', async () => {
    const person = await world.person({ status: 'deactivated' });
    const reply = await create(person);
    expect([reply.status, Object.keys(reply.body.errors!)]).toEqual([422, ['employee_id']]);
  });
});

describe('PATCH /api/v1/contracts/admin/{contract_id}/', () => {
  it('200 with the changed draft; the trail says that the salary changed, without amounts', async () => {
    const { id } = await draft(await newcomer());
    const reply = await call(world.admin, 'PATCH', `/contracts/admin/${id}/`, {
      body: { salary: '5000.00', title: ' Lead ', end_date: '2026-12-31' },
      headers: { 'if-match': '"1"' },
    });
    expect(reply.body.data).toMatchObject({ salary: '5000.00', title: 'Lead', version: 2 });
    const [, line] = await auditLines(world, id);
    expect(line).toEqual({
      line: 'updated contract · dashboard',
      changes: {
        salary: ['…', '…'],
        title: ['Engineer', 'Lead'],
        end_date: [null, '2026-12-31'],
      },
    });
    const stale = await call(world.admin, 'PATCH', `/contracts/admin/${id}/`, {
      body: { title: 'Other' },
      headers: { 'if-match': '"1"' },
    });
    expect(stale.status).toBe(412);
  });

  it('409 not_draft for an agreed contract', async () => {
    const { id } = await activated(await newcomer());
    for (const [method, options] of [
      ['PATCH', { body: { title: 'Other' } }],
      ['DELETE', {}],
    ] as const) {
      const reply = await call(world.admin, method, `/contracts/admin/${id}/`, options);
      expect([reply.status, reply.body.data]).toEqual([409, { code: 'not_draft', current_status: 'active' }]);
    }
  });
});

describe('DELETE /api/v1/contracts/admin/{contract_id}/', () => {
  it('200, then 404; lists with include_deleted show that it is deleted', async () => {
    const { id, updated_at } = await draft(await newcomer());
    expect((await call(world.admin, 'DELETE', `/contracts/admin/${id}/`)).body.data).toEqual({});
    expect((await call(world.admin, 'GET', `/contracts/admin/${id}/`)).status).toBe(404);
    expect((await list(world.admin, '/contracts/admin/')).map((one) => one.id)).not.toContain(id);
    const followed = await call(world.admin, 'GET', '/contracts/admin/', {
      query: { updated_since: updated_at, include_deleted: 'true' },
    });
    expect(followed.body.data).toContainEqual(
      expect.objectContaining({ id, deleted_at: expect.any(String), allowed_actions: [] }),
    );
  });
});

describe('POST /api/v1/contracts/admin/{contract_id}/activate/', () => {
  it('200: active, or scheduled if its first day is in the future; the person is notified', async () => {
    const person = await newcomer();
    const past = await activated(person, { end_date: '2026-02-28', type: 'fixed_term' });
    const ahead = await activated(person, { start_date: '2026-03-01' });
    expect([past.status, ahead.status]).toEqual(['active', 'scheduled']);
    expect(past.allowed_actions).toEqual(['attach', 'terminate', 'amend']);
    expect(await notificationKinds(world, person)).toEqual(['contract.agreed', 'contract.agreed']);
    expect((await auditLines(world, ahead.id)).at(-1)).toEqual({
      line: 'activated contract · dashboard',
      changes: { status: ['draft', 'scheduled'] },
    });
    expect((await list(person, '/contracts/')).map(({ status }) => status)).toEqual(['scheduled', 'active']);
  });

  it('409 invalid_transition the second time; 409 contract_overlap for an overlapping draft', async () => {
    const person = await newcomer();
    const [one, other] = [await draft(person), await draft(person, { start_date: '2026-08-01' })];
    await stepped(one.id, 'activate');
    const again = await step(one.id, 'activate');
    expect([again.status, again.body.data]).toEqual([
      409,
      { code: 'invalid_transition', current_status: 'active' },
    ]);
    const beside = await step(other.id, 'activate');
    expect([beside.status, beside.body.data]).toEqual([
      409,
      { code: 'contract_overlap', conflicts: [one.id] },
    ]);
  });

  it('two overlapping contracts activated at once: one 200, one 409 contract_overlap', async () => {
    for (let round = 0; round < 5; round += 1) {
      const person = await newcomer();
      const drafts = [await draft(person), await draft(person, { start_date: '2026-02-01' })];
      const replies = await Promise.all(drafts.map(({ id }) => step(id, 'activate')));
      expect(replies.map(({ status }) => status).sort()).toEqual([200, 409]);
      expect(replies.find(({ status }) => status === 409)!.body.data.code).toBe('contract_overlap');
    }
  });

  it('the database constraint refuses two overlapping contracts', async () => {
    const person = await newcomer();
    await activated(person);
    const { id } = await draft(await newcomer());
    await expect(
      world.sql(`UPDATE contracts SET employee_id = $2, status = 'active' WHERE id = $1`, [id, person.id]),
    ).rejects.toThrow('contracts_no_overlap');
  });
});

describe('POST /api/v1/contracts/admin/{contract_id}/terminate/', () => {
  it('200 with the last day, the reason and a note that only admins read', async () => {
    const person = await newcomer();
    const { id } = await activated(person);
    const [reason] = await world.sql(
      `INSERT INTO list_items (workspace_id, list_key, code, label) VALUES ($1, 'termination-reasons', $2, 'Own wish') RETURNING id`,
      [world.id, randomUUID()],
    );
    const body = { end_date: '2026-06-30', reason_id: reason!['id'], note: ' Moves abroad ' };
    const ended = await stepped(id, 'terminate', body);
    const termination = {
      terminated_at: expect.any(String),
      reason: { id: body.reason_id, label: 'Own wish' },
      note: 'Moves abroad',
    };
    expect(ended).toMatchObject({ status: 'terminated', end_date: '2026-06-30', termination });
    const seen = await call(person, 'GET', `/contracts/${id}/`);
    expect(seen.body.data.termination).toEqual({ ...termination, note: null });
    expect((await notificationKinds(world, person)).at(-1)).toBe('contract.terminated');
    const again = await step(id, 'terminate', { end_date: '2026-05-31' });
    expect([again.status, again.body.data.code]).toEqual([409, 'invalid_transition']);
  });

  it('422 for a last day before the first or after the current one, and for an unknown reason', async () => {
    const { id } = await activated(await newcomer(), { end_date: '2026-06-30', type: 'fixed_term' });
    const fields = async (body: object) => Object.keys((await step(id, 'terminate', body)).body.errors!);
    expect(await fields({ end_date: '2025-12-31' })).toEqual(['end_date']);
    expect(await fields({ end_date: '2026-07-01' })).toEqual(['end_date']);
    expect(await fields({ end_date: '2026-05-31', reason_id: randomUUID() })).toEqual(['reason_id']);
  });
});

describe('POST /api/v1/contracts/admin/{contract_id}/recall/', () => {
  it('200 with a draft again, from pending_signature and from scheduled', async () => {
    const person = await newcomer();
    const { id } = await draft(person, { start_date: '2026-04-01' });
    await stepped(id, 'activate', { require_signature: true });
    expect((await stepped(id, 'recall')).status).toBe('draft');
    await stepped(id, 'activate');
    expect((await stepped(id, 'recall')).status).toBe('draft');
    expect((await call(person, 'GET', `/contracts/${id}/`)).status).toBe(404);
    expect((await notificationKinds(world, person)).at(-1)).toBe('contract.recalled');
    const again = await step(id, 'recall');
    expect([again.status, again.body.data]).toEqual([
      409,
      { code: 'invalid_transition', current_status: 'draft' },
    ]);
  });

  it('409 invalid_transition after it has begun', async () => {
    const { id } = await activated(await newcomer());
    const reply = await step(id, 'recall');
    expect([reply.status, reply.body.data.code]).toEqual([409, 'invalid_transition']);
  });
});

describe('GET /api/v1/contracts/admin/', () => {
  it('200 filtered by status, type, person and last day', async () => {
    const person = await newcomer();
    const ended = await activated(person, { end_date: '2026-06-30', type: 'fixed_term' });
    const open = await activated(person, { start_date: '2026-07-01' });
    const ids = async (query: Record<string, string>) =>
      (await list(world.admin, '/contracts/admin/', { employee_id: person.id, ...query })).map(
        ({ id }) => id,
      );
    expect(await ids({})).toEqual([open.id, ended.id]);
    expect(await ids({ status: 'scheduled,draft' })).toEqual([open.id]);
    expect(await ids({ type: 'fixed_term' })).toEqual([ended.id]);
    expect(await ids({ ends_before: '2026-07-01' })).toEqual([ended.id]);
    expect(await ids({ ends_before: '2026-06-30' })).toEqual([]);
  });
});

describe('GET /api/v1/contracts/', () => {
  it('200 with the caller’s own, by status; 403 for another person’s id', async () => {
    const person = await newcomer();
    const ended = await activated(person, { end_date: '2026-06-30', type: 'fixed_term' });
    await activated(person, { start_date: '2026-07-01' });
    expect((await list(person, '/contracts/', { status: 'active' })).map(({ id }) => id)).toEqual([ended.id]);
    const key = await world.serviceKey(['people:read']);
    expect(await list(key, '/contracts/', { employee_id: person.id })).toHaveLength(2);
    const other = await call(world.manager, 'GET', '/contracts/', { query: { employee_id: person.id } });
    expect([other.status, other.body.data.code]).toEqual([403, 'not_own_record']);
  });
});

describe('GET /api/v1/contracts/{contract_id}/', () => {
  it('200 with the salary for its person, admins and keys with the scope, but not for managers', async () => {
    const person = await newcomer();
    const { id } = await activated(person);
    const status = async (as: Parameters<typeof call>[0], path: string) =>
      (await call(as, 'GET', path)).status;
    for (const [as, path, expected] of [
      [person, `/contracts/${id}/`, 200],
      [await world.personalKey(person, ['people:read']), `/contracts/${id}/`, 200],
      [await world.serviceKey(['people:read']), `/contracts/${id}/`, 200],
      [world.admin, `/contracts/admin/${id}/`, 200],
      [await world.serviceKey(['team:read']), `/contracts/admin/${id}/`, 200],
      [world.manager, `/contracts/${id}/`, 404],
      [world.manager, `/contracts/admin/${id}/`, 403],
      [world.manager, '/contracts/admin/', 403],
      [await world.personalKey(world.manager, ['team:read']), `/contracts/admin/${id}/`, 403],
      [world.colleague, `/contracts/${id}/`, 404],
    ] as const)
      expect([path, await status(as, path)]).toEqual([path, expected]);

    // answers about people do not contain it either
    await world.sql('UPDATE contracts SET salary = 98765.43 WHERE id = $1', [id]);
    for (const path of [
      `/auth/users/${person.id}/`,
      '/auth/users/',
      '/profile/team/',
      `/profile/team/${person.id}/`,
      '/profile/org-chart/',
      '/tracking/admin/presences/',
    ])
      expect((await call(world.manager, 'GET', path)).text).not.toContain('98765.43');
  });
});

describe('GET /api/v1/contracts/admin/{contract_id}/', () => {
  it('200 for a key, without allowed_actions', async () => {
    const person = await newcomer();
    const { id } = await activated(person);
    const key = await world.serviceKey(['team:read']);
    expect((await call(key, 'GET', `/contracts/admin/${id}/`)).body.data.allowed_actions).toEqual([]);
    expect((await call(key, 'POST', '/contracts/admin/', { body: TERMS })).status).toBe(403);
    expect((await read(id)).pattern).toEqual(FULL_TIME);
  });
});
