import { randomUUID } from 'node:crypto';
import { describe, expect, it } from '@jest/globals';
import { setTimeout as sleep } from 'node:timers/promises';
import { workspaceDb } from '../../../src/db/handle.ts';
import type { Wakeup } from '../../../src/db/shared.ts';
import { wakeRelay } from '../../../src/events/wake.ts';
import { createOutages } from '../../../src/delivery/webhooks/temporal/outages.ts';
import { startRelay } from '../../../src/delivery/webhooks/relay/relay.ts';
import type { RelayOptions } from '../../../src/delivery/webhooks/relay/relay.ts';
import { noteHealth } from '../../../src/delivery/webhooks/store/endpoints.ts';
import { createActiveRuns } from '../../../src/delivery/webhooks/activeRuns.ts';
import { opened } from '../../support/opening.ts';
import { eventually, noSharedRuns, openFixture } from './fixture.ts';

const fixture = await opened(openFixture());

/** A relay that calls `wakeEndpoint` in place of Temporal. */
function relay(wakeEndpoint: (wakeup: Wakeup) => Promise<void>, intervals: RelayOptions['intervals'] = {}) {
  const { pool } = fixture.service.app.services;
  const { log } = fixture.workerOptions();
  return startRelay({
    listenUrl: fixture.service.database.appUrl,
    pool,
    log,
    outages: createOutages(log),
    worker: randomUUID(),
    dispatch: { wakeEndpoint },
    sharedRuns: noSharedRuns,
    activeRuns: createActiveRuns(new AbortController().signal),
    intervals,
  });
}
const rows = () =>
  fixture.world.sql<{ webhook_id: string; signalled_at: Date | null }>('SELECT * FROM webhook_wakeups');
const clear = () => fixture.world.sql('DELETE FROM webhook_wakeups');

describe('the relay', () => {
  it('wakes an endpoint at once by NOTIFY, and only once for many events', async () => {
    const woken: string[] = [];
    const running = relay(({ webhookId }) => Promise.resolve(void woken.push(webhookId)), { poll: 60_000 });
    await sleep(150);
    const webhook = await fixture.webhook('https://127.0.0.1:9/');
    const before = Date.now();
    await fixture.emit(20);
    await eventually(
      () => Promise.resolve(woken),
      (list) => list.length > 0,
      10_000,
    );
    // the poll is a minute away: the NOTIFY has woken it
    expect(Date.now() - before).toBeLessThan(10_000);
    await sleep(200);
    expect(woken).toEqual([webhook.id]);
    await running.stop();
    await clear();
    await fixture.world.sql(`UPDATE webhooks SET status = 'deleted'`);
  });

  it('finds by its poll what no NOTIFY announced, and wakes an endpoint again whose wake-up is not deleted', async () => {
    const woken: number[] = [];
    await fixture.webhook('https://127.0.0.1:9/');
    await fixture.emit();
    const running = relay(() => Promise.resolve(void woken.push(Date.now())), { poll: 50, quiet: 400 });
    await eventually(
      () => Promise.resolve(woken),
      (list) => list.length >= 3,
      5_000,
    );
    await running.stop();
    const gaps = woken.slice(1).map((at, index) => at - woken[index]!);
    // half of it, because the times are measured in the test, which may be late once
    expect(Math.min(...gaps)).toBeGreaterThanOrEqual(200);
    await clear();
    await fixture.world.sql(`UPDATE webhooks SET status = 'deleted'`);
  });

  it('keeps the wake-ups while Temporal is away, and tries again', async () => {
    let down = true;
    const woken: string[] = [];
    await fixture.webhook('https://127.0.0.1:9/');
    await fixture.webhook('https://127.0.0.1:9/');
    await fixture.emit();
    const running = relay(
      ({ webhookId }) =>
        down ? Promise.reject(new Error('UNAVAILABLE')) : Promise.resolve(void woken.push(webhookId)),
      { poll: 50, quiet: 60_000, outage: 50 },
    );
    await sleep(500);
    expect(woken).toEqual([]);
    expect(await rows()).toHaveLength(2);
    down = false;
    await eventually(
      () => Promise.resolve(woken),
      (list) => list.length === 2,
      2_000,
    );
    await running.stop();
    await clear();
    await fixture.world.sql(`UPDATE webhooks SET status = 'deleted'`);
  });

  it('shares the work with a second one: no endpoint is woken twice', async () => {
    const woken: string[] = [];
    const note = ({ webhookId }: Wakeup) => sleep(5).then(() => void woken.push(webhookId));
    for (let count = 0; count < 30; count += 1) await fixture.webhook('https://127.0.0.1:9/');
    const running = [relay(note, { poll: 20 }), relay(note, { poll: 20 })];
    await fixture.emit(3);
    await eventually(
      () => Promise.resolve(woken),
      (list) => list.length >= 30,
      5_000,
    );
    await sleep(200);
    for (const one of running) await one.stop();
    expect(woken).toHaveLength(30);
    expect(new Set(woken).size).toBe(30);
    await clear();
  });

  it('wakes a healthy endpoint before failing ones, which are woken one at a time with pauses', async () => {
    const FAILING = 20;
    const woken: { id: string; failing: boolean }[] = [];
    let now = 0;
    let most = 0;
    const note = async ({ webhookId, failing }: Wakeup) => {
      now += failing ? 1 : 0;
      most = Math.max(most, now);
      await sleep(20);
      now -= failing ? 1 : 0;
      woken.push({ id: webhookId, failing });
    };
    await fixture.world.sql(`UPDATE webhooks SET status = 'deleted'`);
    for (let count = 0; count < FAILING; count += 1) await fixture.webhook('https://127.0.0.1:9/');
    await fixture.world.sql(`UPDATE webhooks SET failing_since = now() WHERE status = 'active'`);
    await fixture.emit();
    const running = relay(note, { poll: 50 });
    await eventually(
      () => Promise.resolve(woken),
      (list) => list.length >= 2,
      5_000,
    );
    const healthy = await fixture.webhook('https://127.0.0.1:9/');
    await fixture.emit();
    await eventually(
      () => Promise.resolve(woken),
      (list) => list.length > FAILING,
      10_000,
    );
    await running.stop();
    expect(woken.findIndex(({ id }) => id === healthy.id)).toBeLessThan(FAILING - 5);
    expect(woken.filter(({ failing }) => failing)).toHaveLength(FAILING);
    expect(most).toBe(1);
    await clear();
  });

  it('alternates between workspaces: one with many failing endpoints does not delay another with one', async () => {
    await fixture.world.sql(`UPDATE webhooks SET status = 'deleted'`);
    const other = await fixture.service.world();
    for (let count = 0; count < 30; count += 1) await fixture.webhook('https://127.0.0.1:9/');
    const lone = await fixture.webhook('https://127.0.0.1:9/', { world: other });
    await fixture.world.sql(`UPDATE webhooks SET failing_since = now() WHERE status = 'active'`);
    await other.sql(`UPDATE webhooks SET failing_since = now() WHERE status = 'active'`);
    await fixture.emit();
    await sleep(50);
    await fixture.emit(1, other);
    const woken: string[] = [];
    const running = relay(({ webhookId }) => Promise.resolve(void woken.push(webhookId)), { poll: 50 });
    await eventually(
      () => Promise.resolve(woken),
      (list) => list.length === 31,
      10_000,
    );
    await running.stop();
    // the oldest first, then the other workspace
    expect(woken.indexOf(lone.id)).toBe(1);
    await clear();
    await other.sql('DELETE FROM webhook_wakeups');
  });

  it('puts requested deliveries and recovered endpoints in the healthy queue', async () => {
    await fixture.world.sql(`UPDATE webhooks SET status = 'deleted'`);
    const webhooks: string[] = [];
    for (let count = 0; count < 4; count += 1)
      webhooks.push((await fixture.webhook('https://127.0.0.1:9/')).id);
    await fixture.world.sql(`UPDATE webhooks SET failing_since = now() WHERE status = 'active'`);
    await fixture.emit();
    const db = workspaceDb(fixture.service.app.services.pool, fixture.world.id);
    const healthyQueue = async () =>
      (
        await fixture.world.sql<{ webhook_id: string }>(
          `SELECT webhook_id FROM webhook_wakeups WHERE NOT failing`,
        )
      ).map(({ webhook_id }) => webhook_id);
    expect(await healthyQueue()).toEqual([]);
    const [asked, recovered, sick] = webhooks as [string, string, string];
    await db.transaction((tx) => Promise.resolve(wakeRelay(tx, asked)));
    expect(await healthyQueue()).toEqual([asked]);
    await db.count(noteHealth, { id: recovered, failing_since: null });
    expect((await healthyQueue()).sort()).toEqual([asked, recovered].sort());
    await db.count(noteHealth, { id: sick, failing_since: new Date().toISOString() });
    expect(await healthyQueue()).toHaveLength(2);
    await clear();
  });
});
