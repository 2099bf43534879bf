import { describe, expect, it, test } from '@jest/globals';
import { ApplicationFailure } from '@temporalio/common';
import { workspaceDb, type Asked, type Tx } from '../../../src/db/handle.ts';
import { createSealer } from '../../../src/secrets/sealed.ts';
import { attemptDelivery } from '../../../src/delivery/webhooks/attempts/attemptDelivery.ts';
import { sendBatch } from '../../../src/delivery/webhooks/runs/batch.ts';
import type { DeliveryDeps } from '../../../src/delivery/webhooks/deps.ts';
import { defaultLimits } from '../../../src/delivery/webhooks/limits.ts';
import type { DeliveryLimits } from '../../../src/delivery/webhooks/limits.ts';
import { outcomeRow, record } from '../../../src/delivery/webhooks/attempts/outcomes.ts';
import { firstIdOf } from '../../../src/db/firstId.ts';
import { claimFirstAttempts } from '../../../src/delivery/webhooks/store/claims.ts';
import { endpointById } from '../../../src/delivery/webhooks/store/endpoints.ts';
import { sweep } from '../../../src/delivery/webhooks/relay/sweep.ts';
import { runEndpoint } from '../../../src/delivery/webhooks/runs/endpointRun.ts';
import type { AttemptOutcome } from '../../../src/delivery/webhooks/transport/outcome.ts';
import { opened } from '../../support/opening.ts';
import { status } from '../../support/receiver/receiver.ts';
import { clockStarted, depsOf, emitAs, notedDispatch, openFixture } from './fixture.ts';
import type { DeliveryRecord, DeliveryFixture, Webhook } from './fixture.ts';

// Recovery after a crash of a worker, failures of Postgres or Temporal, and manual changes by an operator. No
// worker runs: the tests call the activities as Temporal would.

const fixture = await opened(openFixture());

const notEnding = () => false;
const db = () => workspaceDb(fixture.service.app.services.pool, fixture.world.id);
const limits = (more: Partial<DeliveryLimits>): DeliveryLimits => ({ ...defaultLimits, ...more });
const runOnce = (deps: DeliveryDeps, webhook: Webhook, ending = notEnding) =>
  runEndpoint(deps, { workspaceId: fixture.world.id, webhookId: webhook.id }, ending);
const attemptInput = (webhook: Webhook, row: DeliveryRecord, number: number) => ({
  workspaceId: fixture.world.id,
  webhookId: webhook.id,
  deliveryId: row.id,
  number,
  resend: false,
  nextWaitMs: 100,
});
const wakeups = async ({ id }: Webhook) =>
  (await fixture.world.sql('SELECT 1 FROM webhook_wakeups WHERE webhook_id = $1', [id])).length;
const attemptsOf = async (webhook: Webhook) => {
  const [row] = await fixture.deliveries(webhook);
  return (await fixture.attempts(row!.id)).map(({ number, outcome }) => `${number} ${outcome}`);
};
const outcome = (more: Partial<AttemptOutcome>): AttemptOutcome => ({
  acknowledged: true,
  status: 204,
  cause: 'acknowledged',
  detail: 'HTTP 204.',
  address: '127.0.0.1',
  timings: { dns_ms: null, connect_ms: 1, tls_ms: 1, first_byte_ms: 1, total_ms: 3 },
  excerpt: null,
  retryAfterMs: null,
  ...more,
});

/** One webhook with a working receiver, and events for it. */
async function prepare(events = 1, behaviour: Parameters<DeliveryFixture['receiver']>[0] = 'ok') {
  const receiver = await fixture.receiver(behaviour);
  const webhook = await fixture.webhook(receiver.url, { events: ['clock.started'] });
  await fixture.world.sql(
    `UPDATE webhooks SET status = 'deleted', deleted_at = now() WHERE id <> $1 AND status <> 'deleted'`,
    [webhook.id],
  );
  await fixture.emit(events);
  const rows = await fixture.deliveries(webhook);
  return { receiver, webhook, rows, row: rows[0]! };
}

describe('a worker that died in the middle of a batch', () => {
  it('leaves attempts that become unknown, and deliveries that wait for their next attempt', async () => {
    const { receiver, webhook, row } = await prepare();
    // the worker died after it claimed the delivery and wrote the attempt's row
    await db().rows(claimFirstAttempts, {
      from_id: firstIdOf(0),
      webhook_id: webhook.id,
      limit: 50,
      lease_seconds: 30,
      paused: false,
    });
    const { dispatch, started } = notedDispatch();
    // so long that a slow machine has noted the workflow before its retry is due
    const schedule = [20_000, 30_000, 40_000, 50_000, 60_000];
    const deps = depsOf(fixture, { dispatch, schedule });
    expect(await runOnce(deps, webhook)).toEqual({ sent: 0, acknowledged: 0, handedOver: 0, more: false });
    expect(await wakeups(webhook)).toBe(1);
    expect(started).toEqual([]);

    await fixture.world.sql(`UPDATE deliveries SET locked_until = now() - interval '1 s' WHERE id = $1`, [
      row.id,
    ]);
    expect(await runOnce(deps, webhook)).toMatchObject({ handedOver: 1, more: false });
    expect(await attemptsOf(webhook)).toEqual(['1 unknown']);
    expect((await fixture.deliveries(webhook))[0]).toMatchObject({ status: 'retrying', attempt_count: 1 });
    expect(started).toMatchObject([
      {
        input: {
          deliveryId: row.id,
          number: 2,
          waits: [21_000, 30_000, 40_000, 50_000, 57_000],
          resend: null,
          lastCause: 'unknown',
        },
        resumed: false,
      },
    ]);
    expect(receiver.requests).toHaveLength(0);
    expect(await wakeups(webhook)).toBe(0);
    await deps.close();
  });

  it('that was alive changes nothing with its late outcome', async () => {
    const { webhook, row } = await prepare();
    await db().rows(claimFirstAttempts, {
      from_id: firstIdOf(0),
      webhook_id: webhook.id,
      limit: 50,
      lease_seconds: -1,
      paused: false,
    });
    const deps = depsOf(fixture);
    await runOnce(deps, webhook);
    const late = outcomeRow({ delivery: row.id, number: 1, nextWaitMs: 1 }, outcome({}));
    expect(await record(db(), webhook.id, [late])).toEqual([]);
    expect(await attemptsOf(webhook)).toEqual(['1 unknown']);
    expect((await fixture.deliveries(webhook))[0]!.status).toBe('retrying');
    await deps.close();
  });
});

describe('an attempt that is run again', () => {
  it('is not POSTed twice under one number: it is unknown, and the next attempt follows', async () => {
    const { receiver, webhook, row } = await prepare();
    await fixture.world.sql(`UPDATE deliveries SET status = 'retrying', attempt_count = 2 WHERE id = $1`, [
      row.id,
    ]);
    await fixture.world.sql(
      `INSERT INTO delivery_attempts (workspace_id, delivery_id, number) VALUES ($1, $2, 2)`,
      [fixture.world.id, row.id],
    );
    const deps = depsOf(fixture);
    const result = await attemptDelivery(deps, attemptInput(webhook, row, 2));
    expect(result).toEqual({ state: 'retry', status: null, cause: 'unknown', waitMs: 100 });
    expect(await attemptsOf(webhook)).toEqual(['2 unknown']);
    expect(receiver.requests).toHaveLength(0);
    await deps.close();
  });

  it('returns the same outcome once it was written', async () => {
    const { receiver, webhook, row } = await prepare(1, status(503));
    const deps = depsOf(fixture);
    await runOnce(deps, webhook);
    const first = await attemptDelivery(deps, attemptInput(webhook, row, 2));
    const again = await attemptDelivery(deps, attemptInput(webhook, row, 2));
    expect(first).toMatchObject({ state: 'retry', status: 503, waitMs: 100 });
    expect(again).toMatchObject({ state: 'retry', status: 503, cause: 'http_status' });
    expect(receiver.requests).toHaveLength(2);
    const last = { ...attemptInput(webhook, row, 3), nextWaitMs: null };
    expect(await attemptDelivery(deps, last)).toMatchObject({ state: 'failed', status: 503 });
    expect(await attemptDelivery(deps, last)).toMatchObject({ state: 'failed', status: 503 });
    expect(receiver.requests).toHaveLength(3);
    await deps.close();
  });

  it('of a delivery that is settled, dropped or purged stops', async () => {
    const { webhook, row } = await prepare();
    const deps = depsOf(fixture);
    await runOnce(deps, webhook);
    expect(await attemptDelivery(deps, attemptInput(webhook, row, 2))).toEqual({
      state: 'stopped',
      reason: 'settled',
    });
    await fixture.world.sql(`UPDATE webhooks SET status = 'deleted' WHERE id = $1`, [webhook.id]);
    expect(await attemptDelivery(deps, attemptInput(webhook, row, 2))).toEqual({
      state: 'stopped',
      reason: 'webhook_deleted',
    });
    await fixture.world.sql('DELETE FROM deliveries WHERE id = $1', [row.id]);
    expect(await attemptDelivery(deps, attemptInput(webhook, row, 2))).toEqual({
      state: 'stopped',
      reason: 'gone',
    });
    await deps.close();
  });
});

describe('a fault of the service', () => {
  const local = {
    send: () =>
      Promise.resolve(outcome({ acknowledged: false, status: null, cause: 'local_fault', detail: 'EMFILE' })),
    close: () => Promise.resolve(),
  };

  it('uses up no attempt: a batch releases everything, and throws', async () => {
    const { webhook } = await prepare(10);
    const deps = depsOf(fixture, { sender: local });
    await expect(runOnce(deps, webhook)).rejects.toThrow('EMFILE');
    const rows = await fixture.deliveries(webhook);
    expect(
      rows.every((row) => row.status === 'pending' && row.attempt_count === 0 && row.locked_until === null),
    ).toBe(true);
    expect(await attemptsOf(webhook)).toEqual([]);
    expect(await wakeups(webhook)).toBe(1);
  });

  it('uses up no attempt: a retry releases its number, and throws', async () => {
    const { webhook, row } = await prepare(1, status(503));
    const deps = depsOf(fixture);
    await runOnce(deps, webhook);
    await expect(attemptDelivery({ ...deps, sender: local }, attemptInput(webhook, row, 2))).rejects.toThrow(
      'EMFILE',
    );
    expect(await attemptsOf(webhook)).toEqual(['1 failed']);
    expect((await fixture.deliveries(webhook))[0]).toMatchObject({ status: 'retrying', attempt_count: 1 });
    expect(await attemptDelivery(deps, attemptInput(webhook, row, 2))).toMatchObject({ state: 'retry' });
    expect(await attemptsOf(webhook)).toEqual(['1 failed', '2 failed']);
    await deps.close();
  });

  it('is also a secret that cannot be decrypted', async () => {
    const { receiver, webhook } = await prepare(3);
    const deps = depsOf(fixture, {
      secrets: createSealer('another application secret, not ours', 'webhook-secret'),
    });
    await expect(runOnce(deps, webhook)).rejects.toThrow('does not open');
    expect((await fixture.deliveries(webhook)).every((row) => row.attempt_count === 0)).toBe(true);
    expect(receiver.requests).toHaveLength(0);
    await deps.close();
  });

  /** The pool, but statements with this text fail `before` they run, or `after`: only the answer is lost. */
  function failingAt(text: string, when: 'before' | 'after', failures: number) {
    const real = fixture.service.app.services.pool;
    const left = { failures };
    const run = async (items: Parameters<typeof real.run>[0]) => {
      const fails = left.failures > 0 && items.some(({ statement }) => statement.text.includes(text));
      if (fails) left.failures -= 1;
      if (fails && when === 'after') await real.run(items);
      if (fails) throw new Error('Connection terminated unexpectedly');
      return real.run(items);
    };
    return { pool: { ...real, stats: real.stats, run }, left };
  }

  it('in Postgres while outcomes are recorded is retried: acknowledged deliveries stay acknowledged', async () => {
    const { webhook } = await prepare(5);
    const { pool, left } = failingAt('finished AS', 'before', 2);
    const deps = depsOf(fixture, { pool });
    expect(await runOnce(deps, webhook)).toMatchObject({ sent: 5, acknowledged: 5 });
    expect(left.failures).toBe(0);
    expect((await fixture.deliveries(webhook)).every((row) => row.status === 'delivered')).toBe(true);
    await deps.close();
  });

  it.each([
    ['is lost after outcomes were written', 'finished AS', 'after'],
    ['fails between the outcomes and the start of their retries', 'noted AS', 'before'],
    ['fails after the start of their retries', 'SET run_missing = false', 'before'],
  ] as const)('of Postgres that %s: each retry is started in the same run', async (_, text, when) => {
    const { webhook, rows } = await prepare(5, status(503));
    const { pool, left } = failingAt(text, when, 1);
    const { dispatch, started } = notedDispatch();
    const deps = depsOf(fixture, { pool, dispatch });
    expect(await runOnce(deps, webhook)).toMatchObject({ sent: 5, more: false });
    expect(left.failures).toBe(0);
    expect([...new Set(started.map(({ input }) => input.deliveryId))].sort()).toEqual(
      rows.map(({ id }) => id),
    );
    expect(await runOnce(deps, webhook)).toMatchObject({ handedOver: 0 });
    expect(await wakeups(webhook)).toBe(0);
    await deps.close();
  });
});

describe('a worker that ends', () => {
  it('finishes requests in flight and releases the rest', async () => {
    const stopping = new AbortController();
    const { receiver, webhook } = await prepare(30, (_request, response, index) => {
      if (index === 3) stopping.abort();
      setTimeout(() => response.writeHead(204).end(), 100);
    });
    const deps = depsOf(fixture, { stopping: stopping.signal });
    const result = await runOnce(deps, webhook, () => stopping.signal.aborted);
    expect(result).toMatchObject({ sent: 8, acknowledged: 8, handedOver: 0, more: true });
    expect(receiver.requests).toHaveLength(8);
    const rows = await fixture.deliveries(webhook);
    expect(rows.filter((row) => row.status === 'delivered')).toHaveLength(8);
    const rest = rows.filter((row) => row.status === 'pending');
    expect(rest).toHaveLength(22);
    expect(rest.every((row) => row.attempt_count === 0 && row.locked_until === null)).toBe(true);
    expect(
      await fixture.world.sql(
        `SELECT 1 FROM delivery_attempts a JOIN deliveries d ON d.id = a.delivery_id WHERE d.webhook_id = $1`,
        [webhook.id],
      ),
    ).toHaveLength(8);
    await deps.close();
  });

  test('a batch whose window is over releases the rest as well', async () => {
    const { webhook } = await prepare(
      30,
      (_request, response) => void setTimeout(() => response.writeHead(204).end(), 100),
    );
    const deps = depsOf(fixture, { limits: limits({ windowMs: 50 }) });
    const endpoint = await db().one(endpointById, { id: webhook.id });
    expect(await sendBatch(deps, db(), endpoint, notEnding)).toMatchObject({ sent: 8, acknowledged: 8 });
    expect((await fixture.deliveries(webhook)).filter((row) => row.attempt_count === 0)).toHaveLength(22);
    await deps.close();
  });
});

describe('an endpoint at its limit of attempts in flight', () => {
  it('delays a retry, without an attempt', async () => {
    const { webhook, row } = await prepare(1, status(503));
    const deps = depsOf(fixture);
    await runOnce(deps, webhook);
    for (let taken = 0; taken < 8; taken += 1) deps.slots.tryAcquire(webhook.id);
    const error = await attemptDelivery(deps, attemptInput(webhook, row, 2)).catch(
      (thrown: unknown) => thrown,
    );
    expect(error).toBeInstanceOf(ApplicationFailure);
    expect(error).toMatchObject({ type: 'EndpointBusy', nextRetryDelay: 2_750 });
    expect(await attemptsOf(webhook)).toEqual(['1 failed']);
    await deps.close();
  });

  it('delays it longer if the retries of failing endpoints are at their limit; a resend is not delayed', async () => {
    const { webhook, row } = await prepare(1, status(503));
    const deps = depsOf(fixture);
    await runOnce(deps, webhook);
    while (deps.retryLimiter.tryAcquire(fixture.world.id));
    const error = await attemptDelivery(deps, attemptInput(webhook, row, 2)).catch(
      (thrown: unknown) => thrown,
    );
    expect(error).toMatchObject({ type: 'EndpointBusy', nextRetryDelay: 17_500 });
    expect(await attemptsOf(webhook)).toEqual(['1 failed']);
    await fixture.world.sql(`UPDATE deliveries SET status = 'pending', resends = 1 WHERE id = $1`, [row.id]);
    const resend = { ...attemptInput(webhook, row, 2), resend: true, nextWaitMs: null };
    expect(await attemptDelivery(deps, resend)).toMatchObject({ state: 'failed', status: 503 });
    await deps.close();
  });
});

describe('the sweep', () => {
  it('writes a new wake-up for deliveries that have none', async () => {
    const { webhook, row } = await prepare();
    await fixture.world.sql('DELETE FROM webhook_wakeups');
    const sweepNow = () => sweep(fixture.service.app.services.pool, fixture.workerOptions().log);
    await sweepNow();
    expect(await wakeups(webhook)).toBe(0);
    await fixture.world.sql(
      `UPDATE deliveries SET next_attempt_at = now() - interval '1 minute' WHERE id = $1`,
      [row.id],
    );
    await sweepNow();
    expect(await wakeups(webhook)).toBe(1);
  });

  it('finds retries whose workflow was lost; a run starts it again with the next attempt', async () => {
    const { webhook, row } = await prepare(1, status(503));
    const { dispatch, started } = notedDispatch();
    const deps = depsOf(fixture, { dispatch });
    await runOnce(deps, webhook);
    started.length = 0;
    await fixture.world.sql(
      `UPDATE deliveries SET attempt_count = 3, next_attempt_at = now() - interval '3 minutes' WHERE id = $1`,
      [row.id],
    );
    await sweep(deps.pool, deps.log);
    expect(await wakeups(webhook)).toBe(1);
    expect(await runOnce(deps, webhook)).toMatchObject({ handedOver: 1, more: false });
    expect(started).toMatchObject([
      { input: { deliveryId: row.id, number: 4, waits: [0, 50, 57], lastStatus: 503 }, resumed: true },
    ]);
    // it has a workflow now: the next run starts none
    await runOnce(deps, webhook);
    expect(started).toHaveLength(1);
    await deps.close();
  });

  it('closes the delivery of a workflow that somebody terminated', async () => {
    const { webhook, row } = await prepare(1, status(503));
    const deps = depsOf(fixture, { dispatch: notedDispatch('closed').dispatch });
    await runOnce(deps, webhook);
    // a slow first run has closed it already
    await fixture.world.sql(
      `UPDATE deliveries SET next_attempt_at = now() - interval '3 minutes' WHERE id = $1 AND status = 'retrying'`,
      [row.id],
    );
    await runOnce(deps, webhook);
    expect((await fixture.deliveries(webhook))[0]).toMatchObject({ status: 'failed', next_attempt_at: null });
    await deps.close();
  });

  it('tells the admins, once, of a webhook that has failed for a day', async () => {
    const { webhook } = await prepare();
    const told = () =>
      fixture.world.sql(
        `SELECT user_id, body FROM notifications WHERE kind = 'webhook.failing' AND resource_id = $1`,
        [webhook.id],
      );
    const failing = (since: string) =>
      fixture.world.sql(`UPDATE webhooks SET failing_since = now() - $2::interval WHERE id = $1`, [
        webhook.id,
        since,
      ]);
    const { pool } = fixture.service.app.services;
    await failing('23 hours');
    await sweep(pool, fixture.workerOptions().log);
    expect(await told()).toEqual([]);
    await failing('25 hours');
    await Promise.all([sweep(pool, fixture.workerOptions().log), sweep(pool, fixture.workerOptions().log)]);
    const rows = await told();
    expect(rows.map((row) => row['user_id']).sort()).toEqual(
      [fixture.world.admin.id, fixture.world.secondAdmin.id].sort(),
    );
    expect(rows[0]!['body']).toMatch(/^127\.0\.0\.1:\d+ has not acknowledged a delivery for 24 hours/);
  });
});

describe('the end of a wake-up', () => {
  it('does not come before the workflows of all resends were started, even of many', async () => {
    const { webhook } = await prepare();
    await fixture.world.sql(
      `INSERT INTO deliveries (workspace_id, webhook_id, event_id, kind, status, attempt_count, resends, next_attempt_at)
       SELECT workspace_id, webhook_id, event_id, kind, 'pending', 6, 1, now()
         FROM deliveries, generate_series(1, 320) WHERE webhook_id = $1`,
      [webhook.id],
    );
    const noted = notedDispatch();
    const deps = depsOf(fixture, { dispatch: noted.dispatch });
    expect(await runOnce(deps, webhook)).toMatchObject({ sent: 1, handedOver: 320, more: false });
    expect(new Set(noted.started.map(({ input }) => input.deliveryId)).size).toBe(320);
    expect(await wakeups(webhook)).toBe(0);
    await deps.close();
  });

  it('waits for a writer that has announced an event and not committed yet', async () => {
    const { webhook } = await prepare();
    const deps = depsOf(fixture);
    let commit!: () => void;
    const committed = new Promise<void>((resolve) => (commit = resolve));
    const writing = db().transaction(async (tx) => {
      // like the pipeline's last round trip, held open before COMMIT
      const later: Asked<unknown>[] = [];
      const note: Tx['later'] = (statement, ...[values]) =>
        void later.push({ statement, values: values ?? {} });
      emitAs({ ...tx, later: note }, clockStarted(fixture.world, 1));
      await tx.together(...later);
      await committed;
    });
    await new Promise((resolve) => setTimeout(resolve, 100));
    const ending = runOnce(deps, webhook);
    setTimeout(commit, 100);
    await writing;
    expect(await ending).toMatchObject({ sent: 2, acknowledged: 2, more: false });
    expect(await wakeups(webhook)).toBe(0);
    await deps.close();
  });
});
