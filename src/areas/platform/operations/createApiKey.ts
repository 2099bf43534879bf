// STUB, not built yet
import type { Answer, Call } from '../../../contract.ts';

export default async function createApiKey(_call: Call<'createApiKey'>): Promise<Answer<'createApiKey'>> {
  throw new Error('not built yet');
}
