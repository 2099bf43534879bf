import { describe, expect, test } from '@jest/globals';
import { WebSocket } from 'ws';
import { workspaceDb } from '../../../src/db/handle.ts';
import { notify } from '../../../src/events/notify.ts';
import { noticeKinds } from '../../../src/generated/notices.ts';
import { openTwins } from '../../support/opening.ts';
import { auditOf } from '../../support/traces.ts';
import type { Person } from '../../support/world.ts';

const { service, twin, world } = await openTwins();

const PATH = '/notifications/preferences/';
const get = (as: Person, where = service) => where.request(world, 'GET', PATH, { as });
const put = (as: Person, body: object, where = service) => where.request(world, 'PUT', PATH, { as, body });
const tell = (person: Person, kind: string, mail?: null) =>
  workspaceDb(service.app.services.pool, world.id).transaction(async (db) =>
    notify({ db }, { userId: person.id, kind, title: 'Title', body: '', ...(mail === null ? { mail } : {}) }),
  );
const feed = async (as: Person, where = service): Promise<string[]> =>
  (await where.request(world, 'GET', '/notifications/', { as })).body.data.map(
    ({ kind }: { kind: string }) => kind,
  );
const mailed = async (person: Person): Promise<string[]> =>
  (
    await world.sql<{ kind: string }>(
      `SELECT n.kind FROM notification_mails m JOIN notifications n ON n.id = m.notification_id
        WHERE m.user_id = $1 ORDER BY n.id`,
      [person.id],
    )
  ).map(({ kind }) => kind);
const OFF = { in_app: false, email: false };

describe('GET /api/v1/notifications/preferences/', () => {
  test('200 with every kind and its default channels for somebody without preferences', async () => {
    const reply = await get(await world.person());
    expect(reply.status).toBe(200);
    expect(Object.keys(reply.body.data.kinds)).toEqual(Object.keys(noticeKinds));
    expect(reply.body.data.kinds['absence.approved']).toEqual({ in_app: true, email: true });
    expect(reply.body.data.kinds['ticket.noted']).toEqual({ in_app: true, email: false });
    expect(reply.body.data.quiet_hours).toBeNull();
  });

  test('403 key_not_accepted for keys', async () => {
    const key = await world.personalKey(world.admin, ['people:read']);
    const reply = await service.request(world, 'GET', PATH, { as: key });
    expect([reply.status, reply.body.data.code]).toEqual([403, 'key_not_accepted']);
  });
});

describe('PUT /api/v1/notifications/preferences/', () => {
  test('200 with all kinds; kinds that are left out return to their default; the answer of GET can be sent back', async () => {
    const person = await world.person();
    const first = await put(person, {
      kinds: { 'absence.approved': OFF },
      quiet_hours: { from: '20:00', to: '07:30' },
    });
    expect(first.status).toBe(200);
    expect(first.body.data.kinds['absence.approved']).toEqual(OFF);
    expect(first.body.data.quiet_hours).toEqual({ from: '20:00', to: '07:30' });
    const again = await put(person, first.body.data);
    expect([again.status, again.body.data]).toEqual([200, first.body.data]);
    const usual = await put(person, { kinds: {} });
    expect(usual.body.data.kinds['absence.approved']).toEqual({ in_app: true, email: true });
    expect(usual.body.data.quiet_hours).toBeNull();
  });

  test('200 with an audit line for a change, and none without a change', async () => {
    const person = await world.person();
    for (let times = 0; times < 2; times += 1) await put(person, { kinds: { 'absence.approved': OFF } });
    const [row] = await world.sql('SELECT id FROM notification_preferences WHERE user_id = $1', [person.id]);
    expect(await auditOf(world, row!['id'])).toMatchObject([
      {
        line: 'updated notification_preferences · dashboard',
        changes: { kinds: [{}, { 'absence.approved': { email: false, in_app: false } }] },
      },
    ]);
  });

  test('422 for unknown kinds, including names of object members, and for invalid quiet hours', async () => {
    const person = await world.person();
    const wrong: [string, object][] = [
      ['kinds.absence.invented', { kinds: { 'absence.invented': OFF } }],
      ['kinds.constructor', { kinds: { constructor: OFF } }],
      ['quiet_hours.to', { kinds: {}, quiet_hours: { from: '08:00', to: '08:00' } }],
      ['quiet_hours.from', { kinds: {}, quiet_hours: { from: '24:00', to: '08:00' } }],
      ['kinds.absence.approved.push', { kinds: { 'absence.approved': { ...OFF, push: true } } }],
    ];
    for (const [field, body] of wrong) {
      const reply = await put(person, body);
      expect([field, reply.status, Object.keys(reply.body.errors ?? {})[0]]).toEqual([field, 422, field]);
    }
  });

  test('422 kind_always_sent for each kind about who may sign in, on either channel', async () => {
    const person = await world.person();
    const always = Object.entries(noticeKinds).filter(([, row]) => row.always);
    expect(always.length).toBeGreaterThan(10);
    for (const [kind] of always)
      for (const channels of [
        { in_app: true, email: false },
        { in_app: false, email: true },
      ]) {
        const reply = await put(person, { kinds: { [kind]: channels } });
        expect([kind, reply.status, reply.body.data.code]).toEqual([kind, 422, 'kind_always_sent']);
      }
    expect((await put(person, { kinds: { [always[0]![0]]: { in_app: true, email: true } } })).status).toBe(
      200,
    );
  });

  test('200 for two concurrent calls, and the last one wins', async () => {
    const person = await world.person();
    const bodies = ['absence.approved', 'absence.denied'].map((kind) => ({ kinds: { [kind]: OFF } }));
    const replies = await Promise.all(
      bodies.map((body, index) => put(person, body, [service, twin][index]!)),
    );
    expect(replies.map(({ status }) => status)).toEqual([200, 200]);
    const { kinds } = (await get(person)).body.data;
    const off = ['absence.approved', 'absence.denied'].filter((kind) => !kinds[kind].in_app);
    expect(off).toHaveLength(1);
  });
});

describe('a preference takes effect at once in every process', () => {
  test('in_app off: not in the feed, not counted, not pushed; other kinds are', async () => {
    const person = await world.person();
    await put(person, { kinds: { 'absence.approved': { in_app: false, email: true } } }, twin);
    const socket = new WebSocket(
      `${service.url.replace('http', 'ws')}/ws/notifications/?token=${person.token}`,
      {
        headers: { host: world.host },
      },
    );
    const frames: string[] = [];
    socket.on('message', (data: Buffer) => frames.push(data.toString()));
    await new Promise((resolve) => socket.once('message', resolve));
    await tell(person, 'absence.approved');
    await tell(person, 'absence.denied');
    while (!frames.join().includes('absence.denied')) await new Promise((resolve) => setTimeout(resolve, 20));
    socket.close();
    expect(frames.join()).not.toContain('absence.approved');
    expect(await feed(person)).toEqual(['absence.denied']);
    const unread = await service.request(world, 'GET', '/notifications/unread-count/', { as: person });
    expect(unread.body.data).toEqual({ unread: 1 });
    expect(await mailed(person)).toEqual(['absence.approved', 'absence.denied']);
  });

  test('email off: in the feed but not mailed; email on: mailed even if the default is off', async () => {
    const person = await world.person();
    const body = {
      kinds: {
        'absence.approved': { in_app: true, email: false },
        'ticket.noted': { in_app: true, email: true },
      },
    };
    await put(person, body, twin);
    for (const kind of ['absence.approved', 'ticket.noted', 'balance.adjusted']) await tell(person, kind);
    expect(await feed(person)).toEqual(['balance.adjusted', 'ticket.noted', 'absence.approved']);
    expect(await mailed(person)).toEqual(['ticket.noted']);
  });

  test('a notification that is mailed elsewhere is not mailed again', async () => {
    const person = await world.person();
    await tell(person, 'security.password_changed', null);
    await tell(person, 'security.role_changed');
    expect(await mailed(person)).toEqual(['security.role_changed']);
  });
});
