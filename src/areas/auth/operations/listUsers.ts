// STUB, not built yet
import type { Answer, Call } from '../../../contract.ts';

export default async function listUsers(_call: Call<'listUsers'>): Promise<Answer<'listUsers'>> {
  throw new Error('not built yet');
}
