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
import { documentsOf, filesOf, HEAD, MARK, MIB, TAIL } from './support.ts';

const PEOPLE = 20;
const SIZE = 25 * MIB;
/** What a process may grow by meanwhile. */
const GROWTH = 150 * MIB;

const { service, world } = await openWorld({ rateLimitScale: 1_000 });
const documentOf = documentsOf(service, world);

const child = fork(fileURLToPath(new URL('../support/largeFilesApi.ts', import.meta.url)), [], {
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

async function send(path: string): Promise<number> {
  const { outgoing, reply } = files.begin(path, SIZE);
  outgoing.write(HEAD);
  for await (const piece of rest())
    if (!outgoing.write(piece)) await new Promise((resolve) => outgoing.once('drain', resolve));
  outgoing.end(TAIL);
  return (await reply).status;
}

async function fetched(path: string): Promise<string> {
  const hash = createHash('sha256');
  for await (const piece of await files.open(path)) hash.update(piece as Buffer);
  return hash.digest('hex');
}

const linux = process.platform === 'linux' ? describe : describe.skip;
linux(`${PEOPLE} people with ${SIZE / MIB} MiB each`, () => {
  let paths: string[];
  beforeAll(async () => {
    paths = [];
    for (let n = 0; n < PEOPLE; n += 1) paths.push(await documentOf());
    // loads what the first call loads
    const first = await documentOf();
    expect(await send(first)).toBe(200);
    expect(await fetched(first)).toBe(sha256);
  }, 120_000);

  test('send at once: the process grows by less than 150 MiB', async () => {
    let statuses: number[] = [];
    const growth = await growthDuring(async () => {
      statuses = await Promise.all(paths.map(send));
    });
    expect(statuses).toEqual(paths.map(() => 200));
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
