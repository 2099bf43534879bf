import { beforeAll, describe, expect, it } from '@jest/globals';
import { WorkflowFailedError } from '@temporalio/client';
import { ApplicationFailure } from '@temporalio/common';
import type { DeliveryInput } from '../../../workflows/contract.ts';
import { loadConfig } from '../../../src/run/config/index.ts';
import { LONGEST_WAIT } from '../../../src/delivery/webhooks/attempts/retryWaits.ts';
import { taskQueuesOf } from '../../../src/delivery/webhooks/temporal/names.ts';
import { opened } from '../../support/opening.ts';
import { behaviours, status } from '../../support/receiver/receiver.ts';
import type { Behaviour } from '../../support/receiver/receiver.ts';
import { eventually, openFixture } from './fixture.ts';
import type { DeliveryRecord, Webhook } from './fixture.ts';

const fixture = await opened(openFixture());
beforeAll(async () => {
  await fixture.work({ limits: { timeoutMs: 400 } });
});

const retryOf = (delivery: DeliveryRecord) =>
  fixture.client.workflow.getHandle(`webhook-delivery-${delivery.id}`);

/** Fails a number of times, then succeeds. */
const failing =
  (times: number, badly: Behaviour): Behaviour =>
  (request, response, index) =>
    index < times ? badly(request, response, index) : status(204)(request, response, index);

const webhookRow = async ({ id }: Webhook) =>
  (await fixture.world.sql<{ failing_since: Date | null }>('SELECT * FROM webhooks WHERE id = $1', [id]))[0]!;

describe('a delivery that is not acknowledged', () => {
  it('is retried until it is, with the same bytes and the same id', async () => {
    const receiver = await fixture.receiver(failing(2, status(503, {}, 'not now')));
    const webhook = await fixture.webhook(receiver.url);
    await fixture.emit();
    const [delivery] = await fixture.until(webhook, 'delivered');
    expect(receiver.requests).toHaveLength(3);
    expect(new Set(receiver.requests.map(({ body }) => body.toString())).size).toBe(1);
    expect(new Set(receiver.requests.map(({ headers }) => headers['x-service-delivery']))).toEqual(
      new Set([delivery!.id]),
    );
    const attempts = await fixture.attempts(delivery!.id);
    expect(
      attempts.map(({ number, outcome, cause, response_code }) => [number, outcome, cause, response_code]),
    ).toEqual([
      [1, 'failed', 'http_status', 503],
      [2, 'failed', 'http_status', 503],
      [3, 'acknowledged', null, 204],
    ]);
    expect(attempts[0]).toMatchObject({ detail: 'HTTP 503.' });
    expect(attempts[0]!.body_excerpt!.toString()).toBe('not now');
    expect(delivery).toMatchObject({ attempt_count: 3, response_code: 204, next_attempt_at: null });

    const run = retryOf(delivery!);
    expect(await run.result()).toBe('delivered on attempt 3');
    const { typedSearchAttributes, status: state, taskQueue } = await run.describe();
    expect(state.name).toBe('COMPLETED');
    expect(taskQueue).toBe(taskQueuesOf(fixture.installation).retries);
    expect(
      Object.fromEntries(typedSearchAttributes.getAll().map(({ key, value }) => [key.name, value])),
    ).toMatchObject({
      WorkspaceId: fixture.world.id,
      WebhookId: webhook.id,
      EventKind: 'clock.started',
      DeliveryState: 'delivered',
      LastStatus: 204,
    });
  });

  it('is given up after six attempts: the row is failed, the workflow red, the webhook failing', async () => {
    const receiver = await fixture.receiver(status(500));
    const webhook = await fixture.webhook(receiver.url);
    await fixture.emit();
    const [delivery] = await fixture.until(webhook, 'failed', 25_000);
    expect(receiver.requests).toHaveLength(6);
    expect(delivery).toMatchObject({
      attempt_count: 6,
      response_code: 500,
      next_attempt_at: null,
      locked_until: null,
    });
    expect(delivery!.settled_at).not.toBeNull();
    const error = await retryOf(delivery!)
      .result()
      .then(
        () => undefined,
        (thrown: unknown) => thrown,
      );
    expect(error).toBeInstanceOf(WorkflowFailedError);
    const { cause } = error as WorkflowFailedError;
    expect(cause).toBeInstanceOf(ApplicationFailure);
    expect(cause).toMatchObject({
      type: 'DeliveryExhausted',
      message: 'not acknowledged in 6 attempts: HTTP 500',
    });
    expect((await webhookRow(webhook)).failing_since).not.toBeNull();
  });

  it.each([
    ['410', status(410), 'http_status'],
    ['a redirect', behaviours.redirect, 'redirect'],
    ['no answer in time', behaviours.hang, 'timeout'],
    ['a closed connection', behaviours.reset_before_headers, 'connection_reset'],
  ])('is tried again after %s', async (_what, badly, cause) => {
    const receiver = await fixture.receiver(failing(1, badly));
    const webhook = await fixture.webhook(receiver.url);
    await fixture.emit();
    const [delivery] = await fixture.until(webhook, 'delivered');
    expect((await fixture.attempts(delivery!.id)).map((attempt) => attempt.cause)).toEqual([cause, null]);
  });

  it('is retried if nobody listens, and if the address is refused', async () => {
    const gone = await fixture.webhook('https://127.0.0.1:9/');
    const refused = await fixture.webhook('https://10.0.0.1/');
    await fixture.emit();
    for (const [webhook, cause] of [
      [gone, 'connection_refused'],
      [refused, 'url_not_public'],
    ] as const) {
      const rows = await fixture.until(webhook, ([row]) => row!.attempt_count >= 2);
      const [first, second] = await fixture.attempts(rows[0]!.id);
      expect([first!.cause, second!.cause ?? cause]).toEqual([cause, cause]);
      expect(first!.response_code).toBeNull();
    }
    for (const { id } of [gone, refused])
      await fixture.world.sql(`UPDATE webhooks SET status = 'deleted', deleted_at = now() WHERE id = $1`, [
        id,
      ]);
  });

  it('clears failing_since with the first acknowledgement', async () => {
    const receiver = await fixture.receiver(failing(1, status(503)));
    const webhook = await fixture.webhook(receiver.url);
    await fixture.emit();
    await eventually(
      () => webhookRow(webhook),
      (row) => row.failing_since !== null,
    );
    await fixture.until(webhook, 'delivered');
    await eventually(
      () => webhookRow(webhook),
      (row) => row.failing_since === null,
    );
  });
});

describe('the waits', () => {
  const MINUTE = 60_000;
  const inputOf = async (delivery: DeliveryRecord): Promise<DeliveryInput> => {
    const { events } = await retryOf(delivery).fetchHistory();
    const payload = events![0]!.workflowExecutionStartedEventAttributes!.input!.payloads![0]!;
    return JSON.parse(Buffer.from(payload.data!).toString()) as DeliveryInput;
  };

  it('are 1 min, 5 min, 30 min, 2 h 30 min and 12 h, with a jitter of up to 10 % within these limits', async () => {
    const second = await openFixture();
    try {
      await second.work({ retrySchedule: loadConfig({}).webhookRetrySchedule });
      const receiver = await second.receiver(status(503));
      const webhook = await second.webhook(receiver.url);
      await second.emit(5);
      const rows = await second.until(
        webhook,
        (all) => all.length === 5 && all.every((row) => row.status === 'retrying'),
      );
      const inputs = await Promise.all(
        rows.map((row) =>
          eventually(
            () => inputOf(row).catch(() => undefined),
            (input) => input !== undefined,
          ),
        ),
      );
      for (const input of inputs) {
        const [first, second5, third, fourth, last] = input!.waits.map((wait) => wait / MINUTE) as [
          number,
          number,
          number,
          number,
          number,
        ];
        expect(input!.waits).toHaveLength(5);
        expect(first).toBeGreaterThanOrEqual(1);
        expect(first).toBeLessThanOrEqual(1.1);
        expect(Math.abs(second5 - 5)).toBeLessThanOrEqual(0.5);
        expect(Math.abs(third - 30)).toBeLessThanOrEqual(3);
        expect(Math.abs(fourth - 150)).toBeLessThanOrEqual(15);
        expect(last).toBeGreaterThanOrEqual(648);
        expect(last).toBeLessThanOrEqual(720);
      }
      expect(new Set(inputs.map((input) => input!.waits.join())).size).toBe(5);
      // the row and the workflow agree
      const wait = Date.parse(rows[0]!.next_attempt_at!) - Date.now();
      expect(Math.abs(wait - inputs[0]!.waits[0]!)).toBeLessThan(20_000);
      const details = await eventually(
        async () =>
          JSON.stringify(
            await second.client.workflow
              .getHandle(`webhook-delivery-${rows[0]!.id}`)
              .query('__temporal_workflow_metadata')
              .catch(() => ''),
          ),
        (text) => text.includes('attempt 2 of 6'),
      );
      expect(details).toMatch(/attempt 2 of 6: HTTP 503, next at 20/);
    } finally {
      await second.close();
    }
  });

  it('are lengthened by Retry-After, to twelve hours at most', async () => {
    const asking = await fixture.receiver(failing(1, status(429, { 'retry-after': '3' })));
    const greedy = await fixture.receiver(status(503, { 'retry-after': '999999' }));
    const [short, long] = [await fixture.webhook(asking.url), await fixture.webhook(greedy.url)];
    await fixture.emit();
    const [delivered] = await fixture.until(short, 'delivered');
    const [first, second] = await fixture.attempts(delivered!.id);
    expect(second!.started_at.getTime() - first!.finished_at!.getTime()).toBeGreaterThanOrEqual(2_900);
    const [waiting] = await fixture.deliveries(long);
    expect(waiting!.status).toBe('retrying');
    const wait = Date.parse(waiting!.next_attempt_at!) - Date.now();
    expect(wait).toBeGreaterThan(LONGEST_WAIT - 60_000);
    expect(wait).toBeLessThanOrEqual(LONGEST_WAIT);
  });

  it('are cut short by the signal retryNow', async () => {
    const receiver = await fixture.receiver(failing(1, status(503, { 'retry-after': '3600' })));
    const webhook = await fixture.webhook(receiver.url);
    await fixture.emit();
    const [row] = await fixture.until(webhook, 'retrying');
    await eventually(
      () =>
        retryOf(row!)
          .describe()
          .catch(() => undefined),
      (run) => run !== undefined,
    );
    await retryOf(row!).signal('retryNow');
    await fixture.until(webhook, 'delivered');
    expect(receiver.requests).toHaveLength(2);
  });

  it('end at once when the run is cancelled: the row is closed with it', async () => {
    const receiver = await fixture.receiver(status(503, { 'retry-after': '3600' }));
    const webhook = await fixture.webhook(receiver.url);
    await fixture.emit();
    const [row] = await fixture.until(webhook, 'retrying');
    await eventually(
      () =>
        retryOf(row!)
          .describe()
          .catch(() => undefined),
      (run) => run !== undefined,
    );
    await retryOf(row!).cancel();
    await fixture.until(webhook, 'failed');
    await eventually(
      async () => (await retryOf(row!).describe()).status.name,
      (name) => name === 'CANCELLED',
    );
  });
});
