/**
 * Streamed answers: sent to their end, no faster than they are read, and never ended early as if complete.
 */
import { createServer, request, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { gunzipSync } from 'node:zlib';
import { describe, expect, test } from '@jest/globals';
import type { Context } from 'koa';
import type { Bytes } from '../../../src/files/content.ts';
import { openContent, sendContent } from '../../../src/http/content.ts';
import { atEnd } from '../../support/opening.ts';

let bytes: () => Bytes;
let type = 'text/csv';
let stalled: number | undefined;
/** How the last answer ended: null, or the error that aborted it. */
let outcome: Promise<unknown>;
const server = createServer((req, res) => {
  outcome = openContent(200, {}, { type, bytes: bytes() })
    .then((answer) => sendContent({ req, res } as unknown as Context, answer, stalled))
    .then(() => null)
    .catch((error: unknown) => error);
});
await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
atEnd(() => server.close());

const get = (headers: Record<string, string> = {}, method = 'GET') =>
  new Promise<IncomingMessage>((resolve, reject) => {
    const { port } = server.address() as AddressInfo;
    request({ port, host: '127.0.0.1', method, headers, agent: false }, resolve).on('error', reject).end();
  });

/** Yields pieces; `returned` tells whether the generator was stopped or reached its end. */
function pieces(count: number, failAt = Infinity) {
  const seen = { made: 0, returned: false };
  async function* make() {
    try {
      for (; seen.made < count; seen.made += 1) {
        if (seen.made === failAt) throw new Error('the database is gone');
        yield 'x'.repeat(64 * 1024);
      }
    } finally {
      seen.returned = true;
    }
  }
  return { seen, make };
}

describe('content', () => {
  test.each([
    ['a text', 'ä,b\r\n'],
    ['bytes', new Uint8Array([1, 2, 3])],
    ['nothing', ''],
  ])('%s arrives unchanged', async (_name, whole) => {
    bytes = () => whole;
    const reply = await get();
    expect(await buffer(reply)).toEqual(Buffer.from(whole as string));
    expect(await outcome).toBeNull();
  });

  test('a text declares its charset and is compressed for clients that accept it; other types are not', async () => {
    bytes = () => pieces(3).make();
    const reply = await get({ 'accept-encoding': 'gzip' });
    expect(reply.headers).toMatchObject({
      'content-type': 'text/csv; charset=utf-8',
      'content-encoding': 'gzip',
      vary: 'Accept-Encoding',
    });
    expect(gunzipSync(await buffer(reply))).toHaveLength(3 * 64 * 1024);
    type = 'image/png';
    const image = await get({ 'accept-encoding': 'gzip' });
    type = 'text/csv';
    expect([image.headers['content-type'], image.headers['content-encoding']]).toEqual([
      'image/png',
      undefined,
    ]);
    expect(await buffer(image)).toHaveLength(3 * 64 * 1024);
  });

  test('a failure midway ends the connection, not the body', async () => {
    const { make, seen } = pieces(10, 5);
    bytes = make;
    await expect(get().then(buffer)).rejects.toThrow();
    expect(await outcome).toMatchObject({ message: 'the database is gone' });
    expect(seen.returned).toBe(true);
  });

  test('an immediate failure happens before anything is sent', async () => {
    const { make } = pieces(1, 0);
    await expect(openContent(200, {}, { type, bytes: make() })).rejects.toThrow('the database is gone');
  });

  test('a client that disconnects ends the work, and is not an error', async () => {
    const { make, seen } = pieces(100_000);
    bytes = make;
    const reply = await get();
    reply.once('error', () => undefined);
    await new Promise((resolve) => reply.once('data', resolve));
    reply.destroy();
    expect(await outcome).toBeNull();
    expect(seen.returned).toBe(true);
    expect(seen.made).toBeLessThan(100_000);
  });

  test('a client that stops reading is disconnected, and is not an error', async () => {
    const { make, seen } = pieces(100_000);
    bytes = make;
    stalled = 300;
    const reply = await get();
    reply.once('error', () => undefined);
    reply.pause();
    expect(await outcome).toBeNull();
    expect(seen).toMatchObject({ returned: true });
    stalled = undefined;
    reply.destroy();
  });

  test('a client that waits for a slow answer is not disconnected', async () => {
    stalled = 100;
    bytes = async function* () {
      yield 'one,';
      await new Promise((resolve) => setTimeout(resolve, 500));
      yield 'two';
    };
    expect(String(await buffer(await get()))).toBe('one,two');
    stalled = undefined;
  });

  test('HEAD gets the headers, and the generator of the bytes is stopped', async () => {
    const { make, seen } = pieces(10);
    bytes = make;
    const reply = await get({}, 'HEAD');
    expect([reply.statusCode, await buffer(reply)]).toEqual([200, Buffer.alloc(0)]);
    expect(await outcome).toBeNull();
    expect(seen.returned).toBe(true);
  });
});
