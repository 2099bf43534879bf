import type { Answer, Call } from '../../../contract.ts';
import { audit } from '../../../events/audit.ts';
import { wakeRelay } from '../../../events/wake.ts';
import { conflict, notFound } from '../../../problem.ts';
import { assertPlanHasApi } from '../actions/planAccess.ts';
import { countFailed, recoveryRunning, repeatFailed } from '../store/recovery.ts';
import { webhookToSend } from '../store/webhooks.ts';
import { takeTurn } from '../store/turn.ts';

/**
 * Sends again everything of a webhook that failed since a time, each as a new delivery that names the old one and has
 * retries of its own. What was repeated before is not repeated again: its repetition counts instead.
 */
export default async function recoverDeliveries(
  call: Call<'recoverDeliveries'>,
): Promise<Answer<'recoverDeliveries'>> {
  const { params, body, db } = call;
  const { since, dry_run: dryRun = false } = body;
  assertPlanHasApi(call.workspace);
  const webhook = await db.maybe(webhookToSend, { id: params.webhook_id });
  if (!webhook) throw notFound();
  const recover = async () => {
    await takeTurn(db, `recover ${webhook.id}`);
    if ((await db.one(recoveryRunning, { webhook_id: webhook.id })).running) {
      throw conflict(
        'recovery_running',
        'Deliveries of an earlier recovery wait for their first attempt. Try again when they are sent.',
      );
    }
    const repeated = await db.count(repeatFailed, {
      webhook_id: webhook.id,
      since,
      webhook_status: webhook.status,
    });
    if (repeated > 0) wakeRelay(db, webhook.id);
    return repeated;
  };
  const count = dryRun
    ? (await db.one(countFailed, { webhook_id: webhook.id, since })).count
    : await recover();
  audit(call, {
    action: dryRun ? 'counted failed deliveries of' : 'recovered deliveries of',
    resource: 'webhook',
    id: webhook.id,
    changes: { since: [null, since], count: [null, count] },
  });
  return { status: 202, data: { count, since } };
}
