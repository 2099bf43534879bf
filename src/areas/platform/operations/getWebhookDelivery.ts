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
    db.maybe(webhookById, [params.webhook_id]),
    db.maybe(deliveryWithBody, [params.webhook_id, params.delivery_id]),
  ]);
  if (!webhook || !row) throw notFound();
  const attempts = await db.rows(attemptsOf, [row.id]);
  return { status: 200, data: presentDeliveryDetail(row, webhook.url, attempts) };
}
