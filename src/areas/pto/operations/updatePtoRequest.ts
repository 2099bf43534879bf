// STUB, not built yet
import type { Answer, Call } from '../../../contract.ts';

export default async function updatePtoRequest(
  _call: Call<'updatePtoRequest'>,
): Promise<Answer<'updatePtoRequest'>> {
  throw new Error('not built yet');
}
