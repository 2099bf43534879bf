// STUB, not built yet
import type { Answer, Call } from '../../../contract.ts';

export default async function listScopes(_call: Call<'listScopes'>): Promise<Answer<'listScopes'>> {
  throw new Error('not built yet');
}
