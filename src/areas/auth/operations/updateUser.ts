// STUB, not built yet
import type { Answer, Call } from '../../../contract.ts';

export default async function updateUser(_call: Call<'updateUser'>): Promise<Answer<'updateUser'>> {
  throw new Error('not built yet');
}
