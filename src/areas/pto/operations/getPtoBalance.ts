// STUB, not built yet
import type { Answer, Call } from '../../../contract.ts';

export default async function getPtoBalance(_call: Call<'getPtoBalance'>): Promise<Answer<'getPtoBalance'>> {
  throw new Error('not built yet');
}
