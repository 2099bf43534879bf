// STUB, not built yet
import type { Answer, Call } from '../../../contract.ts';

export default async function adminGetPtoRequest(
  _call: Call<'adminGetPtoRequest'>,
): Promise<Answer<'adminGetPtoRequest'>> {
  throw new Error('not built yet');
}
