import { fork } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { startTemporal } from '../../src/local/index.ts';
import { searchAttributes } from '../../src/webhooks/searchAttributes.ts';
import type { DeliveryWorkerOptions } from '../../src/worker/worker.ts';
import { openHouse } from '../webhooks/delivery/house.ts';
import type { DeliveryRecord, House, Webhook } from '../webhooks/delivery/house.ts';

// Zero lost: every committed event ends delivered or exhausted, whatever dies on the way, and every POST has its record.

let house: House;
const closers: (() => Promise<void>)[] = [];
beforeEach(async () => {
  house = await openHouse();
});
afterEach(async () => {
  for (const close of closers.splice(0).reverse()) await close();
  await house.close();
});

const quiet = { info: () => undefined, warn: () => undefined };
const settled = (count: number) => (rows: DeliveryRecord[]) =>
  rows.length === count && rows.every(({ status }) => status === 'delivered' || status === 'failed');

/** A Temporal of one's own, to stop and to start again on the same data. */
async function ownTemporal() {
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
}

/** A worker that can be killed. */
async function workerProcess(options: Partial<DeliveryWorkerOptions> = {}): Promise<ChildProcess> {
  const plain = { ...house.workerOptions(options), log: undefined };
  const child = fork(fileURLToPath(new URL('../support/deliveryWorker.ts', import.meta.url)), [], {
    execArgv: ['--import', 'tsx'],
    env: { ...process.env, NODE_OPTIONS: '', DELIVERY_WORKER: JSON.stringify(plain) },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  closers.push(async () => {
    if (child.exitCode !== null || child.signalCode !== null) return;
    const ended = new Promise((resolve) => child.once('exit', resolve));
    child.kill('SIGKILL');
    await ended;
  });
  await new Promise<void>((resolve, reject) => {
    child.once('message', () => resolve());
    child.once('exit', (code) => reject(new Error(`the worker ended with ${code}`)));
  });
  return child;
}

/** POSTs that came in against rows that were written before them, by delivery. */
async function unrecorded(
  webhook: Webhook,
  requests: { headers: Record<string, unknown> }[],
): Promise<string[]> {
  const posts = new Map<string, number>();
  for (const { headers } of requests) {
    const id = String(headers['x-service-delivery']);
    posts.set(id, (posts.get(id) ?? 0) + 1);
  }
  const rows = await house.world.sql<{ id: string; n: number }>(
    `SELECT d.id, count(a.id)::int AS n FROM deliveries d LEFT JOIN delivery_attempts a ON a.delivery_id = d.id
      WHERE d.webhook_id = $1 GROUP BY d.id`,
    [webhook.id],
  );
  const recorded = new Map(rows.map(({ id, n }) => [id, n]));
  return [...posts].filter(([id, count]) => count > (recorded.get(id) ?? 0)).map(([id]) => id);
}

describe('Temporal', () => {
  it('stopped and started again: writes go on meanwhile, and the backlog is delivered', async () => {
    const temporal = await ownTemporal();
    await house.work({ temporal: temporal.target });
    const receiver = await house.receiver();
    const webhook = await house.webhook(receiver.url);
    await house.emit();
    await house.until(webhook, settled(1));
    await temporal.stop();
    const before = Date.now();
    await house.emit(60);
    // no write waits for Temporal, whose calls have three seconds each
    expect(Date.now() - before).toBeLessThan(30_000);
    await temporal.start();
    await house.until(webhook, settled(61), 30_000);
    expect(receiver.requests.length).toBeGreaterThanOrEqual(61);
    expect((await house.deliveries(webhook)).every(({ status }) => status === 'delivered')).toBe(true);
  }, 90_000);

  it('killed in the middle of a run: nothing is lost, every POST has its record', async () => {
    const temporal = await ownTemporal();
    await house.work({ temporal: temporal.target, limits: { leaseMs: 4_000, windowMs: 2_000 } });
    const receiver = await house.receiver(
      (_request, response) => void setTimeout(() => response.writeHead(204).end(), 20),
    );
    const webhook = await house.webhook(receiver.url);
    await house.emit(100);
    await receiver.waitFor(20);
    await temporal.kill();
    await house.emit(20);
    await temporal.start();
    await house.until(webhook, settled(120), 60_000);
    expect(await unrecorded(webhook, receiver.requests)).toEqual([]);
  }, 120_000);

  it('away when the worker starts: it works as soon as Temporal is there', async () => {
    const temporal = await ownTemporal();
    await temporal.stop();
    const receiver = await house.receiver();
    const webhook = await house.webhook(receiver.url);
    await house.emit(3);
    const working = house.work({ temporal: temporal.target });
    await new Promise((resolve) => setTimeout(resolve, 2_500));
    await temporal.start();
    await working;
    await house.until(webhook, settled(3), 30_000);
  }, 90_000);
});

describe('the worker', () => {
  const impatient = { limits: { leaseMs: 3_000, windowMs: 1_500, timeoutMs: 1_000 } };

  it('killed with -9 in the middle of a batch: every POST has its row, and every delivery comes to an end', async () => {
    const receiver = await house.receiver(
      (_request, response) => void setTimeout(() => response.writeHead(204).end(), 30),
    );
    const webhook = await house.webhook(receiver.url);
    await house.emit(120);
    const first = await workerProcess(impatient);
    await receiver.waitFor(60, 20_000);
    const dead = new Promise((resolve) => first.once('exit', resolve));
    first.kill('SIGKILL');
    await dead;
    const running = await house.world.sql(
      `SELECT 1 FROM delivery_attempts a JOIN deliveries d ON d.id = a.delivery_id WHERE d.webhook_id = $1 AND a.outcome = 'running'`,
      [webhook.id],
    );
    expect(running.length).toBeGreaterThan(0);

    await workerProcess(impatient);
    const rows = await house.until(webhook, settled(120), 60_000);
    expect(rows.every(({ status }) => status === 'delivered')).toBe(true);
    expect(await unrecorded(webhook, receiver.requests)).toEqual([]);
    const outcomes = await house.world.sql<{ outcome: string; n: number }>(
      `SELECT a.outcome, count(*)::int AS n FROM delivery_attempts a JOIN deliveries d ON d.id = a.delivery_id
        WHERE d.webhook_id = $1 GROUP BY 1`,
      [webhook.id],
    );
    const counts = Object.fromEntries(outcomes.map(({ outcome, n }) => [outcome, n]));
    // those that were in its hands are unknown, and were sent again under their next number
    expect(counts).toEqual({ acknowledged: 120, unknown: running.length });
  }, 120_000);

  it('asked to end: finishes what is on the wire, gives back the rest, and loses nothing', async () => {
    const receiver = await house.receiver(
      (_request, response) => void setTimeout(() => response.writeHead(204).end(), 300),
    );
    const webhook = await house.webhook(receiver.url);
    await house.emit(60);
    const first = await workerProcess();
    await receiver.waitFor(10, 20_000);
    const ended = new Promise<number | null>((resolve) => first.once('exit', resolve));
    first.kill('SIGTERM');
    expect(await ended).toBe(0);
    const rows = await house.deliveries(webhook);
    expect(
      rows.every(
        ({ status, attempt_count, locked_until }) =>
          status === 'delivered' || (status === 'pending' && attempt_count === 0 && locked_until === null),
      ),
    ).toBe(true);
    expect(rows.filter(({ status }) => status === 'delivered')).toHaveLength(receiver.requests.length);

    await workerProcess();
    await house.until(webhook, 'delivered', 60_000);
    expect(receiver.requests).toHaveLength(60);
  }, 120_000);
});
