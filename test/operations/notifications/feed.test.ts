import { describe, expect, test } from '@jest/globals';
import { workspaceDb } from '../../../src/db/handle.ts';
import { notify, type NewNotification } from '../../../src/events/notify.ts';
import { openWorld } from '../../support/opening.ts';
import { auditOf } from '../../support/traces.ts';
import type { Person } from '../../support/world.ts';

const { service, world } = await openWorld();

const tell = async (person: Person, fields: Partial<NewNotification> = {}) => {
  const notification = {
    userId: person.id,
    kind: 'absence.approved',
    title: 'Approved',
    body: '',
    ...fields,
  };
  await workspaceDb(service.app.services.pool, world.id).transaction(async (db) =>
    notify({ db }, notification),
  );
  const [row] = await world.sql(
    'SELECT id FROM notifications WHERE user_id = $1 ORDER BY created_at DESC LIMIT 1',
    [person.id],
  );
  return row!['id'] as string;
};
const somebody = () => world.person({ manager: world.manager });
const list = (as: Person, query: Record<string, string | number | boolean | undefined> = {}) =>
  service.request(world, 'GET', '/notifications/', { as, query });
const ids = async (as: Person, query: Record<string, string | number | boolean> = {}) =>
  (await list(as, query)).body.data.map((one: { id: string }) => one.id);
const count = (as: Person, headers: Record<string, string> = {}) =>
  service.request(world, 'GET', '/notifications/unread-count/', { as, headers });
const read = (as: Person, id: string) => service.request(world, 'POST', `/notifications/${id}/read/`, { as });
const readAll = (as: Person, body?: { before: string }) =>
  service.request(world, 'POST', '/notifications/read-all/', { as, body });

describe('GET /api/v1/notifications/', () => {
  test('200 with the caller’s own feed, newest first', async () => {
    const person = await somebody();
    const resource = { type: 'absence', id: world.id };
    const first = await tell(person, { body: 'Three days in May.', resource });
    const second = await tell(person, { kind: 'system', title: 'Hello' });
    await tell(world.colleague);
    const reply = await list(person);
    expect(reply.status).toBe(200);
    expect(reply.body.data).toEqual([
      {
        id: second,
        kind: 'system',
        title: 'Hello',
        body: '',
        resource: null,
        url: null,
        read_at: null,
        created_at: expect.any(String),
      },
      {
        id: first,
        kind: 'absence.approved',
        title: 'Approved',
        body: 'Three days in May.',
        resource,
        url: `/time-off/${world.id}`,
        read_at: null,
        created_at: expect.any(String),
      },
    ]);
  });

  test('200 with what the filters ask for, page by page', async () => {
    const person = await somebody();
    const [a, b, c] = [await tell(person), await tell(person, { kind: 'system' }), await tell(person)];
    await read(person, b);
    expect(await ids(person, { unread: true })).toEqual([c, a]);
    expect(await ids(person, { unread: false })).toEqual([b]);
    expect(await ids(person, { kind: 'system,other' })).toEqual([b]);
    expect(await ids(person, { ordering: 'created_at' })).toEqual([a, b, c]);
    const page = await list(person, { limit: 2, include_total: true });
    expect(page.headers.get('x-total-count')).toBe('3');
    const next = await list(person, { limit: 2, cursor: page.headers.get('x-next-cursor')! });
    expect(next.body.data.map((one: { id: string }) => one.id)).toEqual([a]);
    expect(next.headers.get('x-next-cursor')).toBeNull();
  });

  test('403 key_not_accepted for keys', async () => {
    const key = await world.personalKey(world.admin, ['team:read']);
    const reply = await service.request(world, 'GET', '/notifications/', { as: key });
    expect([reply.status, reply.body.data.code]).toEqual([403, 'key_not_accepted']);
  });
});

describe('GET /api/v1/notifications/unread-count/', () => {
  test('200 with the count, 304 while it is the same, 200 once it changed', async () => {
    const person = await somebody();
    await tell(person);
    const id = await tell(person);
    const first = await count(person);
    expect([first.status, first.body.data]).toEqual([200, { unread: 2 }]);
    const headers = { 'if-none-match': first.headers.get('etag')! };
    const again = await count(person, headers);
    expect([again.status, again.text]).toEqual([304, '']);
    await read(person, id);
    const less = await count(person, headers);
    expect([less.status, less.body.data]).toEqual([200, { unread: 1 }]);
  });
});

describe('POST /api/v1/notifications/{notification_id}/read/', () => {
  test('200 with the notification; 200 again with the first read_at', async () => {
    const person = await somebody();
    const id = await tell(person);
    const first = await read(person, id);
    expect(first.status).toBe(200);
    expect(first.body.data).toMatchObject({ id, read_at: expect.any(String) });
    const again = await read(person, id);
    expect([again.status, again.body.data]).toEqual([200, first.body.data]);
    expect(await auditOf(world, id)).toMatchObject([{ line: 'read notification · dashboard' }]);
  });

  test('200 for ten concurrent calls, with one audit line', async () => {
    const person = await somebody();
    const id = await tell(person);
    const replies = await Promise.all(Array.from({ length: 10 }, () => read(person, id)));
    expect(new Set(replies.map((reply) => reply.status))).toEqual(new Set([200]));
    expect(new Set(replies.map((reply) => reply.body.data.read_at)).size).toBe(1);
    expect(await auditOf(world, id)).toHaveLength(1);
  });

  test('the same 404 for somebody else’s, an unknown and a malformed id, and nothing is read', async () => {
    const person = await somebody();
    const id = await tell(person);
    const replies = [await read(world.admin, id), await read(person, world.id), await read(person, 'x')];
    expect(replies.map((reply) => reply.status)).toEqual([404, 404, 404]);
    expect(new Set(replies.map((reply) => reply.text)).size).toBe(1);
    expect((await count(person)).body.data).toEqual({ unread: 1 });
  });

  test('200: the audit line names the app as the source', async () => {
    const person = await somebody();
    const id = await tell(person);
    await service.request(world, 'POST', `/notifications/${id}/read/`, {
      as: person,
      headers: { 'x-client': 'app' },
    });
    expect(await auditOf(world, id)).toMatchObject([{ line: 'read notification · app', source: 'app' }]);
  });
});

describe('POST /api/v1/notifications/{notification_id}/unread/', () => {
  const unread = (as: Person, id: string) =>
    service.request(world, 'POST', `/notifications/${id}/unread/`, { as });

  test('200 and it counts as unread again; 200 without an audit line if it is already unread', async () => {
    const person = await somebody();
    const id = await tell(person);
    expect((await unread(person, id)).status).toBe(200);
    await read(person, id);
    const reply = await unread(person, id);
    expect([reply.status, reply.body.data]).toEqual([200, expect.objectContaining({ id, read_at: null })]);
    expect((await count(person)).body.data).toEqual({ unread: 1 });
    expect((await auditOf(world, id)).map(({ line }) => line)).toEqual([
      'read notification · dashboard',
      'marked unread notification · dashboard',
    ]);
  });

  test('404 for somebody else’s, and for a deleted one', async () => {
    const person = await somebody();
    const id = await tell(person);
    expect((await unread(world.admin, id)).status).toBe(404);
    await remove(person, id);
    expect((await unread(person, id)).status).toBe(404);
  });
});

const remove = (as: Person, id: string) => service.request(world, 'DELETE', `/notifications/${id}/`, { as });

describe('DELETE /api/v1/notifications/{notification_id}/', () => {
  test('200: it is no longer listed, counted or readable; 404 the second time', async () => {
    const person = await somebody();
    const [id, other] = [await tell(person), await tell(person)];
    const reply = await remove(person, id);
    expect([reply.status, reply.body.data]).toEqual([200, {}]);
    expect(await ids(person)).toEqual([other]);
    expect((await count(person)).body.data).toEqual({ unread: 1 });
    expect([(await read(person, id)).status, (await remove(person, id)).status]).toEqual([404, 404]);
    expect((await readAll(person)).body.data).toEqual({ updated: 1 });
    expect((await auditOf(world, id)).map(({ line }) => line)).toEqual(['deleted notification · dashboard']);
  });

  test('one 200 and nine 404 for ten concurrent calls', async () => {
    const person = await somebody();
    const id = await tell(person);
    const replies = await Promise.all(Array.from({ length: 10 }, () => remove(person, id)));
    expect(replies.map(({ status }) => status).sort()).toEqual([200, ...Array(9).fill(404)]);
    expect(await auditOf(world, id)).toHaveLength(1);
  });

  test('404 for somebody else’s, which stays', async () => {
    const person = await somebody();
    const id = await tell(person);
    expect((await remove(world.admin, id)).status).toBe(404);
    expect(await ids(person)).toEqual([id]);
  });
});

describe('POST /api/v1/notifications/read-all/', () => {
  test('200 with the number that were unread; the feeds of others do not change', async () => {
    const person = await somebody();
    const other = await somebody();
    await Promise.all([tell(person), tell(person), tell(person), tell(other)]);
    await read(person, (await ids(person))[0]);
    const reply = await readAll(person);
    expect([reply.status, reply.body.data]).toEqual([200, { updated: 2 }]);
    expect((await readAll(person)).body.data).toEqual({ updated: 0 });
    expect((await count(other)).body.data).toEqual({ unread: 1 });
  });

  test('200: marks only what was created before the given time', async () => {
    const person = await somebody();
    const old = await tell(person);
    const fresh = await tell(person);
    const shown = (await list(person)).body.data.find((one: { id: string }) => one.id === fresh);
    expect((await readAll(person, { before: shown.created_at })).body.data).toEqual({ updated: 1 });
    expect(await ids(person, { unread: true })).toEqual([fresh]);
    expect(await ids(person, { unread: false })).toEqual([old]);
  });

  test('422 for a time without an offset', async () => {
    const reply = await readAll(await somebody(), { before: '2026-11-18T09:00:00' });
    expect(reply.body.errors).toHaveProperty('before');
  });
});

describe('POST /api/v1/notifications/ws-ticket/', () => {
  test('200 with a ticket that is stored as a hash only; 401 if it is used as a bearer token', async () => {
    const reply = await service.request(world, 'POST', '/notifications/ws-ticket/', { as: world.employee });
    expect(reply.status).toBe(200);
    const { ticket, expires_in } = reply.body.data;
    expect([ticket, expires_in]).toEqual([expect.stringMatching(/^wft_[\w-]{43}$/), 30]);
    const rows = await world.sql('SELECT * FROM socket_tickets WHERE user_id = $1', [world.employee.id]);
    expect(rows).toHaveLength(1);
    expect(JSON.stringify(rows)).not.toContain(ticket);
    const asBearer = await service.request(world, 'GET', '/notifications/', { as: ticket });
    expect(asBearer.status).toBe(401);
  });

  test('403 for an API key; 200 deletes expired tickets', async () => {
    const key = await world.personalKey(world.employee, ['people:read']);
    const refused = await service.request(world, 'POST', '/notifications/ws-ticket/', { as: key });
    expect([refused.status, refused.body.data.code]).toEqual([403, 'key_not_accepted']);
    await world.sql(`UPDATE socket_tickets SET expires_at = now() - interval '1 second'`);
    await service.request(world, 'POST', '/notifications/ws-ticket/', { as: world.employee });
    expect(await world.sql('SELECT 1 FROM socket_tickets')).toHaveLength(1);
  });
});
