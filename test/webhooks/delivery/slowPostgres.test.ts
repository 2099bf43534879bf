import { expect, it } from '@jest/globals';
import { setTimeout as sleep } from 'node:timers/promises';
import { pino } from 'pino';
import { opened } from '../../support/opening.ts';
import { openFixture } from './fixture.ts';

// A slow Postgres is not a fault: activities wait for it. Retries of a failed activity would delay the
// endpoint's events.

const fixture = await opened(openFixture());

it('a worker whose connections are all busy for seconds waits for one: no activity fails', async () => {
  const errors: string[] = [];
  const log = pino({ level: 'error' }, { write: (line) => void errors.push(line) });
  await fixture.work({ poolSize: 1, log });
  const receiver = await fixture.receiver();
  const webhooks = [await fixture.webhook(receiver.url), await fixture.webhook(receiver.url)];
  await fixture.emit();
  for (const webhook of webhooks) await fixture.until(webhook, 'delivered');

  // a claim waits for the lock, on the one connection that the worker has, and everything else for the
  // connection
  const locked = fixture.world.sql(`DO $$ BEGIN LOCK TABLE delivery_attempts; PERFORM pg_sleep(3); END $$`);
  await sleep(200);
  await fixture.emit(2);
  await locked;
  for (const webhook of webhooks) await fixture.until(webhook, 'delivered', 20_000);
  expect(errors).toEqual([]);

  // a failed run is retried within ten seconds; first wait until the runs end, which wait two seconds for
  // more
  await sleep(3_000);
  await fixture.world.sql('UPDATE webhooks SET failing_since = now() WHERE id = $1', [webhooks[0]!.id]);
  await fixture.emit();
  for (const webhook of webhooks) await fixture.until(webhook, 'delivered');
  const { events } = await fixture.client.workflow
    .getHandle(`webhook-endpoint-${webhooks[0]!.id}`)
    .fetchHistory();
  const scheduled = events!.map((event) => event.activityTaskScheduledEventAttributes).find(Boolean);
  expect(Number(scheduled!.retryPolicy!.maximumInterval!.seconds)).toBe(10);
}, 60_000);
