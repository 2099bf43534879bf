/**
 * Memory of a process that moves many large files at once, over the whole path of a request: measured from outside, in a
 * process of its own.
 */
import { fork } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { beforeAll, describe, expect, test } from '@jest/globals';
import { atEnd, openWorld } from '../support/opening.ts';
import { TEST_SECRET } from '../support/service.ts';
import { filesOf, HEAD, MARK, MIB, TAIL } from './support.ts';

const PEOPLE = 20;
/** The largest file that any call takes: slides of a meeting. */
const SIZE = 25 * MIB;
/** What a process may grow by meanwhile. */
const GROWTH = 150 * MIB;

const { service, world } = await openWorld({ rateLimitScale: 1_000 });

/** The slides of a new meeting of the employee. */
async function slidesOf(n: number): Promise<string> {
  const time = (hour: number) => new Date(Date.UTC(2027, 0, 4 + n, hour)).toISOString();
  const reply = await service.request(world, 'POST', '/meetings/', {
    as: world.employee,
    body: { title: 'Film', starts_at: time(9), ends_at: time(10), timezone: 'Europe/Berlin' },
  });
  expect([reply.status, reply.body.detail]).toEqual([201, undefined]);
  return `/api/v1/meetings/${reply.body.data.id}/slides/`;
}

const child = fork(fileURLToPath(new URL('../support/killableApi.ts', import.meta.url)), [], {
  execArgv: ['--import', 'tsx'],
  env: {
    ...process.env,
    NODE_OPTIONS: '',
    DATABASE_URL: service.database.appUrl,
    APP_SECRET: TEST_SECRET,
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
const files = filesOf({ url: `http://127.0.0.1:${port}` }, world);

/** Bytes of memory of the API's process now. */
const memory = () =>
  Number(/VmRSS:\s+(\d+) kB/.exec(readFileSync(`/proc/${child.pid}/status`, 'utf8'))![1]) * 1024;

/** By how many bytes the process grows while this is done. */
async function growthDuring(work: () => Promise<unknown>): Promise<number> {
  const before = memory();
  let most = before;
  const timer = setInterval(() => (most = Math.max(most, memory())), 20);
  try {
    await work();
  } finally {
    clearInterval(timer);
  }
  return most - before;
}

const payload = Buffer.alloc(MIB, 'bytes that do not matter ');
/** The file's bytes behind its first: a megabyte again and again, whose last is cut. */
async function* rest() {
  for (let left = SIZE - MARK; left > 0; left -= MIB) {
    yield left < MIB ? payload.subarray(0, left) : payload;
    await new Promise((resolve) => setImmediate(resolve));
  }
}
const digest = createHash('sha256').update('%PDF-1.4\n');
for await (const piece of rest()) digest.update(piece);
const sha256 = digest.digest('hex');

/** Sends a file; resolves with its path. */
async function send(path: string): Promise<string> {
  const { outgoing, reply } = files.begin(path, SIZE, {}, 'POST');
  outgoing.write(HEAD);
  for await (const piece of rest())
    if (!outgoing.write(piece)) await new Promise((resolve) => outgoing.once('drain', resolve));
  outgoing.end(TAIL);
  const { status, body } = await reply;
  expect([status, body.detail]).toEqual([201, undefined]);
  return `${path}${body.data.id}/`;
}

async function fetched(path: string): Promise<string> {
  const hash = createHash('sha256');
  for await (const piece of await files.open(path)) hash.update(piece as Buffer);
  return hash.digest('hex');
}

const linux = process.platform === 'linux' ? describe : describe.skip;
linux(`${PEOPLE} people with ${SIZE / MIB} MiB each`, () => {
  const meetings: string[] = [];
  let paths: string[];
  beforeAll(async () => {
    for (let n = 0; n <= PEOPLE; n += 1) meetings.push(await slidesOf(n));
    // loads what the first call loads
    expect(await fetched(await send(meetings.pop()!))).toBe(sha256);
  }, 120_000);

  test('send at once: the process grows by less than 150 MiB', async () => {
    const growth = await growthDuring(async () => {
      paths = await Promise.all(meetings.map(send));
    });
    process.stderr.write(`uploads: +${Math.round(growth / MIB)} MiB\n`);
    expect(growth).toBeLessThan(GROWTH);
  }, 240_000);

  test('read at once, every byte as it was sent: the process grows by less than 150 MiB', async () => {
    let digests: string[] = [];
    const growth = await growthDuring(async () => {
      digests = await Promise.all(paths.map(fetched));
    });
    expect(new Set(digests)).toEqual(new Set([sha256]));
    process.stderr.write(`downloads: +${Math.round(growth / MIB)} MiB\n`);
    expect(growth).toBeLessThan(GROWTH);
  }, 240_000);
});
