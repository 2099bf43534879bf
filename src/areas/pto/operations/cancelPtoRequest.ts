// STUB, not built yet
import type { Answer, Call } from '../../../contract.ts';

export default async function cancelPtoRequest(
  _call: Call<'cancelPtoRequest'>,
): Promise<Answer<'cancelPtoRequest'>> {
  throw new Error('not built yet');
}
