import { describe, expect, it } from '@jest/globals';
import { historyToJSON } from '@temporalio/common/lib/proto-utils.js';
import { createSealer } from '../../../src/secrets/sealed.ts';
import { opened } from '../../support/opening.ts';
import { status } from '../../support/receiver/receiver.ts';
import { eventually, openFixture } from './fixture.ts';

const fixture = await opened(openFixture());

/** Everything that Temporal stores of a run, payloads decoded. */
async function allOf(workflowId: string): Promise<string> {
  const run = fixture.client.workflow.getHandle(workflowId);
  const history = historyToJSON(await run.fetchHistory());
  const decoded = [...history.matchAll(/"data":\s*"([^"]+)"/g)].map(([, base64]) =>
    Buffer.from(base64!, 'base64').toString(),
  );
  const described = await run.describe();
  return [history, ...decoded, JSON.stringify(described.raw), JSON.stringify(described.memo)].join('\n');
}

describe('what Temporal stores', () => {
  it('is ids, counts and codes: no URL, body, person or secret, in no history, memo or attribute', async () => {
    await fixture.work();
    const receiver = await fixture.receiver(status(500, {}, 'an answer of the receiver'));
    const webhook = await fixture.webhook(receiver.url);
    await fixture.emit();
    await fixture.until(webhook, 'retrying');
    // fails, so that it has a workflow of its own
    await fixture.emit();
    const [row] = await fixture.until(webhook, 'failed', 25_000);
    const [sender] = await eventually(
      () => fixture.workflows('webhookSender'),
      (found) => found.length > 0,
    );
    const told = [
      await allOf(sender!),
      await allOf(`webhook-endpoint-${webhook.id}`),
      await allOf(`webhook-delivery-${row!.id}`),
    ].join('\n');
    expect(told).toContain(row!.id);
    const { employee, admin, id } = fixture.world;
    const [event] = await fixture.world.sql<{ body: string }>('SELECT body FROM events WHERE id = $1', [
      row!.event_id,
    ]);
    for (const secret of [
      '/hook',
      `:${receiver.port}`,
      '127.0.0.1:',
      'https://',
      webhook.secret,
      employee.email,
      employee.name,
      admin.email,
      'started_at',
      event!.body,
      'an answer of the receiver',
    ]) {
      expect(told.includes(secret) ? secret : 'nothing').toBe('nothing');
    }
    expect(told).toContain(id);
  });

  it('is a code when the service itself fails; the error is in its log', async () => {
    const second = await openFixture();
    const other = createSealer('another application secret of tests', 'webhook-secret');
    await second.work();
    const webhook = await second.webhook('https://127.0.0.1:9/hook');
    await second.world.sql('UPDATE webhooks SET secret_sealed = $2 WHERE id = $1', [
      webhook.id,
      other.seal('whsec_x'),
    ]);
    await second.emit();
    const run = second.client.workflow.getHandle(`webhook-endpoint-${webhook.id}`);
    const pending = await eventually(
      async () => (await run.describe().catch(() => undefined))?.raw.pendingActivities?.[0]?.lastFailure,
      (failure) => failure !== undefined && failure !== null,
    );
    expect(pending).toMatchObject({
      message: "SealError: the worker's log tells more",
      applicationFailureInfo: { type: 'OurFault' },
    });
    expect(pending!.stackTrace ?? '').toBe('');
    expect(pending!.cause ?? null).toBeNull();
    await run.terminate();
    await second.close();
  });
});
