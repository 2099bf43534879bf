/** Enrollments: eligibility, first days, costs, decisions and endings. */
import { randomUUID } from 'node:crypto';
import { describe, expect, it } from '@jest/globals';
import { auditLines, notificationsOf } from '../../support/traces.ts';
import { openFixture, type Who } from '../pto/support.ts';
import { benefitCalls, CHILD, TIERS } from './support.ts';

const { fixture, world } = await openFixture();
const { plan, changedPlan, enroll, enrolled, step, stepped, change, cancel, read, seen, archive } =
  benefitCalls(fixture);
const { call, someone } = fixture;
const other = await fixture.service.world();

const approvable = () => plan({ requires_approval: true });
/** A pending enrollment of a new person. */
async function pending() {
  const person = await someone();
  return { person, row: await enrolled(person, await approvable()) };
}
const lineTexts = async (id: string) => (await auditLines(world, id)).map(({ line }) => line);

describe('POST /api/v1/benefits/enrollments/', () => {
  it('201 active at once, from today, with the cost per period', async () => {
    const person = await someone();
    const made = await plan({ frequency: 'year', currency: 'PLN' });
    const row = await enrolled(person, made, { dependents: [{ ...CHILD, name: ' Emil Vogel ' }] });
    expect(row).toMatchObject({
      employee: { id: person.id, email: person.email, name: person.name, photo_url: null },
      plan: { id: made.id, name: 'Lunch', category: 'meal' },
      status: 'active',
      tier: null,
      dependents: [CHILD],
      start_on: '2026-02-02',
      end_on: null,
      employee_cost: '20.00',
      employer_cost: '40.00',
      currency: 'PLN',
      frequency: 'year',
      cost_changes: [],
      allowed_actions: [],
    });
    expect(await auditLines(world, row.id)).toEqual([
      {
        line: 'created enrollment · dashboard',
        changes: { plan: [null, 'Lunch'], status: [null, 'active'] },
      },
    ]);
  });

  it('201 for an admin who enrolls somebody, who is told; outside the window only with a reason (rule 228)', async () => {
    const person = await someone();
    const past = await plan({ window_start: '2025-01-01', window_end: '2025-01-31' });
    const by = (body: object, as: Who = world.admin) =>
      call(as, 'POST', '/benefits/enrollments/', {
        body: { plan_id: past.id, employee_id: person.id, ...body },
      });
    const closed = await by({});
    expect([closed.status, closed.body.data.code]).toEqual([409, 'window_closed']);
    const reply = await by({ outside_window_reason: 'Came back from parental leave' });
    expect([reply.status, reply.body.data.employee.id]).toEqual([201, person.id]);
    expect((await auditLines(world, reply.body.data.id))[0]!.changes).toMatchObject({
      outside_window_reason: [null, 'Came back from parental leave'],
    });
    expect((await notificationsOf(world, person.id)).at(-1)).toMatchObject({ kind: 'benefit.entered' });
    const own = await by({ employee_id: undefined, outside_window_reason: 'Because' });
    expect(own.status).toBe(422);
    const manager = await by({}, world.manager);
    expect([manager.status, manager.body.data.code]).toEqual([403, 'not_own_record']);
    expect((await by({ employee_id: randomUUID() })).status).toBe(404);
  });

  it('201 pending if the plan requires approval; all admins are notified', async () => {
    const { person, row } = await pending();
    expect([row.status, row.allowed_actions]).toEqual(['pending', ['edit', 'cancel']]);
    for (const admin of [world.admin, world.secondAdmin])
      expect((await notificationsOf(world, admin.id)).at(-1)).toMatchObject({
        kind: 'benefit.requested',
        title: `${person.name} wants to enroll`,
        resource_id: row.id,
      });
  });

  it('201 in a tier, with its price; 422 without a tier, with an unknown one, or with one in a plan without tiers', async () => {
    const tiered = await plan({ tiers: TIERS });
    const row = await enrolled(await someone(), tiered, { tier: 'Family' });
    expect([row.tier, row.employee_cost, row.employer_cost]).toEqual(['Family', '55.50', '30.00']);
    const person = await someone();
    for (const [where, body] of [
      [tiered, {}],
      [tiered, { tier: 'Gold' }],
      [await plan(), { tier: 'Family' }],
    ] as const) {
      const reply = await enroll(person, where, body);
      expect([reply.status, Object.keys(reply.body.errors!)]).toEqual([422, ['tier']]);
    }
  });

  it('422 not_eligible for another user type and during the waiting days; 201 for a day after them', async () => {
    const [row] = await world.sql<{ id: string }>(
      `INSERT INTO list_items (workspace_id, list_key, code, label) VALUES ($1, 'user-types', 'board', 'Board') RETURNING id`,
      [world.id],
    );
    const foreign = await enroll(await someone(), await plan({ eligible_user_type_ids: [row!.id] }));
    expect([foreign.status, foreign.body.data]).toMatchObject([
      422,
      { code: 'not_eligible', reason: 'user_type' },
    ]);
    const person = await someone({ startDate: '2026-01-15' });
    const waits = await plan({ waiting_days: 30 });
    for (const body of [{}, { start_on: '2026-02-13' }]) {
      const early = await enroll(person, waits, body);
      expect([early.status, early.body.data]).toEqual([
        422,
        { code: 'not_eligible', reason: 'waiting', eligible_from: '2026-02-14' },
      ]);
    }
    expect((await enroll(person, waits, { start_on: '2026-02-14' })).status).toBe(201);
  });

  it('409 window_closed before and after the window, 201 on its first and last day', async () => {
    const made = await plan({ window_start: '2026-02-10', window_end: '2026-02-12' });
    for (const [date, status] of [
      ['2026-02-09', 409],
      ['2026-02-10', 201],
      ['2026-02-12', 201],
      ['2026-02-13', 409],
    ] as const) {
      fixture.today(date);
      const reply = await enroll(await someone(), made);
      expect([date, reply.status]).toEqual([date, status]);
      if (status === 409)
        expect(reply.body.data).toEqual({
          code: 'window_closed',
          window_start: '2026-02-10',
          window_end: '2026-02-12',
        });
    }
    fixture.today('2026-02-02');
  });

  it('409 already_enrolled for overlapping days; 201 from the day after the last one', async () => {
    const person = await someone();
    const made = await plan();
    const { id } = await enrolled(person, made);
    const refused = await enroll(person, made, { start_on: '2026-09-01' });
    expect([refused.status, refused.body.data]).toEqual([409, { code: 'already_enrolled', conflicts: [id] }]);
    await stepped(id, 'terminate', { end_on: '2026-03-31' });
    expect((await enroll(person, made, { start_on: '2026-03-31' })).status).toBe(409);
    expect((await enroll(person, made, { start_on: '2026-04-01' })).status).toBe(201);
  });

  it('20 at once in one plan: one 201, nineteen 409', async () => {
    const person = await someone();
    const made = await plan();
    const replies = await Promise.all(Array.from({ length: 20 }, () => enroll(person, made)));
    const codes = replies.map(({ status, body }) => (status === 201 ? 201 : body.data.code)).sort();
    expect(codes).toEqual([201, ...Array(19).fill('already_enrolled')]);
  });

  it('rule 58: 201 with the first enrollment again for the same Idempotency-Key and body', async () => {
    const person = await someone();
    const made = await plan();
    const once = () =>
      call(person, 'POST', '/benefits/enrollments/', {
        body: { plan_id: made.id },
        headers: { 'idempotency-key': 'enroll' },
      });
    const [first, second] = [await once(), await once()];
    expect([first.status, second.status, second.body.data.id]).toEqual([201, 201, first.body.data.id]);
  });

  it('201 waived; 409 a second time, and while enrolled; enrolling ends the waiver', async () => {
    const person = await someone();
    const made = await plan();
    const waiver = await enrolled(person, made, { waive: true });
    expect(waiver).toMatchObject({ status: 'waived', employee_cost: null, allowed_actions: [] });
    expect(await lineTexts(waiver.id)).toEqual(['waived enrollment · dashboard']);
    expect((await enroll(person, made, { waive: true })).body.data.conflicts).toEqual([waiver.id]);
    await enrolled(person, made);
    expect(await seen(person, waiver.id)).toMatchObject({ status: 'waived', end_on: '2026-02-02' });
    expect((await enroll(person, made, { waive: true })).body.data.code).toBe('already_enrolled');
  });

  it('two waivers at once: one 201, one 409', async () => {
    const person = await someone();
    const made = await plan();
    const replies = await Promise.all([1, 2].map(() => enroll(person, made, { waive: true })));
    expect(replies.map(({ status }) => status).sort()).toEqual([201, 409]);
  });

  it.each([
    ['a first day in the past', { start_on: '2026-02-01' }, 'start_on'],
    ['one more than a year ahead', { start_on: '2027-02-04' }, 'start_on'],
    [
      'a child who is not born yet',
      { dependents: [{ ...CHILD, birth_date: '2026-02-03' }] },
      'dependents.0.birth_date',
    ],
    ['an eleventh dependent', { dependents: Array(11).fill(CHILD) }, 'dependents'],
    ['a waiver with more', { waive: true, dependents: [] }, 'dependents'],
  ])('422 for %s', async (_title, body, field) => {
    const reply = await enroll(await someone(), await plan(), body);
    expect([reply.status, Object.keys(reply.body.errors!)]).toEqual([422, [field]]);
  });

  it('rule 53: 422 with the same text for a plan of another workspace, an unknown and an archived one', async () => {
    const gone = await plan();
    await archive(gone.id);
    const [foreign] = await other.sql<{ id: string }>(
      `INSERT INTO benefit_plans (workspace_id, name, category, description, currency, frequency)
       VALUES ($1, 'Lunch', 'meal', '', 'EUR', 'month') RETURNING id`,
      [other.id],
    );
    const person = await someone();
    const texts = [];
    for (const id of [gone.id, foreign!.id, randomUUID()]) {
      const reply = await enroll(person, { id });
      expect(reply.status).toBe(422);
      texts.push(reply.text);
    }
    expect(new Set(texts).size).toBe(1);
  });
});

describe('GET /api/v1/benefits/enrollments/', () => {
  it('200 with the caller’s own, by status; a service key names the person', async () => {
    const person = await someone();
    const [active, waived] = [
      await enrolled(person, await plan()),
      await enrolled(person, await plan(), { waive: true }),
    ];
    const list = async (as: Who, query: Record<string, string> = {}) =>
      (await call(as, 'GET', '/benefits/enrollments/', { query })).body.data.map(
        ({ id }: { id: string }) => id,
      );
    expect((await list(person)).sort()).toEqual([active.id, waived.id].sort());
    expect(await list(person, { status: 'waived' })).toEqual([waived.id]);
    const key = await world.serviceKey(['people:read']);
    expect(await list(key, { employee_id: person.id, status: 'active' })).toEqual([active.id]);
  });
});

describe('GET /api/v1/benefits/enrollments/{enrollment_id}/', () => {
  it('200 for the person; 404 for everybody else, also for their manager', async () => {
    const { person, row } = await pending();
    expect((await read(person, row.id)).headers.get('etag')).toMatch(new RegExp(`^"${row.version}-`));
    for (const who of [world.manager, world.colleague, world.admin])
      expect((await read(who, row.id)).status).toBe(404);
  });
});

describe('PATCH /api/v1/benefits/enrollments/{enrollment_id}/', () => {
  it('200 with tier and dependents while it is pending; the trail has no names of dependents', async () => {
    const person = await someone();
    const made = await plan({ tiers: TIERS, requires_approval: true });
    const { id } = await enrolled(person, made, { tier: 'Single' });
    const reply = await change(person, id, { tier: 'Family', dependents: [CHILD] });
    expect(reply.body.data).toMatchObject({ tier: 'Family', dependents: [CHILD], employee_cost: '55.50' });
    expect((await auditLines(world, id)).at(-1)).toEqual({
      line: 'updated enrollment · dashboard',
      changes: { tier: ['Single', 'Family'], dependents: ['…', '…'] },
    });
    expect((await change(person, id, { tier: 'Gold' })).status).toBe(422);
  });

  it('409 enrollment_not_pending after a decision; 412 for an old version; 404 for anybody else', async () => {
    const { person, row } = await pending();
    for (const who of [world.admin, world.manager, world.colleague])
      expect((await change(who, row.id, { dependents: [] })).status).toBe(404);
    expect((await change(person, row.id, { dependents: [CHILD] })).status).toBe(200);
    expect((await change(person, row.id, { dependents: [] }, { 'if-match': '"1"' })).status).toBe(412);
    await stepped(row.id, 'approve');
    const late = await change(person, row.id, { dependents: [] });
    expect([late.status, late.body.data]).toEqual([
      409,
      { code: 'enrollment_not_pending', current_status: 'active' },
    ]);
  });
});

describe('POST /api/v1/benefits/enrollments/{enrollment_id}/cancel/', () => {
  it('200 while it is pending, 409 the second time; then one can enroll again', async () => {
    const { person, row } = await pending();
    const reply = await cancel(person, row.id);
    expect([reply.status, reply.body.data.status, reply.body.data.employee_cost]).toEqual([
      200,
      'cancelled',
      null,
    ]);
    expect((await cancel(person, row.id)).body.data.code).toBe('enrollment_not_pending');
    expect((await enroll(person, row.plan)).status).toBe(201);
  });

  it('rule 23: a cancellation and an approval at once: one 200, one 409', async () => {
    for (let round = 0; round < 4; round += 1) {
      const { person, row } = await pending();
      const replies = await Promise.all([cancel(person, row.id), step(row.id, 'approve')]);
      expect(replies.map(({ status }) => status).sort()).toEqual([200, 409]);
    }
  });
});

describe('GET /api/v1/benefits/admin/enrollments/', () => {
  it('200 by plan, person and status', async () => {
    const { person, row } = await pending();
    const ids = async (query: Record<string, string>) =>
      (await call(world.admin, 'GET', '/benefits/admin/enrollments/', { query })).body.data.map(
        ({ id }: { id: string }) => id,
      );
    expect(await ids({ employee_id: person.id })).toEqual([row.id]);
    expect(await ids({ plan_id: row.plan.id, status: 'pending,active' })).toEqual([row.id]);
    expect(await ids({ plan_id: row.plan.id, status: 'waived' })).toEqual([]);
    const key = await world.serviceKey(['team:read']);
    const reply = await call(key, 'GET', '/benefits/admin/enrollments/', {
      query: { employee_id: person.id },
    });
    expect(reply.body.data[0].allowed_actions).toEqual([]);
  });
});

describe('POST /api/v1/benefits/admin/enrollments/{enrollment_id}/approve/', () => {
  it('200 active from the requested day or another; the person is notified', async () => {
    const { person, row } = await pending();
    const approved = await stepped(row.id, 'approve', { start_on: '2026-03-01' });
    expect(approved).toMatchObject({
      status: 'active',
      start_on: '2026-03-01',
      reviewer: { id: world.admin.id },
      reviewed_at: '2026-02-02T09:00:00.000+01:00',
      allowed_actions: ['terminate'],
    });
    expect((await notificationsOf(world, person.id)).at(-1)).toMatchObject({
      kind: 'benefit.approved',
      body: 'Lunch, from 2026-03-01.',
    });
    expect(await stepped((await pending()).row.id, 'approve')).toMatchObject({ start_on: '2026-02-02' });
  });

  it('rule 21: 403 self_approval for every decision on an admin’s own; 200 for another admin', async () => {
    const { id, allowed_actions } = await enrolled(world.admin, await approvable());
    expect(allowed_actions).toEqual(['edit', 'cancel']);
    for (const [name, body] of [
      ['approve', {}],
      ['decline', { reason: 'No' }],
    ] as const) {
      const reply = await step(id, name, body);
      expect([reply.status, reply.body.data.code]).toEqual([403, 'self_approval']);
    }
    expect((await step(id, 'approve', {}, world.secondAdmin)).status).toBe(200);
    const end = await step(id, 'terminate', { end_on: '2030-12-31' });
    expect([end.status, end.body.data.code]).toEqual([403, 'self_approval']);
  });

  it('rule 24: 412 if the person has changed it meanwhile; 422 for a day before the employment', async () => {
    const { person, row } = await pending();
    await change(person, row.id, { dependents: [CHILD] });
    const tag = { 'if-match': `"${row.version}"` };
    expect((await step(row.id, 'approve', {}, world.admin, tag)).status).toBe(412);
    const early = await step(row.id, 'approve', { start_on: '2019-12-31' });
    expect([early.status, Object.keys(early.body.errors!)]).toEqual([422, ['start_on']]);
  });

  it('two decisions at once: one 200, one 409', async () => {
    const { row } = await pending();
    const replies = await Promise.all([
      step(row.id, 'approve'),
      step(row.id, 'decline', { reason: 'No' }, world.secondAdmin),
    ]);
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 409]);
  });

  it('409 already_enrolled if another enrollment covers the given day', async () => {
    const person = await someone();
    const made = await approvable();
    const { id } = await enrolled(person, made);
    await stepped(id, 'approve');
    await stepped(id, 'terminate', { end_on: '2026-03-31' });
    const next = await enrolled(person, made, { start_on: '2026-04-01' });
    const reply = await step(next.id, 'approve', { start_on: '2026-03-01' });
    expect([reply.status, reply.body.data.code]).toEqual([409, 'already_enrolled']);
  });

  it('404 for one of another workspace', async () => {
    expect((await step(randomUUID(), 'approve')).status).toBe(404);
  });
});

describe('POST /api/v1/benefits/admin/enrollments/{enrollment_id}/decline/', () => {
  it('200; the person is notified with the reason; 409 the second time', async () => {
    const { person, row } = await pending();
    expect(await stepped(row.id, 'decline', { reason: ' A proof is missing. ' })).toMatchObject({
      status: 'declined',
      decision_note: 'A proof is missing.',
      employee_cost: null,
    });
    expect((await notificationsOf(world, person.id)).at(-1)).toMatchObject({
      kind: 'benefit.declined',
      body: 'Lunch: A proof is missing.',
    });
    const again = await step(row.id, 'decline', { reason: 'No' });
    expect(again.body.data).toEqual({ code: 'invalid_transition', current_status: 'declined' });
  });

  it('rule 25: 422 without a reason', async () => {
    const { row } = await pending();
    for (const body of [{}, { reason: ' ' }]) expect((await step(row.id, 'decline', body)).status).toBe(422);
  });
});

describe('POST /api/v1/benefits/admin/enrollments/{enrollment_id}/terminate/', () => {
  it('200 with a last day, also in the future; 422 before the first day; 409 if it is not active', async () => {
    const person = await someone();
    const { id } = await enrolled(person, await plan(), { start_on: '2026-03-01' });
    const early = await step(id, 'terminate', { end_on: '2026-02-28' });
    expect([early.status, Object.keys(early.body.errors!)]).toEqual([422, ['end_on']]);
    const ended = await stepped(id, 'terminate', { end_on: '2026-05-31', reason: 'Insured elsewhere.' });
    expect(ended).toMatchObject({ status: 'terminated', end_on: '2026-05-31', employee_cost: '20.00' });
    expect((await auditLines(world, id)).at(-1)).toEqual({
      line: 'terminated enrollment · dashboard',
      changes: { status: ['active', 'terminated'], end_on: [null, '2026-05-31'] },
    });
    expect((await notificationsOf(world, person.id)).at(-1)).toMatchObject({
      kind: 'benefit.terminated',
      body: 'Lunch: its last day is 2026-05-31. Insured elsewhere.',
    });
    for (const other of [id, (await pending()).row.id])
      expect((await step(other, 'terminate', { end_on: '2026-06-30' })).body.data.code).toBe(
        'invalid_transition',
      );
  });
});

describe('rule 49: leaving', () => {
  it('ends enrollments on the last day, and cancels those that are pending or begin later', async () => {
    const person = await someone();
    const running = await enrolled(person, await plan());
    const later = await enrolled(person, await plan(), { start_on: '2026-06-01' });
    const waiting = await enrolled(person, await approvable());
    const shortened = await enrolled(person, await plan());
    await stepped(shortened.id, 'terminate', { end_on: '2026-12-31' });
    const over = await enrolled(person, await plan());
    await stepped(over.id, 'terminate', { end_on: '2026-02-10' });
    const reply = await call(world.admin, 'POST', `/auth/users/${person.id}/deactivate/`, {
      body: { last_day: '2026-03-31' },
    });
    expect(reply.status).toBe(200);
    const query = { employee_id: person.id, limit: '50' };
    const rows = (await call(world.admin, 'GET', '/benefits/admin/enrollments/', { query })).body.data as {
      id: string;
      status: string;
      end_on: string | null;
    }[];
    expect(Object.fromEntries(rows.map(({ id, status, end_on }) => [id, [status, end_on]]))).toEqual({
      [running.id]: ['terminated', '2026-03-31'],
      [later.id]: ['cancelled', null],
      [waiting.id]: ['cancelled', null],
      [shortened.id]: ['terminated', '2026-03-31'],
      [over.id]: ['terminated', '2026-02-10'],
    });
    expect((await lineTexts(running.id)).at(-1)).toBe('terminated enrollment · dashboard');
  });
});

describe('GET /api/v1/benefits/costs/', () => {
  it('rule 40: 200 with the enrollments in force on the day, a row per period and currency', async () => {
    const person = await someone();
    const cost = (query: Record<string, string> = {}, as: Who = person) =>
      call(as, 'GET', '/benefits/costs/', { query });
    expect((await cost()).body.data).toEqual({ on: '2026-02-02', totals: [] });
    await enrolled(person, await plan());
    await enrolled(person, await plan({ employee_cost: '0.10', employer_cost: '0.20' }));
    await enrolled(person, await plan({ tiers: TIERS }), { tier: 'Family' });
    await enrolled(person, await plan({ frequency: 'year', currency: 'PLN' }));
    // waits, so it costs nothing yet
    await enrolled(person, await approvable());
    const totals = [
      { frequency: 'month', currency: 'EUR', enrollments: 3, employee_cost: '75.60', employer_cost: '70.20' },
      { frequency: 'year', currency: 'PLN', enrollments: 1, employee_cost: '20.00', employer_cost: '40.00' },
    ];
    expect((await cost()).body.data).toEqual({ on: '2026-02-02', totals });
    expect((await cost({ on: '2026-02-01' })).body.data).toEqual({ on: '2026-02-01', totals: [] });
    const asked = await call(world.admin, 'GET', '/benefits/admin/costs/', {
      query: { employee_id: person.id },
    });
    expect(asked.body.data).toEqual({ on: '2026-02-02', totals });
    const all = await call(world.admin, 'GET', '/benefits/admin/costs/');
    expect(all.body.data.totals[0].enrollments).toBeGreaterThanOrEqual(3);
  });

  it('counts a new price from its first day, and an ended benefit until its last day', async () => {
    const person = await someone();
    const made = await plan();
    const row = await enrolled(person, made);
    await changedPlan(made.id, { employee_cost: '25.00', effective_on: '2026-03-01' });
    await stepped(row.id, 'terminate', { end_on: '2026-03-31' });
    const cost = async (on: string) =>
      (await call(person, 'GET', '/benefits/costs/', { query: { on } })).body.data.totals.map(
        ({ employee_cost }: { employee_cost: string }) => employee_cost,
      );
    expect([await cost('2026-02-28'), await cost('2026-03-31'), await cost('2026-04-01')]).toEqual([
      ['20.00'],
      ['25.00'],
      [],
    ]);
  });

  it('403 for somebody else', async () => {
    const query = { employee_id: world.manager.id };
    expect((await call(world.employee, 'GET', '/benefits/costs/', { query })).status).toBe(403);
  });
});

describe('GET /api/v1/benefits/admin/costs/', () => {
  it('403 for managers, 404 for a person of another workspace', async () => {
    expect((await call(world.manager, 'GET', '/benefits/admin/costs/')).status).toBe(403);
    const foreign = { employee_id: other.employee.id };
    expect((await call(world.admin, 'GET', '/benefits/admin/costs/', { query: foreign })).status).toBe(404);
  });
});
