// STUB, not built yet
import type { Answer, Call } from '../../../contract.ts';

export default async function stopClock(_call: Call<'stopClock'>): Promise<Answer<'stopClock'>> {
  throw new Error('not built yet');
}
