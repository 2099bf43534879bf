// STUB, not built yet
import type { Answer, Call } from '../../../contract.ts';

export default async function getClock(_call: Call<'getClock'>): Promise<Answer<'getClock'>> {
  throw new Error('not built yet');
}
