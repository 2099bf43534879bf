import { describe, expect, it } from '@jest/globals';
import type { AttemptInput, AttemptResult } from '../../workflows/contract.ts';
import { eventually } from '../webhooks/delivery/fixture.ts';
import { opened } from '../support/opening.ts';
import { deliveryInput, openFixture } from './fixture.ts';

const fixture = await opened(openFixture());

const retry = (waitMs = 5, status: number | null = 503, cause = 'http_status'): AttemptResult => ({
  state: 'retry',
  status,
  cause,
  waitMs,
});
const numbers = (calls: { name: string; input: unknown }[]) =>
  calls.map(({ input }) => {
    const { number, nextWaitMs } = input as AttemptInput;
    return [number, nextWaitMs];
  });
const HOUR = 3_600_000;

describe('webhookDelivery', () => {
  it('makes the five retries, passes each its next wait, and fails after the last', async () => {
    const input = deliveryInput({ waits: [5, 10, 15, 20, 25] });
    const run = await fixture.start('webhookDelivery', input, {
      attempts: [
        retry(),
        retry(),
        retry(),
        retry(5, null, 'timeout'),
        { state: 'failed', status: null, cause: 'timeout' },
      ],
    });
    await expect(run.result()).rejects.toMatchObject({
      cause: {
        type: 'DeliveryExhausted',
        nonRetryable: true,
        message: 'not acknowledged in 6 attempts: timeout',
      },
    });
    expect(numbers(run.calls)).toEqual([
      [2, 10],
      [3, 15],
      [4, 20],
      [5, 25],
      [6, null],
    ]);
    expect(run.calls[0]!.input).toEqual({
      workspaceId: input.workspaceId,
      webhookId: input.webhookId,
      deliveryId: input.deliveryId,
      number: 2,
      resend: false,
      nextWaitMs: 10,
    });
    expect(await run.attributes()).toMatchObject({ DeliveryState: 'failed', LastStatus: 503 });
  });

  it('ends with the attempt that is acknowledged', async () => {
    const run = await fixture.start('webhookDelivery', deliveryInput(), {
      attempts: [retry(), { state: 'delivered', status: 200 }],
    });
    expect(await run.result()).toBe('delivered on attempt 3');
    expect(await run.attributes()).toMatchObject({ DeliveryState: 'delivered', LastStatus: 200 });
    expect(await run.details()).toBe('delivered on attempt 3');
  });

  it('shows what it waits for, and waits as long as the attempt says', async () => {
    const run = await fixture.start('webhookDelivery', deliveryInput({ waits: [HOUR, 5, 5, 5, 5] }), {
      attempts: [retry(2 * HOUR, 429), { state: 'delivered', status: 204 }],
    });
    await eventually(
      () => run.details(),
      (text) => /^attempt 2 of 6: HTTP 503, next at 20\d\d-.*Z$/.test(text),
    );
    await run.signal('retryNow');
    const words = await eventually(
      () => run.details(),
      (text) => text.startsWith('attempt 3 of 6'),
    );
    const at = Date.parse(/next at (.*)$/.exec(words)![1]!);
    expect(Math.abs(at - Date.now() - 2 * HOUR)).toBeLessThan(60_000);
    expect(words).toMatch(/^attempt 3 of 6: HTTP 429/);
    await run.signal('retryNow');
    expect(await run.result()).toBe('delivered on attempt 3');
  });

  it('does not skip the next wait for a signal that came during an attempt', async () => {
    let go!: () => void;
    const asked = new Promise<void>((resolve) => (go = resolve));
    const run = await fixture.start('webhookDelivery', deliveryInput({ waits: [5, HOUR] }), {
      attempts: [() => asked.then(() => retry(HOUR))],
    });
    await eventually(
      () => Promise.resolve(run.calls),
      (calls) => calls.length === 1,
    );
    await run.signal('webhookResumed');
    go();
    await eventually(
      () => run.details(),
      (text) => text.startsWith('attempt 3 of 3: HTTP 503, next at'),
    );
    expect(run.calls).toHaveLength(1);
    await run.cancel();
    await expect(run.result()).rejects.toThrow();
  });

  it('is held without a timer, and makes the same attempt when the webhook is resumed', async () => {
    const run = await fixture.start('webhookDelivery', deliveryInput(), {
      attempts: [{ state: 'held' }, { state: 'delivered', status: 204 }],
    });
    await eventually(
      () => run.details(),
      (text) => text === 'attempt 2 of 6: held, its webhook is paused',
    );
    expect(await run.attributes()).toMatchObject({ DeliveryState: 'held' });
    await run.signal('webhookResumed');
    expect(await run.result()).toBe('delivered on attempt 2');
    expect(numbers(run.calls)).toEqual([
      [2, 5],
      [2, 5],
    ]);
  });

  it('receives a resume that comes while it is being held', async () => {
    let go!: () => void;
    const asked = new Promise<void>((resolve) => (go = resolve));
    const run = await fixture.start('webhookDelivery', deliveryInput(), {
      attempts: [() => asked.then(() => ({ state: 'held' as const })), { state: 'delivered', status: 204 }],
    });
    await eventually(
      () => Promise.resolve(run.calls),
      (calls) => calls.length === 1,
    );
    await run.signal('webhookResumed');
    go();
    expect(await run.result()).toBe('delivered on attempt 2');
  });

  it('stops when its webhook is deleted: while it waits, while it is held, or by the attempt’s result', async () => {
    const waiting = await fixture.start('webhookDelivery', deliveryInput({ waits: [HOUR] }), {});
    await waiting.signal('webhookDeleted');
    expect(await waiting.result()).toBe('stopped: webhook_deleted');
    expect(waiting.calls).toEqual([]);

    const held = await fixture.start('webhookDelivery', deliveryInput(), { attempts: [{ state: 'held' }] });
    await eventually(
      () => held.details(),
      (text) => text.includes('held'),
    );
    await held.signal('webhookDeleted');
    expect(await held.result()).toBe('stopped: webhook_deleted');

    const told = await fixture.start('webhookDelivery', deliveryInput(), {
      attempts: [{ state: 'stopped', reason: 'webhook_deleted' }],
    });
    expect(await told.result()).toBe('stopped: webhook_deleted');
    expect(await told.attributes()).toMatchObject({ DeliveryState: 'stopped' });
  });

  it('does not count a fault of the service as an attempt: the activity is retried', async () => {
    const run = await fixture.start('webhookDelivery', deliveryInput(), {
      attempts: [() => Promise.reject(new Error('Postgres is away')), { state: 'delivered', status: 204 }],
    });
    expect(await run.result()).toBe('delivered on attempt 2');
    expect(numbers(run.calls)).toEqual([
      [2, 5],
      [2, 5],
    ]);
  });

  it('closes its delivery when it is cancelled', async () => {
    const input = deliveryInput({ waits: [HOUR] });
    const run = await fixture.start('webhookDelivery', input, {});
    await run.cancel();
    await expect(run.result()).rejects.toThrow();
    expect(await run.status()).toBe('CANCELLED');
    expect(run.calls).toEqual([
      {
        name: 'closeDelivery',
        input: { workspaceId: input.workspaceId, deliveryId: input.deliveryId, resends: 0 },
      },
    ]);
  });

  it('makes one attempt for a resend, at once, and fails with a type of its own', async () => {
    const resend = deliveryInput({ number: 7, waits: [0], resend: 2 });
    const good = await fixture.start('webhookDelivery', resend, {
      attempts: [{ state: 'delivered', status: 200 }],
    });
    expect(await good.result()).toBe('delivered by resend 2');
    expect(good.calls).toMatchObject([{ input: { number: 7, resend: true, nextWaitMs: null } }]);
    const bad = await fixture.start('webhookDelivery', deliveryInput({ number: 2, waits: [0], resend: 1 }), {
      attempts: [{ state: 'failed', status: 500, cause: 'http_status' }],
    });
    await expect(bad.result()).rejects.toMatchObject({
      cause: { type: 'ResendNotAcknowledged', message: 'resend 1: HTTP 500' },
    });
  });
});
