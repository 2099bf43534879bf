// STUB, not built yet
import type { Answer, Call } from '../../../contract.ts';

export default async function listLists(_call: Call<'listLists'>): Promise<Answer<'listLists'>> {
  throw new Error('not built yet');
}
