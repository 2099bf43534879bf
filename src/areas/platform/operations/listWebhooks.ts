import type { Answer, Call } from '../../../contract.ts';
import { presentWebhook } from '../present/webhooks.ts';
import { webhookList } from '../store/webhooks.ts';

export default async function listWebhooks(call: Call<'listWebhooks'>): Promise<Answer<'listWebhooks'>> {
  const { rows, page } = await webhookList.page(call);
  return { status: 200, data: rows.map(presentWebhook), page };
}
