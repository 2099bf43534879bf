// STUB, not built yet
import type { Answer, Call } from '../../../contract.ts';

export default async function listWebhooks(_call: Call<'listWebhooks'>): Promise<Answer<'listWebhooks'>> {
  throw new Error('not built yet');
}
