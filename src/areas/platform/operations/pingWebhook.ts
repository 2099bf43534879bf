import type { Answer, Call } from '../../../contract.ts';
import { audit } from '../../../events/audit.ts';
import { presentDelivery } from '../present/deliveries.ts';
import { sendNow } from '../actions/sendNow.ts';

/** Sends `webhook.ping` to this webhook only. */
export default async function pingWebhook(call: Call<'pingWebhook'>): Promise<Answer<'pingWebhook'>> {
  const { params } = call;
  const webhookId = params.webhook_id;
  const row = await sendNow(call, {
    webhookId,
    kind: 'webhook.ping',
    data: { webhook_id: webhookId, message: 'ping' },
    sample: false,
  });
  audit(call, { action: 'pinged', resource: 'webhook', id: webhookId });
  return { status: 202, data: presentDelivery(row) };
}
