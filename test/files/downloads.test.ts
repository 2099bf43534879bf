/**
 * Downloads over HTTP: ranges, no database connection held for a slow reader, and never a shortened file that
 * seems complete.
 */
import { setTimeout as sleep } from 'node:timers/promises';
import { buffer } from 'node:stream/consumers';
import { describe, expect, test } from '@jest/globals';
import { anyPdf, PDF, PNG, upload } from '../support/form.ts';
import { openWorld } from '../support/opening.ts';
import { until } from '../support/until.ts';
import { documentsOf, filesOf, heldIn, MIB } from './support.ts';

const { service, world } = await openWorld({ rateLimitScale: 1_000 });
const documentOf = documentsOf(service, world);
const { open } = filesOf(service, world);

const put = async (path: string, content: Buffer) => {
  const reply = await service.request(world, 'PUT', path, { as: world.employee, ...upload(content) });
  expect(reply.status).toBe(200);
};
const get = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
  service.request(world, method, path, { as: world.employee, headers });

const content = anyPdf(600_000);
const size = content.length;
const path = await documentOf();
await put(path, content);
const tag = (await get(path)).headers.get('etag')!;

describe('GET of a stored file', () => {
  test('200 with the whole file, its length and Accept-Ranges', async () => {
    const reply = await get(path);
    expect([reply.status, reply.bytes.equals(content)]).toEqual([200, true]);
    expect([reply.headers.get('accept-ranges'), reply.headers.get('content-length')]).toEqual([
      'bytes',
      String(size),
    ]);
    expect(reply.headers.get('content-range')).toBeNull();
  });

  test.each([
    ['bytes=0-0', 0, 1],
    ['bytes=0-262143', 0, 262_144],
    ['bytes=262143-262144', 262_143, 262_145],
    ['bytes=100000-', 100_000, size],
    ['bytes=-5', size - 5, size],
    ['bytes=-99999999', 0, size],
    [`bytes=0-${10 * MIB}`, 0, size],
  ])('206 for %s', async (range, from, to) => {
    const reply = await get(path, { range });
    expect([reply.status, reply.bytes.equals(content.subarray(from, to))]).toEqual([206, true]);
    expect(Object.fromEntries(reply.headers)).toMatchObject({
      'content-range': `bytes ${from}-${to - 1}/${size}`,
      'content-length': String(to - from),
      'content-type': 'application/pdf',
      'content-disposition': expect.stringContaining('attachment'),
      'x-content-type-options': 'nosniff',
      etag: tag,
    });
  });

  test.each([`bytes=${size}-`, `bytes=${size}-${size + 5}`, 'bytes=-0'])(
    '416 in the envelope for %s, with the size of the file',
    async (range) => {
      const reply = await get(path, { range });
      expect(reply.body).toEqual({
        status: 416,
        message: 'Range Not Satisfiable',
        data: { code: 'range_not_satisfiable' },
        detail: expect.stringContaining(`${size} bytes`),
      });
      expect([reply.status, reply.headers.get('content-range')]).toEqual([416, `bytes */${size}`]);
    },
  );

  test.each(['bytes=0-1,5-9', 'items=0-1', 'bytes=5-1', 'bytes=x-', 'nonsense'])(
    '200 with the whole file for %s, which is ignored',
    async (range) => {
      const reply = await get(path, { range });
      expect([reply.status, reply.bytes.length]).toEqual([200, size]);
    },
  );

  test('If-Range: 206 if the file is unchanged, otherwise 200 with the whole file, even for a range behind its end', async () => {
    expect((await get(path, { range: 'bytes=5-9', 'if-range': tag })).status).toBe(206);
    for (const held of ['"another"', `W/${tag}`, 'Sat, 21 Nov 2026 10:00:00 GMT'])
      for (const range of ['bytes=5-9', `bytes=${size}-`]) {
        const reply = await get(path, { range, 'if-range': held });
        expect([reply.status, reply.bytes.length]).toEqual([200, size]);
      }
  });

  test('304 takes precedence over a range, even an unsatisfiable one', async () => {
    for (const range of ['bytes=0-5', `bytes=${size}-`])
      expect((await get(path, { range, 'if-none-match': tag })).status).toBe(304);
    expect((await get(path, { range: 'bytes=0-5', 'if-none-match': '"another"' })).status).toBe(206);
  });

  test('HEAD gives the size and ignores Range', async () => {
    const reply = await get(path, { range: 'bytes=0-5' }, 'HEAD');
    expect([reply.status, reply.bytes.length, reply.headers.get('content-length')]).toEqual([
      200,
      0,
      String(size),
    ]);
  });

  test('206 for a photo too; JSON has no ranges', async () => {
    await put('/profile/photo/', PNG);
    const whole = await get('/profile/photo/');
    const reply = await get('/profile/photo/', { range: 'bytes=4-7' });
    expect([reply.status, reply.bytes]).toEqual([206, whole.bytes.subarray(4, 8)]);
    expect((await get('/profile/', { range: 'bytes=0-5' })).status).toBe(200);
  });
});

describe('a download', () => {
  const large = anyPdf(10 * MIB - 1000);

  test('whose client reads nothing holds no connection to Postgres, and continues when it reads', async () => {
    const slow = await documentOf();
    await put(slow, large);
    const answers = await Promise.all(Array.from({ length: 20 }, () => open(slow)));
    for (const answer of answers) answer.pause();
    await sleep(1_000);
    // on a busy machine it takes longer until the buffers of twenty sockets are full
    await until(async () => (await heldIn(world)) === 0);
    expect(service.app.services.pool.stats.waiting).toBe(0);
    expect((await buffer(answers[7]!)).equals(large)).toBe(true);
    for (const answer of answers) answer.destroy();
  });

  test("arrives complete even if Postgres closes the service's connections in the middle of it", async () => {
    const cut = await documentOf();
    await put(cut, large);
    const answer = await open(cut);
    answer.pause();
    await sleep(500);
    await world.sql(
      `SELECT pg_terminate_backend(pid) FROM pg_stat_activity
        WHERE datname = current_database() AND application_name = 'workforce-api'`,
    );
    expect((await buffer(answer)).equals(large)).toBe(true);
  });

  test('of a file that is replaced during it is aborted, not ended early', async () => {
    const replaced = await documentOf();
    await put(replaced, large);
    const answer = await open(replaced);
    answer.pause();
    await sleep(500);
    await put(replaced, PDF);
    await expect(buffer(answer)).rejects.toThrow();
    expect((await get(replaced)).bytes).toEqual(PDF);
  });
});
