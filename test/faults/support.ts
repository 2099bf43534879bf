/** What the fault tests share: a house for each test, and processes and servers of one's own to kill. */
import { fork } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach } from '@jest/globals';
import { startTemporal } from '../../src/local/index.ts';
import { searchAttributes } from '../../src/webhooks/searchAttributes.ts';
import type { DeliveryWorkerOptions } from '../../src/worker/worker.ts';
import { openHouse } from '../webhooks/delivery/house.ts';
import type { DeliveryRecord, House, Webhook } from '../webhooks/delivery/house.ts';

export const quiet = { info: () => undefined, warn: () => undefined };

export const settled = (count: number) => (rows: DeliveryRecord[]) =>
  rows.length === count && rows.every(({ status }) => status === 'delivered' || status === 'failed');

/** Claims that run out soon, so that a dead worker's work is soon somebody else's. */
export const impatient = {
  limits: { leaseMs: 3_000, windowMs: 1_500, timeoutMs: 1_000 },
  intervals: { quiet: 2_000 },
};

/** Ends a child and waits until it has; answers its exit code. */
export function endProcess(child: ChildProcess, signal: NodeJS.Signals): Promise<number | null> {
  const ended = new Promise<number | null>((resolve) => child.once('exit', resolve));
  child.kill(signal);
  return ended;
}

export function useFaults() {
  let house!: House;
  const closers: (() => Promise<void>)[] = [];
  beforeEach(async () => {
    house = await openHouse();
  });
  afterEach(async () => {
    for (const close of closers.splice(0).reverse()) await close();
    await house.close();
  }, 60_000);

  /** A process of ours that can be killed; resolves with its first word. */
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
    get house() {
      return house;
    },
    child,

    async workerProcess(options: Partial<DeliveryWorkerOptions> = {}): Promise<ChildProcess> {
      const plain = { ...house.workerOptions(options), log: undefined };
      return (await child('deliveryWorker.ts', { DELIVERY_WORKER: JSON.stringify(plain) })).child;
    },

    /** A Temporal of one's own, to stop and to start again on the same data. */
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
        start: async () => {
          temporal = await start();
        },
      };
    },

    /** POSTs that came in against rows that were written before them: deliveries with too few rows. */
    async unrecorded(webhook: Webhook, requests: { headers: Record<string, unknown> }[]): Promise<string[]> {
      const rows = await house.world.sql<{ id: string; n: number }>(
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

/** How many POSTs came in, by delivery. */
export function postsOf(requests: { headers: Record<string, unknown> }[]): Map<string, number> {
  const posts = new Map<string, number>();
  for (const { headers } of requests) {
    const id = String(headers['x-service-delivery']);
    posts.set(id, (posts.get(id) ?? 0) + 1);
  }
  return posts;
}
