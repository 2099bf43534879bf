// STUB, not built yet
import type { Answer, Call } from '../../../contract.ts';

export default async function getMe(_call: Call<'getMe'>): Promise<Answer<'getMe'>> {
  throw new Error('not built yet');
}
