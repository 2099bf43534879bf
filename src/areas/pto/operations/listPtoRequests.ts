// STUB, not built yet
import type { Answer, Call } from '../../../contract.ts';

export default async function listPtoRequests(
  _call: Call<'listPtoRequests'>,
): Promise<Answer<'listPtoRequests'>> {
  throw new Error('not built yet');
}
