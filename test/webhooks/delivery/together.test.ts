import { afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { historyToJSON } from '@temporalio/common/lib/proto-utils.js';
import { scheduleIdOf } from '../../../src/delivery/worker/schedules.ts';
import { taskQueuesOf } from '../../../src/delivery/webhooks/temporal/names.ts';
import { opened } from '../../support/opening.ts';
import { status } from '../../support/receiver/receiver.ts';
import type { Behaviour } from '../../support/receiver/receiver.ts';
import { eventually, openFixture, switchable } from './fixture.ts';
import type { Webhook } from './fixture.ts';

// Many failing deliveries of an endpoint, from the event to their end, on a real Temporal.

const fixture = await opened(openFixture());
beforeAll(async () => {
  await fixture.work({ retrySchedule: [1_500, 1_500, 1_500, 1_500, 1_500] });
});

afterEach(async () => {
  await fixture.world.sql(
    `UPDATE webhooks SET status = 'deleted', deleted_at = now() WHERE status <> 'deleted'`,
  );
  await fixture.world.sql(`UPDATE deliveries SET status = 'failed' WHERE status <> 'delivered'`);
});

const senderOf = ({ id }: Webhook) => fixture.client.workflow.getHandle(`webhook-endpoint-${id}`);
const detailsOf = async (webhook: Webhook) =>
  (await senderOf(webhook).query<{ currentDetails?: string }>('__temporal_workflow_metadata'))
    .currentDetails ?? '';
const attributesOf = async (webhook: Webhook) =>
  Object.fromEntries(
    (await senderOf(webhook).describe()).typedSearchAttributes
      .getAll()
      .map(({ key, value }) => [key.name, value]),
  );
/** Ids of the workflows that deliveries of the webhook have of their own. */
async function ownRuns(webhook: Webhook): Promise<string[]> {
  const ids: string[] = [];
  const query = `WebhookId="${webhook.id}" AND WorkflowType="webhookDelivery"`;
  for await (const run of fixture.client.workflow.list({ query })) ids.push(run.workflowId);
  return ids;
}
describe('an endpoint with many failing deliveries', () => {
  it('has one workflow that retries all of them and shows them to operators', async () => {
    const { state, behaviour } = switchable();
    const receiver = await fixture.receiver(behaviour);
    const webhook = await fixture.webhook(receiver.url);
    await fixture.emit(120);
    const words = await eventually(
      () => detailsOf(webhook).catch(() => ''),
      (text) => /^\d\d+ deliveries to retry/.test(text),
    );
    expect(words).toMatch(/deliveries to retry, failing since 20.*, last HTTP 503, next at 20/);
    await eventually(
      () => attributesOf(webhook),
      (found) => found['DeliveryState'] === 'retrying' && found['LastStatus'] === 503,
    );
    expect((await senderOf(webhook).describe()).memo).toMatchObject({ lastAnswer: 'HTTP 503' });
    expect((await ownRuns(webhook)).length).toBeLessThan(20);

    state.well = true;
    const rows = await fixture.until(webhook, 'delivered', 30_000);
    const posts = rows.reduce((sum, row) => sum + row.attempt_count, 0);
    expect(receiver.requests).toHaveLength(posts);
    await eventually(
      () => attributesOf(webhook),
      (found) => found['DeliveryState'] === 'delivered',
    );
  }, 60_000);

  it('is red when they are given up, after six attempts each', async () => {
    const receiver = await fixture.receiver(status(500));
    const webhook = await fixture.webhook(receiver.url);
    await fixture.emit(40);
    const rows = await fixture.until(webhook, 'failed', 60_000);
    expect(rows.map((row) => row.attempt_count)).toEqual(Array(40).fill(6));
    expect(receiver.requests).toHaveLength(240);
    const run = await eventually(
      () => senderOf(webhook).describe(),
      (found) => found.status.name === 'FAILED',
    );
    expect(run.taskQueue).toBe(taskQueuesOf(fixture.installation).first);
  }, 90_000);

  it('has them retried at once by the signal retryNow', async () => {
    const state = { well: false };
    const long: Behaviour = (request, response, index) =>
      state.well
        ? status(204)(request, response, index)
        : status(503, { 'retry-after': '3600' })(request, response, index);
    const receiver = await fixture.receiver(long);
    const webhook = await fixture.webhook(receiver.url);
    await fixture.emit(60);
    await fixture.until(
      webhook,
      (rows) => rows.length === 60 && rows.every((row) => row.status === 'retrying'),
    );
    const many = (
      await fixture.world.sql('SELECT 1 FROM deliveries WHERE webhook_id = $1 AND grouped', [webhook.id])
    ).length;
    expect(many).toBeGreaterThan(40);
    state.well = true;
    await eventually(
      () => detailsOf(webhook).catch(() => ''),
      (text) => text.includes('to retry, failing'),
    );
    await senderOf(webhook).signal('retryNow');
    await fixture.until(webhook, (rows) => rows.filter((row) => row.status === 'delivered').length === many);
  }, 60_000);

  it('leaves ids, counts, codes and times in Temporal, and nothing else', async () => {
    const receiver = await fixture.receiver(status(500, {}, 'an answer of the receiver'));
    const webhook = await fixture.webhook(receiver.url);
    await fixture.emit(30);
    await fixture.until(webhook, (rows) => rows.some((row) => row.attempt_count > 1), 30_000);
    const run = senderOf(webhook);
    const history = historyToJSON(await run.fetchHistory());
    const described = await run.describe();
    const told = [
      ...[...history.matchAll(/"data":\s*"([^"]+)"/g)].map(([, base64]) =>
        Buffer.from(base64!, 'base64').toString(),
      ),
      JSON.stringify(described.raw),
      JSON.stringify(described.memo),
      await detailsOf(webhook),
    ].join('\n');
    expect(told).toContain(fixture.world.id);
    const { employee, admin } = fixture.world;
    for (const secret of [
      '/hook',
      `:${receiver.port}`,
      'https://',
      webhook.secret,
      employee.email,
      employee.name,
      admin.email,
      'started_at',
      'an answer of the receiver',
    ]) {
      expect(told.includes(secret) ? secret : 'nothing').toBe('nothing');
    }
  }, 60_000);
});

describe('every workflow', () => {
  it('says in its summary what it is', async () => {
    const receiver = await fixture.receiver(status(503, { 'retry-after': '3600' }));
    const webhook = await fixture.webhook(receiver.url);
    await fixture.emit();
    const [row] = await fixture.until(webhook, 'retrying');
    const summaryOf = async (workflowId: string) =>
      eventually(
        async () =>
          (await fixture.client.workflow
            .getHandle(workflowId)
            .describe()
            .then((run) => run.staticSummary())
            .catch(() => undefined)) ?? '',
        (text) => text !== '',
      );
    const [sender] = await fixture.workflows('webhookSender');
    expect(await summaryOf(sender!)).toBe('Sends the events of healthy webhooks, for one worker.');
    // failing: its own workflow sends the next event
    await fixture.emit();
    expect(await summaryOf(`webhook-endpoint-${webhook.id}`)).toBe(
      'Sends the events of one webhook; where many of its deliveries fail, it retries them together.',
    );
    expect(await summaryOf(`webhook-delivery-${row!.id}`)).toBe(
      'Retries one delivery of clock.started that was not acknowledged.',
    );
    await fixture.world.sql(`UPDATE deliveries SET status = 'pending', resends = 1 WHERE id = $1`, [row!.id]);
    await fixture.world.sql(
      `INSERT INTO webhook_wakeups (webhook_id, workspace_id) VALUES ($1, $2) ON CONFLICT DO NOTHING`,
      [webhook.id, fixture.world.id],
    );
    expect(await summaryOf(`webhook-delivery-${row!.id}-r1`)).toBe(
      'Makes the one attempt of resend 1 of a delivery of clock.started.',
    );
    const schedule = await fixture.client.schedule
      .getHandle(scheduleIdOf('webhooks-purge', fixture.installation))
      .describe();
    expect(schedule.action).toMatchObject({
      staticSummary: 'Does the timed job webhooks-purge for all workspaces.',
    });
  }, 60_000);
});
