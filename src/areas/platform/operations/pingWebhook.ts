import type { Answer, Call } from '../../../contract.ts';
import { audit, authorOf } from '../../../events/audit.ts';
import { presentDelivery } from '../present/deliveries.ts';
import { sendNow } from '../actions/sendNow.ts';

/** Sends `webhook.ping` to this webhook only. */
export default async function pingWebhook({
  params,
  caller,
  db,
  workspace,
  services,
  now,
  request,
}: Call<'pingWebhook'>): Promise<Answer<'pingWebhook'>> {
  const webhookId = params.webhook_id;
  const row = await sendNow(
    { db, services, now },
    {
      webhookId,
      what: 'ping',
      event: {
        kind: 'webhook.ping',
        actor: caller.actor,
        data: { webhook_id: webhookId, message: 'ping' },
        at: now,
        timezone: workspace.timezone,
      },
    },
  );
  audit(db, authorOf(caller, request), { action: 'pinged', resource: 'webhook', id: webhookId });
  return { status: 202, data: presentDelivery(row) };
}
