import { describe, expect, it } from '@jest/globals';
import { firstIdOf } from '../../../src/db/firstId.ts';
import { purge } from '../../../src/delivery/webhooks/purge.ts';
import { scheduleIdOf } from '../../../src/delivery/worker/schedules.ts';
import { opened } from '../../support/opening.ts';
import { eventually, openFixture } from './fixture.ts';
import type { Webhook } from './fixture.ts';

const fixture = await opened(openFixture());

const DAY = 86_400_000;
const goOn = () => false;

/** Deliveries of an age in days, with one attempt each; their ids are as old as they are. */
async function records(webhook: Webhook, count: number, days: number, status: string): Promise<void> {
  const at = Date.now() - days * DAY;
  await fixture.world.sql(
    `WITH event AS (
       INSERT INTO events (workspace_id, id, kind, occurred_at, body, created_at)
       SELECT $1, uuidv7(make_interval(secs => $3::float8 * -86400)), 'clock.started', $5, '{}', $5 FROM generate_series(1, $4)
       RETURNING id
     ), delivery AS (
       INSERT INTO deliveries (workspace_id, id, webhook_id, event_id, kind, status, attempt_count, created_at)
       SELECT $1, uuidv7(make_interval(secs => $3::float8 * -86400)), $2, id, 'clock.started', $6, 1, $5 FROM event RETURNING id
     )
     INSERT INTO delivery_attempts (workspace_id, delivery_id, number, outcome) SELECT $1, id, 1, 'acknowledged' FROM delivery`,
    [fixture.world.id, webhook.id, days, count, new Date(at), status],
  );
}
const count = async (table: string) =>
  (
    await fixture.world.sql<{ n: number }>(
      `SELECT count(*)::int AS n FROM ${table} WHERE workspace_id = $1`,
      [fixture.world.id],
    )
  )[0]!.n;

describe('the purge', () => {
  it('deletes settled records of weeks that are over 30 days old, with their attempts and events, and nothing else', async () => {
    const webhook = await fixture.webhook('https://127.0.0.1:9/', { events: ['employee.created'] });
    await records(webhook, 1_500, 38, 'delivered');
    await records(webhook, 700, 45, 'failed');
    await records(webhook, 20, 29, 'delivered');
    await records(webhook, 5, 40, 'held');
    const { pool } = fixture.service.app.services;
    expect(await purge(pool, { days: 30 }, goOn)).toEqual({
      partitions: 0,
      deliveries: 2_200,
      events: 2_200,
    });
    expect([await count('deliveries'), await count('delivery_attempts'), await count('events')]).toEqual([
      25, 25, 25,
    ]);
    const left = await fixture.deliveries(webhook);
    expect(left.filter((row) => row.status === 'held')).toHaveLength(5);
  });

  it('deletes a delivery although a newer one repeats it', async () => {
    const webhook = await fixture.webhook('https://127.0.0.1:9/', { events: ['employee.created'] });
    await records(webhook, 1, 38, 'failed');
    await fixture.world.sql(
      `INSERT INTO deliveries (workspace_id, webhook_id, event_id, kind, status, replay_of)
       SELECT workspace_id, webhook_id, event_id, kind, 'delivered', id FROM deliveries WHERE webhook_id = $1`,
      [webhook.id],
    );
    const { pool } = fixture.service.app.services;
    expect(await purge(pool, { days: 30 }, goOn)).toEqual({ partitions: 0, deliveries: 1, events: 0 });
    expect(
      await fixture.world.sql('SELECT replay_of, status FROM deliveries WHERE webhook_id = $1', [webhook.id]),
    ).toEqual([{ replay_of: null, status: 'delivered' }]);
    await fixture.world.sql('DELETE FROM deliveries WHERE webhook_id = $1', [webhook.id]);
    await purge(pool, { days: 30 }, goOn);
  });

  it('deletes nothing from many recent rows', async () => {
    const webhook = await fixture.webhook('https://127.0.0.1:9/', { events: ['employee.created'] });
    await records(webhook, 50_000, 5, 'delivered');
    await fixture.world.sql('ANALYZE deliveries, events');
    const { pool } = fixture.service.app.services;
    await purge(pool, { days: 30 }, goOn);
    expect(await purge(pool, { days: 30 }, goOn)).toEqual({ partitions: 0, deliveries: 0, events: 0 });
  });

  it('stops between two statements when the worker ends', async () => {
    await expect(purge(fixture.service.app.services.pool, { days: 30 }, () => true)).rejects.toThrow(
      'shutting down',
    );
  });

  it('runs daily by a schedule, and returns how much it deleted', async () => {
    const webhook = await fixture.webhook('https://127.0.0.1:9/', { events: ['employee.created'] });
    await records(webhook, 3, 38, 'delivered');
    await fixture.work();
    const schedule = fixture.client.schedule.getHandle(scheduleIdOf('webhooks-purge', fixture.installation));
    const { spec, policies } = await schedule.describe();
    expect(spec.calendars).toHaveLength(1);
    expect(policies.overlap).toBe('SKIP');
    await schedule.trigger();
    const [run] = await eventually(
      async () => (await schedule.describe()).info.recentActions,
      (actions) => actions.length > 0,
    );
    const { workflowId } = run!.action.workflow;
    expect(await fixture.client.workflow.getHandle(workflowId).result()).toBe(
      '0 partitions dropped, 3 deliveries and 3 events deleted',
    );
    await schedule.delete();
  });
});

describe('the first id of a time', () => {
  it('is the smallest UUID of version 7 of that time', () => {
    expect(firstIdOf(Date.parse('2022-02-22T19:22:22Z'))).toBe('017f22e2-79b0-7000-8000-000000000000');
    expect(firstIdOf(-5)).toBe('00000000-0000-7000-8000-000000000000');
  });
});
