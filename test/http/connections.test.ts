/**
 * Connections of attackers and odd clients: silent, slow, not reading, too many, or with pipelined requests.
 */
import { existsSync, readdirSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import { beforeAll, describe, expect, it, test } from '@jest/globals';
import { rawClient, handshake, pause } from '../realtime/support.ts';
import { startApiProcess, type ApiProcess } from '../support/apiProcess.ts';
import { atEnd, openWorld } from '../support/opening.ts';
import { startService } from '../support/service.ts';
import { until } from '../support/until.ts';

const { service, world } = await openWorld({ rateLimitScale: 1000 });

/** A client that never closes its side. */
function holdOpen(port: number, bytes = ''): Promise<Socket> {
  const socket = connect({ port, host: '127.0.0.1', allowHalfOpen: true });
  socket.on('error', () => undefined);
  socket.resume();
  return new Promise((resolve) =>
    socket.once('connect', () => {
      socket.write(bytes);
      resolve(socket);
    }),
  );
}

const request = (path: string, more = '', method = 'GET') =>
  `${method} ${path} HTTP/1.1\r\nHost: ${world.host}\r\nAuthorization: Bearer ${world.employee.token}\r\n${more}\r\n`;

/** The status lines in the received text, in order. */
const statuses = (text: string) =>
  [...text.matchAll(/HTTP\/1\.1 (\d{3})/g)].map(([, status]) => Number(status));

const onLinux = existsSync('/proc/self/fd') ? describe : describe.skip;

onLinux('clients that go silent and stay', () => {
  let api: ApiProcess;
  // a process of its own, so that its file descriptors can be counted, which only Linux allows
  beforeAll(async () => {
    api = await startApiProcess(service.database, { MAX_CONNECTIONS: '250' });
    atEnd(() => api.stop());
  }, 100_000);

  const descriptors = () => readdirSync(`/proc/${api.pid}/fd`).length;
  const health = () => fetch(`${api.url}/healthz`).then(({ status }) => status);

  test('408 and no descriptor left open for 200 clients that send nothing or half a request', async () => {
    expect(await health()).toBe(200);
    const before = descriptors();
    const clients = await Promise.all(
      Array.from({ length: 200 }, (_, index) =>
        holdOpen(api.port, index % 2 ? 'GET /healthz HTTP/1.1\r\nHo' : ''),
      ),
    );
    await until(() => descriptors() >= before + 200);
    await until(() => descriptors() <= before + 10);
    expect(await health()).toBe(200);
    clients.forEach((client) => client.destroy());
  }, 60_000);

  test('MAX_CONNECTIONS is a limit: the next one is closed, open ones are served, and there is room again afterwards', async () => {
    const before = descriptors();
    const clients = await Promise.all(Array.from({ length: 250 }, () => holdOpen(api.port)));
    const more = await Promise.all(Array.from({ length: 50 }, () => holdOpen(api.port, 'GET /healthz')));
    await Promise.all(
      more.map(
        (one) =>
          one.closed || new Promise((resolve) => one.once('close', resolve).once('end', () => one.destroy())),
      ),
    );
    expect(descriptors()).toBeLessThanOrEqual(before + 250);
    clients[0]!.write('GET /healthz HTTP/1.1\r\nHost: x\r\n\r\n');
    await new Promise((resolve) => clients[0]!.once('data', resolve));
    clients.forEach((client) => client.destroy());
    await until(() =>
      health().then(
        (status) => status === 200,
        () => false,
      ),
    );
    const told = api.lines.filter(({ msg }) => msg === 'a connection was refused');
    expect(told).toHaveLength(1);
  }, 60_000);
});

describe('clients that are slow or do not read', () => {
  it('408 for a body that does not arrive, and the connection ends', async () => {
    const slow = await startService({ arrivalTimeout: 1_000 });
    const place = await slow.world();
    const client = await rawClient(
      slow,
      `POST /api/v1/tracking/clock/start/ HTTP/1.1\r\nHost: ${place.host}\r\nAuthorization: Bearer ${place.employee.token}\r\n` +
        `Content-Type: application/json\r\nContent-Length: 50\r\n\r\n{`,
    );
    await client.closed;
    expect(statuses(client.received().toString())).toEqual([408]);
    expect(client.received().toString()).toContain('unreadable_request');
    await slow.close();
  });

  it('a connection whose answers nobody reads is closed, and the remaining answers are not produced', async () => {
    const slow = await startService({ rateLimitScale: 1000 });
    expect(slow.app.server.timeout).toBe(120_000);
    slow.app.server.timeout = 1_500;
    let answered = 0;
    slow.app.server.on('request', (_request, response) => response.once('finish', () => (answered += 1)));
    const place = await slow.world();
    const socket = connect({ port: Number(new URL(slow.url).port), host: '127.0.0.1' });
    socket.on('error', () => undefined);
    socket.pause();
    socket.write(`GET /api/schema/ HTTP/1.1\r\nHost: ${place.host}\r\n\r\n`.repeat(400));
    const open = () =>
      new Promise<number>((resolve) => slow.app.server.getConnections((_error, count) => resolve(count)));
    await until(async () => (await open()) === 1);
    await until(async () => (await open()) === 0, 20_000);
    expect(answered).toBeLessThan(400);
    socket.destroy();
    await slow.close();
  });
});

describe('pipelined requests on one connection (RFC 9112, 9.3.2)', () => {
  /**
   * Sends everything at once and reads until the server closes, or until the expected number of answers has
   * arrived.
   */
  async function say(bytes: string, count: number): Promise<string> {
    const client = await rawClient(service, bytes);
    let closed = false;
    void client.closed.then(() => (closed = true));
    await until(() => closed || statuses(client.received().toString()).length >= count);
    await pause(100);
    client.socket.destroy();
    return client.received().toString();
  }

  it('200, 404 and 200 in this order, even if the second is ready earlier', async () => {
    const text = await say(
      request('/api/v1/pto/balance/') +
        request('/nowhere') +
        request('/healthz') +
        request('/api/v1/auth/me/'),
      4,
    );
    expect(statuses(text)).toEqual([200, 404, 200, 200]);
  });

  it('201, then 200 with what was just written: a request starts after the earlier ones are answered', async () => {
    const body = JSON.stringify({
      started_at: '2026-03-02T09:00:00+01:00',
      ended_at: '2026-03-02T10:00:00+01:00',
      description: 'In a row',
    });
    const post = request(
      '/api/v1/tracking/entries/',
      `Content-Type: application/json\r\nContent-Length: ${body.length}\r\n`,
      'POST',
    );
    const text = await say(`${post}${body}${request('/api/v1/tracking/entries/?limit=1')}`, 2);
    expect(statuses(text)).toEqual([201, 200]);
    expect(text.split('In a row')).toHaveLength(3);
  });

  it('200 a hundred times in a row, with bodies', async () => {
    const get = request('/api/v1/modules/', 'Content-Type: application/json\r\nContent-Length: 2\r\n') + '{}';
    const text = await say(get.repeat(100), 100);
    expect(statuses(text)).toEqual(Array(100).fill(200));
  });

  it('200, then 400 for bytes after it that are not HTTP', async () => {
    const text = await say(`${request('/api/v1/pto/balance/')}no HTTP at all\r\n\r\n`, 3);
    expect(statuses(text)).toEqual([200, 400]);
    expect(text).toContain('"code":"unreadable_request"');
    // the first answer is complete before the second begins
    const [head = '', rest = ''] = text.split('\r\n\r\n');
    const length = Number(/content-length: (\d+)/i.exec(head)![1]);
    expect(rest.slice(length)).toMatch(/^HTTP\/1\.1 400 /);
  });

  it('200, then 431 for a request after it with too many headers', async () => {
    const text = await say(
      request('/api/v1/pto/balance/') + request('/healthz', `X-Long: ${'x'.repeat(20_000)}\r\n`),
      3,
    );
    expect(statuses(text)).toEqual([200, 431]);
  });

  it('200, then 400 for a request after it with broken chunks', async () => {
    const broken = request(
      '/api/v1/tracking/clock/start/',
      'Content-Type: application/json\r\nTransfer-Encoding: chunked\r\n',
      'POST',
    );
    const text = await say(`${request('/api/v1/pto/balance/')}${broken}zz\r\n`, 3);
    expect(statuses(text)).toEqual([200, 400]);
  });

  it('200, then 101 for a socket handshake after it', async () => {
    const client = await rawClient(
      service,
      request('/api/v1/pto/balance/') + handshake(world.host, world.employee.token),
    );
    const text = await client.until('"hello"');
    expect(statuses(text)).toEqual([200, 101]);
    client.frame('{"type":"ping"}');
    await client.until('"pong"');
    client.socket.destroy();
  });

  it('200, then 403 for a refused socket handshake after it', async () => {
    const text = await say(
      request('/api/v1/pto/balance/') +
        handshake(world.host, world.employee.token, 'Origin: https://evil.example\r\n'),
      3,
    );
    expect(statuses(text)).toEqual([200, 403]);
  });

  it('200, 200 and 200 if the second offers another protocol', async () => {
    const offer =
      'Connection: Upgrade, HTTP2-Settings\r\nUpgrade: h2c\r\nHTTP2-Settings: AAMAAABkAAQAAP__\r\n';
    const text = await say(
      request('/api/v1/pto/balance/') + request('/api/v1/modules/', offer) + request('/api/v1/auth/me/'),
      3,
    );
    expect(statuses(text)).toEqual([200, 200, 200]);
    expect(text.indexOf('"support":true')).toBeLessThan(text.indexOf(world.employee.email));
  });
});
