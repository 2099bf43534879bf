import { randomUUID } from 'node:crypto';
import { describe, expect, it } from '@jest/globals';
import type { BatchResult } from '../../workflows/contract.ts';
import { eventually } from '../webhooks/delivery/fixture.ts';
import { opened } from '../support/opening.ts';
import { openFixture } from './fixture.ts';

const fixture = await opened(openFixture());

const runOf = (more: boolean, sent = 50, handedOver = 0): BatchResult => ({
  sent,
  acknowledged: sent - handedOver,
  handedOver,
  more,
});
const endpoint = () => ({ workspaceId: randomUUID(), webhookId: randomUUID() });

describe('webhookEndpoint', () => {
  it('makes runs until nothing is due, and ends with its counts', async () => {
    const input = endpoint();
    const run = await fixture.start('webhookEndpoint', input, {
      runs: [runOf(true), runOf(true, 50, 3), runOf(false, 12)],
    });
    expect(await run.result()).toBe('112 sent, 109 acknowledged, 3 to retry');
    expect(run.calls.map(({ input: given }) => given)).toEqual([input, input, input]);
    expect(await run.details()).toBe('112 sent, 109 acknowledged, 3 to retry');
  });

  it('makes one more run for wake-ups that come during the last', async () => {
    const input = endpoint();
    const workflowId = `test-${randomUUID()}`;
    const wake = () => fixture.client.workflow.getHandle(workflowId).signal('wake');
    const first = async () => {
      for (let count = 0; count < 5; count += 1) await wake();
      return runOf(false, 1);
    };
    const results = { runs: [first, runOf(false, 1)] };
    const run = await fixture.start('webhookEndpoint', input, results, workflowId);
    expect(await run.result()).toBe('2 sent, 2 acknowledged, 0 to retry');
  });

  it('passes its counts to the run that continues it', async () => {
    const input = { ...endpoint(), totals: { sent: 900, acknowledged: 890, handedOver: 10 } };
    const run = await fixture.start('webhookEndpoint', input, { runs: [runOf(false, 5)] });
    expect(await run.result()).toBe('905 sent, 895 acknowledged, 10 to retry');
  });
});

describe('webhookEndpoint with grouped retries', () => {
  const HOUR = 3_600_000;
  const SINCE = Date.UTC(2026, 10, 20, 6);
  const waits = (count: number, nextMs: number | null, more: Partial<BatchResult> = {}): BatchResult => ({
    ...runOf(false, 0),
    last: { status: 503, cause: 'http_status' },
    waiting: { count, held: 0, nextMs, failingSince: SINCE },
    ...more,
  });

  it('waits until the earliest is due, and shows how many wait, since when, the last answer and the next time', async () => {
    const run = await fixture.start('webhookEndpoint', endpoint(), {
      runs: [
        waits(3000, HOUR, { sent: 3000, acknowledged: 0, grouped: 3000 }),
        { ...runOf(false, 3000), last: { status: 204, cause: null } },
      ],
    });
    const shown = await eventually(
      () => run.details(),
      (text) => text !== '',
    );
    expect(shown).toMatch(
      /^3000 deliveries to retry, failing since 2026-11-20T06:00:00\.000Z, last HTTP 503, next at 20.*Z\n\n3000 sent, 0 acknowledged, 0 to retry, 3000 to retry together$/,
    );
    expect(await run.attributes()).toMatchObject({ DeliveryState: 'retrying', LastStatus: 503 });
    const memo = await run.memo();
    expect(memo).toMatchObject({
      waiting: 3000,
      held: 0,
      failingSince: '2026-11-20T06:00:00.000Z',
      lastAnswer: 'HTTP 503',
    });
    expect(Math.abs(Date.parse(String(memo['nextAttempt'])) - Date.now() - HOUR)).toBeLessThan(60_000);
    await run.signal('wake');
    expect(await run.result()).toBe('6000 sent, 3000 acknowledged, 0 to retry, 3000 to retry together');
    expect(await run.attributes()).toMatchObject({ DeliveryState: 'delivered', LastStatus: 204 });
    expect(await run.memo()).toMatchObject({ waiting: 0, lastAnswer: 'HTTP 204' });
  });

  it('makes them when they are due, and again, until none waits', async () => {
    const run = await fixture.start('webhookEndpoint', endpoint(), {
      runs: [waits(50, 300), waits(30, 1), { ...runOf(false, 30), last: { status: 200, cause: null } }],
    });
    expect(await run.result()).toBe('30 sent, 30 acknowledged, 0 to retry');
    expect(run.calls).toHaveLength(3);
  });

  it('runs on the retry queue while the endpoint fails, until it acknowledges something', async () => {
    const run = await fixture.start(
      'webhookEndpoint',
      { ...endpoint(), failing: true },
      {
        runs: [
          waits(50, 1, { failing: true }),
          waits(50, 1, { failing: true }),
          waits(9, 1),
          runOf(false, 9),
        ],
      },
    );
    await run.result();
    expect(run.calls.map(({ later }) => later ?? false)).toEqual([true, true, true, false]);
  });

  it('makes all of them at once by the signal retryNow', async () => {
    const input = endpoint();
    const run = await fixture.start('webhookEndpoint', input, { runs: [waits(50, HOUR), runOf(false, 50)] });
    await eventually(
      () => run.details(),
      (text) => text.startsWith('50 deliveries to retry'),
    );
    await run.signal('retryNow');
    await run.result();
    expect(run.calls.map((call) => call.input)).toEqual([
      input,
      { ...input, retryNow: true, troubled: true },
    ]);
  });

  it('waits without a timer while all are held, and continues when it is woken', async () => {
    const held = { waiting: { count: 0, held: 40, nextMs: null, failingSince: null } };
    const run = await fixture.start('webhookEndpoint', endpoint(), {
      runs: [waits(0, null, held), runOf(false, 40)],
    });
    await eventually(
      () => run.details(),
      (text) => text.startsWith('40 held, the webhook is paused, last HTTP 503'),
    );
    expect(await run.attributes()).toMatchObject({ DeliveryState: 'held' });
    await run.signal('wake');
    expect(await run.result()).toBe('40 sent, 40 acknowledged, 0 to retry');
  });

  it('loses no wake-up that comes when the timer fires', async () => {
    const input = endpoint();
    const workflowId = `test-${randomUUID()}`;
    const wake = () => fixture.client.workflow.getHandle(workflowId).signal('wake');
    const woken = async () => {
      await Promise.all(Array.from({ length: 10 }, wake));
      return waits(1, 1_000);
    };
    const run = await fixture.start(
      'webhookEndpoint',
      input,
      { runs: [woken, waits(1, 1), runOf(false, 1)] },
      workflowId,
    );
    expect(await run.result()).toBe('1 sent, 1 acknowledged, 0 to retry');
    expect(run.calls).toHaveLength(3);
  });

  it('fails if deliveries were given up', async () => {
    const run = await fixture.start('webhookEndpoint', endpoint(), {
      runs: [
        waits(50, 1),
        { ...runOf(false, 50, 50), exhausted: 50, last: { status: 503, cause: 'http_status' } },
      ],
    });
    await expect(run.result()).rejects.toMatchObject({
      cause: { type: 'DeliveryExhausted', message: '50 sent, 0 acknowledged, 50 to retry, 50 given up' },
    });
    expect(await run.attributes()).toMatchObject({ DeliveryState: 'failed', LastStatus: 503 });
  });

  it('still shows what the run before it showed', async () => {
    const run = await fixture.start(
      'webhookEndpoint',
      { ...endpoint(), last: { status: 503, cause: 'http_status' } },
      { runs: [{ ...runOf(false, 5), last: { status: 204, cause: null } }] },
    );
    await run.result();
    expect(await run.attributes()).toMatchObject({ DeliveryState: 'delivered', LastStatus: 204 });
  });
});

describe('timedJob', () => {
  it('runs the job it is given, and returns its result', async () => {
    const run = await fixture.start('timedJob', { job: 'due-leave' }, {});
    expect(await run.result()).toBe('40 things done by due-leave');
  });
});
