import { beforeAll, describe, expect, it } from '@jest/globals';
import { setTimeout as sleep } from 'node:timers/promises';
import { opened } from '../../support/opening.ts';
import { status } from '../../support/receiver/receiver.ts';
import { eventually, openFixture, switchable } from './fixture.ts';
import type { Webhook } from './fixture.ts';

// What the delivery path does when admins pause, resume, delete, ping and resend.

const fixture = await opened(openFixture());
beforeAll(async () => {
  await fixture.work({ retrySchedule: [400, 400, 400, 400, 400] });
});

const call = async (method: string, path: string, body?: object) => {
  const reply = await fixture.service.request(fixture.world, method, `/platform/webhooks/${path}`, {
    as: fixture.world.admin,
    ...(body && { body }),
  });
  if (reply.status >= 300) throw new Error(`${method} ${path}: ${reply.text}`);
  return reply.body.data as { id: string };
};
const set = (webhook: Webhook, to: 'active' | 'paused') => call('PATCH', `${webhook.id}/`, { status: to });
const statuses = async (webhook: Webhook) => (await fixture.deliveries(webhook)).map((row) => row.status);

describe('a paused webhook', () => {
  it('holds what is published meanwhile, and sends it all when it is resumed', async () => {
    const receiver = await fixture.receiver();
    const webhook = await fixture.webhook(receiver.url);
    await set(webhook, 'paused');
    await fixture.emit(5);
    expect(await statuses(webhook)).toEqual(Array(5).fill('held'));
    await sleep(300);
    expect(receiver.requests).toHaveLength(0);
    await set(webhook, 'active');
    await fixture.until(webhook, 'delivered');
    expect(receiver.requests).toHaveLength(5);
  });

  it('holds a retry when its time comes; resumed, the attempt is made at once', async () => {
    const state = { well: false };
    const receiver = await fixture.receiver((request, response, index) =>
      // long enough to be due after the pause on a busy machine
      status(state.well ? 204 : 503, { 'retry-after': '5' })(request, response, index),
    );
    const webhook = await fixture.webhook(receiver.url);
    await fixture.emit();
    await fixture.until(webhook, 'retrying');
    await set(webhook, 'paused');
    const [held] = await fixture.until(webhook, 'held', 30_000);
    const sent = receiver.requests.length;
    expect(held).toMatchObject({ next_attempt_at: null, attempt_count: sent });
    const run = fixture.client.workflow.getHandle(`webhook-delivery-${held!.id}`);
    expect((await run.describe()).status.name).toBe('RUNNING');
    await sleep(1_500);
    expect(receiver.requests).toHaveLength(sent);

    state.well = true;
    await set(webhook, 'active');
    const [row] = await fixture.until(webhook, 'delivered');
    expect(row!.attempt_count).toBe(sent + 1);
    expect(await run.result()).toBe(`delivered on attempt ${sent + 1}`);
  });

  it('resumes a retry even when its workflow is lost', async () => {
    const { state, behaviour } = switchable();
    const receiver = await fixture.receiver(behaviour);
    const webhook = await fixture.webhook(receiver.url);
    await set(webhook, 'paused');
    await fixture.emit();
    // as if Temporal lost its data: one attempt was made, and there is no workflow
    await fixture.world.sql(`UPDATE deliveries SET attempt_count = 1 WHERE webhook_id = $1`, [webhook.id]);
    state.well = true;
    await set(webhook, 'active');
    const [row] = await fixture.until(webhook, 'delivered');
    expect(row!.attempt_count).toBe(2);
  });

  it('still sends a ping, a resend and a sample', async () => {
    const receiver = await fixture.receiver();
    const webhook = await fixture.webhook(receiver.url);
    await fixture.emit();
    const [first] = await fixture.until(webhook, 'delivered');
    await set(webhook, 'paused');
    await fixture.emit();
    const ping = await call('POST', `${webhook.id}/ping/`);
    await receiver.waitFor(2);
    expect(receiver.requests[1]!.headers['x-service-event']).toBe('webhook.ping');
    expect(receiver.requests[1]!.headers['x-service-delivery']).toBe(ping.id);
    await call('POST', `${webhook.id}/deliveries/${first!.id}/resend/`);
    await receiver.waitFor(3);
    expect(receiver.requests[2]!.headers['x-service-delivery']).toBe(first!.id);
    await call('POST', `${webhook.id}/sample/`, { event: 'absence.denied' });
    await receiver.waitFor(4);
    expect(receiver.requests[3]!.headers['x-service-event']).toBe('absence.denied');
    await fixture.until(
      webhook,
      (rows) => rows.map((row) => row.status).join() === 'delivered,held,delivered,delivered',
    );
  });
});

describe('a resend', () => {
  it('is one attempt with the same id and body, in a run of its own', async () => {
    const receiver = await fixture.receiver();
    const webhook = await fixture.webhook(receiver.url);
    await fixture.emit();
    const [row] = await fixture.until(webhook, 'delivered');
    for (const resend of [1, 2, 3]) {
      await call('POST', `${webhook.id}/deliveries/${row!.id}/resend/`);
      await receiver.waitFor(resend + 1);
      await fixture.until(webhook, 'delivered');
      const run = fixture.client.workflow.getHandle(`webhook-delivery-${row!.id}-r${resend}`);
      expect(await run.result()).toBe(`delivered by resend ${resend}`);
    }
    expect(new Set(receiver.requests.map(({ body }) => body.toString())).size).toBe(1);
    expect(
      (await fixture.attempts(row!.id)).map(({ number, resend, outcome }) => [number, resend, outcome]),
    ).toEqual([
      [1, false, 'acknowledged'],
      [2, true, 'acknowledged'],
      [3, true, 'acknowledged'],
      [4, true, 'acknowledged'],
    ]);
    await expect(call('POST', `${webhook.id}/deliveries/${row!.id}/resend/`)).rejects.toThrow('resend_limit');
  });

  it('that is not acknowledged is not tried again: the row is failed, its run red', async () => {
    const { state, behaviour } = switchable();
    state.well = true;
    const receiver = await fixture.receiver(behaviour);
    const webhook = await fixture.webhook(receiver.url);
    await fixture.emit();
    const [row] = await fixture.until(webhook, 'delivered');
    state.well = false;
    await call('POST', `${webhook.id}/deliveries/${row!.id}/resend/`);
    const [failed] = await fixture.until(webhook, 'failed');
    expect(failed).toMatchObject({ attempt_count: 2, response_code: 503, next_attempt_at: null });
    const run = fixture.client.workflow.getHandle(`webhook-delivery-${row!.id}-r1`);
    await expect(run.result()).rejects.toMatchObject({
      cause: { type: 'ResendNotAcknowledged', message: 'resend 1: HTTP 503' },
    });
    await sleep(800);
    expect(receiver.requests).toHaveLength(2);
  });

  it('is refused while the delivery is being retried, and while a resend is open', async () => {
    const receiver = await fixture.receiver(status(503, { 'retry-after': '3600' }));
    const webhook = await fixture.webhook(receiver.url);
    await fixture.emit();
    const [row] = await fixture.until(webhook, 'retrying');
    await expect(call('POST', `${webhook.id}/deliveries/${row!.id}/resend/`)).rejects.toThrow(
      'still_retrying',
    );
    await call('DELETE', `${webhook.id}/`);
  });
});

describe('a deleted webhook', () => {
  it('gets nothing more: its deliveries are closed, their workflows stop', async () => {
    const receiver = await fixture.receiver(status(503, { 'retry-after': '3600' }));
    const webhook = await fixture.webhook(receiver.url);
    await fixture.emit(2);
    const rows = await fixture.until(
      webhook,
      (all) => all.length === 2 && all.every((row) => row.status === 'retrying'),
    );
    const runs = rows.map((row) => fixture.client.workflow.getHandle(`webhook-delivery-${row.id}`));
    for (const run of runs) {
      await eventually(
        () => run.describe().catch(() => undefined),
        (known) => known !== undefined,
      );
    }
    await call('DELETE', `${webhook.id}/`);
    expect(await statuses(webhook)).toEqual(['failed', 'failed']);
    for (const run of runs) expect(await run.result()).toBe('stopped: webhook_deleted');
    expect(receiver.requests).toHaveLength(2);
  });

  it('keeps the record of an attempt that was in flight, and stays closed', async () => {
    let answer: (() => void) | undefined;
    const receiver = await fixture.receiver((request, response, index) => {
      answer = () => status(204)(request, response, index);
    });
    const webhook = await fixture.webhook(receiver.url);
    await fixture.emit();
    await receiver.waitFor(1);
    await call('DELETE', `${webhook.id}/`);
    answer!();
    const [row] = await fixture.deliveries(webhook);
    await eventually(
      () => fixture.attempts(row!.id),
      ([attempt]) => attempt!.outcome === 'acknowledged',
    );
    expect(await statuses(webhook)).toEqual(['failed']);
  });
});
