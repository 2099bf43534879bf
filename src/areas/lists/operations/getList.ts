// STUB, not built yet
import type { Answer, Call } from '../../../contract.ts';

export default async function getList(_call: Call<'getList'>): Promise<Answer<'getList'>> {
  throw new Error('not built yet');
}
