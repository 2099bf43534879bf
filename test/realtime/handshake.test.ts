import { beforeAll, describe, expect, test } from '@jest/globals';
import { keyringOf } from '../../src/secrets/keyring.ts';
import jwt from 'jsonwebtoken';
import { openWorld } from '../support/opening.ts';
import { startService, TEST_SECRET } from '../support/service.ts';
import type { Person } from '../support/world.ts';
import {
  codeOf,
  connect,
  greeted,
  handshake,
  pause,
  rawClient,
  Refused,
  type ConnectOptions,
} from './support.ts';

const CONFIGURED = 'https://app.example.test';
const { service, world } = await openWorld({ corsOrigins: [CONFIGURED] });
beforeAll(async () => {
  // two workspaces, so that the Host decides
  await service.world();
});

const somebody = () => world.person({ manager: world.manager });
const enter = (query: string) => connect(service, world, { path: `/ws/notifications/?${query}` });
const ticketOf = async (person: Person, of = world): Promise<string> =>
  (await service.request(of, 'POST', '/notifications/ws-ticket/', { as: person })).body.data.ticket;
const refusal = async (options: ConnectOptions): Promise<{ status: number; code: string }> => {
  const error: unknown = await connect(service, world, options).then(
    (client) => {
      client.socket.terminate();
      return new Error('was let in');
    },
    (thrown: unknown) => thrown,
  );
  if (!(error instanceof Refused)) throw error;
  expect(error.body).toEqual({
    status: error.status,
    message: expect.any(String),
    data: expect.objectContaining({ code: expect.any(String) }),
    detail: expect.any(String),
  });
  return { status: error.status, code: error.body.data.code };
};

describe('who may open GET /ws/notifications/', () => {
  test('4401 for a token that is missing, empty, garbage or given twice', async () => {
    const { token } = world.employee;
    expect(await codeOf(connect(service, world, {}))).toBe(4401);
    for (const query of ['?token=', '?token=garbage', `?token=${token}&token=${token}`, `?Token=${token}`]) {
      const client = connect(service, world, { path: `/ws/notifications/${query}` });
      expect(await codeOf(client)).toBe(4401);
    }
  });

  test('4401 for a token of another workspace, an expired one, a refresh token, and the token of an ended session', async () => {
    const elsewhere = await service.world();
    const ended = await somebody();
    await world.sql('UPDATE sessions SET revoked_at = now() WHERE id = $1', [ended.sessionId]);
    const gone = await somebody();
    await world.sql(`UPDATE users SET status = 'deactivated' WHERE id = $1`, [gone.id]);
    const claims = { userId: world.employee.id, sessionId: world.employee.sessionId, workspaceId: world.id };
    const { tokens } = service.app.services;
    for (const token of [
      elsewhere.employee.token,
      tokens.access(claims, Date.now() - 901_000),
      tokens.refresh(world.employee.sessionId, 0, Buffer.alloc(16)),
      ended.token,
      gone.token,
    ])
      expect(await codeOf(connect(service, world, { token }))).toBe(4401);
  });

  test('4401 for tokens with another signature', async () => {
    const payload = { sid: world.employee.sessionId };
    const options = {
      issuer: 'workforce-api',
      audience: world.id,
      subject: world.employee.id,
      expiresIn: 600,
    } as const;
    const key = keyringOf(TEST_SECRET, 'access-token').current.key;
    const none = { ...options, algorithm: 'none', header: { alg: 'none', typ: 'at+jwt' } } as const;
    for (const token of [
      jwt.sign(payload, '', none),
      jwt.sign(payload, key, { ...options, algorithm: 'HS384', header: { alg: 'HS384', typ: 'at+jwt' } }),
      jwt.sign(payload, key, { ...options, algorithm: 'HS256' }),
    ])
      expect(await codeOf(connect(service, world, { token }))).toBe(4401);
  });

  test('4401 for a ticket that is garbage, empty, given twice or beside a token', async () => {
    const ticket = await ticketOf(world.employee);
    const { token } = world.employee;
    for (const query of [
      'ticket=garbage',
      'ticket=',
      `ticket=${ticket}&ticket=${ticket}`,
      `ticket=${ticket}&token=${token}`,
    ])
      expect(await codeOf(enter(query))).toBe(4401);
    // and none of those attempts used up the ticket
    const client = await enter(`ticket=${ticket}`);
    await client.next('hello');
    client.socket.close();
  });

  test('4401 for a used ticket, and for all but one of twenty simultaneous uses', async () => {
    const ticket = await ticketOf(await somebody());
    const clients = await Promise.all(Array.from({ length: 20 }, () => enter(`ticket=${ticket}`)));
    const outcomes = await Promise.all(
      clients.map((client) =>
        Promise.race([client.closed.then(({ code }) => code), client.next('hello').then(() => 'hello')]),
      ),
    );
    expect(outcomes.filter((one) => one === 'hello')).toHaveLength(1);
    expect(outcomes.filter((one) => one === 4401)).toHaveLength(19);
    for (const client of clients) client.socket.terminate();
    expect(await codeOf(enter(`ticket=${ticket}`))).toBe(4401);
  });

  test('4401 for a ticket after 30 s, of another workspace, or of a session that has ended', async () => {
    const elsewhere = await service.world();
    const foreign = await ticketOf(elsewhere.employee, elsewhere);
    expect(await codeOf(enter(`ticket=${foreign}`))).toBe(4401);
    const person = await somebody();
    const orphan = await ticketOf(person);
    await world.sql('UPDATE sessions SET revoked_at = now() WHERE id = $1', [person.sessionId]);
    expect(await codeOf(enter(`ticket=${orphan}`))).toBe(4401);
    const late = await ticketOf(world.employee);
    service.setClock(Date.now() + 30_000);
    const code = await codeOf(enter(`ticket=${late}`));
    service.setClock(null);
    expect(code).toBe(4401);
  });

  test('4403 for an API key, valid or not', async () => {
    const keys = [
      await world.personalKey(world.employee, ['time:read']),
      await world.serviceKey(['team:read']),
      { token: 'wfp_00000000_mistyped' },
    ];
    for (const { token } of keys) expect(await codeOf(connect(service, world, { token }))).toBe(4403);
  });

  test('4429 for the sixth socket of a person; the five stay open, and there is room again when one closes', async () => {
    const person = await somebody();
    const clients = [];
    for (let count = 0; count < 5; count += 1) clients.push(await greeted(service, world, person));
    expect(await codeOf(connect(service, world, { token: person.token }))).toBe(4429);
    for (const client of clients) expect(client.socket.readyState).toBe(client.socket.OPEN);
    clients[0]!.socket.close();
    await clients[0]!.closed;
    await pause(50);
    clients.push(await greeted(service, world, person));
    for (const client of clients) client.socket.close();
  });

  test('4429 for all but five of twenty sockets opened at once', async () => {
    const person = await somebody();
    const clients = await Promise.all(
      Array.from({ length: 20 }, () => connect(service, world, { token: person.token })),
    );
    await pause(300);
    expect(clients.filter((client) => client.socket.readyState === client.socket.OPEN)).toHaveLength(5);
    for (const client of clients) client.socket.terminate();
  });

  test('101 for a session without Origin, from its own host, and from configured origins', async () => {
    const { port } = new URL(service.url);
    for (const { host, origin } of [
      { host: world.host, origin: undefined },
      { host: world.host, origin: `http://${world.host}` },
      { host: world.host, origin: `https://${world.host}` },
      { host: `${world.host}:443`, origin: `https://${world.host}` },
      { host: `${world.host}:${port}`, origin: `http://${world.host}:${port}` },
      { host: world.host, origin: CONFIGURED },
    ]) {
      const client = await connect(service, world, {
        token: world.employee.token,
        host,
        ...(origin ? { origin } : {}),
      });
      await client.next('hello');
      client.socket.close();
      await client.closed;
    }
  });

  test.each([
    'https://evil.example',
    'null',
    'https://app.example.test.evil.example',
    'https://app.example.test:444',
    'http://app.example.test',
    'https://app.example.test/',
    'HTTPS://APP.EXAMPLE.TEST',
    'file://',
    'garbage',
  ])('403 for the Origin %s', async (origin) => {
    expect(await refusal({ token: world.employee.token, origin })).toEqual({
      status: 403,
      code: 'origin_not_allowed',
    });
  });

  test('403 for an Origin that only resembles the own host', async () => {
    for (const origin of [
      `https://${world.host}.evil.example`,
      `https://evil-${world.host}`,
      `https://${world.host}:8443`,
      `https://${world.host}@evil.example`,
      `ws://${world.host}`,
    ])
      expect((await refusal({ token: world.employee.token, origin })).code).toBe('origin_not_allowed');
  });

  test('404 for a Host that names no workspace', async () => {
    const refused = await refusal({ token: world.employee.token, host: 'nobody.example' });
    expect(refused).toEqual({ status: 404, code: 'unknown_host' });
  });

  test('429 with Retry-After after many bad tokens from one address', async () => {
    const strict = await startService({ rateLimitScale: 0.1 });
    try {
      const place = await strict.world();
      for (let count = 0; count < 6; count += 1)
        expect(await codeOf(connect(strict, place, { token: 'garbage' }))).toBe(4401);
      const raw = await rawClient(strict, handshake(place.host, 'garbage'));
      const answer = await raw.until('rate_limited');
      expect(answer).toMatch(/^HTTP\/1\.1 429 Too Many Requests\r\n/);
      expect(answer).toMatch(/\r\nRetry-After: \d+\r\n/);
      await raw.closed;
    } finally {
      await strict.close();
    }
  });
});

describe('the handshake and messages of GET /ws/notifications/', () => {
  test('101 on a bare socket followed by a hello, and no compression even if offered', async () => {
    const raw = await rawClient(
      service,
      handshake(world.host, world.employee.token, 'Sec-WebSocket-Extensions: permessage-deflate\r\n'),
    );
    const answer = await raw.until('"hello"');
    expect(answer).toMatch(/^HTTP\/1\.1 101 Switching Protocols\r\n/);
    expect(answer).toContain('Sec-WebSocket-Accept: s3pPLMBiTxaQ9kYGzzhZRbK+xOo=');
    expect(answer).not.toMatch(/Sec-WebSocket-Extensions/i);
    // FIN and text, not masked, no reserved bits: 0x81
    const frame = raw.received().subarray(raw.received().indexOf('\r\n\r\n') + 4);
    expect(frame[0]).toBe(0x81);
    raw.frame('{"type":"ping"}');
    await raw.until('"pong"');
    raw.socket.destroy();
  });

  test('426 in the envelope for a plain request', async () => {
    const raw = await rawClient(
      service,
      `GET /ws/notifications/?token=x HTTP/1.1\r\nHost: ${world.host}\r\nConnection: close\r\n\r\n`,
    );
    const answer = await raw.until('upgrade_required');
    expect(answer).toMatch(/^HTTP\/1\.1 426 Upgrade Required\r\n/);
    expect(answer).toMatch(/\r\nUpgrade: websocket\r\n/);
  });

  test('404 and 308 for sockets on other paths', async () => {
    for (const [path, status] of [
      ['/ws/', 404],
      ['/ws/notifications', 308],
      ['/api/v1/notifications/', 401],
    ] as const) {
      const raw = await rawClient(
        service,
        handshake(world.host, 'x')
          .replace('/ws/notifications/?token=x', path)
          .replace(/Sec-.*\r\n/g, ''),
      );
      expect(await raw.until('\r\n\r\n')).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `));
      raw.socket.destroy();
    }
  });

  test.each([
    ['no key', (text: string) => text.replace(/Sec-WebSocket-Key.*\r\n/, '')],
    ['a version that is not 13', (text: string) => text.replace('Version: 13', 'Version: 7')],
    ['another method', (text: string) => text.replace('GET', 'POST')],
  ])('400 in the envelope for a handshake with %s', async (_name, spoil) => {
    const raw = await rawClient(service, spoil(handshake(world.host, world.employee.token)));
    const answer = await raw.until('bad_handshake');
    expect(answer).toMatch(/^HTTP\/1\.1 400 Bad Request\r\n/);
    await raw.closed;
  });

  test('1008 for unknown messages', async () => {
    for (const message of [
      'garbage',
      '[]',
      'null',
      '{"type":"hello"}',
      '{"type":"read"}',
      '{"type":"read","id":"7"}',
    ]) {
      const client = await greeted(service, world, await somebody());
      client.say(message);
      expect((await client.closed).code).toBe(1008);
    }
    const client = await greeted(service, world, await somebody());
    client.socket.send(Buffer.from('{"type":"ping"}'), { binary: true });
    expect((await client.closed).code).toBe(1008);
  });

  test('1009 for a message of more than 16 KiB, 1002 for one that is not masked', async () => {
    const client = await greeted(service, world, await somebody());
    client.say(JSON.stringify({ type: 'ping', filler: 'x'.repeat(16 * 1024) }));
    expect((await client.closed).code).toBe(1009);
    const raw = await rawClient(service, handshake(world.host, (await somebody()).token));
    await raw.until('"hello"');
    raw.socket.write(Buffer.from([0x81, 0x02, 0x7b, 0x7d]));
    await raw.closed;
    // close frame, 1002
    expect(raw.received().includes(Buffer.from([0x03, 0xea]))).toBe(true);
  });

  test('4429 for a flood of messages', async () => {
    const client = await greeted(service, world, await somebody());
    for (let count = 0; count < 260; count += 1) client.say({ type: 'ping' });
    expect((await client.closed).code).toBe(4429);
  });
});

describe('requests that offer another protocol', () => {
  const offer = 'Connection: Upgrade, HTTP2-Settings\r\nUpgrade: h2c\r\nHTTP2-Settings: AAMAAABkAAQAAP__\r\n';

  test('200 in HTTP/1.1 for sequential requests on one connection, as curl and Java send them', async () => {
    const get = `GET /api/v1/modules/ HTTP/1.1\r\nHost: ${world.host}\r\n${offer}\r\n`;
    const raw = await rawClient(service, get);
    await raw.until('"support":');
    raw.socket.write(get);
    const deadline = Date.now() + 2000;
    while (raw.received().toString().split('HTTP/1.1 200').length < 3 && Date.now() < deadline)
      await pause(10);
    expect(raw.received().toString().split('HTTP/1.1 200')).toHaveLength(3);
    raw.socket.destroy();
  });

  test('201 with a body that arrives with the headers or after them', async () => {
    for (const wait of [0, 80]) {
      const person = await somebody();
      const body = JSON.stringify({ description: 'Survey' });
      const raw = await rawClient(
        service,
        `POST /api/v1/tracking/clock/start/ HTTP/1.1\r\nHost: ${world.host}\r\nAuthorization: Bearer ${person.token}\r\n` +
          `${offer}Content-Type: application/json\r\nContent-Length: ${body.length}\r\n\r\n${wait === 0 ? body : ''}`,
      );
      if (wait > 0) {
        await pause(wait);
        raw.socket.write(body);
      }
      expect(await raw.until('Survey')).toMatch(/^HTTP\/1\.1 201 Created\r\n/);
      raw.socket.destroy();
    }
  });
});
