/**
 * Memory of a process that transfers many large files at once through the whole request path, measured from
 * outside, in a process of its own.
 */
import { fork } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { beforeAll, describe, expect, test } from '@jest/globals';
import type { BucketOptions } from '../../src/files/bucket.ts';
import { atEnd, openWorld } from '../support/opening.ts';
import { openS3, whyNoS3 } from '../support/s3Server.ts';
import { TEST_SECRET } from '../support/service.ts';
import { filesOf, HEAD, MARK, MIB, TAIL } from './support.ts';

const PEOPLE = 20;
/** The largest file that any call accepts: slides of a meeting. */
const SIZE = 25 * MIB;
/** How much the process may grow during the transfers: half of the files, which it would hold if it kept them whole. */
const GROWTH = (PEOPLE * SIZE) / 2;

const { service, world } = await openWorld({ rateLimitScale: 1_000 });

/** The path of the slides of a new meeting of the employee. */
async function slidesOf(n: number): Promise<string> {
  const time = (hour: number) => new Date(Date.UTC(2027, 0, 4 + n, hour)).toISOString();
  const reply = await service.request(world, 'POST', '/meetings/', {
    as: world.employee,
    body: { title: 'Film', starts_at: time(9), ends_at: time(10), timezone: 'Europe/Berlin' },
  });
  expect([reply.status, reply.body.detail]).toEqual([201, undefined]);
  return `/api/v1/meetings/${reply.body.data.id}/slides/`;
}

/** An API process that stores new files in Postgres or in a bucket. */
async function startApi(bucket: BucketOptions | null) {
  const child = fork(fileURLToPath(new URL('../support/killableApi.ts', import.meta.url)), [], {
    execArgv: ['--import', 'tsx'],
    env: {
      ...process.env,
      NODE_OPTIONS: '',
      DATABASE_URL: service.database.appUrl,
      APP_SECRET: TEST_SECRET,
      BUCKET: JSON.stringify(bucket),
    },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  atEnd(async () => {
    const ended = new Promise((resolve) => child.once('exit', resolve));
    child.kill('SIGKILL');
    await ended;
  });
  const port = await new Promise<number>((resolve, reject) => {
    child.once('message', (said) => resolve(said as number));
    child.once('exit', (code) => reject(new Error(`the API ended with ${code}`)));
  });
  return { pid: child.pid!, files: filesOf({ url: `http://127.0.0.1:${port}` }, world) };
}
type Api = Awaited<ReturnType<typeof startApi>>;

/** The resident memory of the API's process in bytes. */
const memory = ({ pid }: Api) =>
  Number(/VmRSS:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))![1]) * 1024;

/** By how many bytes the process grows during `work`. */
async function growthDuring(api: Api, work: () => Promise<unknown>): Promise<number> {
  const before = memory(api);
  let most = before;
  const timer = setInterval(() => (most = Math.max(most, memory(api))), 20);
  try {
    await work();
  } finally {
    clearInterval(timer);
  }
  return most - before;
}

const payload = Buffer.alloc(MIB, 'bytes that do not matter ');
/** The bytes between the file's start and its end: one megabyte repeated, the last one cut. */
async function* rest() {
  for (let left = SIZE - MARK; left > 0; left -= MIB) {
    yield left < MIB ? payload.subarray(0, left) : payload;
    await new Promise((resolve) => setImmediate(resolve));
  }
}
const digest = createHash('sha256').update('%PDF-1.4\n');
for await (const piece of rest()) digest.update(piece);
const sha256 = digest.update('\n%%EOF\n').digest('hex');

/** Uploads a file; resolves with its path. */
async function send({ files }: Api, path: string): Promise<string> {
  const { outgoing, reply } = files.begin(path, SIZE, {}, 'POST');
  outgoing.write(HEAD);
  for await (const piece of rest())
    if (!outgoing.write(piece)) await new Promise((resolve) => outgoing.once('drain', resolve));
  outgoing.end(TAIL);
  const { status, body } = await reply;
  expect([status, body.detail]).toEqual([201, undefined]);
  return `${path}${body.data.id}/`;
}

async function fetched({ files }: Api, path: string): Promise<string> {
  const hash = createHash('sha256');
  for await (const piece of await files.open(path)) hash.update(piece as Buffer);
  return hash.digest('hex');
}

const missing = whyNoS3();
const s3 = missing ? null : await openS3();
if (missing) test.skip(`a bucket: not run, because ${missing}`, () => undefined);
let days = 0;

const linux = process.platform === 'linux' ? describe : describe.skip;
linux.each([
  ['Postgres', null, null],
  ...(s3 ? [['a bucket', s3.bucket, `s3://${s3.bucket.bucket}/${s3.bucket.prefix}`] as const] : []),
])(`${PEOPLE} people with ${SIZE / MIB} MiB each, kept in %s`, (_where, bucket, place) => {
  const meetings: string[] = [];
  let api: Api;
  let paths: string[];
  beforeAll(async () => {
    api = await startApi(bucket);
    for (let n = 0; n <= PEOPLE; n += 1) meetings.push(await slidesOf((days += 1)));
    // the first call loads code, which must not count
    expect(await fetched(api, await send(api, meetings.pop()!))).toBe(sha256);
  }, 120_000);

  test('uploads at once: the process grows by less than half of the files', async () => {
    const growth = await growthDuring(api, async () => {
      paths = await Promise.all(meetings.map((meeting) => send(api, meeting)));
    });
    process.stderr.write(`uploads: +${Math.round(growth / MIB)} MiB\n`);
    expect(growth).toBeLessThan(GROWTH);
    const [kept] = await world.sql(
      'SELECT count(*)::int AS count FROM files WHERE place IS NOT DISTINCT FROM $1',
      [place],
    );
    expect(kept).toEqual({ count: PEOPLE + 1 });
  }, 240_000);

  test('downloads at once, every byte as it was sent: the process grows by less than half of the files', async () => {
    let digests: string[] = [];
    const growth = await growthDuring(api, async () => {
      digests = await Promise.all(paths.map((path) => fetched(api, path)));
    });
    expect(new Set(digests)).toEqual(new Set([sha256]));
    process.stderr.write(`downloads: +${Math.round(growth / MIB)} MiB\n`);
    expect(growth).toBeLessThan(GROWTH);
  }, 240_000);
});
