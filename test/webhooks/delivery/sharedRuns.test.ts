import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, describe, expect, it } from '@jest/globals';
import { claimWakeups, type Wakeup } from '../../../src/db/shared.ts';
import { writeBeat } from '../../../src/db/workerBeats.ts';
import { defaultLimits, type DeliveryLimits } from '../../../src/delivery/webhooks/limits.ts';
import { createSharedRuns } from '../../../src/delivery/webhooks/runs/sharedRuns.ts';
import type { DeliveryWorker } from '../../../src/delivery/worker/worker.ts';
import { opened } from '../../support/opening.ts';
import { behaviours, status } from '../../support/receiver/receiver.ts';
import { depsOf, eventually, notedDispatch, openFixture } from './fixture.ts';
import type { DeliveryRecord, Webhook } from './fixture.ts';

const fixture = await opened(openFixture());
const { pool } = fixture.service.app.services;

const workers: DeliveryWorker[] = [];
const work = async (options?: Parameters<typeof fixture.work>[0]): Promise<DeliveryWorker> => {
  const worker = await fixture.work(options);
  workers.push(worker);
  return worker;
};

afterEach(async () => {
  for (const worker of workers.splice(0)) await worker.shutdown();
  await fixture.world.sql(
    `UPDATE webhooks SET status = 'deleted', deleted_at = now() WHERE status <> 'deleted'`,
  );
  await fixture.world.sql(`UPDATE deliveries SET status = 'failed' WHERE status <> 'delivered'`);
  await fixture.world.sql('DELETE FROM webhook_wakeups');
});

const webhooksTo = async (url: string, count: number): Promise<Webhook[]> => {
  const all: Webhook[] = [];
  while (all.length < count) all.push(await fixture.webhook(url));
  return all;
};
const delivered = (count: number) => (rows: DeliveryRecord[]) =>
  rows.filter((row) => row.status === 'delivered').length === count;
const detailsOf = async (id: string) =>
  (
    await fixture.client.workflow
      .getHandle(id)
      .query<{ currentDetails?: string }>('__temporal_workflow_metadata')
  ).currentDetails ?? '';

describe('a worker', () => {
  it('sends to many endpoints in one workflow, period after period, and shows the counts', async () => {
    await work({ limits: { periodMs: 1_500 } });
    const receiver = await fixture.receiver();
    const webhooks = await webhooksTo(receiver.url, 40);
    // several periods end meanwhile
    for (let count = 1; count <= 6; count += 1) {
      await fixture.emit();
      for (const webhook of webhooks) await fixture.until(webhook, delivered(count));
      await sleep(600);
    }
    const senders = await fixture.workflows('webhookSender');
    expect(senders).toHaveLength(1);
    expect(await fixture.workflows('webhookEndpoint')).toEqual([]);
    const words = await eventually(
      () => detailsOf(senders[0]!),
      (text) => text.includes('in total: 240 sent'),
    );
    expect(words).toMatch(
      /^last period: \d+ endpoints, \d+ sent, .*\n\nin total: 240 sent, 240 acknowledged, 0 to retry$/,
    );
  }, 60_000);

  it('moves a failing endpoint to its own workflow, and keeps the others', async () => {
    await work({ retrySchedule: [60_000] });
    const well = await fixture.webhook((await fixture.receiver()).url);
    const sick = await fixture.webhook((await fixture.receiver(status(503))).url);
    await fixture.emit(30);
    await fixture.until(well, delivered(30));
    await fixture.until(sick, (rows) => rows.every((row) => row.status === 'retrying'));
    const words = await eventually(
      () => detailsOf(`webhook-endpoint-${sick.id}`).catch(() => ''),
      (text) => text.includes('to retry, failing since'),
    );
    expect(words).toContain('last HTTP 503');
    await fixture.emit();
    await fixture.until(well, delivered(31));
    const own = await fixture.workflows('webhookEndpoint');
    expect(own).toEqual([`webhook-endpoint-${sick.id}`]);
  }, 60_000);

  it('is not delayed by receivers that never answer', async () => {
    await work({ limits: { timeoutMs: 8_000 } });
    const silent = await webhooksTo((await fixture.receiver(behaviours.hang)).url, 30);
    await fixture.emit(3);
    const well = await webhooksTo((await fixture.receiver()).url, 10);
    await fixture.emit(3);
    for (const webhook of well) await fixture.until(webhook, 'delivered', 7_000);
    for (const webhook of silent)
      expect((await fixture.deliveries(webhook)).map((row) => row.status)).not.toContain('retrying');
    await fixture.world.sql(`UPDATE webhooks SET status = 'deleted', deleted_at = now()`);
  }, 60_000);

  it('that ends finishes requests in flight, and releases the rest; its workflow ends', async () => {
    const earlier = await fixture.workflows('webhookSender');
    const worker = await work();
    const [sender] = await eventually(
      async () => (await fixture.workflows('webhookSender')).filter((id) => !earlier.includes(id)),
      (found) => found.length > 0,
    );
    const receiver = await fixture.receiver(
      (_request, response) => void setTimeout(() => response.writeHead(204).end(), 300),
    );
    const webhooks = await webhooksTo(receiver.url, 5);
    await fixture.emit(40);
    await receiver.waitFor(10, 20_000);
    await worker.shutdown();
    const rows = (await Promise.all(webhooks.map((webhook) => fixture.deliveries(webhook)))).flat();
    expect(
      rows.every(
        (row) =>
          row.status === 'delivered' ||
          (row.status === 'pending' && row.attempt_count === 0 && row.locked_until === null),
      ),
    ).toBe(true);
    const claims = await fixture.world.sql<{ signalled_at: Date | null; claimed_by: string | null }>(
      'SELECT signalled_at, claimed_by FROM webhook_wakeups',
    );
    expect(claims).toEqual(Array(5).fill(expect.objectContaining({ signalled_at: null, claimed_by: null })));

    await work();
    for (const webhook of webhooks) await fixture.until(webhook, 'delivered', 30_000);
    expect(receiver.requests).toHaveLength(200);
    const run = await eventually(
      () => fixture.client.workflow.getHandle(sender!).describe(),
      (found) => found.status.name !== 'RUNNING',
      30_000,
    );
    expect(run.status.name).toBe('COMPLETED');
  }, 90_000);
});

describe('a wake-up that a worker has claimed', () => {
  const [mine, other] = [randomUUID(), randomUUID()];
  const claim = async (worker: string) =>
    (await claimWakeups(pool, { failing: false, worker, quietMs: 30_000, limit: 10 })).length;
  const age = (seconds: number) =>
    fixture.world.sql('UPDATE webhook_wakeups SET signalled_at = now() - make_interval(secs => $1)', [
      seconds,
    ]);

  it('cannot be claimed by others while that worker sends heartbeats, and can five seconds after the last', async () => {
    await fixture.webhook('https://127.0.0.1:9/');
    await fixture.emit();
    await writeBeat(pool, mine);
    expect([await claim(mine), await claim(other)]).toEqual([1, 0]);
    await age(3_600);
    expect(await claim(other)).toBe(0);
    expect(await claim(mine)).toBe(1);
    await age(20);
    expect(await claim(mine)).toBe(0);
    const { admin } = fixture.service.database;
    await admin.query(`UPDATE worker_beats SET beat_at = now() - interval '6 seconds' WHERE worker = $1`, [
      mine,
    ]);
    expect(await claim(other)).toBe(1);
    // the new owner has no heartbeat yet, but five seconds to write one
    expect(await claim(mine)).toBe(0);
  });

  it('of a version that writes no claims, can be claimed after half a minute', async () => {
    await fixture.webhook('https://127.0.0.1:9/');
    await fixture.emit();
    await fixture.world.sql('UPDATE webhook_wakeups SET signalled_at = now()');
    expect(await claim(other)).toBe(0);
    await age(31);
    expect(await claim(other)).toBe(1);
  });
});

describe('shared runs', () => {
  function runsWith(limits: Partial<DeliveryLimits> = {}) {
    const noted = notedDispatch();
    const deps = depsOf(fixture, { dispatch: noted.dispatch, limits: { ...defaultLimits, ...limits } });
    const shared = createSharedRuns(deps, randomUUID());
    let over = false;
    return {
      ...noted,
      shared,
      begin: () => shared.servePeriod(() => over),
      end: () => (over = true),
      close: async () => {
        await shared.close();
        await deps.close();
      },
    };
  }
  const wakeupOf = ({ id }: Webhook, more: Partial<Wakeup> = {}): Wakeup => ({
    workspaceId: fixture.world.id,
    webhookId: id,
    failing: false,
    fails: false,
    ...more,
  });

  it('start for no endpoint before the first period, for none that fails, and for none after the close', async () => {
    const webhook = await fixture.webhook((await fixture.receiver()).url);
    const { shared, begin, close } = runsWith();
    expect(await shared.tryStart(wakeupOf(webhook))).toBe(false);
    const period = begin();
    expect(await shared.tryStart(wakeupOf(webhook, { failing: true }))).toBe(false);
    expect(await shared.tryStart(wakeupOf(webhook, { fails: true }))).toBe(false);
    expect(await shared.tryStart(wakeupOf(webhook))).toBe(true);
    await close();
    expect(await period).toMatchObject({ ended: true });
    expect(await shared.tryStart(wakeupOf(webhook))).toBe(false);
  });

  it('have a limit per workspace: one that reaches it leaves the others theirs', async () => {
    const world = await fixture.service.world();
    const silent = await fixture.receiver(behaviours.hang);
    const webhooks = await webhooksTo(silent.url, 3);
    const lone = await fixture.webhook(silent.url, { world });
    await fixture.emit();
    await fixture.emit(1, world);
    const { shared, begin, close } = runsWith({ sharedRuns: 4, sharedRunsOfWorkspace: 2, timeoutMs: 1_000 });
    void begin();
    const started: boolean[] = [];
    for (const webhook of webhooks) started.push(await shared.tryStart(wakeupOf(webhook)));
    expect(started).toEqual([true, true, false]);
    expect(await shared.tryStart(wakeupOf(lone, { workspaceId: world.id }))).toBe(true);
    await silent.waitFor(3);
    await close();
    await world.sql('DELETE FROM webhook_wakeups');
  });

  it('wake the workflow of a failing endpoint that has something due', async () => {
    const receiver = await fixture.receiver(status(503));
    const webhook = await fixture.webhook(receiver.url);
    await fixture.emit(60);
    const { shared, begin, woken, close } = runsWith();
    void begin();
    await shared.tryStart(wakeupOf(webhook));
    await eventually(
      () => Promise.resolve(woken),
      (ids) => ids.length > 0,
    );
    expect(woken).toEqual([webhook.id]);
    // one batch of 50
    expect(receiver.requests).toHaveLength(50);
    await close();
  });
});
