import { Writable } from 'node:stream';
import { beforeAll, describe, expect, test } from '@jest/globals';
import { pino } from 'pino';
import { openWorld } from '../support/opening.ts';
import { startService } from '../support/service.ts';
import { connect, greeted, handshake, pause, rawClient, tell } from './support.ts';

let log = '';
const stream = new Writable({
  write(chunk: Buffer, _encoding, done) {
    log += chunk.toString();
    done();
  },
});
const { service, world } = await openWorld({
  socketTiming: { sweep: 100 },
  log: pino({ level: 'trace' }, stream),
});
const { service: quick, world: place } = await openWorld({ socketTiming: { ping: 150 } });
beforeAll(async () => {
  // two workspaces, so that the Host decides
  await service.world();
});

const somebody = () => world.person({ manager: world.manager });

/**
 * Cuts the connections on which processes listen for notices. A correct count afterwards shows that they
 * reconnected.
 */
const cutNotices = () =>
  world.sql(
    `SELECT pg_terminate_backend(pid) FROM pg_stat_activity
      WHERE datname = current_database() AND starts_with(application_name, 'workforce-api notices ')`,
  );

describe('how long a socket of GET /ws/notifications/ stays open', () => {
  test('4401 within 2 s after its session is revoked; sockets of other sessions stay open', async () => {
    const [person, other] = [await somebody(), await somebody()];
    const [client, stays] = [await greeted(service, world, person), await greeted(service, world, other)];
    const revoked = Date.now();
    await world.sql('UPDATE sessions SET revoked_at = now() WHERE id = $1', [person.sessionId]);
    const { code, at } = await client.closed;
    expect(code).toBe(4401);
    expect(at - revoked).toBeLessThan(2000);
    expect(stays.socket.readyState).toBe(stays.socket.OPEN);
    stays.socket.close();
  });

  test('4401 within 2 s after its person is deactivated; a changed role leaves it open', async () => {
    const person = await somebody();
    const client = await greeted(service, world, person);
    await world.sql(`UPDATE users SET role = 'manager' WHERE id = $1`, [person.id]);
    await pause(300);
    expect(client.socket.readyState).toBe(client.socket.OPEN);
    const since = Date.now();
    await world.sql(`UPDATE users SET status = 'deactivated' WHERE id = $1`, [person.id]);
    const { code, at } = await client.closed;
    expect(code).toBe(4401);
    expect(at - since).toBeLessThan(2000);
  });

  test('4401 after logout through the API', async () => {
    const person = await somebody();
    const client = await greeted(service, world, person);
    const reply = await service.request(world, 'POST', '/auth/logout/', { as: person });
    expect(reply.status).toBe(200);
    expect((await client.closed).code).toBe(4401);
  });

  test('4401 when the access token expires', async () => {
    const client = await greeted(service, world, await somebody());
    service.setClock(Date.now() + 16 * 60_000);
    try {
      expect((await client.closed).code).toBe(4401);
    } finally {
      service.setClock(null);
    }
  });

  test('a socket opened with a ticket ends when the access token that got the ticket expires, and with its session', async () => {
    const [person, other] = [await somebody(), await somebody()];
    const open = async (as: typeof person) => {
      const { ticket } = (await service.request(world, 'POST', '/notifications/ws-ticket/', { as })).body
        .data;
      const client = await connect(service, world, { path: `/ws/notifications/?ticket=${ticket}` });
      await client.next('hello');
      return client;
    };
    const [first, second] = [await open(person), await open(other)];
    await world.sql('UPDATE sessions SET revoked_at = now() WHERE id = $1', [person.sessionId]);
    expect((await first.closed).code).toBe(4401);
    expect(second.socket.readyState).toBe(second.socket.OPEN);
    service.setClock(Date.now() + 901_000);
    expect((await second.closed).code).toBe(4401);
    service.setClock(null);
  });

  test('4401 for a read over a socket whose session has just ended', async () => {
    const person = await somebody();
    await tell(service, world, person);
    const client = await greeted(service, world, person);
    const [row] = await world.sql('SELECT id FROM notifications WHERE user_id = $1', [person.id]);
    await world.sql('UPDATE sessions SET revoked_at = now() WHERE id = $1', [person.sessionId]);
    client.say({ type: 'read', id: row!['id'] });
    expect((await client.closed).code).toBe(4401);
  });

  test('the count is sent again after notices were lost', async () => {
    const person = await somebody();
    const client = await greeted(service, world, person);
    await cutNotices();
    // written without a notice: only the reconnection can bring it
    await world.sql(
      `INSERT INTO notifications (workspace_id, user_id, kind, title, body) VALUES ($1, $2, 'system', 'Lost', '')`,
      [world.id, person.id],
    );
    expect(await client.next('unread_count')).toEqual({ type: 'unread_count', unread: 1 });
    // and notices arrive again
    await tell(service, world, person, { title: 'Heard' });
    expect((await client.next('notification')).notification.title).toBe('Heard');
    client.socket.close();
  });

  test('4401 for a session that ended while notices were lost', async () => {
    const [person, other] = [await somebody(), await somebody()];
    const [client, witness] = [await greeted(service, world, person), await greeted(service, world, other)];
    await cutNotices();
    await world.sql('UPDATE sessions SET revoked_at = now() WHERE id = $1', [person.sessionId]);
    expect((await client.closed).code).toBe(4401);
    await witness.next('unread_count');
    witness.socket.close();
  });

  test('a client that does not read is disconnected at 1 MB buffered; other sockets of the person stay open', async () => {
    const person = await somebody();
    const raw = await rawClient(service, handshake(world.host, person.token));
    await raw.until('"hello"');
    raw.socket.pause();
    const other = await greeted(service, world, person);
    const body = 'x'.repeat(200_000);
    const sent = 120;
    for (let count = 0; count < sent; count += 1) {
      await tell(service, world, person, { body });
      await other.next('notification');
    }
    raw.socket.resume();
    await raw.closed;
    expect(raw.received().length).toBeLessThan(sent * body.length);
    expect(other.socket.readyState).toBe(other.socket.OPEN);
    other.socket.close();
  });

  test('nothing is kept for a client that vanishes', async () => {
    const person = await somebody();
    for (let count = 0; count < 8; count += 1) {
      const raw = await rawClient(service, handshake(world.host, person.token));
      await raw.until('"hello"');
      raw.socket.resetAndDestroy();
      await raw.closed;
      await pause(20);
    }
    const client = await greeted(service, world, person);
    await tell(service, world, person);
    await client.next('notification');
    client.socket.close();
  });

  test('neither token nor query is in any log, at any level', async () => {
    const person = await somebody();
    const client = await greeted(service, world, person);
    client.say('garbage');
    await client.closed;
    const bad = await connect(service, world, { token: 'a-very-secret-token' });
    await bad.closed;
    const worse = await connect(service, world, { path: '/ws/notifications/?ticket=a-very-secret-token' });
    await worse.closed;
    await expect(
      connect(service, world, { token: person.token, origin: 'https://evil.example' }),
    ).rejects.toThrow();
    await expect(connect(service, world, { token: person.token, host: 'nobody.example' })).rejects.toThrow();
    expect(log).toContain('socket opened');
    for (const secret of [
      person.token,
      person.token.split('.')[2]!,
      'a-very-secret-token',
      '?token=',
      'ticket=',
    ])
      expect(log.includes(secret)).toBe(false);
  });
});

describe('pings of GET /ws/notifications/', () => {
  test('are sent at their interval, and a client that answers stays connected', async () => {
    const client = await greeted(quick, place, place.employee);
    for (let count = 0; count < 4; count += 1)
      expect(await client.next('ping')).toEqual({
        type: 'ping',
        at: expect.stringMatching(/^\d{4}-.*\.\d{3}[+-]\d\d:\d\d$/),
      });
    await pause(300);
    expect(client.socket.readyState).toBe(client.socket.OPEN);
    client.socket.close();
  });

  test('a client that answers in JSON instead of with protocol pongs stays connected', async () => {
    const raw = await rawClient(quick, handshake(place.host, place.colleague.token));
    await raw.until('"hello"');
    for (let count = 0; count < 8; count += 1) {
      await pause(100);
      raw.frame('{"type":"ping"}');
    }
    expect(raw.socket.closed).toBe(false);
    raw.socket.destroy();
  });

  test('4408 for a client that answers nothing', async () => {
    const raw = await rawClient(quick, handshake(place.host, place.manager.token));
    await raw.until('no answer to two pings');
    // close frame, 4408
    expect(raw.received().includes(Buffer.from([0x11, 0x38]))).toBe(true);
    raw.socket.destroy();
  });
});

describe('shutdown of the process', () => {
  test('1001 for every socket, and close returns even if a client does not answer it', async () => {
    const ending = await startService();
    const place = await ending.world();
    const clients = [
      await greeted(ending, place, place.employee),
      await greeted(ending, place, place.manager),
    ];
    const deaf = await rawClient(ending, handshake(place.host, place.colleague.token));
    await deaf.until('"hello"');
    const began = Date.now();
    await ending.close();
    expect(Date.now() - began).toBeLessThan(10_000);
    for (const client of clients) expect((await client.closed).code).toBe(1001);
    await deaf.closed;
  });
});
