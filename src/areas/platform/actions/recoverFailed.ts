import { audit } from '../../../events/audit.ts';
import { wakeRelay } from '../../../events/wake.ts';
import type { Writing } from '../../../events/writing.ts';
import { conflict, notFound } from '../../../problem.ts';
import { countFailed, recoveryRunning, repeatFailed, type CountedRow, type Span } from '../store/recovery.ts';
import { takeTurn } from '../store/turn.ts';
import { webhookToSend, type WebhookRow } from '../store/webhooks.ts';
import { assertPlanHasApi } from './planAccess.ts';

/**
 * Sends the failed deliveries of a webhook that are in the span again, as new deliveries with their own retries.
 * Leaves out those that were already repeated. Returns their number by kind of event; with `dryRun` only counts
 * them.
 * @throws 404; 403 `api_not_in_plan`; 409 `recovery_running`.
 */
export async function recoverFailed(
  call: Writing,
  { webhookId, dryRun, ...span }: { webhookId: string; dryRun: boolean } & Span,
): Promise<CountedRow[]> {
  const { db } = call;
  assertPlanHasApi(call.workspace);
  const webhook = await db.maybe(webhookToSend, { id: webhookId });
  if (!webhook) throw notFound();
  const counted = dryRun
    ? await db.rows(countFailed, { webhook_id: webhook.id, ...span })
    : await repeat(call, webhook, span);
  audit(call, {
    action: dryRun ? 'counted failed deliveries of' : 'recovered deliveries of',
    resource: 'webhook',
    id: webhook.id,
    changes: {
      since: [null, span.since],
      ...(span.until && { until: [null, span.until] }),
      ...(span.kinds && { events: [null, span.kinds.join(', ')] }),
      count: [null, totalOf(counted)],
    },
  });
  return counted;
}

export const totalOf = (counted: readonly CountedRow[]): number =>
  counted.reduce((sum, { count }) => sum + count, 0);

async function repeat({ db }: Writing, webhook: WebhookRow, span: Span): Promise<CountedRow[]> {
  await takeTurn(db, `recover ${webhook.id}`);
  if ((await db.one(recoveryRunning, { webhook_id: webhook.id })).running) {
    throw conflict(
      'recovery_running',
      'Deliveries of an earlier recovery wait for their first attempt. Try again when they are sent.',
    );
  }
  const repeated = await db.rows(repeatFailed, {
    webhook_id: webhook.id,
    ...span,
    webhook_status: webhook.status,
  });
  if (repeated.length > 0) wakeRelay(db, webhook.id);
  return repeated;
}
