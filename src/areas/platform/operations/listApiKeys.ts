// STUB, not built yet
import type { Answer, Call } from '../../../contract.ts';

export default async function listApiKeys(_call: Call<'listApiKeys'>): Promise<Answer<'listApiKeys'>> {
  throw new Error('not built yet');
}
