/** Many decisions in one call. */
import { randomUUID } from 'node:crypto';
import { describe, expect, test } from '@jest/globals';
import type { BulkReviewResult } from '../../../src/generated/types.ts';
import type { Person } from '../../support/world.ts';
import { openFixture, type Who } from './support.ts';

const { fixture, world } = await openFixture();

const WEEK = { start_date: '2026-06-08', end_date: '2026-06-12' };

const review = (who: Who, ids: string[], action: 'approve' | 'deny' = 'approve', reason?: string) =>
  fixture.call(who, 'POST', '/pto/admin/requests/bulk-review/', { body: { ids, action, reason } });
const results = async (...args: Parameters<typeof review>): Promise<BulkReviewResult[]> => {
  const reply = await review(...args);
  expect(reply.status).toBe(200);
  return reply.body.data.results;
};
const short = (all: BulkReviewResult[]) => all.map(({ status, code }) => (code ? [status, code] : status));
const askedBy = async (person: Person, body: object = WEEK) =>
  (await fixture.asked(person, body as Record<string, unknown>)).id;

describe('POST /api/v1/pto/admin/requests/bulk-review/', () => {
  test('200 with the results of single calls, in the order of the ids; a refusal does not affect the others', async () => {
    const [one, two, three, poor] = await Promise.all([1, 2, 3, 4].map(() => fixture.someone()));
    const granted = await askedBy(one!);
    const decided = (await fixture.approved(two!, WEEK)).id;
    const mine = await askedBy(world.manager);
    const foreign = await askedBy(world.stranger);
    const dear = await askedBy(poor!);
    await fixture.credit(poor!, '-22', '2026-01-01');
    const last = await askedBy(three!);
    const absent = randomUUID();
    const ids = [granted, decided, mine, foreign, absent, dear, last];
    const all = await results(world.manager, ids, 'approve', ' Enjoy ');
    expect(all.map(({ id }) => id)).toEqual(ids);
    expect(short(all)).toEqual([
      200,
      [409, 'invalid_transition'],
      [403, 'self_approval'],
      [404, 'not_found'],
      [404, 'not_found'],
      [409, 'insufficient_balance'],
      200,
    ]);
    // the same texts as the single call
    for (const { id, status, code, detail } of all.filter((result) => result.status !== 200)) {
      const alone = await fixture.call(world.manager, 'POST', `/pto/admin/requests/${id}/approve/`);
      expect([alone.status, alone.body.data.code, alone.body.detail]).toEqual([status, code, detail]);
    }
    for (const [person, id] of [
      [one!, granted],
      [three!, last],
    ] as const) {
      const { body } = await fixture.call(person, 'GET', `/pto/requests/${id}/`);
      expect(body.data).toMatchObject({ status: 'approved', decision_note: 'Enjoy', version: 2 });
      const { lines, events, notices } = await fixture.traces(id);
      expect(lines.at(-1)).toBe('approved absence · dashboard');
      expect(events.at(-1)).toMatchObject({ event: 'absence.approved', data: { id, status: 'approved' } });
      expect(notices.at(-1)).toEqual({ user_id: person.id, kind: 'absence.approved' });
    }
    expect(await fixture.balance(poor!)).toMatchObject({ used: '0.00', pending: '5.00' });
    expect((await fixture.traces(dear)).lines).toEqual(['requested absence · dashboard']);
  });

  test('200 for several absences of one person: exactly their reserve is used', async () => {
    const person = await fixture.someone();
    const ids = [
      await askedBy(person, { start_date: '2026-07-06', end_date: '2026-07-08' }),
      await askedBy(person, { start_date: '2026-06-08', end_date: '2026-06-12' }),
    ];
    await fixture.credit(person, '-17', '2026-01-01');
    expect(short(await results(world.manager, ids))).toEqual([200, 200]);
    expect(await fixture.balance(person)).toMatchObject({ used: '8.00', pending: '0.00', available: '0.00' });
  });

  test('rule 25: 422 for a denial without a reason; 200 with one: each person is notified and the days are released', async () => {
    const [one, two] = [await fixture.someone(), await fixture.someone()];
    const ids = [await askedBy(one), await askedBy(two)];
    for (const reason of [undefined, '', '  ']) {
      const reply = await review(world.manager, ids, 'deny', reason);
      expect([reply.status, Object.keys(reply.body.errors!)]).toEqual([422, ['reason']]);
    }
    expect(short(await results(world.manager, ids, 'deny', 'Release'))).toEqual([200, 200]);
    for (const [person, id] of [
      [one, ids[0]!],
      [two, ids[1]!],
    ] as const) {
      expect((await fixture.balance(person)).available).toBe('25.00');
      const { events, notices } = await fixture.traces(id);
      expect(events.at(-1)!.event).toBe('absence.denied');
      expect(notices.at(-1)).toEqual({ user_id: person.id, kind: 'absence.denied' });
    }
    expect(short(await results(world.manager, ids, 'deny', 'Release'))).toEqual([
      [409, 'invalid_transition'],
      [409, 'invalid_transition'],
    ]);
  });

  test('rule 21: 200 for a service key on all absences but its creator’s; the call has an audit line even if nothing was decided', async () => {
    const own = await askedBy(world.admin);
    const other = await askedBy(await fixture.someone());
    const key = await world.serviceKey(['absences:approve']);
    expect(short(await results(key, [own]))).toEqual([[403, 'self_approval']]);
    const lines = () =>
      world.sql('SELECT line, changes FROM audit_trail WHERE key_prefix = $1 ORDER BY id', [key.prefix]);
    expect(await lines()).toEqual([
      { line: `reviewed absences · api:${key.prefix}`, changes: { approve: [1, 0] } },
    ]);
    expect(short(await results(key, [own, other]))).toEqual([[403, 'self_approval'], 200]);
    expect((await lines()).map(({ line }) => line)).toContain(`approved absence · api:${key.prefix}`);
  });

  test('409 blackout only for the absences that it touches', async () => {
    const on = await fixture.someone();
    const inside = await askedBy(on, { start_date: '2026-11-02', end_date: '2026-11-03' });
    const outside = await askedBy(on, { start_date: '2026-11-05', end_date: '2026-11-05' });
    await fixture.call(world.admin, 'POST', '/pto/admin/blackouts/', {
      body: { start_date: '2026-11-01', end_date: '2026-11-04', reason: 'Audit' },
    });
    expect(short(await results(world.manager, [inside, outside]))).toEqual([[409, 'blackout'], 200]);
  });

  test('rule 23: 200 once for each absence that two callers decide on at once, in opposite order', async () => {
    const people = await Promise.all(Array.from({ length: 8 }, () => fixture.someone()));
    const ids: string[] = [];
    for (const person of people) ids.push(await askedBy(person));
    const [approved, denied] = await Promise.all([
      results(world.manager, ids, 'approve'),
      results(world.admin, [...ids].reverse(), 'deny', 'Too many'),
    ]);
    const by = (all: BulkReviewResult[]) => all.filter(({ status }) => status === 200).map(({ id }) => id);
    expect([...by(approved), ...by(denied)].sort()).toEqual([...ids].sort());
    for (const id of ids) expect((await fixture.traces(id)).events).toHaveLength(2);
  });

  test('422 for no id, 51 ids, a repeated id and a malformed id; 403 for an employee and a key without the scope', async () => {
    const ids = Array.from({ length: 51 }, () => randomUUID());
    for (const given of [[], ids, [ids[0]!, ids[0]!], ['x']])
      expect((await review(world.manager, given)).status).toBe(422);
    expect(short(await results(world.manager, ids.slice(1)))).toHaveLength(50);
    expect((await review(world.employee, [ids[0]!])).status).toBe(403);
    const key = await world.serviceKey(['absences:write', 'team:read']);
    expect((await review(key, [ids[0]!])).body.data.code).toBe('insufficient_scope');
  });
});
