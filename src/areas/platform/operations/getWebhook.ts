// STUB, not built yet
import type { Answer, Call } from '../../../contract.ts';

export default async function getWebhook(_call: Call<'getWebhook'>): Promise<Answer<'getWebhook'>> {
  throw new Error('not built yet');
}
