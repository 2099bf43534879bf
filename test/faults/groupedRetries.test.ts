import { describe, expect, it } from '@jest/globals';
import { status } from '../support/receiver/receiver.ts';
import type { Webhook } from '../webhooks/delivery/fixture.ts';
import { endProcess, postsOf, settled, shortLeases, useFaults } from './support.ts';

// Retries of an endpoint that has many of them: whatever dies between two steps, each delivery is retried to
// its end and no attempt is made twice.

const faults = useFaults();
const { ownTemporal, workerProcess, unrecorded } = faults;

const COUNT = 60;
const options = {
  ...shortLeases,
  intervals: { quiet: 1_000, sweep: 1_000 },
  retrySchedule: [1_000, 1_000, 60_000],
};

/** A receiver that fails each delivery this many times, and then acknowledges it slowly. */
async function failing(times: number) {
  const { fixture } = faults;
  const seen = new Map<string, number>();
  const receiver = await fixture.receiver((request, response, index) => {
    const id = String(request.headers['x-service-delivery']);
    const before = seen.get(id) ?? 0;
    seen.set(id, before + 1);
    const answer = () => status(before < times ? 503 : 204)(request, response, index);
    if (before < times) answer();
    else setTimeout(answer, 60);
  });
  return { receiver, webhook: await fixture.webhook(receiver.url) };
}

/** Deliveries with two attempts of the same number. */
async function doubled(webhook: Webhook): Promise<unknown[]> {
  return faults.fixture.world.sql(
    `SELECT a.delivery_id, a.number FROM delivery_attempts a JOIN deliveries d ON d.id = a.delivery_id
      WHERE d.webhook_id = $1 GROUP BY 1, 2 HAVING count(*) > 1`,
    [webhook.id],
  );
}
const grouped = async (webhook: Webhook): Promise<number> =>
  (await faults.fixture.world.sql('SELECT 1 FROM deliveries WHERE webhook_id = $1 AND grouped', [webhook.id]))
    .length;

describe('grouped retries', () => {
  it('continue in another worker when the first is killed with -9 in the middle of them', async () => {
    const { fixture } = faults;
    const { receiver, webhook } = await failing(1);
    await fixture.emit(COUNT);
    const first = await workerProcess(options);
    await receiver.waitFor(COUNT + 15, 30_000);
    await endProcess(first, 'SIGKILL');
    expect(await grouped(webhook)).toBeGreaterThan(COUNT - 20);
    await workerProcess(options);
    const rows = await fixture.until(webhook, settled(COUNT), 90_000);
    expect(rows.every(({ status: now }) => now === 'delivered')).toBe(true);
    expect(await unrecorded(webhook, receiver.requests)).toEqual([]);
    expect(await doubled(webhook)).toEqual([]);
    // two attempts each, and one more for those whose outcome is unknown
    const [unknown] = await fixture.world.sql<{ n: number }>(
      `SELECT count(*)::int AS n FROM delivery_attempts a JOIN deliveries d ON d.id = a.delivery_id
        WHERE d.webhook_id = $1 AND a.outcome = 'unknown'`,
      [webhook.id],
    );
    expect(rows.reduce((sum, row) => sum + row.attempt_count, 0)).toBe(2 * COUNT + unknown!.n);
  }, 180_000);

  it('continue when Temporal is killed between two of their runs and started again', async () => {
    const { fixture } = faults;
    const temporal = await ownTemporal();
    const { receiver, webhook } = await failing(2);
    await fixture.work({ ...options, temporal: temporal.target });
    await fixture.emit(COUNT);
    await receiver.waitFor(COUNT + 10, 30_000);
    await temporal.kill();
    await temporal.start();
    await fixture.until(webhook, 'delivered', 90_000);
    expect(await unrecorded(webhook, receiver.requests)).toEqual([]);
    expect(await doubled(webhook)).toEqual([]);
  }, 180_000);

  it('are found by the sweep when Temporal has lost all its data', async () => {
    const { fixture } = faults;
    const temporal = await ownTemporal();
    const { receiver, webhook } = await failing(1);
    await fixture.work({ ...options, retrySchedule: [60_000, 60_000], temporal: temporal.target });
    await fixture.emit(COUNT);
    await fixture.until(
      webhook,
      (rows) => rows.length === COUNT && rows.every((row) => row.status === 'retrying'),
    );
    await temporal.stop();
    temporal.lose();
    await temporal.start();
    // as if it were two minutes after they were due
    await fixture.world.sql(
      `UPDATE deliveries SET next_attempt_at = now() - interval '3 minutes' WHERE webhook_id = $1`,
      [webhook.id],
    );
    await fixture.until(webhook, 'delivered', 60_000);
    expect([...postsOf(receiver.requests).values()]).toEqual(Array(COUNT).fill(2));
  }, 180_000);

  it('on SIGTERM requests in progress are finished, and the rest is unchanged', async () => {
    const { fixture } = faults;
    const { receiver, webhook } = await failing(1);
    await fixture.emit(COUNT);
    const first = await workerProcess({ ...options, limits: {} });
    await receiver.waitFor(COUNT + 10, 30_000);
    expect(await endProcess(first, 'SIGTERM')).toBe(0);
    const rows = await fixture.deliveries(webhook);
    const open = rows.filter((row) => row.status === 'retrying');
    expect(open.map((row) => [row.attempt_count, row.locked_until])).toEqual(
      Array(open.length).fill([1, null]),
    );
    expect(rows.length - open.length).toBe(receiver.requests.length - COUNT);
    await workerProcess(options);
    await fixture.until(webhook, 'delivered', 60_000);
    expect(receiver.requests).toHaveLength(2 * COUNT);
  }, 180_000);
});
