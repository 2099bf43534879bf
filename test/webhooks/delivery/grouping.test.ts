import { afterEach, describe, expect, it } from '@jest/globals';
import { workspaceDb } from '../../../src/db/handle.ts';
import { attemptDelivery } from '../../../src/delivery/webhooks/attempts/attemptDelivery.ts';
import type { DeliveryDeps } from '../../../src/delivery/webhooks/deps.ts';
import { runEndpoint } from '../../../src/delivery/webhooks/runs/endpointRun.ts';
import { claimRetries } from '../../../src/delivery/webhooks/store/claims.ts';
import { defaultLimits } from '../../../src/delivery/webhooks/limits.ts';
import { outcomeRow, record } from '../../../src/delivery/webhooks/attempts/outcomes.ts';
import { purge } from '../../../src/delivery/webhooks/purge.ts';
import { sweep } from '../../../src/delivery/webhooks/relay/sweep.ts';
import { newWebhookSecret, serviceSignature } from '../../../src/delivery/webhooks/transport/sign.ts';
import { opened } from '../../support/opening.ts';
import { status } from '../../support/receiver/receiver.ts';
import { depsOf, notedDispatch, openFixture, switchable } from './fixture.ts';
import type { DeliveryRecord, Webhook } from './fixture.ts';

// Grouped retries: the endpoint's workflow retries many deliveries together. No worker runs: the tests call
// the activity as Temporal would.

const fixture = await opened(openFixture());

const MINUTE = 60_000;
/** Nothing becomes due by itself while a test runs. */
const SLOW = [MINUTE, 5 * MINUTE, 30 * MINUTE, 150 * MINUTE, 720 * MINUTE];
const closers: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const close of closers.splice(0)) await close();
  await fixture.world.sql(
    `UPDATE webhooks SET status = 'deleted', deleted_at = now() WHERE status <> 'deleted'`,
  );
  await fixture.world.sql('DELETE FROM delivery_attempts');
  await fixture.world.sql('DELETE FROM deliveries');
  await fixture.world.sql('DELETE FROM webhook_wakeups');
});

const db = () => workspaceDb(fixture.service.app.services.pool, fixture.world.id);
const sql = fixture.world.sql;

/** Even on a slow machine, a batch is recorded as a whole, and a run sends all that is due. */
const limits = {
  ...defaultLimits,
  idleMs: 0,
  failingPauseMs: 0,
  flushMs: 30_000,
  firstFailingRunMs: 60_000,
  failingRunMs: 60_000,
};

function depsWith(more: Partial<DeliveryDeps> = {}) {
  const noted = notedDispatch();
  const deps = depsOf(fixture, { dispatch: noted.dispatch, schedule: SLOW, limits, ...more });
  closers.push(() => deps.close());
  return { deps, ...noted };
}
const runOnce = (deps: DeliveryDeps, webhook: Webhook, more: { retryNow?: true } = {}) =>
  runEndpoint(deps, { workspaceId: fixture.world.id, webhookId: webhook.id, ...more }, () => false);

/** A webhook whose receiver the test can switch. */
async function switchableWebhook() {
  const { state, behaviour } = switchable();
  const receiver = await fixture.receiver(behaviour);
  return { state, receiver, webhook: await fixture.webhook(receiver.url) };
}

/** An endpoint with grouped deliveries that failed once. */
async function grouped(count = 30, more: Partial<DeliveryDeps> = {}) {
  const endpoint = await switchableWebhook();
  await fixture.emit(count);
  const made = depsWith(more);
  const result = await runOnce(made.deps, endpoint.webhook);
  return { ...endpoint, ...made, result };
}
const makeDue = ({ id }: Webhook, count = 1_000) =>
  sql(
    `UPDATE deliveries SET next_attempt_at = now() - interval '1 second'
      WHERE id = ANY (ARRAY(SELECT id FROM deliveries WHERE webhook_id = $1 AND status = 'retrying' ORDER BY id LIMIT $2))`,
    [id, count],
  );
const isGrouped = async (webhook: Webhook) =>
  (await fixture.deliveries(webhook)).map((row) => (row as DeliveryRecord & { grouped: boolean }).grouped);
const statuses = async (webhook: Webhook) => {
  const counts: Record<string, number> = {};
  for (const { status: now } of await fixture.deliveries(webhook)) counts[now] = (counts[now] ?? 0) + 1;
  return counts;
};
const outcomes = ({ id }: Webhook) =>
  sql<{ number: number; outcome: string; count: number }>(
    `SELECT a.number, a.outcome, count(*)::int AS count FROM delivery_attempts a JOIN deliveries d ON d.id = a.delivery_id
      WHERE d.webhook_id = $1 GROUP BY 1, 2 ORDER BY 1, 2`,
    [id],
  ).then((rows) => rows.map(({ number, outcome, count }) => `${number} ${outcome} ${count}`));
const wakeups = async ({ id }: Webhook) =>
  (await sql('SELECT 1 FROM webhook_wakeups WHERE webhook_id = $1', [id])).length;

describe('deliveries that begin to wait for a retry', () => {
  it('have a workflow each while fewer than twenty wait', async () => {
    const { webhook, started, result } = await grouped(19);
    expect(result).toMatchObject({ sent: 19, handedOver: 19, more: false, failing: true });
    expect(result.grouped).toBeUndefined();
    expect(result.waiting).toBeUndefined();
    expect(started).toHaveLength(19);
    expect(new Set(await isGrouped(webhook))).toEqual(new Set([false]));
  });

  it('are grouped from the twentieth on; those that have a workflow keep it', async () => {
    const { webhook, deps, started } = await grouped(12);
    expect(started).toHaveLength(12);
    await fixture.emit(8);
    expect(await runOnce(deps, webhook)).toMatchObject({
      sent: 8,
      handedOver: 0,
      grouped: 8,
      last: { status: 503, cause: 'http_status' },
      waiting: { count: 8, held: 0 },
    });
    expect(started).toHaveLength(12);
    expect(await isGrouped(webhook)).toEqual([...Array(12).fill(false), ...Array(8).fill(true)]);
  });

  it('are grouped at once if a large batch fails: no workflow is started', async () => {
    const { webhook, started, result } = await grouped(120);
    expect(result).toMatchObject({ sent: 120, handedOver: 0, grouped: 120, waiting: { count: 120 } });
    expect(started).toEqual([]);
    const [row] = await sql<{ failing_since: Date }>('SELECT failing_since FROM webhooks WHERE id = $1', [
      webhook.id,
    ]);
    expect(result.waiting!.failingSince).toBe(row!.failing_since.getTime());
    expect(await wakeups(webhook)).toBe(0);
  });

  it('are grouped at once if more than twenty are in flight and none was acknowledged yet', async () => {
    const receiver = await fixture.receiver(
      (request, response, index) => void setTimeout(() => status(503)(request, response, index), 50),
    );
    const webhook = await fixture.webhook(receiver.url);
    await fixture.emit(40);
    // outcomes are recorded a few at a time
    const { deps, started } = depsWith({ limits: { ...limits, flushMs: 60 } });
    expect(await runOnce(deps, webhook)).toMatchObject({ sent: 40, grouped: 40 });
    expect(started).toEqual([]);
  });

  it('are grouped if the workspace has many, although each endpoint has few', async () => {
    const { deps } = depsWith({ limits: { ...limits, groupFromOfWorkspace: 9 } });
    const webhooks = [];
    for (let count = 0; count < 4; count += 1) webhooks.push((await switchableWebhook()).webhook);
    await fixture.emit(5);
    const results = [];
    for (const webhook of webhooks) results.push(await runOnce(deps, webhook));
    expect(results.map(({ handedOver, grouped: together = 0 }) => [handedOver, together])).toEqual([
      [5, 0],
      [5, 0],
      [0, 5],
      [0, 5],
    ]);
  });

  it('wait about a minute, with a jitter upward', async () => {
    const { webhook, result } = await grouped(40, { random: Math.random });
    const waits = (await fixture.deliveries(webhook)).map(
      (row) => new Date(row.next_attempt_at!).getTime() - Date.now(),
    );
    expect(Math.min(...waits)).toBeGreaterThan(MINUTE - 20_000);
    expect(Math.max(...waits)).toBeLessThanOrEqual(1.1 * MINUTE);
    expect(new Set(waits.map(Math.round)).size).toBeGreaterThan(20);
    expect(Math.abs(result.waiting!.nextMs! - Math.min(...waits))).toBeLessThan(5_000);
  });
});

describe('grouped retries', () => {
  it('are made when they are due and not before, and end with the acknowledgement', async () => {
    const { webhook, deps, state, receiver } = await grouped(30);
    expect(await runOnce(deps, webhook)).toMatchObject({ sent: 0, waiting: { count: 30 } });
    await makeDue(webhook, 10);
    state.well = true;
    expect(await runOnce(deps, webhook)).toMatchObject({
      sent: 10,
      acknowledged: 10,
      waiting: { count: 20 },
    });
    await makeDue(webhook);
    const last = await runOnce(deps, webhook);
    expect(last).toMatchObject({ sent: 20, acknowledged: 20, more: false });
    expect(last.waiting).toBeUndefined();
    expect(await statuses(webhook)).toEqual({ delivered: 30 });
    expect(await outcomes(webhook)).toEqual(['1 failed 30', '2 acknowledged 30']);
    expect(receiver.requests).toHaveLength(60);
    // the same bytes under the same id
    const bodies = new Map<string, Set<string>>();
    for (const { headers, body } of receiver.requests) {
      const id = String(headers['x-service-delivery']);
      bodies.set(id, (bodies.get(id) ?? new Set()).add(body.toString()));
    }
    expect([...bodies.values()].map(({ size }) => size)).toEqual(Array(30).fill(1));
  });

  it('have the scheduled waits, six attempts in total, and then fail', async () => {
    const { webhook, deps, receiver } = await grouped(25);
    const waits: number[] = [];
    for (let number = 2; number <= 6; number += 1) {
      await makeDue(webhook);
      const result = await runOnce(deps, webhook);
      expect(result.sent).toBe(25);
      waits.push(Math.round((result.waiting?.nextMs ?? 0) / MINUTE));
      expect(result.exhausted ?? 0).toBe(number === 6 ? 25 : 0);
    }
    // random() is 0.5: jitter of 1.05 for the first wait, 0.95 for the last, none between
    expect(waits).toEqual([5, 30, 150, 684, 0]);
    expect(await statuses(webhook)).toEqual({ failed: 25 });
    expect(await outcomes(webhook)).toEqual([1, 2, 3, 4, 5, 6].map((number) => `${number} failed 25`));
    await runOnce(deps, webhook);
    expect(receiver.requests).toHaveLength(150);
  });

  it('are lengthened by Retry-After', async () => {
    const receiver = await fixture.receiver(status(429, { 'retry-after': '7200' }));
    const webhook = await fixture.webhook(receiver.url);
    await fixture.emit(20);
    const { deps } = depsWith();
    const { waiting } = await runOnce(deps, webhook);
    expect(Math.round(waiting!.nextMs! / MINUTE)).toBe(120);
  });

  it('are sent alternately with first attempts', async () => {
    const { webhook, deps, receiver } = await grouped(40);
    await makeDue(webhook);
    await fixture.emit(40);
    const seen = receiver.requests.length;
    const old = new Set((await fixture.deliveries(webhook)).slice(0, 40).map(({ id }) => id));
    expect(await runOnce(deps, webhook)).toMatchObject({ sent: 80 });
    const half = receiver.requests.slice(seen, seen + 40);
    const retried = half.filter(({ headers }) => old.has(String(headers['x-service-delivery']))).length;
    expect(Math.abs(retried - 20)).toBeLessThanOrEqual(8);
  });

  it('are all made at once when somebody asks for it', async () => {
    const { webhook, deps, state } = await grouped(30);
    state.well = true;
    expect(await runOnce(deps, webhook, { retryNow: true })).toMatchObject({ sent: 30, acknowledged: 30 });
    expect(await statuses(webhook)).toEqual({ delivered: 30 });
  });

  it('are POSTed once under each number, even by concurrent runs', async () => {
    const { webhook, deps, receiver } = await grouped(90);
    for (const number of [2, 3]) {
      await makeDue(webhook);
      const runs = await Promise.all(Array.from({ length: 6 }, () => runOnce(deps, webhook)));
      expect(runs.reduce((sum, { sent }) => sum + sent, 0)).toBe(90);
      expect((await outcomes(webhook)).at(-1)).toBe(`${number} failed 90`);
    }
    expect(receiver.requests).toHaveLength(270);
  });

  it('are signed with the current secret', async () => {
    const { webhook, deps, receiver, state } = await grouped(20);
    const secret = newWebhookSecret();
    await sql('UPDATE webhooks SET secret_sealed = $2 WHERE id = $1', [
      webhook.id,
      fixture.service.app.services.webhookSecrets.seal(secret),
    ]);
    state.well = true;
    await runOnce(deps, webhook, { retryNow: true });
    for (const { headers, body } of receiver.requests.slice(20))
      expect(headers['x-service-signature']).toBe(serviceSignature(secret, body));
  });
});

describe('a worker that died in the middle of grouped retries', () => {
  const claim = (webhook: Webhook, leaseSeconds: number) =>
    db().rows(claimRetries, {
      webhook_id: webhook.id,
      limit: 12,
      lease_seconds: leaseSeconds,
      paused: false,
    });

  it('leaves attempts that become unknown when its claim expires, and retries that wait for their next attempt', async () => {
    const { webhook, deps, receiver } = await grouped(30);
    await makeDue(webhook);
    expect(await claim(webhook, 30)).toHaveLength(12);
    const before = await runOnce(deps, webhook);
    // the others are sent; the timer ends with the claim
    expect(before).toMatchObject({ sent: 18, waiting: { count: 30 } });
    expect(before.waiting!.nextMs).toBeGreaterThan(5_000);
    expect(before.waiting!.nextMs).toBeLessThanOrEqual(30_000);
    await sql(`UPDATE deliveries SET locked_until = now() - interval '1 s' WHERE locked_until IS NOT NULL`);
    const after = await runOnce(deps, webhook);
    expect(after.sent).toBe(0);
    expect(Math.round(after.waiting!.nextMs! / MINUTE)).toBe(5);
    expect(await outcomes(webhook)).toEqual(['1 failed 30', '2 failed 18', '2 unknown 12']);
    expect(receiver.requests).toHaveLength(48);
  });

  it('fails a delivery whose last attempt it was', async () => {
    const { webhook, deps } = await grouped(20);
    await sql(`UPDATE deliveries SET attempt_count = 5 WHERE webhook_id = $1`, [webhook.id]);
    await makeDue(webhook);
    await claim(webhook, -1);
    await runOnce(deps, webhook);
    expect(await outcomes(webhook)).toEqual(['1 failed 20', '6 failed 8', '6 unknown 12']);
    expect(await statuses(webhook)).toEqual({ failed: 20 });
  });

  it('that was alive changes nothing with its late outcome', async () => {
    const { webhook, deps } = await grouped(20);
    await makeDue(webhook);
    const claimed = await claim(webhook, -1);
    await runOnce(deps, webhook);
    const late = claimed.map(({ id, number }) =>
      outcomeRow(
        { delivery: id, number, nextWaitMs: 1 },
        {
          acknowledged: true,
          status: 204,
          cause: 'acknowledged',
          detail: 'HTTP 204.',
          address: '127.0.0.1',
          timings: { dns_ms: null, connect_ms: 1, tls_ms: 1, first_byte_ms: 1, total_ms: 3 },
          excerpt: null,
          retryAfterMs: null,
        },
      ),
    );
    expect(await record(db(), webhook.id, late)).toEqual([]);
    expect(await statuses(webhook)).toEqual({ retrying: 20 });
  });

  it('is found by the sweep, two minutes after its retries were due', async () => {
    const { webhook } = await grouped(20);
    const { pool } = fixture.service.app.services;
    const { log } = fixture.workerOptions();
    await sweep(pool, log);
    expect(await wakeups(webhook)).toBe(0);
    await sql(`UPDATE deliveries SET next_attempt_at = now() - interval '3 minutes' WHERE webhook_id = $1`, [
      webhook.id,
    ]);
    await sweep(pool, log);
    expect(await wakeups(webhook)).toBe(1);
  });
});

describe('a fault of the service', () => {
  it('uses up no attempt of a grouped retry: it is released, and the run throws', async () => {
    const { webhook, deps } = await grouped(20);
    await makeDue(webhook);
    const broken = {
      send: () => Promise.reject(new Error('EMFILE')),
      close: () => Promise.resolve(),
    };
    await expect(runOnce({ ...deps, sender: broken }, webhook)).rejects.toThrow('EMFILE');
    expect(await outcomes(webhook)).toEqual(['1 failed 20']);
    const rows = await fixture.deliveries(webhook);
    expect(rows.map((row) => [row.status, row.attempt_count, row.locked_until])).toEqual(
      Array(20).fill(['retrying', 1, null]),
    );
    expect(await runOnce(deps, webhook)).toMatchObject({ sent: 20 });
  });
});

describe('grouped retries of a webhook', () => {
  const call = async (method: string, path: string, body?: object) => {
    const reply = await fixture.service.request(fixture.world, method, `/platform/webhooks/${path}`, {
      as: fixture.world.admin,
      ...(body && { body }),
    });
    if (reply.status >= 300) throw new Error(`${method} ${path}: ${reply.text}`);
    return reply.body.data as { id: string; count?: number };
  };

  it('that is paused are held when they are due, and made at once when it is resumed', async () => {
    const { webhook, deps, state, receiver } = await grouped(30);
    await call('PATCH', `${webhook.id}/`, { status: 'paused' });
    await makeDue(webhook, 10);
    const held = await runOnce(deps, webhook);
    expect(held).toMatchObject({ sent: 0, waiting: { count: 20, held: 10 } });
    expect(await statuses(webhook)).toEqual({ held: 10, retrying: 20 });
    await makeDue(webhook);
    expect((await runOnce(deps, webhook)).waiting).toMatchObject({ count: 0, held: 30, nextMs: null });
    expect(receiver.requests).toHaveLength(30);

    state.well = true;
    await call('PATCH', `${webhook.id}/`, { status: 'active' });
    expect(await wakeups(webhook)).toBe(1);
    expect(await runOnce(deps, webhook)).toMatchObject({ sent: 30, acknowledged: 30 });
    expect(await outcomes(webhook)).toEqual(['1 failed 30', '2 acknowledged 30']);
  });

  it('of a plan without API access are held when they are due, even those that somebody asked for', async () => {
    const { webhook, deps, receiver } = await grouped(20);
    await sql('UPDATE deliveries SET asked_for = true WHERE webhook_id = $1', [webhook.id]);
    await sql('UPDATE webhooks SET suspended = true WHERE id = $1', [webhook.id]);
    await makeDue(webhook);
    expect(await runOnce(deps, webhook)).toMatchObject({
      sent: 0,
      more: false,
      waiting: { count: 0, held: 20 },
    });
    expect(await statuses(webhook)).toEqual({ held: 20 });
    expect(receiver.requests).toHaveLength(20);
  });

  it('that is deleted are closed, and only existing workflows are signalled', async () => {
    const { webhook, deps, stopped, started } = await grouped(10);
    await fixture.emit(20);
    await runOnce(deps, webhook);
    expect(started).toHaveLength(10);
    await call('DELETE', `${webhook.id}/`);
    const result = await runOnce(deps, webhook);
    expect(result).toMatchObject({ sent: 0, more: false });
    expect(result.waiting).toBeUndefined();
    expect(await statuses(webhook)).toEqual({ failed: 30 });
    expect(stopped.sort()).toEqual(started.map(({ input }) => input.deliveryId).sort());
  });

  it('that is deleted while one is in flight keep its record, and stay closed', async () => {
    const { webhook, deps } = await grouped(20);
    await makeDue(webhook);
    const sending = runOnce(
      {
        ...deps,
        sender: {
          ...deps.sender,
          send: async (attempt) => {
            await new Promise((resolve) => setTimeout(resolve, 300));
            return deps.sender.send(attempt);
          },
        },
      },
      webhook,
    );
    await new Promise((resolve) => setTimeout(resolve, 100));
    await call('DELETE', `${webhook.id}/`);
    await sending;
    expect(await statuses(webhook)).toEqual({ failed: 20 });
  });

  it('can be recovered or resent once they have failed; neither is a grouped retry then', async () => {
    const { webhook, deps, state, started } = await grouped(20);
    await sql(`UPDATE deliveries SET attempt_count = 5 WHERE webhook_id = $1`, [webhook.id]);
    await runOnce(deps, webhook, { retryNow: true });
    expect(await statuses(webhook)).toEqual({ failed: 20 });
    const [one] = await fixture.deliveries(webhook);
    await call('POST', `${webhook.id}/deliveries/${one!.id}/resend/`);
    await runOnce(deps, webhook);
    expect(started).toMatchObject([{ input: { deliveryId: one!.id, resend: 1, number: 7, waits: [0] } }]);
    // a resend makes its attempt although the delivery was grouped
    state.well = true;
    const { input } = started[0]!;
    expect(await attemptDelivery(deps, { ...input, number: 7, resend: true, nextWaitMs: null })).toEqual({
      state: 'delivered',
      status: 204,
    });

    await call('POST', `${webhook.id}/recover/`, { since: new Date(Date.now() - 3_600_000).toISOString() });
    expect(await runOnce(deps, webhook)).toMatchObject({ sent: 19, acknowledged: 19 });
  });

  it('are purged with the others once they are settled, and never while they wait', async () => {
    const { webhook, deps, state } = await grouped(30);
    await makeDue(webhook, 10);
    state.well = true;
    await runOnce(deps, webhook);
    // the age of a delivery is in its id, which its attempts have too
    await sql(
      'DELETE FROM delivery_attempts WHERE delivery_id IN (SELECT id FROM deliveries WHERE webhook_id = $1)',
      [webhook.id],
    );
    await sql(
      `UPDATE deliveries SET id = uuidv7(interval '-45 days'), created_at = now() - interval '45 days' WHERE webhook_id = $1`,
      [webhook.id],
    );
    await purge(fixture.service.app.services.pool, { days: 30 }, () => false);
    expect(await statuses(webhook)).toEqual({ retrying: 20 });
  });
});

describe('a delivery', () => {
  it('is retried by its own workflow or by its endpoint’s, never by both', async () => {
    const { webhook, deps, receiver } = await grouped(20);
    const [row] = await fixture.deliveries(webhook);
    const attempt = { workspaceId: fixture.world.id, webhookId: webhook.id, deliveryId: row!.id, number: 2 };
    // a workflow from before a restore of Postgres
    expect(await attemptDelivery(deps, { ...attempt, resend: false, nextWaitMs: 5 })).toEqual({
      state: 'stopped',
      reason: 'grouped',
    });
    expect(receiver.requests).toHaveLength(20);

    await sql('UPDATE deliveries SET grouped = false WHERE id = $1', [row!.id]);
    await makeDue(webhook);
    const [own, together] = await Promise.all([
      attemptDelivery(deps, { ...attempt, resend: false, nextWaitMs: 5 }),
      runOnce(deps, webhook),
    ]);
    expect(own).toMatchObject({ state: 'retry' });
    expect(together.sent).toBe(19);
    expect(await outcomes(webhook)).toEqual(['1 failed 20', '2 failed 20']);
  });
});
