/** Leave types for admins. */
import { randomUUID } from 'node:crypto';
import { describe, expect, test } from '@jest/globals';
import type { AdminPolicy } from '../../../src/generated/types.ts';
import type { Reply } from '../../support/service.ts';
import {
  openFixture,
  createFixture,
  together,
  type LeaveFixture,
  type Who,
  untilWaiting,
} from './support.ts';

const { service, fixture, world } = await openFixture();

const PATH = '/pto/admin/policies/';
const create = (body: Record<string, unknown>, on: LeaveFixture = fixture) =>
  on.call(on.world.admin, 'POST', PATH, { body });
const change = (
  id: string,
  body: Record<string, unknown>,
  headers: Record<string, string> = {},
  on: LeaveFixture = fixture,
) => on.call(on.world.admin, 'PATCH', `${PATH}${id}/`, { body, headers });
const archive = (id: string, on: LeaveFixture = fixture) =>
  on.call(on.world.admin, 'DELETE', `${PATH}${id}/`);
const read = async (id: string, on: LeaveFixture = fixture): Promise<AdminPolicy> =>
  (await on.call(on.world.admin, 'GET', `${PATH}${id}/`)).body.data;
const made = async (body: Record<string, unknown>, on: LeaveFixture = fixture): Promise<AdminPolicy> => {
  const reply = await create(body, on);
  expect([reply.status, reply.body.detail]).toEqual([201, undefined]);
  return reply.body.data;
};
const codeOf = ({ status, body }: Reply) => [status, body.data.code];

async function userType(on: LeaveFixture = fixture, list = 'user-types', archived = false): Promise<string> {
  const [row] = await on.world.sql(
    `INSERT INTO list_items (workspace_id, list_key, code, label, archived_at)
     VALUES ($1, $2, $3, 'Item', CASE WHEN $4 THEN now() END) RETURNING id`,
    [on.world.id, list, randomUUID().slice(0, 8), archived],
  );
  return row!['id'];
}

describe('POST /api/v1/pto/admin/policies/', () => {
  test('201 with the given rules, and defaults for the rest', async () => {
    const type = await userType();
    const reply = await create({
      name: '  Study leave ',
      annual_days: 5.25,
      accrual: 'monthly',
      carry_over_max: 2.5,
      carry_over_expires: '06-30',
      allow_negative: 1,
      max_consecutive_days: 3,
      attachment_after_days: 0,
      paid: false,
      applies_to: [type],
      color: '#2f855a',
    });
    expect([reply.status, reply.headers.get('etag')]).toEqual([201, '"1"']);
    const rules = {
      unit: 'day',
      annual_days: '5.25',
      accrual: 'monthly',
      prorate: true,
      carry_over_max: '2.50',
      carry_over_expires: '06-30',
      requires_approval: true,
      allow_half_days: true,
      allow_negative: '1.00',
      min_notice_days: 0,
      max_consecutive_days: 3,
      waiting_days: 0,
      max_backdated_days: null,
      approval_steps: 1,
      full_week: null,
      round_to: null,
      round_mode: 'nearest',
      seniority_steps: [],
      half_year_floor: null,
      accrual_hours: null,
      carry_when_sick: false,
    };
    expect(reply.body.data).toEqual({
      id: expect.any(String),
      name: 'Study leave',
      ...rules,
      paid: false,
      from_overtime: false,
      displaces: false,
      leave_year_start: '01-01',
      attachment_after_days: 0,
      applies_to: [type],
      color: '#2f855a',
      archived_at: null,
      versions: [{ effective_from: '2026-01-01', ...rules }],
      version: 1,
      created_at: expect.any(String),
      updated_at: expect.any(String),
    });
    const { id } = reply.body.data;
    expect(await read(id)).toEqual(reply.body.data);
    expect((await fixture.traces(id)).lines).toEqual(['created policy · dashboard']);
  });

  test('201; the people it applies to can use it at once, with the balance of the year', async () => {
    const type = await userType();
    const { id } = await made({ name: 'Winter days', annual_days: 3, applies_to: [type] });
    const inside = await fixture.someone({ userTypeId: type });
    const asked = await fixture.asked(inside, {
      policy_id: id,
      start_date: '2026-06-08',
      end_date: '2026-06-10',
    });
    expect(asked.days).toBe('3.00');
    const more = await fixture.ask(inside, {
      policy_id: id,
      start_date: '2026-06-11',
      end_date: '2026-06-11',
    });
    expect(codeOf(more)).toEqual([409, 'insufficient_balance']);
    const outside = await fixture.ask(world.employee, {
      policy_id: id,
      start_date: '2026-06-08',
      end_date: '2026-06-10',
    });
    expect([outside.status, Object.keys(outside.body.errors!)]).toEqual([422, ['policy_id']]);
  });

  test('409 name_taken in any case, with the other’s id; archived ones are ignored', async () => {
    const first = await made({ name: 'Volunteering' });
    const again = await create({ name: 'VOLUNTEERING ' });
    expect([again.status, again.body.data]).toEqual([409, { code: 'name_taken', conflicts: [first.id] }]);
    expect((await archive(first.id)).status).toBe(200);
    expect((await create({ name: 'Volunteering' })).status).toBe(201);
  });

  test('409 for all but one of many parallel calls with the same name', async () => {
    const replies = await Promise.all(Array.from({ length: 5 }, () => create({ name: 'Race day' })));
    expect(replies.map(({ status }) => status).sort()).toEqual([201, 409, 409, 409, 409]);
  });

  test('422 for invalid rules, and for unknown or archived user types', async () => {
    const foreign = await createFixture(service);
    const cases: [body: Record<string, unknown>, field: string][] = [
      [{ name: ' ' }, 'name'],
      [{ name: 'x'.repeat(81) }, 'name'],
      [{ annual_days: -1 }, 'annual_days'],
      [{ annual_days: 0.1 }, 'annual_days'],
      [{ annual_days: '25' }, 'annual_days'],
      [{ carry_over_expires: '02-30' }, 'carry_over_expires'],
      [{ carry_over_expires: '3-31' }, 'carry_over_expires'],
      [{ max_consecutive_days: 0 }, 'max_consecutive_days'],
      [{ min_notice_days: 1.5 }, 'min_notice_days'],
      [{ unit: 'week' }, 'unit'],
      [{ color: 'green' }, 'color'],
      [{ position: 3 }, 'position'],
      [{ applies_to: [await userType(foreign)] }, 'applies_to'],
      [{ applies_to: [await userType(fixture, 'departments')] }, 'applies_to'],
      [{ applies_to: [await userType(fixture, 'user-types', true)] }, 'applies_to'],
    ];
    for (const [body, field] of cases) {
      const reply = await create({ name: 'No policy', ...body });
      expect([body, reply.status, Object.keys(reply.body.errors ?? {})]).toEqual([body, 422, [field]]);
    }
  });

  test('403 below admin, and for every key', async () => {
    const key = await world.serviceKey(['team:read', 'absences:approve', 'people:write']);
    const mine = await world.personalKey(world.admin, ['team:read']);
    for (const who of [world.employee, world.manager, key, mine] as Who[]) {
      const statuses = [
        (await fixture.call(who, 'POST', PATH, { body: { name: 'x' } })).status,
        (await fixture.call(who, 'PATCH', `${PATH}${world.vacation}/`, { body: { name: 'x' } })).status,
        (await fixture.call(who, 'DELETE', `${PATH}${world.vacation}/`)).status,
      ];
      expect(statuses).toEqual([403, 403, 403]);
    }
  });
});

describe('GET /api/v1/pto/admin/policies/', () => {
  test('200 by name, in pages, with or without archived ones', async () => {
    const own = await createFixture(service);
    const b = await made({ name: 'beta' }, own);
    const a = await made({ name: 'Alpha' }, own);
    const old = await made({ name: 'Before' }, own);
    await archive(old.id, own);
    const list = (who: Who, query = {}) => own.call(who, 'GET', PATH, { query });
    const names = async (query = {}) =>
      (await list(own.world.admin, query)).body.data.map(({ name }: AdminPolicy) => name);
    expect(await names()).toEqual(['Alpha', 'Before', 'beta', 'Sick leave', 'Vacation']);
    expect(await names({ archived: true })).toEqual(['Before']);
    expect(await names({ archived: false, ordering: '-name' })).toEqual([
      'Vacation',
      'Sick leave',
      'beta',
      'Alpha',
    ]);
    expect(await names({ ordering: '-created_at', limit: 3 })).toEqual(['Before', 'Alpha', 'beta']);
    const first = await list(own.world.admin, { limit: 2, include_total: true });
    expect(first.headers.get('x-total-count')).toBe('5');
    const next = await names({ limit: 2, cursor: first.headers.get('x-next-cursor')! });
    expect(next).toEqual(['beta', 'Sick leave']);
    expect(first.body.data[0]).toEqual(await read(a.id, own));
    expect(b.version).toBe(1);
    expect((await list(await own.world.serviceKey(['team:read']))).body.data).toHaveLength(5);
    for (const who of [own.world.manager, await own.world.personalKey(own.world.manager, ['team:read'])])
      expect((await list(who)).status).toBe(403);
  });
});

describe('GET /api/v1/pto/admin/policies/{policy_id}/', () => {
  test('200 with its ETag, also for a key; 404 for an unknown id and one of another workspace', async () => {
    const key = await world.serviceKey(['team:read']);
    const reply = await fixture.call(key, 'GET', `${PATH}${world.sick}/`);
    const tag = reply.headers.get('etag')!;
    expect([reply.status, tag]).toEqual([200, expect.stringMatching(/^"1-/)]);
    const held = { headers: { 'if-none-match': tag } };
    expect((await fixture.call(key, 'GET', `${PATH}${world.sick}/`, held)).status).toBe(304);
    expect(reply.body.data).toMatchObject({ allow_negative: null, annual_days: '0.00', paid: true });
    const other = await service.world();
    for (const id of [randomUUID(), other.vacation, 'x'])
      expect((await fixture.call(world.admin, 'GET', `${PATH}${id}/`)).status).toBe(404);
  });
});

describe('PATCH /api/v1/pto/admin/policies/{policy_id}/', () => {
  test('200 changes rules from a day on: earlier rules stay, and planned versions keep their other values', async () => {
    const { id } = await made({ name: 'By date', annual_days: 20 });
    await change(id, { effective_from: '2027-01-01', annual_days: 30, waiting_days: 10 });
    const reply = await change(id, { effective_from: '2026-07-01', min_notice_days: 5, annual_days: 24 });
    expect([reply.status, reply.headers.get('etag')]).toEqual([200, '"3"']);
    const { versions, annual_days, min_notice_days } = await read(id);
    // the clock is in February
    expect([annual_days, min_notice_days]).toEqual(['20.00', 0]);
    expect(
      versions.map((one) => [one.effective_from, one.annual_days, one.min_notice_days, one.waiting_days]),
    ).toEqual([
      ['2026-01-01', '20.00', 0, 0],
      ['2026-07-01', '24.00', 5, 0],
      ['2027-01-01', '24.00', 5, 10],
    ]);
    const [line] = await world.sql(
      `SELECT changes FROM audit_trail WHERE resource_id = $1 ORDER BY id DESC LIMIT 1`,
      [id],
    );
    expect(line!['changes']).toEqual({
      annual_days: ['20.0000', '24.0000'],
      min_notice_days: [0, 5],
      effective_from: [null, '2026-07-01'],
    });
  });

  test('200; balances of the year follow, absences keep their cost', async () => {
    const own = await createFixture(service);
    const { employee, vacation } = own.world;
    await own.approved(employee, { start_date: '2026-06-08', end_date: '2026-06-12' });
    expect((await change(vacation, { effective_from: '2026-01-01', annual_days: 28 }, {}, own)).status).toBe(
      200,
    );
    expect(await own.balance(employee)).toMatchObject({
      entitled: '28.00',
      used: '5.00',
      available: '23.00',
    });
    await change(vacation, { effective_from: '2026-07-01', annual_days: 30 }, {}, own);
    expect(await own.balance(employee, { as_of: '2026-12-31' })).toMatchObject({ entitled: '29.00' });
    expect(await own.balance(employee, { year: 2027 })).toMatchObject({ entitled: '30.00' });
  });

  test('200 changes name, pay, document, people and colour at once, without a version of the rules', async () => {
    const { id } = await made({ name: 'At once', applies_to: [] });
    const old = await userType();
    await change(id, { applies_to: [old] });
    await world.sql('UPDATE list_items SET archived_at = now() WHERE id = $1', [old]);
    const type = await userType();
    const reply = await change(id, {
      name: ' At last ',
      paid: false,
      attachment_after_days: 2,
      applies_to: [old, type],
      color: '#000000',
      effective_from: '2026-09-01',
    });
    expect(reply.status).toBe(200);
    expect(reply.body.data).toMatchObject({
      name: 'At last',
      paid: false,
      attachment_after_days: 2,
      applies_to: [old, type],
      color: '#000000',
      version: 3,
    });
    expect(reply.body.data.versions).toHaveLength(1);
    const cleared = await change(id, { attachment_after_days: null, color: null });
    expect(cleared.body.data).toMatchObject({ attachment_after_days: null, color: null });
  });

  test('409 unit_in_use after the first booking or request; before that 200, for all versions', async () => {
    const { id } = await made({ name: 'By the hour', annual_days: 40, allow_negative: 10 });
    await change(id, { effective_from: '2026-08-01', annual_days: 48 });
    const free = await change(id, { unit: 'hour', effective_from: '2026-08-01' });
    expect(free.status).toBe(200);
    expect(free.body.data.versions.map(({ unit }: { unit: string }) => unit)).toEqual(['hour', 'hour']);
    const asked = await fixture.asked(world.employee, {
      policy_id: id,
      start_date: '2026-06-01',
      end_date: '2026-06-01',
    });
    expect(asked.days).toBe('8.00');
    expect(codeOf(await change(id, { unit: 'day' }))).toEqual([409, 'unit_in_use']);
    expect((await change(id, { unit: 'hour', annual_days: 56 })).status).toBe(200);
    await fixture.call(world.employee, 'POST', `/pto/requests/${asked.id}/cancel/`);
    expect(codeOf(await change(id, { unit: 'day' }))).toEqual([409, 'unit_in_use']);
  });

  test('409 unit_in_use while the first request is being written: the change waits for it', async () => {
    const { id } = await made({ name: 'Unit race', annual_days: 100 });
    const person = await fixture.someone();
    await fixture.asked(person, { start_date: '2026-03-02', end_date: '2026-03-02' });
    await world.sql('INSERT INTO leave_balances (workspace_id, employee_id, policy_id) VALUES ($1, $2, $3)', [
      world.id,
      person.id,
      id,
    ]);
    const [asked, changed] = await together(service, person.id, [
      () => fixture.ask(person, { policy_id: id, start_date: '2026-06-08', end_date: '2026-06-08' }),
      async () => {
        await untilWaiting(service, 1);
        return change(id, { unit: 'hour' });
      },
    ]);
    expect([asked!.status, ...codeOf(changed!)]).toEqual([201, 409, 'unit_in_use']);
  });

  test('412 for an outdated version, 404, 409 after archiving, 422 for a past leave year', async () => {
    const { id } = await made({ name: 'Guarded' });
    expect((await change(id, { paid: false }, { 'if-match': '"1"' })).status).toBe(200);
    const stale = await change(id, { paid: true }, { 'if-match': '"1"' });
    expect([stale.status, stale.body.data.current_version]).toEqual([412, 2]);
    expect((await change(randomUUID(), { paid: true })).status).toBe(404);
    expect((await change((await service.world()).sick, { paid: true })).status).toBe(404);
    const past = await change(id, { effective_from: '2025-12-31', annual_days: 1 });
    expect([past.status, Object.keys(past.body.errors!)]).toEqual([422, ['effective_from']]);
    for (const body of [{}, { name: ' ' }, { accrual: null }, { applies_to: null }])
      expect([body, (await change(id, body)).status]).toEqual([body, 422]);
    const named = await change(id, { name: 'vacation' });
    expect(named.body.data).toEqual({ code: 'name_taken', conflicts: [world.vacation] });
    await archive(id);
    const gone = await change(id, { paid: true });
    expect(gone.body.data).toEqual({ code: 'invalid_transition', current_status: 'archived' });
  });
});

describe('DELETE /api/v1/pto/admin/policies/{policy_id}/', () => {
  test('200 with {}: nobody can request it, approved absences stay; 409 the second time', async () => {
    const { id } = await made({ name: 'To go', annual_days: 5 });
    const span = { start_date: '2026-06-15', end_date: '2026-06-15' };
    const absence = await fixture.approved(await fixture.someone(), { policy_id: id, ...span });
    const reply = await archive(id);
    expect([reply.status, reply.body.data]).toEqual([200, {}]);
    const asked = await fixture.ask(world.employee, { policy_id: id, ...span });
    expect([asked.status, Object.keys(asked.body.errors!)]).toEqual([422, ['policy_id']]);
    const mine = await fixture.call(world.employee, 'GET', '/pto/policies/');
    expect(mine.body.data.map((one: { id: string }) => one.id)).not.toContain(id);
    const kept = await fixture.call(world.admin, 'GET', `/pto/admin/requests/${absence.id}/`);
    expect(kept.body.data).toMatchObject({ status: 'approved', policy: { id, name: 'To go' } });
    expect((await read(id)).archived_at).toEqual(expect.any(String));
    expect((await fixture.traces(id)).lines.at(-1)).toBe('archived policy · dashboard');
    const again = await archive(id);
    expect([again.status, again.body.data]).toEqual([
      409,
      { code: 'invalid_transition', current_status: 'archived' },
    ]);
    expect((await archive(randomUUID())).status).toBe(404);
  });

  test('200 for one of five parallel calls, 409 for the others, and one audit line', async () => {
    const { id } = await made({ name: 'Archived at once' });
    const replies = await Promise.all(Array.from({ length: 5 }, () => archive(id)));
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409, 409]);
    expect((await fixture.traces(id)).lines).toEqual([
      'created policy · dashboard',
      'archived policy · dashboard',
    ]);
  });

  test('409 open_requests with their ids; 200 after they are decided', async () => {
    const { id } = await made({ name: 'Asked for', annual_days: 5 });
    const span = { start_date: '2026-06-22', end_date: '2026-06-22' };
    const absence = await fixture.asked(world.employee, { policy_id: id, ...span });
    const reply = await archive(id);
    expect(reply.body.data).toEqual({ code: 'open_requests', conflicts: [absence.id] });
    const denied = await fixture.call(world.manager, 'POST', `/pto/admin/requests/${absence.id}/deny/`, {
      body: { reason: 'It ends' },
    });
    expect(denied.status).toBe(200);
    expect((await archive(id)).status).toBe(200);
  });

  test('201 or 200, never both, for a request and the archiving of its leave type at once', async () => {
    for (let round = 0; round < 4; round += 1) {
      const { id } = await made({ name: `Together ${round}`, annual_days: 5 });
      const person = await fixture.someone();
      const span = { start_date: '2026-06-29', end_date: '2026-06-29' };
      const [asked, archived] = await Promise.all([
        fixture.ask(person, { policy_id: id, ...span }),
        archive(id),
      ]);
      expect([201, 422]).toContain(asked.status);
      expect(archived.status).toBe(asked.status === 201 ? 409 : 200);
    }
  });
});
