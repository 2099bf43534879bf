// STUB, not built yet
import type { Answer, Call } from '../../../contract.ts';

export default async function refreshTokens(_call: Call<'refreshTokens'>): Promise<Answer<'refreshTokens'>> {
  throw new Error('not built yet');
}
