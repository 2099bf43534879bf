// STUB, not built yet
import type { Answer, Call } from '../../../contract.ts';

export default async function resendWebhookDelivery(
  _call: Call<'resendWebhookDelivery'>,
): Promise<Answer<'resendWebhookDelivery'>> {
  throw new Error('not built yet');
}
