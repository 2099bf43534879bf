import { fork } from 'node:child_process';
import { readdirSync, readFileSync, readlinkSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from '@jest/globals';
import { NativeConnection } from '@temporalio/worker';
import { freePort, startTemporal } from '../../src/run/local/index.ts';
import { taskQueuesOf } from '../../src/delivery/webhooks/temporal/names.ts';
import { workflowBundle } from '../../src/delivery/worker/bundle.ts';
import { JOBS } from '../../src/delivery/worker/jobs.ts';
import { runTogether } from '../../src/delivery/worker/temporalWorkers.ts';
import { readEnvironment } from '../support/environment.ts';
import { atEnd, openFolder, opened } from '../support/opening.ts';
import { scrape, valueOf } from '../support/prometheus.ts';
import { openFixture } from '../webhooks/delivery/fixture.ts';
import { endProcess, quiet } from './support.ts';

// Failed attempts to start leave nothing behind, however many there are.

const fixture = await opened(openFixture());

/** Sockets, threads and memory (in MB) of a process. */
function heldBy(pid: number): { sockets: number; threads: number; memory: number } {
  const proc = `/proc/${pid}`;
  const sockets = readdirSync(`${proc}/fd`).filter((fd) => {
    try {
      return readlinkSync(path.join(proc, 'fd', fd)).startsWith('socket:');
    } catch {
      return false;
    }
  }).length;
  const resident = Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`${proc}/status`, 'utf8'))![1]);
  return { sockets, threads: readdirSync(`${proc}/task`).length, memory: resident / 1024 };
}

it('a worker whose schedules are refused keeps trying: twelve attempts hold no more connections, threads or memory than two, and it keeps its metrics', async () => {
  const temporal = await startTemporal({
    dataDir: openFolder('failed-starts'),
    log: quiet,
    headless: true,
    dynamicConfig: { 'frontend.enableSchedules': 'false' },
  });
  atEnd(() => temporal.stop());
  const metrics = `127.0.0.1:${await freePort()}`;
  const options = {
    ...fixture.workerOptions({
      temporal: { address: temporal.address, namespace: 'default' },
      metricsAddress: metrics,
    }),
    log: undefined,
  };
  const worker = fork(fileURLToPath(new URL('../support/deliveryWorker.ts', import.meta.url)), [], {
    execArgv: ['--import', 'tsx'],
    env: { ...process.env, NODE_OPTIONS: '', TEST_LOG: 'debug', DELIVERY_WORKER: JSON.stringify(options) },
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
  });
  atEnd(() => endProcess(worker, 'SIGKILL'));
  let output = '';
  worker.stdout!.on('data', (chunk: Buffer) => (output += chunk.toString()));
  const tries = () =>
    output
      .split('\n')
      .slice(0, -1)
      .map((line) => JSON.parse(line) as { level: number; msg: string; err?: { message: string } })
      .filter(({ msg }) => msg === 'no Temporal: deliveries wait in Postgres');
  const heldAfter = async (count: number) => {
    while (tries().length < count) await new Promise((resolve) => setTimeout(resolve, 50));
    return heldBy(worker.pid!);
  };
  const early = await heldAfter(2);
  const late = await heldAfter(12);
  expect(late.sockets).toBeLessThanOrEqual(early.sockets);
  expect(late.threads).toBeLessThanOrEqual(early.threads + 1);
  // an attempt that left its workers running would add 70 MB
  expect(late.memory - early.memory).toBeLessThan(100);
  // the SDK drops its metrics together with an unused runtime
  const { name } = JOBS[0]!;
  expect(valueOf(await scrape(metrics), 'workforce_job_interval_seconds', { name })).toBeGreaterThan(0);
  // the failure is logged once, with its cause
  expect(tries().filter(({ level }) => level >= 40)).toHaveLength(1);
  expect(JSON.stringify(tries()[0])).toMatch(/schedule/i);
}, 120_000);

it('if one worker cannot be created, the others leave no thread, and the connection can be closed', async () => {
  const connection = await NativeConnection.connect({ address: readEnvironment().temporalAddress });
  const bundle = await workflowBundle();
  const { first, retries } = taskQueuesOf('failedstarts');
  const start = () =>
    runTogether([
      { connection, namespace: 'default', taskQueue: first, workflowBundle: bundle },
      { connection, namespace: 'default', taskQueue: retries, workflowBundle: bundle },
      {
        connection,
        namespace: 'nobody-made-this',
        taskQueue: first,
        activities: { nothing: () => undefined },
      },
    ]);
  await expect(start()).rejects.toThrow(/nobody-made-this/);
  const before = heldBy(process.pid).threads;
  for (let times = 0; times < 5; times += 1) await expect(start()).rejects.toThrow(/nobody-made-this/);
  // each worker left behind would have two threads, ten in all; Node may start some for its pool
  expect(heldBy(process.pid).threads).toBeLessThan(before + 10);
  // throws while a worker uses it
  await connection.close();
}, 120_000);
