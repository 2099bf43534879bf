import type { Answer, Call } from '../../../contract.ts';
import { audit } from '../../../events/audit.ts';
import { wakeRelay } from '../../../events/wake.ts';
import { notFound } from '../../../problem.ts';
import { urlForAudit } from '../present/webhooks.ts';
import { dropOpen } from '../../../delivery/webhooks/store/attempts.ts';
import { deleteWebhookRow, webhookForChange } from '../store/webhooks.ts';

/** Deletes a webhook: all calls for it are 404 from now on, and unacknowledged deliveries are dropped. */
export default async function deleteWebhook(call: Call<'deleteWebhook'>): Promise<Answer<'deleteWebhook'>> {
  const { params, db, now } = call;
  const row = await db.maybe(webhookForChange, { id: params.webhook_id });
  if (!row) throw notFound();
  await db.count(deleteWebhookRow, { id: row.id, now: new Date(now).toISOString() });
  await db.count(dropOpen, { webhook_id: row.id });
  wakeRelay(db, row.id);
  audit(call, {
    action: 'deleted',
    resource: 'webhook',
    id: row.id,
    changes: { url: [urlForAudit(row.url), null], events: [row.events, null] },
  });
  return { status: 200, data: {} };
}
