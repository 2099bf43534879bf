import { randomUUID } from 'node:crypto';
import { afterEach, describe, expect, it } from '@jest/globals';
import { setTimeout as sleep } from 'node:timers/promises';
import type { DeliveryDeps } from '../../../src/delivery/webhooks/deps.ts';
import { defaultLimits, limitsWithin } from '../../../src/delivery/webhooks/limits.ts';
import { createOutages } from '../../../src/delivery/webhooks/temporal/outages.ts';
import { startRelay } from '../../../src/delivery/webhooks/relay/relay.ts';
import type { Relay } from '../../../src/delivery/webhooks/relay/relay.ts';
import { runEndpoint } from '../../../src/delivery/webhooks/runs/endpointRun.ts';
import { createActiveRuns } from '../../../src/delivery/webhooks/activeRuns.ts';
import type { ActiveRuns } from '../../../src/delivery/webhooks/activeRuns.ts';
import { opened } from '../../support/opening.ts';
import { status } from '../../support/receiver/receiver.ts';
import { depsOf, eventually, noSharedRuns, notedDispatch, openFixture } from './fixture.ts';
import type { DeliveryRecord, Webhook } from './fixture.ts';
const relays: Relay[] = [];
const fixture = await opened(openFixture());

afterEach(async () => {
  for (const relay of relays.splice(0)) await relay.stop();
  await fixture.world.sql(`UPDATE webhooks SET status = 'deleted'`);
  await fixture.world.sql('DELETE FROM webhook_wakeups');
});

/** A run that waits `idleMs` for more events, and its dependencies. */
function runOf(webhook: Webhook, idleMs: number, more: Partial<DeliveryDeps> = {}) {
  const deps = depsOf(fixture, { limits: { ...defaultLimits, idleMs }, ...more });
  const ended = runEndpoint(deps, { workspaceId: fixture.world.id, webhookId: webhook.id }, () => false);
  return { deps, ended: ended.finally(() => deps.close()) };
}

/** Starts a relay in the process of these runs; returns the endpoints for which it called Temporal. */
function relayBeside(activeRuns: ActiveRuns, poll = 60_000): string[] {
  const { dispatch, woken } = notedDispatch();
  const { log } = fixture.workerOptions();
  const { pool } = fixture.service.app.services;
  relays.push(
    startRelay({
      listenUrl: fixture.service.database.appUrl,
      pool,
      worker: randomUUID(),
      log,
      outages: createOutages(log),
      dispatch,
      sharedRuns: noSharedRuns,
      activeRuns,
      intervals: { poll },
    }),
  );
  return woken;
}

const delivered = (count: number) => (rows: DeliveryRecord[]) =>
  rows.filter(({ status }) => status === 'delivered').length === count;

describe('a run with nothing left to do', () => {
  it('sends an event that comes while it waits, without a call to Temporal', async () => {
    const receiver = await fixture.receiver();
    const webhook = await fixture.webhook(receiver.url);
    const { deps, ended } = runOf(webhook, 3_000);
    const woken = relayBeside(deps.activeRuns);
    await sleep(300);
    for (let count = 1; count <= 3; count += 1) {
      await fixture.emit();
      await fixture.until(webhook, delivered(count), 2_000);
      // longer than the checks after a batch: it waits again
      await sleep(200);
    }
    expect(await ended).toMatchObject({ sent: 3, acknowledged: 3, more: false });
    expect(woken).toEqual([]);
  });

  it('is not woken through Temporal by the relays of other workers either', async () => {
    const receiver = await fixture.receiver();
    const webhook = await fixture.webhook(receiver.url);
    const { deps, ended } = runOf(webhook, 1_500);
    const woken = [relayBeside(deps.activeRuns), relayBeside(createActiveRuns(new AbortController().signal))];
    await sleep(300);
    for (let count = 1; count <= 5; count += 1) {
      await fixture.emit();
      await fixture.until(webhook, delivered(count), 2_000);
      await sleep(150);
    }
    expect(await ended).toMatchObject({ sent: 5, acknowledged: 5 });
    // on a busy machine a notification may be late once
    expect(woken.flat().length).toBeLessThan(3);
  });

  it('is not notified of events once it has decided to end: they wake its workflow', async () => {
    const receiver = await fixture.receiver(status(503));
    const webhook = await fixture.webhook(receiver.url);
    await fixture.emit(3);
    const real = fixture.service.app.services.pool;
    const activeRuns = createActiveRuns(new AbortController().signal);
    const notified: boolean[] = [];
    const run: typeof real.run = (items) => {
      // the last statement of a run
      if (items.some(({ statement }) => statement.text.includes('failing_since FROM webhooks WHERE')))
        notified.push(activeRuns.notify(webhook.id));
      return real.run(items);
    };
    const { ended } = runOf(webhook, 0, { pool: { ...real, stats: real.stats, run }, activeRuns });
    expect(await ended).toMatchObject({ sent: 3 });
    expect(notified).toEqual([false]);
  });

  it('does not wait if nothing was acknowledged', async () => {
    const receiver = await fixture.receiver(status(503));
    const webhook = await fixture.webhook(receiver.url);
    await fixture.emit();
    const before = Date.now();
    const { ended } = runOf(webhook, 20_000);
    expect(await ended).toMatchObject({ sent: 1, acknowledged: 0, more: false });
    expect(Date.now() - before).toBeLessThan(15_000);
  });

  it('has ended when it returns: a later event wakes the endpoint through Temporal', async () => {
    const webhook = await fixture.webhook('https://127.0.0.1:9/');
    const { deps, ended } = runOf(webhook, 50);
    const woken = relayBeside(deps.activeRuns);
    await ended;
    await sleep(200);
    expect(deps.activeRuns.notify(webhook.id)).toBe(false);
    await fixture.emit();
    await eventually(
      () => Promise.resolve(woken),
      (list) => list.includes(webhook.id),
      5_000,
    );
  });

  it('ends when its time is over, even if events keep coming, and says that there are more', async () => {
    const webhook = await fixture.webhook('https://127.0.0.1:9/');
    const notifiedRun = { reset: () => undefined, wait: () => Promise.resolve(true), end: () => undefined };
    const activeRuns: ActiveRuns = { begin: () => notifiedRun, notify: () => true };
    const { ended } = runOf(webhook, 50, { activeRuns, limits: { ...defaultLimits, runMs: 300 } });
    expect(await ended).toEqual({ sent: 0, acknowledged: 0, handedOver: 0, more: true });
  });

  it('ends at once when its process ends', async () => {
    const webhook = await fixture.webhook('https://127.0.0.1:9/');
    const stopping = new AbortController();
    const before = Date.now();
    const { ended } = runOf(webhook, 30_000, { stopping: stopping.signal });
    await sleep(300);
    stopping.abort();
    expect(await ended).toMatchObject({ more: false });
    expect(Date.now() - before).toBeLessThan(10_000);
  });
});

describe('the length of a run', () => {
  it('is five minutes, and less in an activity that an earlier version scheduled with a minute', () => {
    expect(limitsWithin(defaultLimits, 360_000).runMs).toBe(300_000);
    expect(limitsWithin(defaultLimits, 60_000).runMs).toBe(20_000);
    expect(limitsWithin(defaultLimits, 30_000).runMs).toBe(0);
  });
});

describe('runs of one endpoint', () => {
  it('are notified until the newer one ends, although the older has ended', () => {
    const activeRuns = createActiveRuns(new AbortController().signal);
    const older = activeRuns.begin('a', () => false);
    const newer = activeRuns.begin('a', () => false);
    older.end();
    expect([activeRuns.notify('a'), activeRuns.notify('b')]).toEqual([true, false]);
    newer.end();
    expect(activeRuns.notify('a')).toBe(false);
  });

  it('are not notified any more once they have stopped checking', () => {
    const activeRuns = createActiveRuns(new AbortController().signal);
    let ending = false;
    activeRuns.begin('a', () => ending);
    expect(activeRuns.notify('a')).toBe(true);
    ending = true;
    expect(activeRuns.notify('a')).toBe(false);
  });
});
