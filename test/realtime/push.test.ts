import { describe, expect, test } from '@jest/globals';
import { workspaceDb } from '../../src/db/handle.ts';
import { notify } from '../../src/events/notify.ts';
import { openTwins } from '../support/opening.ts';
import { auditOf, notificationsOf } from '../support/traces.ts';
import type { Person } from '../support/world.ts';
import { connect, greeted, pause, tell, type Client, type Frame } from './support.ts';

const { service, twin, world } = await openTwins();

const somebody = () => world.person({ manager: world.manager });
const feedOf = async (person: Person) =>
  (await service.request(world, 'GET', '/notifications/', { as: person })).body.data;
/** Waits for this count. Counts of writes before the hello may arrive in between. */
const counts = async (client: Client, unread: number): Promise<void> => {
  while ((await client.next('unread_count'))['unread'] !== unread);
};
const read = (person: Person, path: string) =>
  service.request(world, 'POST', `/notifications/${path}/`, { as: person });

describe('GET /ws/notifications/', () => {
  test('hello has the person and the number of unread notifications', async () => {
    const person = await somebody();
    await tell(service, world, person, {}, {});
    const client = await connect(service, world, { token: person.token });
    expect(await client.next('hello')).toEqual({ type: 'hello', user_id: person.id, unread: 2 });
    client.socket.close();
  });

  test('a notification arrives exactly as the list shows it, followed by the count', async () => {
    const person = await somebody();
    const client = await greeted(service, world, person);
    await tell(service, world, person, {
      kind: 'absence.denied',
      title: 'Denied',
      body: 'Grüße — “not this week”',
      resource: { type: 'absence', id: world.id },
    });
    const { notification } = await client.next('notification');
    expect([notification]).toEqual(await feedOf(person));
    expect(await client.next('unread_count')).toEqual({ type: 'unread_count', unread: 1 });
    client.socket.close();
  });

  test('every socket of the person receives it, and nobody else’s, here or in another workspace', async () => {
    const person = await somebody();
    const elsewhere = await service.world();
    const own = [await greeted(service, world, person), await greeted(service, world, person)];
    const others = [
      await greeted(service, world, world.admin),
      await greeted(service, elsewhere, elsewhere.employee),
    ];
    await tell(service, world, person);
    for (const client of own) await client.next('notification');
    await pause(100);
    for (const client of others) expect(client.frames.map((frame) => frame.type)).toEqual(['hello']);
    for (const client of [...own, ...others]) client.socket.close();
  });

  test('every notification of a burst arrives once, in order', async () => {
    const person = await somebody();
    const client = await greeted(service, world, person);
    const titles = Array.from({ length: 250 }, (_, index) => `number ${index}`);
    await tell(service, world, person, ...titles.map((title) => ({ title })));
    const seen: string[] = [];
    while (seen.length < titles.length) seen.push((await client.next('notification')).notification.title);
    expect(seen).toEqual(titles);
    await pause(100);
    expect(client.waiting('notification')).toEqual([]);
    expect(client.frames.at(-1)).toEqual({ type: 'unread_count', unread: 250 });
    client.socket.close();
  });

  test('what is written while sockets open is in the hello or arrives after it, never before', async () => {
    const person = await somebody();
    for (let round = 0; round < 5; round += 1) {
      const before = (await notificationsOf(world, person.id)).length;
      const [client] = await Promise.all([
        connect(service, world, { token: person.token }),
        tell(service, world, person),
        tell(service, world, person),
      ]);
      const hello = await client.next('hello');
      expect(client.frames[0]).toEqual(hello);
      await pause(60);
      const last = client.frames.at(-1)!;
      expect(last['unread']).toBe(before + 2);
      client.socket.close();
      await client.closed;
    }
  });

  test('nothing is sent for a write that is rolled back', async () => {
    const person = await somebody();
    const client = await greeted(service, world, person);
    const db = workspaceDb(service.app.services.pool, world.id);
    const failed = db.transaction(async (tx) => {
      notify({ db: tx }, { userId: person.id, kind: 'system', title: 'Never', body: '' });
      throw new Error('changed my mind');
    });
    await expect(failed).rejects.toThrow('changed my mind');
    await pause(100);
    expect(client.frames).toHaveLength(1);
    client.socket.close();
  });

  test('reading over REST lowers the count on every socket', async () => {
    const person = await somebody();
    await tell(service, world, person, {}, {}, {});
    const clients = [await greeted(service, world, person), await greeted(twin, world, person)];
    const [newest] = await feedOf(person);
    await read(person, `${newest.id}/read`);
    for (const client of clients) await counts(client, 2);
    await read(person, 'read-all');
    for (const client of clients) await counts(client, 0);
    // nothing changes, so nothing is sent
    await read(person, `${newest.id}/read`);
    await read(person, 'read-all');
    await pause(100);
    for (const client of clients) expect(client.waiting('unread_count')).toEqual([]);
    for (const client of clients) client.socket.close();
  });

  test('a client reads over its socket: the row, the audit trail, and the count on all sockets change', async () => {
    const person = await somebody();
    await tell(service, world, person, {}, {});
    const [client, other] = [await greeted(service, world, person), await greeted(twin, world, person)];
    const [newest] = await feedOf(person);
    client.say({ type: 'read', id: newest.id });
    for (const one of [client, other]) await counts(one, 1);
    expect((await feedOf(person))[0].read_at).not.toBeNull();
    expect(await auditOf(world, newest.id)).toMatchObject([
      { line: 'read notification · dashboard', actor: { id: person.id } },
    ]);
    client.socket.close();
    other.socket.close();
  });

  test('a client cannot mark another person’s notifications as read', async () => {
    const [person, other] = [await somebody(), await somebody()];
    await tell(service, world, other);
    const [foreign] = await feedOf(other);
    const client = await greeted(service, world, person);
    client.say({ type: 'read', id: foreign.id });
    client.say({ type: 'read', id: world.id });
    client.say({ type: 'ping' });
    await client.next('pong');
    expect((await feedOf(other))[0].read_at).toBeNull();
    expect(client.frames.map((frame: Frame) => frame.type)).toEqual(['hello', 'pong']);
    client.socket.close();
  });

  test('after a change of the workspace’s zone, frames have the new offset within a second, on existing sockets, in every process', async () => {
    const moving = await service.world();
    const clients = [
      await greeted(service, moving, moving.employee),
      await greeted(twin, moving, moving.employee),
    ];
    const offsets = async () => {
      await tell(service, moving, moving.employee);
      return Promise.all(
        clients.map(async (client) => {
          const { notification } = await client.next('notification');
          client.say({ type: 'ping' });
          const { at } = await client.next('pong');
          return [notification.created_at.slice(-6), at.slice(-6)];
        }),
      );
    };
    const berlin = (await offsets()).flat();
    expect(new Set(berlin).size).toBe(1);
    const reply = await twin.request(moving, 'PATCH', '/platform/workspace/', {
      as: moving.admin,
      body: { timezone: 'Asia/Tokyo' },
    });
    expect(reply.status).toBe(200);
    await pause(1_000);
    expect(await offsets()).toEqual([
      ['+09:00', '+09:00'],
      ['+09:00', '+09:00'],
    ]);
    for (const client of clients) client.socket.close();
  });

  test('a write in one process reaches the sockets of another', async () => {
    const person = await somebody();
    const [here, there] = [await greeted(service, world, person), await greeted(twin, world, person)];
    await tell(service, world, person, { title: 'From the first' });
    expect((await there.next('notification')).notification.title).toBe('From the first');
    await here.next('notification');
    await tell(twin, world, person, { title: 'From the second' });
    expect((await here.next('notification')).notification.title).toBe('From the second');
    expect((await there.next('notification')).notification.title).toBe('From the second');
    here.socket.close();
    there.socket.close();
  });

  test('a forgotten clock notifies its person immediately', async () => {
    const person = await somebody();
    await world.sql(
      `INSERT INTO time_entries (workspace_id, employee_id, started_at, timezone, source)
       VALUES ($1, $2, now() - interval '20 hours', 'Europe/Berlin', 'clock')`,
      [world.id, person.id],
    );
    const client = await greeted(service, world, person);
    await service.request(world, 'POST', '/tracking/clock/start/', {
      as: person,
      body: { if_running: 'stop' },
    });
    expect((await client.next('notification')).notification.kind).toBe('clock.auto_stopped');
    client.socket.close();
  });
});
