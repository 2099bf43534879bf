/** Benefit plans: prices by day, user types and archiving. */
import { randomUUID } from 'node:crypto';
import { describe, expect, it } from '@jest/globals';
import { auditLines, notificationsOf } from '../../support/traces.ts';
import { openFixture } from '../pto/support.ts';
import { benefitCalls, TERMS, TIERS } from './support.ts';

const { fixture, world } = await openFixture();
const calls = benefitCalls(fixture);
const { plan, createPlan, changePlan, changedPlan, archive, enrolled, stepped, seen, plans } = calls;
const { call, someone } = fixture;

async function userType(code: string): Promise<string> {
  const [row] = await world.sql<{ id: string }>(
    `INSERT INTO list_items (workspace_id, list_key, code, label, position) VALUES ($1, 'user-types', $2, $2, 1) RETURNING id`,
    [world.id, `${code}-${randomUUID().slice(0, 8)}`],
  );
  return row!.id;
}

describe('POST /api/v1/benefits/admin/plans/', () => {
  it('201 with the given members, and defaults for the others', async () => {
    const type = await userType('permanent');
    const made = await plan({
      name: ' Lunch ',
      tiers: TIERS,
      eligible_user_type_ids: [type],
      waiting_days: 30,
    });
    expect(made).toMatchObject({
      ...TERMS,
      tiers: TIERS,
      cost_changes: [],
      eligible_user_types: [{ id: type, label: expect.any(String) }],
      waiting_days: 30,
      window_start: null,
      window_end: null,
      requires_approval: false,
      archived_at: null,
      eligibility: null,
    });
    expect((await auditLines(world, made.id)).map(({ line }) => line)).toEqual([
      'created benefit_plan · dashboard',
    ]);
  });

  it.each([
    ['a fraction of a yen', { currency: 'JPY', employee_cost: '10.50' }, ['employee_cost']],
    ['a negative amount', { employer_cost: '-1.00' }, ['employer_cost']],
    ['an unknown currency', { currency: 'XYZ' }, ['currency']],
    [
      'a window that ends before it begins',
      { window_start: '2026-03-02', window_end: '2026-03-01' },
      ['window_end'],
    ],
    [
      'two tiers with the same name',
      { tiers: [TIERS[0], { ...TIERS[1], name: 'Single ' }] },
      ['tiers.1.name'],
    ],
    ['an unknown user type', { eligible_user_type_ids: [randomUUID()] }, ['eligible_user_type_ids']],
  ])('422 for %s', async (_title, more, fields) => {
    const reply = await createPlan(more);
    expect([reply.status, Object.keys(reply.body.errors!)]).toEqual([422, fields]);
  });
});

describe('PATCH /api/v1/benefits/admin/plans/{plan_id}/', () => {
  it('200: a price applies from its day; earlier days keep theirs, for the plan and for enrollments', async () => {
    const made = await plan();
    const person = await someone();
    const { id } = await enrolled(person, made);
    const changed = await changedPlan(made.id, { employee_cost: '25.00', effective_on: '2026-04-01' });
    const price = { effective_on: '2026-04-01', employee_cost: '25.00', employer_cost: '40.00' };
    expect(changed).toMatchObject({ employee_cost: '20.00', cost_changes: [{ ...price, tiers: [] }] });
    expect(await seen(person, id)).toMatchObject({ employee_cost: '20.00', cost_changes: [price] });
    expect((await notificationsOf(world, person.id)).at(-1)).toMatchObject({
      kind: 'benefit.cost_changed',
      body: 'Lunch: from 2026-04-01 on you pay 25.00 EUR a month.',
    });
    fixture.today('2026-04-01');
    expect(await seen(person, id)).toMatchObject({ employee_cost: '25.00', cost_changes: [] });
    fixture.today('2026-02-02');
  });

  it('200: a price between two others applies until the later one; one of the same day is replaced', async () => {
    const made = await plan();
    await changedPlan(made.id, { employee_cost: '30.00', effective_on: '2026-06-01' });
    await changedPlan(made.id, { employer_cost: '45.00', effective_on: '2026-04-01' });
    const { cost_changes } = await changedPlan(made.id, {
      employee_cost: '21.00',
      effective_on: '2026-04-01',
    });
    expect(cost_changes).toMatchObject([
      { effective_on: '2026-04-01', employee_cost: '21.00', employer_cost: '45.00' },
      { effective_on: '2026-06-01', employee_cost: '30.00', employer_cost: '40.00' },
    ]);
  });

  it('422 for a price without its day, a day without a price, a day in the past', async () => {
    const { id } = await plan();
    for (const body of [
      { employee_cost: '1.00' },
      { effective_on: '2026-04-01' },
      { employee_cost: '1.00', effective_on: '2026-02-01' },
    ]) {
      const reply = await changePlan(id, body);
      expect([reply.status, Object.keys(reply.body.errors!)]).toEqual([422, ['effective_on']]);
    }
  });

  it('409 tier_in_use while a removed tier has enrollments; 200 afterwards', async () => {
    const made = await plan({ tiers: TIERS });
    const person = await someone();
    const { id } = await enrolled(person, made, { tier: 'Family' });
    const without = { tiers: [TIERS[0]], effective_on: '2026-04-01' };
    const reply = await changePlan(made.id, without);
    expect([reply.status, reply.body.data]).toEqual([409, { code: 'tier_in_use', tiers: ['Family'] }]);
    await stepped(id, 'terminate', { end_on: '2026-03-31' });
    expect((await changePlan(made.id, without)).status).toBe(200);
  });

  it('412 for an old version, 404 for an unknown plan; two at once with the same ETag: one 200, one 412', async () => {
    const made = await plan();
    const tag = { 'if-match': `"${made.version}"` };
    const replies = await Promise.all([1, 2].map((n) => changePlan(made.id, { waiting_days: n }, tag)));
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 412]);
    expect((await changePlan(made.id, { waiting_days: 3 }, tag)).status).toBe(412);
    expect((await changePlan(randomUUID(), { waiting_days: 3 })).status).toBe(404);
  });
});

describe('DELETE /api/v1/benefits/admin/plans/{plan_id}/', () => {
  it('409 active_enrollments while people are enrolled; 200 with end_on, which ends enrollments and notifies people', async () => {
    const made = await plan();
    const pending = await plan({ requires_approval: true });
    const [one, later, waiting] = [await someone(), await someone(), await someone()];
    const ids = [
      (await enrolled(one, made)).id,
      (await enrolled(later, made, { start_on: '2026-06-01' })).id,
      (await enrolled(waiting, pending)).id,
    ];
    const refused = await archive(made.id);
    expect([refused.status, refused.body.data]).toEqual([409, { code: 'active_enrollments', count: 2 }]);
    for (const { id } of [made, pending])
      expect((await archive(id, { end_on: '2026-03-31' })).status).toBe(200);
    const after = await Promise.all([one, later, waiting].map((who, index) => seen(who, ids[index]!)));
    expect(after.map(({ status, end_on }) => [status, end_on])).toEqual([
      ['terminated', '2026-03-31'],
      ['cancelled', null],
      ['cancelled', null],
    ]);
    expect((await notificationsOf(world, one.id)).at(-1)).toMatchObject({ kind: 'benefit.terminated' });
    expect((await notificationsOf(world, later.id)).at(-1)).toMatchObject({ kind: 'benefit.cancelled' });
    expect((await auditLines(world, made.id)).at(-1)!.line).toBe('archived benefit_plan · dashboard');
    const again = await archive(made.id);
    expect([again.status, again.body.data]).toEqual([
      409,
      { code: 'invalid_transition', current_status: 'archived' },
    ]);
    expect((await changePlan(made.id, { waiting_days: 1 })).body.data.code).toBe('invalid_transition');
  });

  it('an enrollment and the archiving at once never leave an open enrollment in an archived plan', async () => {
    for (let round = 0; round < 4; round += 1) {
      const made = await plan();
      const person = await someone();
      const [enrolling, archiving] = await Promise.all([calls.enroll(person, made), archive(made.id)]);
      expect([
        [201, 409],
        [422, 200],
      ]).toContainEqual([enrolling.status, archiving.status]);
    }
  });
});

describe('GET /api/v1/benefits/admin/plans/', () => {
  it('200 with all plans, only archived ones, or only others', async () => {
    const [open, gone] = [await plan(), await plan()];
    await archive(gone.id);
    const ids = async (query: Record<string, string>) =>
      (
        await call(world.admin, 'GET', '/benefits/admin/plans/', { query: { limit: '200', ...query } })
      ).body.data.map(({ id }: { id: string }) => id);
    expect(await ids({})).toEqual(expect.arrayContaining([open.id, gone.id]));
    expect(await ids({ archived: 'true' })).toContain(gone.id);
    expect(await ids({ archived: 'true' })).not.toContain(open.id);
    expect(await ids({ archived: 'false' })).not.toContain(gone.id);
  });
});

describe('GET /api/v1/benefits/plans/', () => {
  it('200 with plans for the person’s user type, whether they can enroll, and why not', async () => {
    const [mine, others] = [await userType('mine'), await userType('others')];
    const person = await someone({ startDate: '2026-01-15' });
    await world.sql('UPDATE users SET user_type_id = $2 WHERE id = $1', [person.id, mine]);
    const open = await plan({ name: 'A', eligible_user_type_ids: [mine] });
    const waits = await plan({ name: 'B', waiting_days: 30 });
    const closed = await plan({ name: 'C', window_start: '2026-03-01', window_end: '2026-03-31' });
    const joined = await plan({ name: 'D' });
    const foreign = await plan({ name: 'E', eligible_user_type_ids: [others] });
    await enrolled(person, joined);

    const made = [open.id, waits.id, closed.id, joined.id, foreign.id];
    const shown = async (query: object) =>
      (await plans(person, { limit: 200, ...query })).filter(({ id }) => made.includes(id));
    expect((await shown({})).map(({ id, eligibility }) => [id, eligibility])).toEqual([
      [open.id, { eligible: true, reason: null, eligible_from: '2026-01-15' }],
      [waits.id, { eligible: false, reason: 'waiting', eligible_from: '2026-02-14' }],
      [closed.id, { eligible: false, reason: 'window', eligible_from: '2026-01-15' }],
      [joined.id, { eligible: false, reason: 'enrolled', eligible_from: '2026-01-15' }],
    ]);
    expect((await shown({ eligible: true })).map(({ id }) => id)).toEqual([open.id]);
    expect((await shown({ eligible: false })).map(({ id }) => id)).toEqual([waits.id, closed.id, joined.id]);
    expect(await shown({ category: 'pension' })).toEqual([]);
  });

  it('200 for a service key that names a person; 422 if it names nobody', async () => {
    const key = await world.serviceKey(['people:read']);
    expect((await call(key, 'GET', '/benefits/plans/')).body.data.code).toBe('employee_required');
    const { id } = await plan({ name: 'Named' });
    const query = { employee_id: world.employee.id, limit: '200' };
    const reply = await call(key, 'GET', '/benefits/plans/', { query });
    expect(reply.body.data.find((one: { id: string }) => one.id === id).eligibility.eligible).toBe(true);
  });
});

describe('GET /api/v1/benefits/plans/{plan_id}/', () => {
  it('200; an archived plan is 404, except for people who were enrolled in it, admins and service keys', async () => {
    const made = await plan();
    const person = await someone();
    const { id } = await enrolled(person, made);
    const read = (as: Parameters<typeof call>[0]) => call(as, 'GET', `/benefits/plans/${made.id}/`);
    expect((await read(person)).body.data.eligibility.reason).toBe('enrolled');
    await stepped(id, 'terminate', { end_on: '2026-02-02' });
    await archive(made.id, { end_on: '2026-02-02' });
    for (const who of [person, world.admin, await world.serviceKey(['people:read'])]) {
      const reply = await read(who);
      expect([reply.status, reply.body.data.eligibility]).toEqual([200, null]);
    }
    expect((await read(await someone())).status).toBe(404);
  });
});
