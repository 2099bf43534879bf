// STUB, not built yet
import type { Answer, Call } from '../../../contract.ts';

export default async function revokeApiKey(_call: Call<'revokeApiKey'>): Promise<Answer<'revokeApiKey'>> {
  throw new Error('not built yet');
}
