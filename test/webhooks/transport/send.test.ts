import { afterEach, describe, expect, test } from '@jest/globals';
import { status } from '../../support/receiver/receiver.ts';
import {
  body,
  closeAll,
  dnsOf,
  receiverAndSender,
  namedReceiver,
  policyFor,
  receiverOf,
  sendTo,
} from './fixture.ts';

afterEach(closeAll);

describe('an attempt that is answered', () => {
  test('sends exactly these bytes and headers as one POST, and asks for no compression', async () => {
    const { receiver, send } = await receiverAndSender();
    const outcome = await send({
      headers: { 'content-type': 'application/json', 'x-service-event': 'webhook.ping' },
    });
    expect(outcome).toMatchObject({
      acknowledged: true,
      status: 204,
      cause: 'acknowledged',
      address: '127.0.0.1',
    });
    const [request] = receiver.requests;
    expect(request).toMatchObject({ method: 'POST', path: '/hook', body });
    expect(request!.headers).toMatchObject({
      'x-service-event': 'webhook.ping',
      'accept-encoding': 'identity',
      'content-length': String(body.length),
      host: `127.0.0.1:${receiver.port}`,
    });
  });

  test.each([200, 201, 202, 204, 299])('%d acknowledges', async (code) => {
    const { send } = await receiverAndSender(status(code));
    expect(await send()).toMatchObject({
      acknowledged: true,
      status: code,
      cause: 'acknowledged',
      retryAfterMs: null,
    });
  });

  test.each([400, 401, 404, 410, 429, 500, 503])('%d does not acknowledge', async (code) => {
    const { send } = await receiverAndSender(status(code, {}, 'no'));
    const outcome = await send();
    expect(outcome).toMatchObject({ acknowledged: false, status: code, cause: 'http_status' });
    expect(outcome.excerpt!.toString()).toBe('no');
  });

  test.each([301, 302, 303, 307, 308])('%d is not followed', async (code) => {
    const other = await receiverOf();
    const { send } = await receiverAndSender(status(code, { location: other.url }));
    expect(await send()).toMatchObject({ acknowledged: false, status: code, cause: 'redirect' });
    expect(other.connections()).toBe(0);
  });

  test('keeps the first 16 KiB of the answer', async () => {
    const { send } = await receiverAndSender(status(500, {}, 'x'.repeat(50_000)));
    const { excerpt } = await send();
    expect(excerpt!.length).toBe(16 * 1024);
  });

  test('reports Retry-After in milliseconds, at most 12 h', async () => {
    const answers = ['120', '999999', 'soon'];
    const { send } = await receiverAndSender((_request, response, index) =>
      response.writeHead(503, { 'retry-after': answers[index] }).end(),
    );
    expect((await send()).retryAfterMs).toBe(120_000);
    expect((await send()).retryAfterMs).toBe(12 * 60 * 60 * 1000);
    expect((await send()).retryAfterMs).toBeNull();
  });
});

describe('connections', () => {
  test('the second attempt goes over the same socket, without a handshake', async () => {
    const { receiver, send } = await receiverAndSender();
    const first = await send();
    const second = await send();
    expect(receiver.connections()).toBe(1);
    expect(receiver.requests[0]!.clientPort).toBe(receiver.requests[1]!.clientPort);
    expect(first.timings).toMatchObject({ connect_ms: expect.any(Number), tls_ms: expect.any(Number) });
    expect(second.timings).toMatchObject({
      connect_ms: null,
      tls_ms: null,
      first_byte_ms: expect.any(Number),
    });
  });

  test('the name is asked again although the connection is warm', async () => {
    const { receiver, dns, send } = await namedReceiver(['127.0.0.1']);
    await send();
    await send();
    expect(receiver.connections()).toBe(1);
    expect(dns.questions.filter((question) => question.startsWith('A '))).toHaveLength(2);
  });

  test('attempts at the same time have a connection each', async () => {
    const { receiver, send } = await receiverAndSender('slow_first_byte');
    await Promise.all([send(), send(), send()]);
    expect(receiver.connections()).toBe(3);
  });

  test('one that the receiver has closed is opened anew', async () => {
    const { receiver, send } = await receiverAndSender(status(200, { connection: 'close' }));
    await send();
    expect((await send()).acknowledged).toBe(true);
    expect(receiver.connections()).toBe(2);
  });

  test('an idle one is closed after some seconds', async () => {
    const { receiver, send } = await receiverAndSender((_request, response) => {
      // Without a hint from the receiver, so that our own limit shows.
      response.shouldKeepAlive = true;
      response.writeHead(204, { connection: 'keep-alive' }).end();
    });
    await send();
    await new Promise((done) => setTimeout(done, 4_500));
    await send();
    expect(receiver.connections()).toBe(2);
  }, 10_000);

  test('close waits for the attempt in flight and refuses the next', async () => {
    const { sender, send } = await receiverAndSender('slow_first_byte');
    const running = send();
    await new Promise((done) => setTimeout(done, 100));
    await sender.close();
    expect((await running).acknowledged).toBe(true);
    await expect(send()).rejects.toThrow('closed');
  });
});

describe('the certificate', () => {
  test('is checked for the host name, which is sent as SNI', async () => {
    const { receiver, send } = await namedReceiver(['127.0.0.1']);
    expect((await send()).acknowledged).toBe(true);
    expect(receiver.serverNames).toEqual(['hooks.example.test']);
  });

  test('is checked for the IP of a URL with an address, and no SNI is sent', async () => {
    const { receiver, send } = await receiverAndSender();
    expect((await send()).acknowledged).toBe(true);
    expect(receiver.serverNames).toEqual([false]);
  });

  test.each([
    ['expired', 'CERT_HAS_EXPIRED'],
    ['wrong_host', 'ERR_TLS_CERT_ALTNAME_INVALID'],
    ['unknown_ca', 'UNABLE_TO_VERIFY_LEAF_SIGNATURE'],
  ] as const)('that is bad (%s) ends the attempt before a request is sent', async (certificate, code) => {
    const receiver = await receiverOf('ok', { certificate });
    const { send } = sendTo(receiver.url, policyFor());
    const outcome = await send();
    expect(outcome).toMatchObject({ acknowledged: false, status: null, cause: 'tls_error' });
    expect(outcome.detail).toContain(code);
    expect(receiver.requests).toHaveLength(0);
  });

  test('for the dialled address does not do where the URL holds a name', async () => {
    const receiver = await receiverOf();
    const dns = await dnsOf({ 'hooks.example.test': ['127.0.0.1'] });
    const { send } = sendTo(`https://hooks.example.test:${receiver.port}/`, policyFor(dns));
    expect(await send()).toMatchObject({ cause: 'tls_error' });
  });
});

describe('every attempt records its cause', () => {
  test('times of all phases, for a name', async () => {
    const { send } = await namedReceiver(['127.0.0.1']);
    const { timings } = await send();
    for (const ms of Object.values(timings)) expect(ms).toBeGreaterThanOrEqual(0);
    const { dns_ms, connect_ms, tls_ms, first_byte_ms, total_ms } = timings;
    expect(dns_ms! + connect_ms! + tls_ms! + first_byte_ms!).toBeLessThanOrEqual(total_ms + 1);
  });

  test('dns_failure for a name that is not there', async () => {
    const dns = await dnsOf({});
    const { send } = sendTo('https://nowhere.example.test/', policyFor(dns));
    const outcome = await send();
    expect(outcome).toMatchObject({ cause: 'dns_failure', address: null, status: null, excerpt: null });
    expect(outcome.detail).toContain('ENOTFOUND');
    expect(outcome.timings).toMatchObject({ connect_ms: null, tls_ms: null, first_byte_ms: null });
  });

  test('dns_failure for a silent name server, in half the time limit', async () => {
    const dns = await dnsOf({ 'hooks.example.test': 'SILENCE' });
    const { send } = sendTo('https://hooks.example.test/', policyFor(dns));
    const outcome = await send({ timeoutMs: 600 });
    expect(outcome.cause).toBe('dns_failure');
    expect(outcome.timings.total_ms).toBeLessThan(550);
  });

  test('connection_refused where nobody listens', async () => {
    const receiver = await receiverOf();
    await receiver.close();
    const { send } = sendTo(receiver.url, policyFor());
    expect(await send()).toMatchObject({ cause: 'connection_refused', address: '127.0.0.1' });
  });

  test('connection_refused only after the other addresses of the name', async () => {
    const receiver = await receiverOf('ok', { hosts: ['hooks.example.test'] });
    const dns = await dnsOf({ 'hooks.example.test': ['127.0.0.2', '127.0.0.1'] });
    const policy = { ...policyFor(dns), allowedNetworks: ['127.0.0.0/8'] };
    const { send } = sendTo(`https://hooks.example.test:${receiver.port}/`, policy);
    expect(await send()).toMatchObject({ acknowledged: true, address: '127.0.0.1' });
  });

  test('cancelled, at once, when its caller gives up', async () => {
    const { send } = await receiverAndSender('hang');
    const outcome = await send({ signal: AbortSignal.timeout(100) });
    expect(outcome.cause).toBe('cancelled');
    expect(outcome.timings.total_ms).toBeLessThan(1_000);
    expect((await send({ signal: AbortSignal.abort() })).cause).toBe('cancelled');
  });
});
