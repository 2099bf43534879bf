// STUB, not built yet
import type { Answer, Call } from '../../../contract.ts';

export default async function getUser(_call: Call<'getUser'>): Promise<Answer<'getUser'>> {
  throw new Error('not built yet');
}
