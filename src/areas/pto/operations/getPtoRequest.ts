// STUB, not built yet
import type { Answer, Call } from '../../../contract.ts';

export default async function getPtoRequest(_call: Call<'getPtoRequest'>): Promise<Answer<'getPtoRequest'>> {
  throw new Error('not built yet');
}
