import { beforeAll, describe, expect, it } from '@jest/globals';
import { setTimeout as sleep } from 'node:timers/promises';
import { Webhook as StandardWebhook } from 'standardwebhooks';
import { workspaceDb } from '../../../src/db/handle.ts';
import { serviceSignature } from '../../../src/delivery/webhooks/transport/sign.ts';
import { opened } from '../../support/opening.ts';
import { status } from '../../support/receiver/receiver.ts';
import type { SeenRequest } from '../../support/receiver/receiver.ts';
import { clockStarted, emitAs, EMITTED, eventually, openFixture } from './fixture.ts';

const fixture = await opened(openFixture());
beforeAll(async () => {
  await fixture.work();
});

const startedAt = ({ body }: SeenRequest) =>
  (JSON.parse(body.toString()) as { data: { started_at: string } }).data.started_at;

describe('the event of a committed write', () => {
  it('reaches the receiver with the headers, the body and the signature of service.md', async () => {
    const receiver = await fixture.receiver();
    const webhook = await fixture.webhook(receiver.url);
    await fixture.emit();
    const [seen] = await receiver.waitFor(1);
    const [delivery] = await fixture.until(webhook, 'delivered');
    const [event] = await fixture.world.sql('SELECT body FROM events WHERE id = $1', [delivery!.event_id]);

    expect(seen!.method).toBe('POST');
    expect(seen!.headers).toMatchObject({
      'content-type': 'application/json',
      'x-service-event': EMITTED,
      'x-service-delivery': delivery!.id,
      'x-service-signature': serviceSignature(webhook.secret, seen!.body),
      'webhook-id': delivery!.id,
    });
    expect(seen!.body.toString()).toBe(event!['body']);
    expect(JSON.parse(seen!.body.toString())).toMatchObject({
      event: EMITTED,
      actor: { id: fixture.world.employee.id, email: fixture.world.employee.email },
    });
    // verified by the receiver's own library
    const verified = new StandardWebhook(webhook.secret).verify(
      seen!.body,
      seen!.headers as Record<string, string>,
    );
    expect(verified).toEqual(JSON.parse(seen!.body.toString()));
  });

  it('leaves a record of the attempt: address, times, status, the beginning of the answer', async () => {
    const receiver = await fixture.receiver(status(202, {}, 'thank you'));
    const webhook = await fixture.webhook(receiver.url);
    await fixture.emit();
    const [delivery] = await fixture.until(webhook, 'delivered');
    expect(delivery).toMatchObject({
      attempt_count: 1,
      response_code: 202,
      next_attempt_at: null,
      locked_until: null,
    });
    expect(delivery!.settled_at).not.toBeNull();
    const [attempt, ...others] = await fixture.attempts(delivery!.id);
    expect(others).toEqual([]);
    expect(attempt).toMatchObject({
      number: 1,
      resend: false,
      outcome: 'acknowledged',
      cause: null,
      detail: null,
      response_code: 202,
      address: '127.0.0.1',
    });
    expect(attempt!.timings!['total_ms']).toBeGreaterThan(0);
    expect(attempt!.body_excerpt!.toString()).toBe('thank you');
    expect(attempt!.finished_at!.getTime()).toBeGreaterThanOrEqual(attempt!.started_at.getTime());
  });

  it('is sent once to each webhook that asked for its kind, and to no other', async () => {
    const [wanted, also, other] = [
      await fixture.receiver(),
      await fixture.receiver(),
      await fixture.receiver(),
    ];
    const webhooks = [await fixture.webhook(wanted.url), await fixture.webhook(also.url)];
    await fixture.webhook(other.url, { events: ['employee.created'] });
    await fixture.emit(3);
    for (const webhook of webhooks)
      await fixture.until(
        webhook,
        (rows) => rows.length === 3 && rows.every((row) => row.status === 'delivered'),
      );
    expect([wanted.requests.length, also.requests.length, other.requests.length]).toEqual([3, 3, 0]);
  });

  it('never leaves when the write is rolled back', async () => {
    const receiver = await fixture.receiver();
    const webhook = await fixture.webhook(receiver.url);
    const db = workspaceDb(fixture.service.app.services.pool, fixture.world.id);
    await expect(
      db.transaction((tx) => {
        emitAs(tx, clockStarted(fixture.world, 1));
        throw new Error('rolled back');
      }),
    ).rejects.toThrow('rolled back');
    await fixture.emit();
    await fixture.until(webhook, 'delivered');
    await sleep(200);
    expect(receiver.requests).toHaveLength(1);
    expect(await fixture.deliveries(webhook)).toHaveLength(1);
  });

  it('is one of 200 that all arrive once, and begin in their order', async () => {
    const receiver = await fixture.receiver();
    const webhook = await fixture.webhook(receiver.url);
    await fixture.emit(200);
    await fixture.until(
      webhook,
      (rows) => rows.length === 200 && rows.every((row) => row.status === 'delivered'),
    );
    expect(receiver.requests).toHaveLength(200);
    const times = receiver.requests.map(startedAt);
    expect(new Set(times).size).toBe(200);
    // eight at a time: none overtakes by more than seven others in flight
    const order = [...times].sort();
    const strayed = times.map((time, index) => Math.abs(order.indexOf(time) - index));
    expect(Math.max(...strayed)).toBeLessThan(16);
  });

  it('uses an open connection again, and never more than eight at a time', async () => {
    let open = 0;
    let most = 0;
    const receiver = await fixture.receiver((_request, response) => {
      open += 1;
      most = Math.max(most, open);
      setTimeout(() => {
        open -= 1;
        response.writeHead(204).end();
      }, 5);
    });
    const webhook = await fixture.webhook(receiver.url);
    await fixture.emit(120);
    await fixture.until(
      webhook,
      (rows) => rows.length === 120 && rows.every((row) => row.status === 'delivered'),
    );
    expect(most).toBeLessThanOrEqual(8);
    expect(receiver.connections()).toBeLessThanOrEqual(16);
  });

  it('is signed with both secrets while a rotation overlaps, and only with the new one afterwards', async () => {
    const receiver = await fixture.receiver();
    const webhook = await fixture.webhook(receiver.url);
    const rotate = (valid: string) =>
      fixture.world.sql(
        `UPDATE webhooks SET previous_secret_sealed = secret_sealed, previous_valid_until = now() + $2::interval WHERE id = $1`,
        [webhook.id, valid],
      );
    await rotate('1 hour');
    await fixture.emit();
    await receiver.waitFor(1);
    await rotate('-1 second');
    await fixture.emit();
    await receiver.waitFor(2);
    const signatures = receiver.requests.map(
      ({ headers }) => String(headers['webhook-signature']).split(' ').length,
    );
    expect(signatures).toEqual([2, 1]);
  });
});

describe('a dead receiver', () => {
  it('does not delay the others', async () => {
    const dead = await fixture.receiver('hang');
    const alive = await fixture.receiver();
    const world = await fixture.service.world();
    const held = await fixture.webhook(dead.url, { world });
    await fixture.emit(20, world);
    await dead.waitFor(1);
    const webhook = await fixture.webhook(alive.url, { events: ['clock.stopped', EMITTED] });
    const before = Date.now();
    await fixture.emit(20);
    await fixture.until(
      webhook,
      (rows) => rows.length === 20 && rows.every((row) => row.status === 'delivered'),
    );
    expect(Date.now() - before).toBeLessThan(8_000);
    expect((await fixture.deliveries(held)).some(({ status: now }) => now === 'pending')).toBe(true);
    await fixture.world.sql(`UPDATE webhooks SET status = 'paused' WHERE id = $1`, [held.id]);
  });
});

describe('a burst from many writers', () => {
  it('loses no wake-up, even without poll and sweep', async () => {
    const receiver = await fixture.receiver();
    const world = await fixture.service.world();
    const webhook = await fixture.webhook(receiver.url, { world });
    let sent = 0;
    for (let round = 0; round < 10; round += 1) {
      await Promise.all(Array.from({ length: 8 }, () => fixture.emit(1 + (round % 3), world)));
      sent += 8 * (1 + (round % 3));
      // less than a second: it was not the poll
      await fixture.until(
        webhook,
        (rows) => rows.length === sent && rows.every((row) => row.status === 'delivered'),
        900,
      );
    }
    expect(receiver.requests).toHaveLength(sent);
    const wakeups = () =>
      fixture.world.sql('SELECT 1 FROM webhook_wakeups WHERE webhook_id = $1', [webhook.id]);
    await eventually(wakeups, (rows) => rows.length === 0, 2_000);
  });
});
