// STUB, not built yet
import type { Answer, Call } from '../../../contract.ts';

export default async function adminCancelPtoRequest(
  _call: Call<'adminCancelPtoRequest'>,
): Promise<Answer<'adminCancelPtoRequest'>> {
  throw new Error('not built yet');
}
