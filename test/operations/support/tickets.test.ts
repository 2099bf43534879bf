/** Tickets: numbers, statuses, and who may read them. */
import { describe, expect, test } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { openWorld } from '../../support/opening.ts';
import { auditOf, notificationKinds, notificationsOf } from '../../support/traces.ts';
import { untilWaiting } from '../pto/support.ts';
import { DAY, helpDesk } from './support.ts';

const { service, world } = await openWorld({ rateLimitScale: 10_000 });
const desk = helpDesk(service, world);
/** With the real rate limits. */
const strictly = await openWorld();

const category = async (list = 'ticket-categories', archived = false, where = world): Promise<string> => {
  const [row] = await where.sql(
    'INSERT INTO list_items (workspace_id, list_key, code, label, archived_at) VALUES ($1, $2, $3, $4, $5) RETURNING id',
    [where.id, list, randomUUID(), 'IT', archived ? new Date() : null],
  );
  return row!['id'] as string;
};

describe('POST /api/v1/support/tickets/', () => {
  test('201 for twenty people at once with the numbers 1 to 20, without gaps', async () => {
    const other = await service.world();
    const there = helpDesk(service, other);
    const people = await Promise.all(Array.from({ length: 20 }, () => other.person()));
    const replies = await Promise.all(
      people.map((person) =>
        there.call(person, 'POST', '/tickets/', { body: { subject: 'Badge', body: 'It does not open.' } }),
      ),
    );
    expect(replies.map(({ status }) => status)).toEqual(Array(20).fill(201));
    const numbers = replies.map(({ body }) => body.data.number as number).sort((a, b) => a - b);
    expect(numbers).toEqual(Array.from({ length: 20 }, (_, index) => index + 1));
  });

  test('201 without a gap when other calls fail at the same time', async () => {
    const other = await service.world();
    const there = helpDesk(service, other);
    const good = { subject: 'Badge', body: 'It does not open.' };
    const bad = { ...good, category_id: randomUUID() };
    const people = await Promise.all(Array.from({ length: 10 }, () => other.person()));
    const replies = await Promise.all(
      people.map((person, index) =>
        there.call(person, 'POST', '/tickets/', { body: index % 2 === 0 ? good : bad }),
      ),
    );
    expect(replies.map(({ status }) => status)).toEqual(
      people.map((_, index) => (index % 2 === 0 ? 201 : 422)),
    );
    const last = await there.ticket({}, other.employee);
    expect(last.number).toBe(6);
  });

  test('201 with separate numbers per workspace; a number that was rolled back is assigned again', async () => {
    const other = await service.world();
    const there = helpDesk(service, other);
    expect((await there.ticket()).number).toBe(1);
    const client = await service.database.admin.connect();
    await client.query('BEGIN');
    await client.query(
      `UPDATE ticket_counters SET last = last + 1 WHERE workspace_id = $1 AND series = 'tickets'`,
      [other.id],
    );
    const waiting = there.ticket();
    await untilWaiting(service, 1);
    await client.query('ROLLBACK');
    client.release();
    expect((await waiting).number).toBe(2);
  });

  test('201 with the ticket; the text is its first message, staff are notified, the audit line has no texts', async () => {
    const it = await category();
    const ticket = await desk.ticket({
      subject: '  Second screen ',
      body: 'It stays dark.',
      category_id: it,
      priority: 'high',
    });
    expect(ticket).toMatchObject({
      subject: 'Second screen',
      status: 'new',
      priority: 'high',
      category: { id: it, label: 'IT' },
      requester: {
        id: world.employee.id,
        email: world.employee.email,
        name: world.employee.name,
        photo_url: null,
      },
      assignee: null,
      attachments: [],
      merged_into: null,
      tags: null,
      first_response_seconds: null,
      resolution_seconds: null,
      allowed_actions: ['reply'],
      version: 1,
    });
    expect(await desk.messages(ticket.id, world.employee)).toMatchObject([
      { author: { id: world.employee.id }, body: 'It stays dark.', internal: false },
    ]);
    for (const admin of [world.admin, world.secondAdmin])
      expect((await notificationsOf(world, admin.id)).at(-1)).toMatchObject({
        kind: 'ticket.created',
        body: `#${ticket.number} Second screen`,
        resource_type: 'ticket',
        resource_id: ticket.id,
      });
    expect(await notificationKinds(world, world.manager)).toEqual([]);
    const lines = await auditOf(world, ticket.id);
    expect(lines.map(({ line }) => line)).toEqual(['created ticket · dashboard']);
    expect(JSON.stringify(lines)).not.toMatch(/dark|screen/);
  });

  test('422 with the field and the same text for a category that is unknown, archived, of another list or of another workspace', async () => {
    const foreign = await category('ticket-categories', false, await service.world());
    const replies = [];
    for (const category_id of [
      randomUUID(),
      await category('ticket-categories', true),
      await category('expense-categories'),
      foreign,
    ])
      replies.push(
        await desk.call(world.employee, 'POST', '/tickets/', {
          body: { subject: 'Badge', body: 'It does not open.', category_id },
        }),
      );
    expect(replies.map(({ status, body }) => [status, Object.keys(body.errors!)])).toEqual(
      Array(4).fill([422, ['category_id']]),
    );
    expect(new Set(replies.map(({ text }) => text)).size).toBe(1);
  });

  test("429 ticket_limited for a person's eleventh ticket in an hour; 201 for others, and an hour later", async () => {
    const { service: strict, world: there } = strictly;
    const limited = helpDesk(strict, there);
    // not in the past, because Postgres expires counts by its own clock
    const begin = Date.now();
    strict.setClock(begin);
    for (let n = 0; n < 10; n += 1) await limited.ticket();
    const refused = await limited.call(there.employee, 'POST', '/tickets/', {
      body: { subject: 'Badge', body: 'It does not open.' },
    });
    expect([refused.status, refused.body.data.code]).toEqual([429, 'ticket_limited']);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(3000);
    expect((await limited.ticket({}, there.colleague)).number).toBe(11);
    strict.setClock(begin + 3_661_000);
    expect((await limited.ticket()).number).toBe(12);
  });
});

describe('the statuses of a ticket', () => {
  test('200 and 201: new, opened by the first reply of staff, pending, reopened by the requester, solved, closed', async () => {
    const { id } = await desk.ticket();
    const status = async () => (await desk.get(id)).status;
    await desk.write(id, world.employee, 'And it blinks.');
    expect(await status()).toBe('new');
    await desk.write(id, world.admin, 'Which colour?');
    expect(await status()).toBe('open');
    expect((await desk.set(id, { status: 'pending' })).status).toBe(200);
    await desk.write(id, world.admin, 'Are you there?');
    expect(await status()).toBe('pending');
    await desk.write(id, world.employee, 'Red.');
    expect(await status()).toBe('open');
    expect((await desk.set(id, { status: 'solved' })).body.data.status).toBe('solved');
    const closed = await desk.close(id);
    expect(closed.body.data).toMatchObject({ status: 'closed', allowed_actions: ['reopen'] });
    expect(closed.headers.get('etag')).toBe(`"${closed.body.data.version}"`);
    expect((await auditOf(world, id)).map(({ line }) => line)).toEqual([
      'created ticket · dashboard',
      'opened ticket · dashboard',
      'set waiting ticket · dashboard',
      'reopened ticket · dashboard',
      'solved ticket · dashboard',
      'closed ticket · dashboard',
    ]);
  });

  test('201 for a reply to a solved ticket, which is open again and no longer resolved', async () => {
    const { id } = await desk.in('solved');
    expect((await desk.write(id, world.employee, 'Not quite.')).status).toBe(201);
    expect(await desk.get(id)).toMatchObject({ status: 'open', solved_at: null, resolution_seconds: null });
  });

  test.each(['closed', 'merged'] as const)(
    '409 invalid_transition for any message to a %s ticket',
    async (status) => {
      const { id } = await desk.in(status);
      const before = (await desk.messages(id)).length;
      for (const reply of [
        await desk.write(id, world.employee, 'Hello?'),
        await desk.write(id, world.admin, 'Hello?'),
        await desk.note(id, 'Hello?'),
      ])
        expect([reply.status, reply.body.data]).toEqual([
          409,
          { code: 'invalid_transition', current_status: status },
        ]);
      expect((await desk.messages(id)).length).toBe(before);
    },
  );

  test('409 for a status that cannot follow, including the current one; nothing changes', async () => {
    for (const [status, wanted] of [
      ['new', 'open'],
      ['new', 'pending'],
      ['new', 'solved'],
      ['open', 'open'],
      ['pending', 'pending'],
      ['solved', 'solved'],
      ['solved', 'pending'],
      ['solved', 'open'],
      ['closed', 'open'],
      ['merged', 'solved'],
    ] as const) {
      const before = await desk.in(status);
      const reply = await desk.set(before.id, { status: wanted, priority: 'urgent' });
      expect([status, wanted, reply.status, reply.body.data]).toEqual([
        status,
        wanted,
        409,
        { code: 'invalid_transition', current_status: status },
      ]);
      expect(await desk.get(before.id)).toEqual(before);
    }
  });

  test('422 for closed, new and merged as the requested status: other calls lead to them', async () => {
    const { id } = await desk.in('open');
    for (const status of ['closed', 'new', 'merged'])
      expect((await desk.set(id, { status })).status).toBe(422);
  });
});

describe('POST /api/v1/support/tickets/{ticket_id}/close/', () => {
  test.each(['new', 'open', 'pending', 'closed', 'merged'] as const)(
    '409 for closing a %s ticket: only a solved one can be closed',
    async (status) => {
      const { id } = await desk.in(status);
      const reply = await desk.close(id);
      expect([reply.status, reply.body.data]).toEqual([
        409,
        { code: 'invalid_transition', current_status: status },
      ]);
    },
  );

  test('404 for staff who close or reopen, because only the requester may; the same bytes as for an unknown ticket', async () => {
    const { id } = await desk.in('solved');
    const absent = await desk.close(randomUUID(), world.admin);
    expect(absent.status).toBe(404);
    expect((await desk.close(id, world.admin)).text).toBe(absent.text);
    expect((await desk.reopen(id, world.admin)).text).toBe(absent.text);
  });
});

describe('POST /api/v1/support/tickets/{ticket_id}/reopen/', () => {
  test('200 within 14 days, with the reason as a message; 409 reopen_too_late afterwards', async () => {
    const { id } = await desk.in('closed');
    const closed = Date.parse((await desk.get(id)).closed_at!);
    service.setClock(closed + 14 * DAY + 1);
    const late = await desk.reopen(id);
    expect([late.status, late.body.data.code]).toEqual([409, 'reopen_too_late']);
    expect((await desk.get(id, world.employee)).allowed_actions).toEqual([]);
    service.setClock(closed + 14 * DAY);
    const reply = await desk.reopen(id, world.employee, { reason: 'The same again.' });
    expect([reply.status, reply.body.data.status, reply.body.data.closed_at]).toEqual([200, 'open', null]);
    expect((await desk.messages(id)).at(-1)).toMatchObject({ body: 'The same again.' });
    service.setClock(null);
  });
});

describe('PATCH /api/v1/support/admin/tickets/{ticket_id}/', () => {
  test('200 with assignee, priority, category and tags; the assignee is notified, the audit line has old and new values', async () => {
    const { id } = await desk.ticket();
    const it = await category();
    const reply = await desk.set(id, {
      assignee_id: world.secondAdmin.id,
      priority: 'urgent',
      category_id: it,
      tags: ['printer', 'floor 2'],
    });
    expect(reply.body.data).toMatchObject({
      assignee: { id: world.secondAdmin.id },
      priority: 'urgent',
      category: { id: it },
      tags: ['printer', 'floor 2'],
      status: 'new',
      version: 2,
    });
    expect((await notificationKinds(world, world.secondAdmin)).at(-1)).toBe('ticket.assigned');
    expect((await auditOf(world, id)).at(-1)).toMatchObject({
      line: 'updated ticket · dashboard',
      changes: { assignee_id: [null, world.secondAdmin.id], priority: ['normal', 'urgent'] },
    });
    const cleared = await desk.set(id, { assignee_id: null, category_id: null, tags: [] });
    expect(cleared.body.data).toMatchObject({ assignee: null, category: null, tags: [] });
    const again = await desk.set(id, { tags: [] });
    expect([again.status, again.body.data.version]).toEqual([200, 3]);
  });

  test('422 with the field for an assignee who is unknown or not an active admin', async () => {
    const { id } = await desk.ticket();
    const gone = await world.person({ role: 'admin', status: 'deactivated' });
    for (const assignee_id of [world.manager.id, world.employee.id, gone.id, randomUUID()]) {
      const reply = await desk.set(id, { assignee_id });
      expect([reply.status, Object.keys(reply.body.errors!)]).toEqual([422, ['assignee_id']]);
    }
  });

  test('200 and 412 for two agents at once with If-Match; without it, 200 and 409 for the status', async () => {
    const first = await desk.in('open');
    const tagged = { 'if-match': `"${first.version}"` };
    const replies = await Promise.all([
      desk.set(first.id, { priority: 'high' }, world.admin, tagged),
      desk.set(first.id, { priority: 'low' }, world.secondAdmin, tagged),
    ]);
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 412]);

    for (const [one, two] of [
      ['solved', 'solved'],
      ['pending', 'solved'],
    ]) {
      const { id } = await desk.in('open');
      const holder = await service.database.admin.connect();
      await holder.query('BEGIN');
      await holder.query('SELECT 1 FROM tickets WHERE id = $1 FOR UPDATE', [id]);
      const both = Promise.all([
        desk.set(id, { status: one }),
        desk.set(id, { status: two }, world.secondAdmin),
      ]);
      await untilWaiting(service, 2);
      await holder.query('COMMIT');
      holder.release();
      const answers = await both;
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
      const won = answers.find(({ status }) => status === 200)!.body.data.status;
      expect((await desk.get(id)).status).toBe(won);
      expect((await auditOf(world, id)).length).toBe(3);
    }
  });

  test('200 for two agents who change different fields at once; no change is lost', async () => {
    const { id } = await desk.ticket();
    await Promise.all([
      desk.set(id, { priority: 'high' }),
      desk.set(id, { assignee_id: world.secondAdmin.id }, world.secondAdmin),
      desk.set(id, { tags: ['badge'] }),
    ]);
    expect(await desk.get(id)).toMatchObject({
      priority: 'high',
      assignee: { id: world.secondAdmin.id },
      tags: ['badge'],
      version: 4,
    });
  });
});

describe('GET /api/v1/support/tickets/', () => {
  test('200 with own tickets only, also for admins; by status and category', async () => {
    const person = await world.person({ role: 'admin' });
    const it = await category();
    const one = await desk.ticket({ category_id: it }, person);
    const two = await desk.in('solved', person);
    const list = async (query = {}) =>
      (await desk.call(person, 'GET', '/tickets/', { query })).body.data.map(({ id }: { id: string }) => id);
    expect(await list()).toEqual([two.id, one.id]);
    expect(await list({ status: 'solved,closed' })).toEqual([two.id]);
    expect(await list({ category_id: it })).toEqual([one.id]);
    expect(await list({ ordering: 'created_at' })).toEqual([one.id, two.id]);
  });
});

describe('GET /api/v1/support/tickets/{ticket_id}/', () => {
  test('200 for the requester and staff, each with their allowed actions; 304 while unchanged', async () => {
    const { id } = await desk.in('solved');
    expect((await desk.get(id, world.employee)).allowed_actions).toEqual(['reply', 'close', 'reopen']);
    expect((await desk.get(id, world.admin)).allowed_actions).toEqual(['reply', 'note', 'merge']);
    const reply = await desk.call(world.employee, 'GET', `/tickets/${id}/`);
    const again = await desk.call(world.employee, 'GET', `/tickets/${id}/`, {
      headers: { 'if-none-match': reply.headers.get('etag')! },
    });
    expect(again.status).toBe(304);
  });

  test('404 for managers and colleagues, the same bytes as for an unknown ticket; 403 for every key', async () => {
    const { id } = await desk.ticket();
    const absent = await desk.call(world.manager, 'GET', `/tickets/${randomUUID()}/`);
    for (const who of [world.manager, world.colleague, world.otherManager])
      expect((await desk.call(who, 'GET', `/tickets/${id}/`)).text).toBe(absent.text);
    const key = await world.serviceKey(['team:read']);
    const reply = await service.request(world, 'GET', `/support/tickets/${id}/`, { as: key });
    expect([reply.status, reply.body.data.code]).toEqual([403, 'key_not_accepted']);
  });
});

describe('GET /api/v1/support/admin/tickets/', () => {
  test('200 with the times to the first reply of staff and to the solution, which are hidden from the requester', async () => {
    const begin = Date.parse('2026-11-20T09:00:00Z');
    service.setClock(begin);
    const { id } = await desk.ticket();
    service.setClock(begin + 60_000);
    await desk.note(id, 'Who knows printers?');
    await desk.write(id, world.employee, 'And it blinks.');
    service.setClock(begin + 600_000);
    await desk.write(id, world.admin, 'Which colour?');
    service.setClock(begin + 1_200_000);
    await desk.write(id, world.secondAdmin, 'Hello?');
    await desk.set(id, { status: 'solved' });
    const seen = async (who = world.admin, path = '/admin/tickets/') =>
      (await desk.call(who, 'GET', path, { query: { limit: 200 } })).body.data.find(
        (one: { id: string }) => one.id === id,
      );
    expect(await seen()).toMatchObject({ first_response_seconds: 600, resolution_seconds: 1200, tags: [] });
    expect(await seen(world.employee, '/tickets/')).toMatchObject({
      first_response_seconds: null,
      resolution_seconds: null,
      tags: null,
    });
    service.setClock(null);
  });

  test("200 by status, assignee and priority, also with an admin's key that has team:read; 403 for managers", async () => {
    const { id } = await desk.in('pending');
    await desk.set(id, { assignee_id: world.secondAdmin.id, priority: 'urgent' });
    const query = { status: 'pending', assignee_id: world.secondAdmin.id, priority: 'urgent,high' };
    for (const as of [
      await world.serviceKey(['team:read']),
      await world.personalKey(world.admin, ['team:read']),
      world.admin,
    ]) {
      const reply = await service.request(world, 'GET', '/support/admin/tickets/', { as, query });
      expect([reply.status, reply.body.data.map((one: { id: string }) => one.id)]).toEqual([200, [id]]);
    }
    expect((await desk.call(world.manager, 'GET', '/admin/tickets/')).status).toBe(403);
  });

  test('200 with updated_since: tickets changed since then', async () => {
    const { id, updated_at } = await desk.ticket();
    const changed = async () =>
      (
        await desk.call(world.admin, 'GET', '/admin/tickets/', {
          query: { updated_since: updated_at, ordering: 'updated_at' },
        })
      ).body.data.map((one: { id: string }) => one.id);
    expect(await changed()).toEqual([id]);
    const other = await desk.ticket();
    expect(await changed()).toEqual([id, other.id]);
    await desk.write(id, world.admin, 'Which colour?');
    expect(await changed()).toEqual([other.id, id]);
  });
});

describe('POST /api/v1/auth/users/{user_id}/deactivate/', () => {
  test("200 unassigns the person's unfinished tickets, with an audit line for each", async () => {
    const agent = await world.person({ role: 'admin', manager: world.admin });
    const open = await desk.in('open');
    const done = await desk.in('closed');
    await desk.set(open.id, { assignee_id: agent.id });
    await world.sql('UPDATE tickets SET assignee_id = $2 WHERE id = $1', [done.id, agent.id]);
    const reply = await service.request(world, 'POST', `/auth/users/${agent.id}/deactivate/`, {
      as: world.admin,
      body: { last_day: new Date().toISOString().slice(0, 10) },
    });
    expect(reply.status).toBe(200);
    expect((await desk.get(open.id)).assignee).toBeNull();
    expect((await desk.get(done.id)).assignee).toMatchObject({ id: agent.id });
    expect((await auditOf(world, open.id)).at(-1)).toMatchObject({
      changes: { assignee_id: [agent.id, null] },
    });
  });
});
