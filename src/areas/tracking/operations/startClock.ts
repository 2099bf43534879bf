// STUB, not built yet
import type { Answer, Call } from '../../../contract.ts';

export default async function startClock(_call: Call<'startClock'>): Promise<Answer<'startClock'>> {
  throw new Error('not built yet');
}
