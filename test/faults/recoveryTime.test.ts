import { execFileSync } from 'node:child_process';
import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, it } from '@jest/globals';
import { freePort } from '../../src/run/local/ports.ts';
import { behaviours, status } from '../support/receiver/receiver.ts';
import { send } from '../support/service.ts';
import { eventually } from '../webhooks/delivery/fixture.ts';
import type { Webhook } from '../webhooks/delivery/fixture.ts';
import { endProcess, settled, useFaults } from './support.ts';

// deliveries.test.ts shows that nothing is lost; this file shows how soon deliveries continue, and what the
// status calls report until then.

const faults = useFaults();
const { ownTemporal, workerProcess } = faults;

/** The state of deliveries that both status calls of the API report. */
const said = async (): Promise<string> =>
  ((await send(`${faults.fixture.service.url}/readyz`, 'GET', {})).body as unknown as { temporal: string })
    .temporal;
const saidWithin = (state: string, ms: number) => eventually(said, (now) => now === state, ms);

describe('/readyz and /platform/status/', () => {
  it('report down within 15 s after a worker ends in any way, and up when the next one runs', async () => {
    const { fixture } = faults;
    expect(await said()).toBe('down');
    const first = await workerProcess();
    expect(await said()).toBe('up');
    await endProcess(first, 'SIGKILL');
    await saidWithin('down', 15_000);
    const second = await workerProcess();
    expect(await said()).toBe('up');
    await endProcess(second, 'SIGTERM');
    // the worker has deleted its heartbeat
    expect(await said()).toBe('down');
    const status = await fixture.service.request(fixture.world, 'GET', '/platform/status/');
    expect(status.body.data).toMatchObject({ status: 'degraded', checks: { deliveries: 'down' } });
  }, 120_000);

  it('report down within 15 s after Temporal is lost, and up when it delivers again', async () => {
    const { fixture } = faults;
    const temporal = await ownTemporal();
    await workerProcess({ temporal: temporal.target });
    expect(await said()).toBe('up');
    await temporal.kill();
    await saidWithin('down', 15_000);
    await temporal.start();
    await saidWithin('up', 60_000);
    const receiver = await fixture.receiver();
    const webhook = await fixture.webhook(receiver.url);
    const before = Date.now();
    await fixture.emit();
    await fixture.until(webhook, settled(1), 15_000);
    expect(Date.now() - before).toBeLessThan(5_000);
  }, 150_000);

  it('report down while a worker hangs', async () => {
    const worker = await workerProcess();
    expect(await said()).toBe('up');
    execFileSync('kill', ['-STOP', String(worker.pid)]);
    await saidWithin('down', 15_000);
    execFileSync('kill', ['-CONT', String(worker.pid)]);
    await saidWithin('up', 15_000);
  }, 90_000);
});

describe('a worker’s health address', () => {
  it('answers 200 on /healthz while it runs, 200 on /readyz while it delivers, and 503 while Temporal is down', async () => {
    const { fixture } = faults;
    const temporal = await ownTemporal();
    await temporal.stop();
    const port = await freePort();
    const ask = async (path: string) =>
      (await fetch(`http://127.0.0.1:${port}${path}`).catch(() => undefined))?.status;
    const working = fixture.work({ temporal: temporal.target, healthAddress: `127.0.0.1:${port}` });
    await eventually(
      () => ask('/healthz'),
      (code) => code === 200,
    );
    expect(await ask('/readyz')).toBe(503);
    await temporal.start();
    const worker = await working;
    expect([await ask('/healthz'), await ask('/readyz'), await ask('/')]).toEqual([200, 200, 404]);
    await temporal.kill();
    await eventually(
      () => ask('/readyz'),
      (code) => code === 503,
      15_000,
    );
    expect(await ask('/healthz')).toBe(200);
    await temporal.start();
    await worker.shutdown();
    expect(await ask('/healthz')).toBeUndefined();
  }, 120_000);
});

describe('an endpoint whose worker died in the middle of its run', () => {
  it('gets its next request within 8 s', async () => {
    const { fixture } = faults;
    const receiver = await fixture.receiver(
      (_request, response) => void setTimeout(() => response.writeHead(204).end(), 400),
    );
    const webhook = await fixture.webhook(receiver.url);
    await fixture.emit(600);
    const doomed = await workerProcess();
    await receiver.waitFor(8, 20_000);
    await workerProcess();
    await endProcess(doomed, 'SIGKILL');
    const died = Date.now();
    // requests in progress have been answered by now
    await sleep(1_000);
    const seen = receiver.requests.length;
    expect(seen).toBeLessThan(500);
    await receiver.waitFor(seen + 1, 20_000);
    expect(Date.now() - died).toBeLessThan(8_000);
    await fixture.world.sql(`UPDATE webhooks SET status = 'deleted', deleted_at = now() WHERE id = $1`, [
      webhook.id,
    ]);
  }, 120_000);
});

describe('many endpoints whose worker died', () => {
  it('all get requests within 8 s, and the workflow of the dead worker has failed', async () => {
    const { fixture } = faults;
    const receiver = await fixture.receiver(
      (_request, response) => void setTimeout(() => response.writeHead(204).end(), 2_000),
    );
    const webhooks: Webhook[] = [];
    while (webhooks.length < 20) webhooks.push(await fixture.webhook(receiver.url));
    await fixture.emit(100);
    const doomed = await workerProcess();
    await receiver.waitFor(100, 20_000);
    const [lost] = await eventually(
      () => fixture.workflows('webhookSender'),
      (found) => found.length > 0,
    );
    await workerProcess();
    await endProcess(doomed, 'SIGKILL');
    const died = Date.now();
    // requests in progress have been answered by now
    await sleep(2_500);
    const before = new Map(await sentOf(webhooks));
    const ids = [...before.keys()];
    // attempts are written before they are sent
    await eventually(
      () => sentOf(webhooks),
      (now) => now.length === ids.length && now.every(([id, sent]) => sent > before.get(id)!),
      20_000,
    );
    expect(Date.now() - died).toBeLessThan(8_000);
    const run = await eventually(
      () => fixture.client.workflow.getHandle(lost!).describe(),
      (found) => found.status.name !== 'RUNNING',
      40_000,
    );
    expect(run.status.name).toBe('FAILED');
    await fixture.world.sql(`UPDATE webhooks SET status = 'deleted', deleted_at = now()`);
  }, 120_000);

  /** The number of attempts of each webhook so far. */
  const sentOf = async (webhooks: Webhook[]): Promise<[string, number][]> =>
    (
      await faults.fixture.world.sql<{ id: string; n: number }>(
        `SELECT d.webhook_id AS id, count(*)::int AS n FROM delivery_attempts a JOIN deliveries d ON d.id = a.delivery_id
          WHERE d.webhook_id = ANY ($1) GROUP BY 1`,
        [webhooks.map(({ id }) => id)],
      )
    ).map(({ id, n }) => [id, n]);
});

describe('a retry whose start failed because Temporal was down', () => {
  it('is made when Temporal is back, not two minutes later', async () => {
    const { fixture } = faults;
    const temporal = await ownTemporal();
    await fixture.work({ temporal: temporal.target });
    let answer: 'wait' | 'fail' = 'wait';
    const receiver = await fixture.receiver((request, response, index) => {
      if (index > 0) return behaviours.ok(request, response);
      const look = setInterval(() => {
        if (answer === 'wait') return;
        clearInterval(look);
        status(503)(request, response, index);
      }, 20);
    });
    const webhook = await fixture.webhook(receiver.url);
    await fixture.emit();
    await receiver.waitFor(1, 15_000);
    await temporal.kill();
    answer = 'fail';
    await fixture.until(webhook, 'retrying', 10_000);
    // by now its start has failed, and so have the retries of the SDK
    await sleep(15_000);
    expect(receiver.requests).toHaveLength(1);
    await temporal.start();
    await fixture.until(webhook, 'delivered', 30_000);
    expect(receiver.requests).toHaveLength(2);
  }, 120_000);
});
