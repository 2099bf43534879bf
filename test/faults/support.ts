/**
 * Shared by the fault tests: a fixture for each test, and child processes and servers that a test may kill.
 */
import { fork } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach } from '@jest/globals';
import { startTemporal } from '../../src/run/local/index.ts';
import { searchAttributes } from '../../src/delivery/webhooks/temporal/names.ts';
import type { DeliveryWorkerOptions } from '../../src/delivery/worker/options.ts';
import { openFixture } from '../webhooks/delivery/fixture.ts';
import type { DeliveryRecord, DeliveryFixture, Webhook } from '../webhooks/delivery/fixture.ts';

export const quiet = { info: () => undefined, warn: () => undefined };

export const settled = (count: number) => (rows: DeliveryRecord[]) =>
  rows.length === count && rows.every(({ status }) => status === 'delivered' || status === 'failed');

/** Leases that expire soon, so that another worker soon takes over from a dead one. */
export const shortLeases = {
  limits: { leaseMs: 3_000, windowMs: 1_500, timeoutMs: 1_000 },
  intervals: { quiet: 2_000 },
};

/** Ends a child process, waits until it has exited, and returns its exit code. */
export function endProcess(child: ChildProcess, signal: NodeJS.Signals): Promise<number | null> {
  const ended = new Promise<number | null>((resolve) => child.once('exit', resolve));
  child.kill(signal);
  return ended;
}

export function useFaults() {
  let fixture!: DeliveryFixture;
  const closers: (() => Promise<void>)[] = [];
  beforeEach(async () => {
    fixture = await openFixture();
  });
  afterEach(async () => {
    for (const close of closers.splice(0).reverse()) await close();
    await fixture.close();
  }, 60_000);

  /**
   * Starts a script of test/support as a child process that can be killed; resolves with its first message.
   */
  async function child<Word>(
    script: string,
    env: Record<string, string>,
  ): Promise<{ child: ChildProcess; word: Word }> {
    const started = fork(fileURLToPath(new URL(`../support/${script}`, import.meta.url)), [], {
      execArgv: ['--import', 'tsx'],
      env: { ...process.env, NODE_OPTIONS: '', ...env },
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    });
    closers.push(async () => {
      if (started.exitCode !== null || started.signalCode !== null) return;
      await endProcess(started, 'SIGKILL');
    });
    const word = await new Promise<Word>((resolve, reject) => {
      started.once('message', (said) => resolve(said as Word));
      started.once('exit', (code) => reject(new Error(`${script} ended with ${code}`)));
    });
    return { child: started, word };
  }

  return {
    get fixture() {
      return fixture;
    },
    child,

    async workerProcess(options: Partial<DeliveryWorkerOptions> = {}): Promise<ChildProcess> {
      const plain = { ...fixture.workerOptions(options), log: undefined };
      return (await child('deliveryWorker.ts', { DELIVERY_WORKER: JSON.stringify(plain) })).child;
    },

    /** A Temporal server for this test, which can be stopped and started again on the same data. */
    async ownTemporal() {
      const dataDir = mkdtempSync(path.join(tmpdir(), 'workforce-fault-'));
      const start = () => startTemporal({ dataDir, log: quiet, headless: true, searchAttributes });
      let temporal = await start();
      closers.push(async () => {
        await temporal.stop();
        rmSync(dataDir, { recursive: true, force: true });
      });
      return {
        target: { address: temporal.address, namespace: 'default' },
        stop: () => temporal.stop(),
        kill: async () => {
          process.kill(temporal.pid, 'SIGKILL');
          await temporal.ended;
          await temporal.stop();
        },
        /** Deletes all its histories. Call it while the server is stopped. */
        lose: () => {
          for (const suffix of ['', '-wal', '-shm'])
            rmSync(path.join(dataDir, `temporal.db${suffix}`), { force: true });
        },
        start: async () => {
          temporal = await start();
        },
      };
    },

    /** Ids of deliveries with more POSTs than attempt rows. Each row must be written before its POST. */
    async unrecorded(webhook: Webhook, requests: { headers: Record<string, unknown> }[]): Promise<string[]> {
      const rows = await fixture.world.sql<{ id: string; n: number }>(
        `SELECT d.id, count(a.id)::int AS n FROM deliveries d LEFT JOIN delivery_attempts a ON a.delivery_id = d.id
          WHERE d.webhook_id = $1 GROUP BY d.id`,
        [webhook.id],
      );
      const recorded = new Map(rows.map(({ id, n }) => [id, n]));
      return [...postsOf(requests)]
        .filter(([id, count]) => count > (recorded.get(id) ?? 0))
        .map(([id]) => id);
    },
  };
}

/** How many POSTs each delivery got. */
export function postsOf(requests: { headers: Record<string, unknown> }[]): Map<string, number> {
  const posts = new Map<string, number>();
  for (const { headers } of requests) {
    const id = String(headers['x-service-delivery']);
    posts.set(id, (posts.get(id) ?? 0) + 1);
  }
  return posts;
}
