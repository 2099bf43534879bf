// STUB, not built yet
import type { Answer, Call } from '../../../contract.ts';

export default async function createUser(_call: Call<'createUser'>): Promise<Answer<'createUser'>> {
  throw new Error('not built yet');
}
