// STUB, not built yet
import type { Answer, Call } from '../../../contract.ts';

export default async function adminListPtoRequests(
  _call: Call<'adminListPtoRequests'>,
): Promise<Answer<'adminListPtoRequests'>> {
  throw new Error('not built yet');
}
