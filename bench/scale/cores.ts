/**
 * One API process and two (WEB_CONCURRENCY) on all cores, next to Postgres and the load. Those may use up the
 * cores first, so the share that the API had is reported too.
 */
import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { freePort } from '../../src/run/local/ports.ts';
import { APP_SECRET, type Fixture } from '../fixture.ts';
import { load, YOUNG } from '../harness.ts';
import type { Measure } from './measure.ts';

const entry = fileURLToPath(new URL('../../../src/main.js', import.meta.url));

export const cores: Measure = async ({ fixture, seconds }) => {
  const one = await measure(fixture, 1, seconds);
  const two = await measure(fixture, 2, seconds);
  const ratio = two.rate / one.rate;
  const share = (cpu: number) => `${Math.round((cpu / availableParallelism()) * 100)} %`;
  return [
    {
      what: 'balance by key from two processes, to one',
      measured: `${ratio.toFixed(2)} times (${Math.round(two.rate)} and ${Math.round(one.rate)} a second)`,
      target: '1.8 where Postgres and the load are elsewhere',
    },
    {
      what: `of ${availableParallelism()} cores, what two and one processes had`,
      measured: `${share(two.cpu)} and ${share(one.cpu)}; the rest was Postgres's and the load generator's`,
      target: 'what binds',
    },
  ];
};

/** Requests a second, and the cores that the API processes used. */
async function measure(fixture: Fixture, processes: number, seconds: number) {
  const port = await freePort();
  const child = spawn(process.execPath, [YOUNG, entry, 'server'], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: {
      ...process.env,
      PORT: String(port),
      WEB_CONCURRENCY: String(processes),
      DATABASE_URL: fixture.appUrl,
      DATABASE_MIGRATE_URL: fixture.appUrl,
      APP_SECRET,
      SHUTDOWN_DRAIN: '0',
      RATE_LIMIT_SCALE: '1000000',
    },
  });
  const pids = await new Promise<number[]>((resolve, reject) => {
    let text = '';
    child.once('exit', (code) => reject(new Error(`the API ended with ${code}`)));
    child.stdout.on('data', (chunk: Buffer) => {
      text += chunk.toString();
      const lines = text
        .split('\n')
        .slice(0, -1)
        .map((line) => JSON.parse(line) as { pid: number; msg: string; child?: number });
      if (lines.some(({ msg, pid }) => msg === 'listening' && pid === child.pid))
        resolve([child.pid!, ...lines.flatMap((line) => line.child ?? [])]);
    });
  });
  try {
    const order = {
      url: `http://localhost:${port}/api/v1/pto/balance/`,
      connections: 64,
      rate: null,
      token: fixture.key,
      firstSpan: null,
      staff: [],
    };
    await load({ ...order, seconds: 2 });
    const before = cpuOf(pids);
    const { requests } = await load({ ...order, seconds });
    return { rate: requests / seconds, cpu: (cpuOf(pids) - before) / seconds };
  } finally {
    const ended = new Promise((resolve) => child.once('exit', resolve));
    child.kill('SIGTERM');
    await ended;
  }
}

/** Seconds of CPU that processes have used; 0 on other systems than Linux, which counts in hundredths. */
function cpuOf(pids: number[]): number {
  try {
    return pids
      .map((pid) => readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]!.split(' '))
      .reduce((sum, fields) => sum + (Number(fields[11]) + Number(fields[12])) / 100, 0);
  } catch {
    return 0;
  }
}
