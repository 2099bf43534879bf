/** Decisions on other people's claims. */
import { randomUUID } from 'node:crypto';
import { describe, expect, test } from '@jest/globals';
import { auditLines, eventsOf, notificationsOf } from '../../support/traces.ts';
import { claimsIn, codeOf, openClaims } from './support.ts';

const claims = await openClaims();
const { service, world } = claims;
const someone = () => world.person({ manager: world.manager });

describe('POST /api/v1/reimbursements/admin/{expense_id}/approve/', () => {
  test('200 for the manager, in full: audit line, expense.approved with the amounts, notification to the person', async () => {
    const person = await someone();
    const { id } = await claims.claimed(person);
    const reply = await claims.step(world.manager, 'approve', id, { note: ' Thanks ' });
    expect([reply.status, reply.headers.get('etag')]).toEqual([200, '"2"']);
    expect(reply.body.data).toMatchObject({
      id,
      status: 'approved',
      amount: '18.40',
      approved_amount: '18.40',
      payout_amount: '18.40',
      payout_currency: 'EUR',
      exchange_rate: null,
      decision_note: 'Thanks',
      reviewer: { id: world.manager.id, email: world.manager.email, name: 'Mia Test', photo_url: null },
      reviewed_at: expect.any(String),
      allowed_actions: [],
    });
    const event = (await eventsOf(world, id)).at(-1)!;
    expect(event).toMatchObject({ event: 'expense.approved', actor: { id: world.manager.id } });
    expect(event.data).toEqual({
      id,
      version: 2,
      employee: { id: person.id, email: person.email, name: person.name },
      title: 'Trade fair',
      amount: '18.40',
      approved_amount: '18.40',
      currency: 'EUR',
      status: 'approved',
    });
    expect((await auditLines(world, id)).at(-1)).toEqual({
      line: 'approved expense_claim · dashboard',
      changes: { status: ['submitted', 'approved'], approved_amount: [null, '18.40 EUR'] },
    });
    expect((await notificationsOf(world, person.id)).at(-1)).toMatchObject({
      kind: 'expense.approved',
      body: 'Trade fair, 18.40 EUR. Thanks',
    });
  });

  test('rule 42: 200 for a partial amount, with a notification; 422 for more than claimed, zero, and malformed amounts', async () => {
    const person = await someone();
    const { id } = await claims.waiting(person, '100.00');
    for (const approved_amount of ['100.01', '0.00', '-1.00', '50', 50]) {
      const { status, body } = await claims.step(world.manager, 'approve', id, { approved_amount });
      expect([approved_amount, status, Object.keys(body.errors!)]).toEqual([
        approved_amount,
        422,
        ['approved_amount'],
      ]);
    }
    const reply = await claims.step(world.manager, 'approve', id, { approved_amount: '99.99' });
    expect(reply.body.data).toMatchObject({
      amount: '100.00',
      approved_amount: '99.99',
      payout_amount: '99.99',
    });
    expect((await eventsOf(world, id)).at(-1)!.data).toMatchObject({
      amount: '100.00',
      approved_amount: '99.99',
    });
    expect((await notificationsOf(world, person.id)).at(-1)!['body']).toBe(
      'Trade fair, 100.00 EUR. 99.99 EUR of it.',
    );
  });

  test('rule 41: 422 for a dollar claim without a rate; 200 with 0.9215 stores 92.15 EUR for 100.00 USD', async () => {
    const person = await someone();
    const { id } = await claims.waiting(person, '100.00', 'USD');
    const without = await claims.step(world.manager, 'approve', id);
    expect([without.status, without.body.data.code, Object.keys(without.body.errors!)]).toEqual([
      422,
      'exchange_rate_required',
      ['exchange_rate'],
    ]);
    for (const exchange_rate of [0, -1, 1.123456789, '0.9', 1e-8 / 2, 1_000_001, 0.00000001]) {
      const { status, body } = await claims.step(world.manager, 'approve', id, { exchange_rate });
      expect([exchange_rate, status, Object.keys(body.errors!)]).toEqual([
        exchange_rate,
        422,
        ['exchange_rate'],
      ]);
    }
    const reply = await claims.step(world.manager, 'approve', id, { exchange_rate: 0.9215 });
    expect(reply.body.data).toMatchObject({
      amount: '100.00',
      currency: 'USD',
      approved_amount: '100.00',
      payout_amount: '92.15',
      payout_currency: 'EUR',
      exchange_rate: 0.9215,
    });
    // a later change of the workspace's currency has no effect
    await world.sql(`UPDATE workspaces SET currency = 'CHF' WHERE id = $1`, [world.id]);
    const later = await claims.call(person, 'GET', `/reimbursements/${id}/`);
    await world.sql(`UPDATE workspaces SET currency = 'EUR' WHERE id = $1`, [world.id]);
    expect(later.body.data).toMatchObject({ payout_amount: '92.15', payout_currency: 'EUR' });
  });

  test('rule 41: 200 applies the rate to the approved amount, whole yen; 422 for a rate if both currencies are the same', async () => {
    const person = await someone();
    const yen = await claims.waiting(person, '12500.00', 'JPY');
    const reply = await claims.step(world.manager, 'approve', yen.id, {
      approved_amount: '1250.00',
      exchange_rate: 0.0061,
    });
    expect(reply.body.data).toMatchObject({ approved_amount: '1250.00', payout_amount: '7.63' });
    const euros = await claims.claimed(person);
    const refused = await claims.step(world.manager, 'approve', euros.id, { exchange_rate: 1 });
    expect([refused.status, Object.keys(refused.body.errors!)]).toEqual([422, ['exchange_rate']]);
  });

  test('rule 215: 409 rate_deviates for a rate far from the yearly average, without effect; 200 for an admin’s session with a reason', async () => {
    const person = await someone();
    const { id } = await claims.waiting(person, '24.00', 'USD');
    const owner = await world.personalKey(world.admin, ['expenses:approve']);
    const refused = {
      status: 409,
      code: 'rate_deviates',
      reference_rate: 0.92592593,
      on: '2024-12-31',
    };
    const approve = async (as: typeof world.admin, exchange_rate: number, rate_reason?: string) => {
      const { status, body } = await claims.step(as, 'approve', id, {
        exchange_rate,
        ...(rate_reason !== undefined && { rate_reason }),
      });
      return { status, ...body.data };
    };
    expect(await approve(world.manager, 1_000_000)).toEqual({
      ...refused,
      deviation_percent: 107_999_899.52,
    });
    // inverted: units of the claim's currency for one of the workspace's
    expect(await approve(world.manager, 0.4629)).toEqual({ ...refused, deviation_percent: -50.01 });
    expect(await approve(world.manager, 1_000_000, 'I say so')).toMatchObject(refused);
    expect(await approve(owner as never, 1_000_000, 'I say so')).toMatchObject(refused);
    expect(await approve(world.admin, 1_000_000)).toMatchObject(refused);
    const { body } = await claims.step(world.admin, 'approve', id, { exchange_rate: 2, rate_reason: ' ' });
    expect(Object.keys(body.errors!)).toEqual(['rate_reason']);
    expect((await claims.call(person, 'GET', `/reimbursements/${id}/`)).body.data).toMatchObject({
      status: 'submitted',
      exchange_rate: null,
      rate_reason: null,
      version: 3,
    });

    expect(await approve(world.admin, 2, ' As on the card statement ')).toMatchObject({
      status: 'approved',
      payout_amount: '48.00',
      exchange_rate: 2,
      rate_reason: 'As on the card statement',
    });
    expect((await auditLines(world, id)).at(-1)!.changes).toMatchObject({
      exchange_rate: [null, '2'],
      rate_reason: [null, 'As on the card statement'],
    });
  });

  test('rule 215: 409 rate_deviates for a currency without a reference; 200 for an admin with a reason', async () => {
    const { id } = await claims.waiting(await someone(), '9000.00', 'ARS');
    const body = { exchange_rate: 0.0009 };
    const refused = await claims.step(world.manager, 'approve', id, body);
    expect([refused.status, refused.body.data]).toEqual([
      409,
      { code: 'rate_deviates', reference_rate: null, on: null, deviation_percent: null },
    ]);
    const passed = await claims.step(world.admin, 'approve', id, { ...body, rate_reason: 'Central bank' });
    expect([passed.status, passed.body.data.rate_reason]).toEqual([200, 'Central bank']);
    const euros = await claims.claimed(await someone());
    const without = await claims.step(world.admin, 'approve', euros.id, { rate_reason: 'None' });
    expect([without.status, Object.keys(without.body.errors!)]).toEqual([422, ['rate_reason']]);
  });

  test('rule 215: 200 or 409 by the reference in the workspace’s currency: a dollar is 0.88 francs or 150 yen', async () => {
    for (const [own, currency, right, wrong] of [
      ['CHF', 'USD', 0.88, 1.8],
      ['JPY', 'USD', 150, 1.5],
      ['USD', 'EUR', 1.08, 0.5],
    ] as const) {
      const abroad = await service.world();
      await abroad.sql('UPDATE workspaces SET currency = $2 WHERE id = $1', [abroad.id, own]);
      const there = await claimsIn(service, abroad);
      const person = await abroad.person({ manager: abroad.manager });
      const { id } = await there.waiting(person, '10.00', currency);
      const refused = await there.step(abroad.manager, 'approve', id, { exchange_rate: wrong });
      const passed = await there.step(abroad.manager, 'approve', id, { exchange_rate: right });
      expect([own, refused.status, passed.status]).toEqual([own, 409, 200]);
    }
  });

  test('rule 20: 404 for another manager, 403 for an employee, 200 for a manager further up', async () => {
    const middle = await world.person({ role: 'manager', manager: world.otherManager });
    const below = await world.person({ manager: middle });
    const { id } = await claims.claimed(below);
    const foreign = await claims.step(world.manager, 'approve', id);
    const absent = await claims.step(world.manager, 'approve', randomUUID());
    expect([foreign.status, foreign.text]).toEqual([404, absent.text]);
    expect(codeOf(await claims.step(world.employee, 'approve', id))).toEqual([403, 'insufficient_role']);
    expect((await claims.step(world.otherManager, 'approve', id)).status).toBe(200);
  });

  test('rule 21: 403 self_approval for a manager, an admin, and a service key for its creator', async () => {
    for (const who of [world.manager, world.admin]) {
      const { id } = await claims.claimed(who);
      for (const action of ['approve', 'deny'] as const)
        expect(codeOf(await claims.step(who, action, id))).toEqual([403, 'self_approval']);
      if (who !== world.admin) continue;
      const key = await world.serviceKey(['expenses:approve', 'team:read']);
      for (const action of ['approve', 'deny'] as const)
        expect(codeOf(await claims.step(key, action, id))).toEqual([403, 'self_approval']);
      const seen = await claims.call(key, 'GET', `/reimbursements/admin/${id}/`);
      expect(seen.body.data.allowed_actions).toEqual([]);
      const bulk = await claims.call(key, 'POST', '/reimbursements/admin/bulk-review/', {
        body: { ids: [id], action: 'approve' },
      });
      expect(bulk.body.data.results[0]).toMatchObject({ status: 403, code: 'self_approval' });
      expect((await claims.step(world.secondAdmin, 'approve', id)).status).toBe(200);
    }
    const { id } = await claims.claimed(await someone());
    const key = await world.serviceKey(['expenses:approve']);
    const reply = await claims.step(key, 'approve', id);
    expect(reply.body.data.reviewer).toEqual({
      id: key.id,
      email: `${key.prefix}@keys.invalid`,
      name: 'Test key',
      photo_url: null,
    });
  });

  test('rule 22: 200 for the only admin’s own claim only if self_approval is set, audited as self-approved; otherwise 403', async () => {
    for (const self_approval of [false, true]) {
      const small = await claimsIn(service, await service.world({ settings: { self_approval } }));
      const { admin, secondAdmin, sql } = small.world;
      const { id } = await small.claimed(admin);
      expect(codeOf(await small.step(admin, 'approve', id))).toEqual([403, 'self_approval']);
      await sql(`UPDATE users SET status = 'deactivated' WHERE id = $1`, [secondAdmin.id]);
      const alone = await small.step(admin, 'approve', id);
      expect(alone.status).toBe(self_approval ? 200 : 403);
      if (self_approval)
        expect((await auditLines(small.world, id)).at(-1)!.line).toBe(
          'self-approved expense_claim · dashboard',
        );
    }
  });

  test('rule 22: the claim of a person without a manager goes to the admins', async () => {
    const alone = await world.person({ manager: null });
    const { id } = await claims.claimed(alone);
    for (const admin of [world.admin, world.secondAdmin])
      expect((await notificationsOf(world, admin.id)).at(-1)).toMatchObject({ resource_id: id });
    expect((await claims.step(world.manager, 'approve', id)).status).toBe(404);
    expect((await claims.step(world.admin, 'approve', id)).status).toBe(200);
  });

  test('rule 23: 200, 404 and 409 for approval, denial and deletion at once, with at most one decision', async () => {
    for (let round = 0; round < 8; round += 1) {
      const person = await someone();
      const { id } = await claims.claimed(person);
      const replies = await Promise.all([
        claims.step(world.manager, 'approve', id),
        claims.step(world.admin, 'deny', id),
        claims.call(person, 'DELETE', `/reimbursements/${id}/`),
        claims.step(world.admin, 'approve', id),
      ]);
      const statuses = replies.map(({ status }) => status);
      const kinds = (await eventsOf(world, id)).map(({ event }) => event);
      // after a deletion the claim is not found; a claim can be deleted after a denial
      expect(statuses.filter((status) => ![200, 404, 409].includes(status))).toEqual([]);
      const decisions = kinds.filter((kind) => kind === 'expense.approved' || kind === 'expense.denied');
      expect(decisions.length).toBeLessThanOrEqual(1);
      if (kinds.includes('expense.approved')) expect(kinds).not.toContain('expense.deleted');
      expect(kinds).toHaveLength(1 + statuses.filter((status) => status === 200).length);
    }
  });

  test('rule 23: 200 and 409 for an approval and a deletion that both wait for the lock', async () => {
    for (let round = 0; round < 4; round += 1) {
      const person = await someone();
      const { id } = await claims.claimed(person);
      const holder = await service.database.admin.connect();
      try {
        await holder.query('BEGIN');
        await holder.query('SELECT 1 FROM expense_claims WHERE id = $1 FOR UPDATE', [id]);
        const both = Promise.all([
          claims.step(world.manager, 'approve', id),
          claims.call(person, 'DELETE', `/reimbursements/${id}/`),
        ]);
        for (let waiting = 0; waiting < 2;) {
          const { rows } = await service.database.admin.query(
            `SELECT count(DISTINCT l.pid)::int AS waiting FROM pg_locks l JOIN pg_stat_activity a ON a.pid = l.pid
              WHERE NOT l.granted AND a.datname = current_database()`,
          );
          waiting = rows[0].waiting;
        }
        await holder.query('COMMIT');
        const replies = await both;
        expect(replies.map(({ status }) => status).sort()).toEqual([200, 409]);
        expect(codeOf(replies.find(({ status }) => status === 409)!)[1]).toBe('invalid_transition');
      } finally {
        holder.release();
      }
    }
  });

  test('rule 24: 412 for If-Match with the version from before a denial, a change and a new submission', async () => {
    const person = await someone();
    const { id, version } = await claims.claimed(person);
    await claims.step(world.admin, 'deny', id);
    await claims.call(person, 'PATCH', `/reimbursements/${id}/`, { body: { items: [claims.item('24.00')] } });
    await claims.call(person, 'POST', `/reimbursements/${id}/submit/`);
    const stale = await claims.step(world.manager, 'approve', id, undefined, { 'if-match': `"${version}"` });
    expect([stale.status, stale.body.data]).toEqual([412, { code: 'version_mismatch', current_version: 4 }]);
    const fresh = await claims.step(world.manager, 'approve', id, undefined, { 'if-match': '"4"' });
    expect(fresh.body.data.approved_amount).toBe('24.00');
  });

  test('409 invalid_transition for a claim that is already decided', async () => {
    const { id } = await claims.claimed(await someone());
    await claims.step(world.manager, 'deny', id);
    for (const action of ['approve', 'deny'] as const) {
      const reply = await claims.step(world.manager, action, id);
      expect([reply.status, reply.body.data]).toEqual([
        409,
        { code: 'invalid_transition', current_status: 'denied' },
      ]);
    }
  });
});

describe('POST /api/v1/reimbursements/admin/{expense_id}/deny/', () => {
  test('rule 25: 422 without a reason; 200 with one, which the person is notified of', async () => {
    const person = await someone();
    const { id } = await claims.claimed(person);
    for (const body of [{}, { reason: '' }, { reason: '  ' }])
      expect((await claims.step(world.manager, 'deny', id, body)).status).toBe(422);
    const reply = await claims.step(world.manager, 'deny', id, { reason: ' Private ' });
    expect(reply.body.data).toMatchObject({
      status: 'denied',
      decision_note: 'Private',
      approved_amount: null,
      payout_amount: null,
      reviewer: { id: world.manager.id },
    });
    const event = (await eventsOf(world, id)).at(-1)!;
    expect([event.event, event.data['status'], 'approved_amount' in event.data]).toEqual([
      'expense.denied',
      'denied',
      false,
    ]);
    expect((await notificationsOf(world, person.id)).at(-1)).toMatchObject({
      kind: 'expense.denied',
      body: 'Trade fair, 18.40 EUR. Private',
    });
    const own = await claims.call(person, 'GET', `/reimbursements/${id}/`);
    expect(own.body.data.allowed_actions).toEqual(['edit', 'submit', 'delete']);
  });
});

describe('POST /api/v1/reimbursements/admin/bulk-review/', () => {
  const review = (as: { token: string }, body: object) =>
    claims.call(as, 'POST', '/reimbursements/admin/bulk-review/', { body });

  test('200 with the results of single calls, in the order of the ids; a refusal does not affect the others', async () => {
    const [one, two] = [await someone(), await someone()];
    const good = await claims.claimed(one);
    const mine = await claims.claimed(world.manager);
    const foreign = await claims.claimed(world.stranger);
    const draft = await claims.claimed(two, { submit: false });
    const dollars = await claims.waiting(two, '10.00', 'USD');
    const last = await claims.claimed(two);
    const ids = [last.id, good.id, mine.id, foreign.id, draft.id, dollars.id, randomUUID()];
    const reply = await review(world.manager, { ids, action: 'approve', reason: 'Fine' });
    expect(reply.status).toBe(200);
    const { results } = reply.body.data;
    expect(results.map(({ id }: { id: string }) => id)).toEqual(ids);
    expect(results.map(({ status, code }: { status: number; code?: string }) => [status, code])).toEqual([
      [200, undefined],
      [200, undefined],
      [403, 'self_approval'],
      [404, 'not_found'],
      [404, 'not_found'],
      [422, 'exchange_rate_required'],
      [404, 'not_found'],
    ]);
    for (const { id } of [good, last])
      expect((await eventsOf(world, id)).at(-1)!.event).toBe('expense.approved');
    const again = await review(world.manager, { ids: [good.id], action: 'approve' });
    expect(again.body.data.results[0]).toMatchObject({ status: 409, code: 'invalid_transition' });
  });

  test('rule 25: 422 for a denial without a reason; 200 with one', async () => {
    const { id } = await claims.claimed(await someone());
    expect((await review(world.manager, { ids: [id], action: 'deny' })).status).toBe(422);
    const reply = await review(world.manager, { ids: [id], action: 'deny', reason: 'Private' });
    expect(reply.body.data.results).toEqual([{ id, status: 200 }]);
  });

  test('200 for two concurrent reviews of the same claims: each is decided once, without a deadlock', async () => {
    const made = await Promise.all([1, 2, 3, 4, 5, 6].map(async () => claims.claimed(await someone())));
    const ids = made.map(({ id }) => id);
    const replies = await Promise.all([
      review(world.manager, { ids, action: 'approve' }),
      review(world.admin, { ids: [...ids].reverse(), action: 'deny', reason: 'No' }),
    ]);
    expect(replies.map(({ status }) => status)).toEqual([200, 200]);
    for (const id of ids) {
      const outcomes = replies.map(
        ({ body }) => body.data.results.find((one: { id: string }) => one.id === id).status as number,
      );
      expect(outcomes.sort()).toEqual([200, 409]);
    }
  });
});

describe('GET /api/v1/reimbursements/admin/', () => {
  test('200 with the people below the manager, by person, status, amount and days; never a draft', async () => {
    const person = await someone();
    const small = await claims.claimed(person, { items: [claims.item('5.00')] });
    const large = await claims.waiting(person, '500.00');
    await claims.claimed(person, { submit: false });
    const ids = async (query: Record<string, string>, as = world.manager) => {
      const reply = await claims.call(as, 'GET', '/reimbursements/admin/', {
        query: { employee_id: person.id, ...query },
      });
      expect([reply.status, reply.body.detail]).toEqual([200, undefined]);
      return reply.body.data.map(({ id }: { id: string }) => id);
    };
    expect(await ids({})).toEqual([large.id, small.id]);
    expect(await ids({ min_amount: '5.01' })).toEqual([large.id]);
    expect(await ids({ status: 'approved' })).toEqual([]);
    expect(await ids({ from: '2026-11-13' })).toEqual([]);
    expect(await ids({}, world.otherManager)).toEqual([]);
    expect(await ids({}, world.admin)).toEqual([large.id, small.id]);
    const shown = await claims.call(world.manager, 'GET', `/reimbursements/admin/${large.id}/`);
    expect(shown.body.data).toMatchObject({
      allowed_actions: ['approve', 'deny'],
      duplicate_suspects: [],
      duplicates_elsewhere: 0,
    });
  });
});
