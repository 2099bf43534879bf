// STUB, not built yet
import type { Answer, Call } from '../../../contract.ts';

export default async function rotateWebhookSecret(
  _call: Call<'rotateWebhookSecret'>,
): Promise<Answer<'rotateWebhookSecret'>> {
  throw new Error('not built yet');
}
