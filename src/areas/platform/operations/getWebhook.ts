import type { Answer, Call } from '../../../contract.ts';
import { notFound } from '../../../problem.ts';
import { presentWebhook } from '../present/webhooks.ts';
import { webhookById } from '../store/webhooks.ts';

export default async function getWebhook({ params, db }: Call<'getWebhook'>): Promise<Answer<'getWebhook'>> {
  const row = await db.maybe(webhookById, { id: params.webhook_id });
  if (!row) throw notFound();
  return { status: 200, data: presentWebhook(row), version: row.version };
}
