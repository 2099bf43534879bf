import { describe, expect, it } from '@jest/globals';
import { setTimeout as sleep } from 'node:timers/promises';
import { createFailingLimiter } from '../../../src/delivery/webhooks/failingLimiter.ts';
import { defaultLimits } from '../../../src/delivery/webhooks/limits.ts';
import type { FailingLimits } from '../../../src/delivery/webhooks/limits.ts';
import { attemptDelivery } from '../../../src/delivery/webhooks/attempts/attemptDelivery.ts';
import { runEndpoint } from '../../../src/delivery/webhooks/runs/endpointRun.ts';
import { opened } from '../../support/opening.ts';
import { behaviours, status } from '../../support/receiver/receiver.ts';
import type { Behaviour } from '../../support/receiver/receiver.ts';
import type { World } from '../../support/world.ts';
import { depsOf, openFixture } from './fixture.ts';
import type { Webhook } from './fixture.ts';

const fixture = await opened(openFixture());

const never = new AbortController().signal;
const wide: FailingLimits = {
  suspectMs: 2_000,
  workspaceInFlight: 1_000,
  inFlight: 1_000,
  workspaceRate: 1e6,
  rate: 1e6,
  spacingMs: 0,
};
const limiterWith = (more: Partial<FailingLimits>, stopping = never) =>
  createFailingLimiter({ ...wide, ...more }, stopping);

/** Acquires as often as it can for `ms` milliseconds; returns how often. */
async function acquired(one: ReturnType<typeof limiterWith>, workspace: string, ms: number): Promise<number> {
  const end = Date.now() + ms;
  let count = 0;
  while (Date.now() < end) {
    await one.acquire(workspace);
    one.release(workspace);
    count += 1;
  }
  return count;
}

describe('the limiter of failing endpoints', () => {
  it('limits the attempts in flight of a workspace, independently of others', async () => {
    const one = limiterWith({ workspaceInFlight: 3 });
    for (let count = 0; count < 3; count += 1) expect(one.tryAcquire('a')).toBe(true);
    expect(one.tryAcquire('a')).toBe(false);
    expect(one.tryAcquire('b')).toBe(true);
    let inside = false;
    const waiting = one.acquire('a').then(() => {
      inside = true;
    });
    await sleep(20);
    expect(inside).toBe(false);
    one.release('a');
    await waiting;
    expect(one.tryAcquire('a')).toBe(false);
  });

  it('limits those of all workspaces together, and takes no slot if it refuses', () => {
    const one = limiterWith({ inFlight: 4, workspaceInFlight: 3 });
    for (const workspace of ['a', 'a', 'b', 'b']) expect(one.tryAcquire(workspace)).toBe(true);
    expect(one.tryAcquire('c')).toBe(false);
    one.release('a');
    expect(one.tryAcquire('c')).toBe(true);
    expect([one.tryAcquire('b'), one.tryAcquire('c')]).toEqual([false, false]);
  });

  it('limits the attempts per second of a workspace, and of all', async () => {
    const one = limiterWith({ workspaceRate: 100, rate: 150 });
    const [a, b, c] = await Promise.all(['a', 'b', 'c'].map((workspace) => acquired(one, workspace, 1_000)));
    for (const count of [a, b, c]) expect(count).toBeLessThanOrEqual(115);
    expect(a! + b! + c!).toBeLessThanOrEqual(175);
    // none starves
    expect(Math.min(a!, b!, c!)).toBeGreaterThan(20);
  });

  it('tryAcquire refuses without waiting when the rate is exceeded', () => {
    const one = limiterWith({ workspaceRate: 20 });
    const took = Array.from({ length: 10 }, () => one.tryAcquire('a'));
    expect(took.filter(Boolean).length).toBeLessThan(6);
    expect(took[0]).toBe(true);
  });

  it('does not wait when the worker ends', async () => {
    const stopping = new AbortController();
    const one = limiterWith({ workspaceRate: 0.1 }, stopping.signal);
    await one.acquire('a');
    const before = Date.now();
    const waiting = one.acquire('a');
    setTimeout(() => stopping.abort(), 50);
    await waiting;
    expect(Date.now() - before).toBeLessThan(5_000);
  });
});

/** Counts the requests that are open at a time. */
function counted(behaviour: Behaviour) {
  const open = { now: 0, most: 0 };
  const counting: Behaviour = (request, response, index) => {
    open.now += 1;
    open.most = Math.max(open.most, open.now);
    response.on('close', () => (open.now -= 1));
    return behaviour(request, response, index);
  };
  return { open, counting };
}
const limitsWith = (failing: Partial<FailingLimits>, timeoutMs = 500) => ({
  ...defaultLimits,
  idleMs: 0,
  failingPauseMs: 0,
  timeoutMs,
  windowMs: 3_000,
  failing: { ...wide, ...failing },
});
const run = (deps: ReturnType<typeof depsOf>, webhook: Webhook, world: World = fixture.world) =>
  runEndpoint(deps, { workspaceId: world.id, webhookId: webhook.id }, () => false);
const fails = ({ id }: Webhook, world: World = fixture.world) =>
  world.sql('UPDATE webhooks SET failing_since = now() WHERE id = $1', [id]);

describe('an endpoint', () => {
  it('that answers nothing is limited from its first seconds on, before any attempt has ended', async () => {
    const { open, counting } = counted(behaviours.hang);
    const receiver = await fixture.receiver(counting);
    const webhook = await fixture.webhook(receiver.url);
    await fixture.emit(24);
    const deps = depsOf(fixture, { limits: limitsWith({ suspectMs: 100, workspaceInFlight: 2 }, 700) });
    const sending = run(deps, webhook);
    await receiver.waitFor(8);
    expect(open.most).toBe(8);
    await sleep(900);
    // the first eight have ended; no outcome is written yet, and the next are two at a time
    open.most = open.now;
    await sleep(1_000);
    expect(open.most).toBeLessThanOrEqual(2);
    await sending;
    await deps.close();
    await fixture.world.sql(`UPDATE webhooks SET status = 'deleted' WHERE id = $1`, [webhook.id]);
  });

  it('that acknowledges is not limited from its first acknowledgement on', async () => {
    const { open, counting } = counted(
      (request, response, index) => void setTimeout(() => status(204)(request, response, index), 100),
    );
    const receiver = await fixture.receiver(counting);
    const webhook = await fixture.webhook(receiver.url);
    await fails(webhook);
    await fixture.emit(30);
    const deps = depsOf(fixture, { limits: limitsWith({ workspaceInFlight: 1 }, 5_000) });
    await run(deps, webhook);
    expect(open.most).toBeGreaterThan(4);
    await deps.close();
    await fixture.world.sql(`UPDATE webhooks SET status = 'deleted' WHERE id = $1`, [webhook.id]);
  });

  it('that fails shares the limit of its workspace: many do not delay the attempts of another workspace', async () => {
    const { open, counting } = counted(behaviours.hang);
    const dead = await fixture.receiver(counting);
    const webhooks: Webhook[] = [];
    for (let count = 0; count < 6; count += 1) webhooks.push(await fixture.webhook(dead.url));
    for (const webhook of webhooks) await fails(webhook);
    await fixture.emit(4);
    const other = await fixture.service.world();
    const lone = await fixture.receiver(status(503));
    const webhook = await fixture.webhook(lone.url, { world: other });
    await fails(webhook, other);
    await fixture.emit(4, other);
    const deps = depsOf(fixture, { limits: limitsWith({ workspaceInFlight: 4, inFlight: 10 }, 1_000) });
    const sending = Promise.all(webhooks.map((one) => run(deps, one)));
    await dead.waitFor(4);
    const before = Date.now();
    await run(deps, webhook, other);
    expect(lone.requests).toHaveLength(4);
    expect(Date.now() - before).toBeLessThan(3_000);
    expect(open.most).toBeLessThanOrEqual(4);
    await sending;
    await deps.close();
  }, 60_000);

  it('with thousands of retries does not delay a retry of the same workspace that has its own workflow', async () => {
    const world = await fixture.service.world();
    const back = await fixture.receiver((request, response, index) =>
      status(index === 0 ? 503 : 204)(request, response, index),
    );
    const recovering = await fixture.webhook(back.url, { world });
    await fixture.emit(1, world);
    const deps = depsOf(fixture, { limits: limitsWith({ workspaceRate: 20 }) });
    await run(deps, recovering, world);
    const dead = await fixture.receiver(status(503));
    const webhook = await fixture.webhook(dead.url, { world });
    await fails(webhook, world);
    await fixture.emit(60, world);
    const sending = run(deps, webhook, world);
    await dead.waitFor(10);
    const [first] = await fixture.deliveries(recovering);
    const input = { workspaceId: world.id, webhookId: recovering.id, deliveryId: first!.id };
    expect(await attemptDelivery(deps, { ...input, number: 2, resend: false, nextWaitMs: 100 })).toEqual({
      state: 'delivered',
      status: 204,
    });
    expect(dead.requests.length).toBeLessThan(60);
    await sending;
    await deps.close();
  });
});
