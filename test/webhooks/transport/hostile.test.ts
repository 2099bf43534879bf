import { createServer } from 'node:net';
import type { AddressInfo, Socket } from 'node:net';
import { afterEach, describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import type { AttemptCause } from '../../../src/delivery/webhooks/transport/outcome.ts';
import type { BehaviourName } from '../../support/receiver/receiver.ts';
import { closeAll, closeLater, receiverAndSender, policyFor, sendTo } from './fixture.ts';

afterEach(closeAll);

/** The time limit of these attempts, in place of the ten seconds of a real one. */
const CLOCK = 1_000;
/** Time that a busy machine may add. */
const SLACK = 500;

describe('a hostile receiver ends within the time limit, with its cause', () => {
  test.each<[BehaviourName, AttemptCause, number | null]>([
    ['hang', 'timeout', null],
    ['slow_headers', 'timeout', null],
    ['endless_continue', 'timeout', null],
    ['reset_before_headers', 'connection_reset', null],
    ['garbage', 'protocol_error', null],
    ['contradicting_lengths', 'protocol_error', null],
    ['upgrade', 'protocol_error', null],
    ['huge_headers', 'headers_too_large', null],
    ['redirect', 'redirect', 302],
    // The status decides: a body that is slow, endless, broken or packed changes nothing.
    ['slow_first_byte', 'acknowledged', 200],
    ['slow_drip', 'acknowledged', 200],
    ['endless_body', 'acknowledged', 200],
    ['short_content_length', 'acknowledged', 200],
    ['long_content_length', 'acknowledged', 200],
    ['compressed_bomb', 'acknowledged', 200],
    ['reset_after_headers', 'acknowledged', 200],
  ])('%s: %s', async (behaviour, cause, status) => {
    const { send } = await receiverAndSender(behaviour);
    const outcome = await send({ timeoutMs: CLOCK });
    expect(outcome).toMatchObject({ cause, status, acknowledged: cause === 'acknowledged' });
    expect(outcome.timings.total_ms).toBeLessThan(CLOCK + SLACK);
    expect(outcome.excerpt?.length ?? 0).toBeLessThanOrEqual(16 * 1024);
    expect(outcome.detail.length).toBeLessThan(200);
  });

  test('a 2xx whose body never ends is dropped after two seconds, long before the time limit', async () => {
    const { send } = await receiverAndSender('slow_drip');
    const outcome = await send({ timeoutMs: 8_000 });
    expect(outcome.acknowledged).toBe(true);
    expect(outcome.excerpt!.toString()).toMatch(/^\.{10,}$/);
    expect(outcome.timings.total_ms).toBeLessThan(2_000 + SLACK);
  });

  test('one that accepts and never speaks TLS: timeout, in the handshake', async () => {
    const port = await mute();
    const outcome = await sendTo(`https://127.0.0.1:${port}/`, policyFor()).send({ timeoutMs: 500 });
    expect(outcome).toMatchObject({
      cause: 'timeout',
      timings: { tls_ms: null, connect_ms: expect.any(Number) },
    });
    expect(outcome.detail).toContain('TLS');
  });

  test('one that speaks plain HTTP: tls_error', async () => {
    const port = await mute((socket) => socket.end('HTTP/1.1 200 OK\r\ncontent-length: 0\r\n\r\n'));
    const outcome = await sendTo(`https://127.0.0.1:${port}/`, policyFor()).send({ timeoutMs: CLOCK });
    expect(outcome.cause).toBe('tls_error');
  });

  test('one that hangs up in the handshake: connection_reset', async () => {
    const port = await mute((socket) => socket.destroy());
    const outcome = await sendTo(`https://127.0.0.1:${port}/`, policyFor()).send({ timeoutMs: CLOCK });
    expect(outcome.cause).toBe('connection_reset');
  });
});

describe('random bytes', () => {
  test('never make an attempt throw, and never acknowledge without a 2xx status line', async () => {
    let answer: Buffer = Buffer.alloc(0);
    const { send } = await receiverAndSender((_request, response) => response.socket!.end(answer));
    const statusLine = fc.constantFrom(
      '',
      'HTTP/1.1 ',
      'HTTP/1.1 200 OK\r\n',
      'HTTP/1.0 500\r\n',
      'HTTP/1.1 299 \r\n\r\n',
    );
    const lines = fc.array(
      fc.constantFrom(
        '\r\n',
        'transfer-encoding: chunked\r\n',
        'content-length: -1\r\n',
        ': \r\n',
        '0\r\n\r\n',
        '\0',
        'é: é',
      ),
    );
    await fc.assert(
      fc.asyncProperty(statusLine, lines, fc.uint8Array(), async (start, middle, end) => {
        answer = Buffer.concat([Buffer.from(start + middle.join(''), 'latin1'), end]);
        const outcome = await send({ timeoutMs: CLOCK });
        expect(outcome.acknowledged).toBe(
          outcome.status !== null && outcome.status >= 200 && outcome.status < 300,
        );
        if (outcome.acknowledged) expect(start).toMatch(/^HTTP\/1.1 (2|$)/);
      }),
      { numRuns: 200 },
    );
  }, 60_000);
});

describe('after a hostile answer', () => {
  test.each<BehaviourName>(['endless_body', 'long_content_length', 'slow_drip', 'hang'])(
    'the connection is not used again: %s',
    async (behaviour) => {
      const { receiver, send } = await receiverAndSender(behaviour);
      await send({ timeoutMs: 300 });
      await send({ timeoutMs: 300 });
      expect(receiver.requests[0]!.clientPort).not.toBe(receiver.requests[1]!.clientPort);
    },
  );
});

describe('memory stays flat', () => {
  test.each<BehaviourName>(['endless_body', 'compressed_bomb', 'huge_headers'])(
    'over fifty answers: %s',
    async (behaviour) => {
      const { send } = await receiverAndSender(behaviour);
      for (let warmUp = 0; warmUp < 10; warmUp++) await send({ timeoutMs: CLOCK });
      const before = process.memoryUsage().rss;
      for (let attempt = 0; attempt < 50; attempt++) await send({ timeoutMs: CLOCK });
      expect(process.memoryUsage().rss - before).toBeLessThan(60 * 1024 * 1024);
    },
    30_000,
  );
});

/** A bare TCP listener on 127.0.0.1; returns its port. */
async function mute(onConnection: (socket: Socket) => void = () => undefined): Promise<number> {
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on('error', () => undefined);
    socket.once('data', () => onConnection(socket));
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  closeLater(() => {
    for (const socket of sockets) socket.destroy();
    return new Promise((done) => server.close(() => done()));
  });
  return (server.address() as AddressInfo).port;
}
