// STUB, not built yet
import type { Answer, Call } from '../../../contract.ts';

export default async function createPtoRequest(
  _call: Call<'createPtoRequest'>,
): Promise<Answer<'createPtoRequest'>> {
  throw new Error('not built yet');
}
