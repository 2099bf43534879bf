import type { Answer, Call } from '../../../contract.ts';
import { audit } from '../../../events/audit.ts';
import { wakeRelay } from '../../../events/wake.ts';
import { conflict, notFound, type Problem } from '../../../problem.ts';
import { MAX_RESENDS, presentDelivery } from '../present/deliveries.ts';
import { deliveryById, reopenDelivery, type DeliveryRow } from '../store/deliveries.ts';
import { webhookToSend } from '../store/webhooks.ts';

/** One more attempt with the same id and body, at once and without retries (service.md, delivery rule 4). */
export default async function resendWebhookDelivery(
  call: Call<'resendWebhookDelivery'>,
): Promise<Answer<'resendWebhookDelivery'>> {
  const { params, db } = call;
  const webhook = await db.maybe(webhookToSend, { id: params.webhook_id });
  if (!webhook) throw notFound();
  const which = { webhook_id: webhook.id, id: params.delivery_id };
  const row = await db.maybe(reopenDelivery, which);
  if (!row) throw whyNot(await db.maybe(deliveryById, which));
  wakeRelay(db, webhook.id);
  audit(call, {
    action: 'resent',
    resource: 'delivery',
    id: row.id,
    changes: { resends: [row.resends - 1, row.resends] },
  });
  return { status: 202, data: presentDelivery(row) };
}

function whyNot(row: DeliveryRow | undefined): Problem {
  if (!row) return notFound();
  if (row.status !== 'delivered' && row.status !== 'failed') {
    return conflict('still_retrying', 'Attempts of this delivery are still to come.', {
      current_status: row.status,
    });
  }
  return conflict('resend_limit', `A delivery is sent again ${MAX_RESENDS} times at most.`, {
    limit: MAX_RESENDS,
  });
}
