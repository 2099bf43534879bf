import { beforeAll, describe, expect, it } from '@jest/globals';
import { setTimeout as sleep } from 'node:timers/promises';
import { licenseFor } from '../../support/licenses.ts';
import { opened } from '../../support/opening.ts';
import { openFixture, switchable } from './fixture.ts';

// A workspace whose plan has no API access gets nothing. Deliveries are held until the plan returns.

const fixture = await opened(openFixture());
const { world, service } = fixture;
beforeAll(async () => {
  await fixture.work({ retrySchedule: [400, 400, 400, 400, 400] });
});

const license = async (plan: 'starter' | 'managed', addons: 'api'[] = []) => {
  const body = await licenseFor(world, { plan, addons, seats: 500 });
  const reply = await service.request(world, 'PUT', '/platform/license/', { as: world.admin, body });
  if (reply.status !== 200) throw new Error(reply.text);
};
const statuses = async (webhook: Parameters<typeof fixture.deliveries>[0]) =>
  (await fixture.deliveries(webhook)).map((row) => row.status);

describe('a plan without API access', () => {
  it('holds what is published, and sends all of it when the plan returns, in either way', async () => {
    const receiver = await fixture.receiver();
    const webhook = await fixture.webhook(receiver.url);
    for (const back of ['managed', 'starter'] as const) {
      const before = receiver.requests.length;
      await license('starter');
      await fixture.emit(5);
      expect((await statuses(webhook)).filter((one) => one === 'held')).toHaveLength(5);
      await sleep(500);
      expect(receiver.requests).toHaveLength(before);
      await license(back, back === 'starter' ? ['api'] : []);
      await fixture.until(webhook, 'delivered');
      expect(receiver.requests).toHaveLength(before + 5);
    }
  });

  it('holds a retry and a resend; both are made when the plan returns', async () => {
    const { state, behaviour } = switchable();
    const receiver = await fixture.receiver(behaviour);
    const webhook = await fixture.webhook(receiver.url);
    await fixture.emit();
    await fixture.until(webhook, 'retrying');
    await license('starter');
    const [held] = await fixture.until(webhook, 'held');
    const sent = receiver.requests.length;
    await sleep(1_500);
    expect(receiver.requests).toHaveLength(sent);
    state.well = true;
    await license('managed');
    const [row] = await fixture.until(webhook, 'delivered', 10_000);
    expect([row!.id, row!.attempt_count]).toEqual([held!.id, sent + 1]);

    // a resend that was asked for just before the plan ended
    await world.sql(
      `UPDATE deliveries SET status = 'pending', resends = 1, next_attempt_at = now(), settled_at = NULL WHERE webhook_id = $1`,
      [webhook.id],
    );
    await license('starter');
    await fixture.until(webhook, 'held');
    expect(receiver.requests).toHaveLength(sent + 1);
    await license('managed');
    await fixture.until(webhook, 'delivered', 10_000);
    expect(receiver.requests).toHaveLength(sent + 2);
  });

  it('loses and doubles no event of fifty that are published while the plan goes and comes back', async () => {
    const receiver = await fixture.receiver();
    const webhook = await fixture.webhook(receiver.url);
    const changing = (async () => {
      for (let round = 0; round < 4; round += 1) {
        await license('starter');
        await sleep(60);
        await license('managed');
        await sleep(60);
      }
    })();
    await Promise.all([changing, ...Array.from({ length: 10 }, () => fixture.emit(5))]);
    const rows = await fixture.until(
      webhook,
      (found) => found.length === 50 && found.every((row) => row.status === 'delivered'),
    );
    const received = receiver.requests.map(({ headers }) => headers['x-service-delivery']);
    expect(new Set(received)).toEqual(new Set(rows.map(({ id }) => id)));
    expect(received).toHaveLength(50);
  });

  it('a webhook that is paused meanwhile stays held when the plan returns, until it is resumed', async () => {
    const receiver = await fixture.receiver();
    const webhook = await fixture.webhook(receiver.url);
    const set = (to: 'active' | 'paused') =>
      service.request(world, 'PATCH', `/platform/webhooks/${webhook.id}/`, {
        as: world.admin,
        body: { status: to },
      });
    await license('starter');
    await fixture.emit(2);
    await set('paused');
    await license('managed');
    expect(await statuses(webhook)).toEqual(['held', 'held']);
    await license('starter');
    await set('active');
    expect(await statuses(webhook)).toEqual(['held', 'held']);
    await license('managed');
    await fixture.until(webhook, 'delivered');
    expect(receiver.requests).toHaveLength(2);
  });
});
