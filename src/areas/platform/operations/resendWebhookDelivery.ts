import type { Answer, Call } from '../../../contract.ts';
import { ask } from '../../../db/handle.ts';
import { wakeRelay } from '../../../events/wake.ts';
import { leadsTo } from '../../../lib/machine.ts';
import { conflict, notFound } from '../../../problem.ts';
import { assertPlanHasApi } from '../actions/planAccess.ts';
import { transition } from '../../../transitions/transition.ts';
import { resendChanges } from '../announce.ts';
import { MAX_RESENDS, presentDelivery } from '../present/deliveries.ts';
import { DELIVERY_MACHINE } from '../rules/delivery.ts';
import { deliveryById, reopenDelivery } from '../store/deliveries.ts';
import { webhookToSend } from '../store/webhooks.ts';

/** One immediate attempt with the same id and body, without retries (service.md, delivery rule 4). */
export default async function resendWebhookDelivery(
  call: Call<'resendWebhookDelivery'>,
): Promise<Answer<'resendWebhookDelivery'>> {
  const { params, db } = call;
  assertPlanHasApi(call.workspace);
  const webhook = await db.maybe(webhookToSend, { id: params.webhook_id });
  if (!webhook) throw notFound();
  const which = { webhook_id: webhook.id, id: params.delivery_id };
  const row = await transition(call, DELIVERY_MACHINE, {
    id: which.id,
    action: 'resend',
    set: () => ask(reopenDelivery, which),
    current: async () => {
      const found = await db.maybe(deliveryById, which);
      if (!found) return null;
      // the status allows it, so the limit was reached
      if (leadsTo(DELIVERY_MACHINE, 'resend', found.status) !== null) throw resendLimit();
      return found.status;
    },
    changes: resendChanges,
  });
  wakeRelay(db, webhook.id);
  return { status: 202, data: presentDelivery(row) };
}

const resendLimit = () =>
  conflict('resend_limit', `A delivery can be resent at most ${MAX_RESENDS} times.`, { limit: MAX_RESENDS });
