import { describe, expect, it } from '@jest/globals';
import { workspaceDb } from '../../../src/db/handle.ts';
import { oldestWakeup } from '../../../src/db/shared.ts';
import { wakeRelay } from '../../../src/events/wake.ts';
import { sendBatch } from '../../../src/delivery/webhooks/runs/batch.ts';
import { endpointById } from '../../../src/delivery/webhooks/store/endpoints.ts';
import { opened } from '../../support/opening.ts';
import { status } from '../../support/receiver/receiver.ts';
import { depsOf, openFixture } from './fixture.ts';
import type { Webhook } from './fixture.ts';

// No worker runs: each test makes the step that matters.

const fixture = await opened(openFixture());

const db = () => workspaceDb(fixture.service.app.services.pool, fixture.world.id);
const age = () => oldestWakeup(fixture.service.app.services.pool);
const waitedFor = (seconds: number) =>
  fixture.world.sql('UPDATE webhook_wakeups SET due_at = now() - make_interval(secs => $1)', [seconds]);

/** One batch of first attempts, without the end of the run, so that the wake-up remains. */
async function batchOf(webhook: Webhook): Promise<void> {
  const deps = depsOf(fixture);
  await sendBatch(deps, db(), (await db().maybe(endpointById, { id: webhook.id }))!, () => false);
  await deps.close();
}

describe('webhooks_queue_age_s', () => {
  it('counts an endpoint until it fails, and again from its first acknowledgement', async () => {
    let answer = 503;
    const receiver = await fixture.receiver((request, response, index) =>
      status(answer)(request, response, index),
    );
    const webhook = await fixture.webhook(receiver.url);
    await fixture.emit();
    await waitedFor(90);
    expect(await age()).toBeGreaterThanOrEqual(90);
    await batchOf(webhook);
    // its wake-up was written before it failed, and is in the healthy queue
    expect(await age()).toBe(0);

    answer = 204;
    await fixture.emit();
    expect(await age()).toBe(0);
    await batchOf(webhook);
    expect(await age()).toBeGreaterThanOrEqual(90);
    await fixture.world.sql('DELETE FROM webhook_wakeups');
  });

  it('leaves a failing endpoint out although somebody asked for its delivery', async () => {
    const webhook = await fixture.webhook('https://127.0.0.1:9/');
    await fixture.world.sql(`UPDATE webhooks SET failing_since = now() - interval '1 hour' WHERE id = $1`, [
      webhook.id,
    ]);
    await db().transaction((tx) => {
      wakeRelay(tx, webhook.id);
      return Promise.resolve();
    });
    await waitedFor(90);
    const [wakeup] = await fixture.world.sql('SELECT failing FROM webhook_wakeups WHERE webhook_id = $1', [
      webhook.id,
    ]);
    // it is in the healthy queue
    expect(wakeup).toEqual({ failing: false });
    expect(await age()).toBe(0);
  });
});
