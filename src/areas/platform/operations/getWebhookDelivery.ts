// STUB, not built yet
import type { Answer, Call } from '../../../contract.ts';

export default async function getWebhookDelivery(
  _call: Call<'getWebhookDelivery'>,
): Promise<Answer<'getWebhookDelivery'>> {
  throw new Error('not built yet');
}
