// STUB, not built yet
import type { Answer, Call } from '../../../contract.ts';

export default async function approvePtoRequest(
  _call: Call<'approvePtoRequest'>,
): Promise<Answer<'approvePtoRequest'>> {
  throw new Error('not built yet');
}
