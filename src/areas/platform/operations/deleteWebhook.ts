// STUB, not built yet
import type { Answer, Call } from '../../../contract.ts';

export default async function deleteWebhook(_call: Call<'deleteWebhook'>): Promise<Answer<'deleteWebhook'>> {
  throw new Error('not built yet');
}
