// STUB, not built yet
import type { Answer, Call } from '../../../contract.ts';

export default async function listPtoPolicies(
  _call: Call<'listPtoPolicies'>,
): Promise<Answer<'listPtoPolicies'>> {
  throw new Error('not built yet');
}
