// STUB, not built yet
import type { Answer, Call } from '../../../contract.ts';

export default async function getApiKey(_call: Call<'getApiKey'>): Promise<Answer<'getApiKey'>> {
  throw new Error('not built yet');
}
