// STUB, not built yet
import type { Answer, Call } from '../../../contract.ts';

export default async function getBranding(_call: Call<'getBranding'>): Promise<Answer<'getBranding'>> {
  throw new Error('not built yet');
}
