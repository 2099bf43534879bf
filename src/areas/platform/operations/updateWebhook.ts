// STUB, not built yet
import type { Answer, Call } from '../../../contract.ts';

export default async function updateWebhook(_call: Call<'updateWebhook'>): Promise<Answer<'updateWebhook'>> {
  throw new Error('not built yet');
}
