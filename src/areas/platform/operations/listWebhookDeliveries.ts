// STUB, not built yet
import type { Answer, Call } from '../../../contract.ts';

export default async function listWebhookDeliveries(
  _call: Call<'listWebhookDeliveries'>,
): Promise<Answer<'listWebhookDeliveries'>> {
  throw new Error('not built yet');
}
