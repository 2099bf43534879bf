import type { Answer, Call } from '../../../contract.ts';
import { notFound } from '../../../problem.ts';
import { periodOf } from '../rules/period.ts';
import { presentDelivery } from '../present/deliveries.ts';
import { deliveryList } from '../store/deliveries.ts';
import { webhookById } from '../store/webhooks.ts';

/** `from` and `to` are days in the workspace's zone. */
export default async function listWebhookDeliveries(
  call: Call<'listWebhookDeliveries'>,
): Promise<Answer<'listWebhookDeliveries'>> {
  const { params, query, db, workspace } = call;
  if (!(await db.maybe(webhookById, { id: params.webhook_id }))) throw notFound();
  const { status, event } = query;
  const { rows, page } = await deliveryList.page(call, {
    webhook_id: params.webhook_id,
    status,
    event,
    ...periodOf(query, workspace.timezone),
  });
  return { status: 200, data: rows.map(presentDelivery), page };
}
