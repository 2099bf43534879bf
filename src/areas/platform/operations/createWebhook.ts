// STUB, not built yet
import type { Answer, Call } from '../../../contract.ts';

export default async function createWebhook(_call: Call<'createWebhook'>): Promise<Answer<'createWebhook'>> {
  throw new Error('not built yet');
}
