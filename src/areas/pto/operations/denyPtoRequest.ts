// STUB, not built yet
import type { Answer, Call } from '../../../contract.ts';

export default async function denyPtoRequest(
  _call: Call<'denyPtoRequest'>,
): Promise<Answer<'denyPtoRequest'>> {
  throw new Error('not built yet');
}
