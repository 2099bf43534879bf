import type { Answer, Call } from '../../../contract.ts';
import { notFound } from '../../../problem.ts';
import { presentDeliveryDetail } from '../present/deliveries.ts';
import { attemptsOf, deliveryWithBody } from '../store/deliveries.ts';
import { webhookById } from '../store/webhooks.ts';

export default async function getWebhookDelivery({
  params,
  db,
}: Call<'getWebhookDelivery'>): Promise<Answer<'getWebhookDelivery'>> {
  const [webhook, row] = await Promise.all([
    db.maybe(webhookById, { id: params.webhook_id }),
    db.maybe(deliveryWithBody, { webhook_id: params.webhook_id, id: params.delivery_id }),
  ]);
  if (!webhook || !row) throw notFound();
  const attempts = await db.rows(attemptsOf, { delivery_id: row.id });
  return { status: 200, data: presentDeliveryDetail(row, webhook.url, attempts) };
}
