// STUB, not built yet
import type { Answer, Call } from '../../../contract.ts';

export default async function getStatus(_call: Call<'getStatus'>): Promise<Answer<'getStatus'>> {
  throw new Error('not built yet');
}
