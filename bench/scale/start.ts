/**
 * Time from the start until ready, and the memory at that point: the built API alone, on an existing
 * database.
 */
import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { APP_SECRET } from '../fixture.ts';
import { median, YOUNG } from '../harness.ts';
import { freePort } from '../../src/run/local/ports.ts';
import type { Measure } from './measure.ts';

const entry = fileURLToPath(new URL('../../../src/main.js', import.meta.url));
const TIMES = 5;

export const start: Measure = async ({ fixture }) => {
  const starts: Start[] = [];
  for (let time = 0; time < TIMES; time += 1) starts.push(await once(fixture.appUrl));
  return [
    {
      what: 'start of the built API until /readyz answers 200',
      measured: `${(median(starts.map(({ took }) => took)) / 1000).toFixed(2)} s, of which ${(median(starts.map(({ cpu }) => cpu)) / 1000).toFixed(2)} s of CPU`,
      target: 'under 1 s',
    },
    {
      what: 'resident memory of the built API that has answered nothing yet',
      measured: `${median(starts.map(({ rss }) => rss)).toFixed(0)} MB`,
      target: 'shown',
    },
  ];
};

interface Start {
  /** Milliseconds. */
  took: number;
  /** CPU of the process, in milliseconds. */
  cpu: number;
  /** MB. */
  rss: number;
}

async function once(databaseUrl: string): Promise<Start> {
  const port = await freePort();
  const began = performance.now();
  const child = spawn(process.execPath, [YOUNG, entry, 'server'], {
    stdio: 'ignore',
    env: {
      ...process.env,
      PORT: String(port),
      DATABASE_URL: databaseUrl,
      DATABASE_MIGRATE_URL: databaseUrl,
      APP_SECRET,
      SHUTDOWN_DRAIN: '0',
    },
  });
  try {
    for (;;) {
      const answer = await fetch(`http://127.0.0.1:${port}/readyz`).catch(() => null);
      if (answer?.status === 200)
        return { took: performance.now() - began, cpu: cpuOf(child.pid!), rss: residentOf(child.pid!) };
      if (performance.now() - began > 60_000) throw new Error('the API did not become ready');
      await new Promise((resolve) => setTimeout(resolve, 10));
    }
  } finally {
    const ended = new Promise((resolve) => child.once('exit', resolve));
    child.kill('SIGTERM');
    await ended;
  }
}

const MB = 1024;

/** Resident memory in KB, from /proc. */
const residentOf = (pid: number): number =>
  Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))![1]) / MB;

const NS_A_MILLISECOND = 1_000_000;

/** CPU of the main thread. */
const cpuOf = (pid: number): number =>
  Number(readFileSync(`/proc/${pid}/schedstat`, 'utf8').split(' ')[0]) / NS_A_MILLISECOND;
