// STUB, not built yet
import type { Answer, Call } from '../../../contract.ts';

export default async function logout(_call: Call<'logout'>): Promise<Answer<'logout'>> {
  throw new Error('not built yet');
}
