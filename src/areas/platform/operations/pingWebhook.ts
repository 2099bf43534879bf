// STUB, not built yet
import type { Answer, Call } from '../../../contract.ts';

export default async function pingWebhook(_call: Call<'pingWebhook'>): Promise<Answer<'pingWebhook'>> {
  throw new Error('not built yet');
}
