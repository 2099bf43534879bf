import type { Answer, Call } from '../../../contract.ts';
import { announcePing, pingFor } from '../announce.ts';
import { presentDelivery } from '../present/deliveries.ts';
import { sendNow } from '../actions/sendNow.ts';

export default async function pingWebhook(call: Call<'pingWebhook'>): Promise<Answer<'pingWebhook'>> {
  const { params } = call;
  const webhookId = params.webhook_id;
  const row = await sendNow(call, pingFor(webhookId));
  announcePing(call, webhookId);
  return { status: 202, data: presentDelivery(row) };
}
