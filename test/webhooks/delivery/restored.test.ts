import { beforeAll, describe, expect, it } from '@jest/globals';
import { opened } from '../../support/opening.ts';
import { status } from '../../support/receiver/receiver.ts';
import { openFixture } from './fixture.ts';
import type { DeliveryRecord, Webhook } from './fixture.ts';

// Postgres was restored from an older backup, Temporal was not.

const fixture = await opened(openFixture());
beforeAll(async () => {
  await fixture.work({ intervals: { sweep: 500 }, limits: { timeoutMs: 1_000 } });
});

const runOf = ({ id }: DeliveryRecord, resend = '') =>
  fixture.client.workflow.getHandle(`webhook-delivery-${id}${resend}`);

/** The delivery after its second attempt, long ago: what came later is not in the backup. */
async function restore({ id }: DeliveryRecord): Promise<void> {
  await fixture.world.sql('DELETE FROM delivery_attempts WHERE delivery_id = $1 AND number > 2', [id]);
  await fixture.world.sql(
    `UPDATE deliveries SET status = 'retrying', attempt_count = 2, settled_at = NULL, response_code = 503,
            next_attempt_at = now() - interval '1 hour', locked_until = NULL WHERE id = $1`,
    [id],
  );
}

async function exhausted(answers: { now: number }): Promise<{ webhook: Webhook; row: DeliveryRecord }> {
  const receiver = await fixture.receiver((request, response, index) =>
    status(answers.now)(request, response, index),
  );
  const webhook = await fixture.webhook(receiver.url);
  await fixture.emit();
  const [row] = await fixture.until(webhook, 'failed', 25_000);
  await runOf(row!)
    .result()
    .catch(() => undefined);
  return { webhook, row: row! };
}

describe('Postgres restored to an older state beside a newer Temporal', () => {
  it('continues a delivery that still has attempts, in a new run', async () => {
    const answers = { now: 503 };
    const { webhook, row } = await exhausted(answers);
    const before = await runOf(row).describe();
    await restore(row);
    answers.now = 204;
    await fixture.until(webhook, 'delivered', 20_000);
    const attempts = await fixture.attempts(row.id);
    expect(attempts.map(({ number, outcome }) => `${number} ${outcome}`)).toEqual([
      '1 failed',
      '2 failed',
      '3 acknowledged',
    ]);
    expect(await runOf(row).result()).toBe('delivered on attempt 3');
    expect((await runOf(row).describe()).runId).not.toBe(before.runId);
  }, 60_000);

  it('makes the remaining attempts, and no others', async () => {
    const { webhook, row } = await exhausted({ now: 503 });
    await restore(row);
    await fixture.until(webhook, ([one]) => one!.status === 'failed' && one!.attempt_count === 6, 25_000);
    expect(await fixture.attempts(row.id)).toHaveLength(6);
  }, 60_000);

  it('leaves closed what somebody terminated', async () => {
    const receiver = await fixture.receiver(status(503, { 'retry-after': '3600' }));
    const webhook = await fixture.webhook(receiver.url);
    await fixture.emit();
    const [row] = await fixture.until(webhook, 'retrying');
    for (let tries = 0; ; tries += 1) {
      try {
        await runOf(row!).terminate();
        break;
      } catch (error) {
        if (tries === 100) throw error;
        await new Promise((resolve) => setTimeout(resolve, 50));
      }
    }
    await fixture.world.sql(
      `UPDATE deliveries SET next_attempt_at = now() - interval '3 minutes' WHERE id = $1`,
      [row!.id],
    );
    await fixture.until(webhook, 'failed');
    expect(receiver.requests).toHaveLength(1);
  }, 60_000);
});
