// STUB, not built yet
import type { Answer, Call } from '../../../contract.ts';

export default async function disableTwoFactor(
  _call: Call<'disableTwoFactor'>,
): Promise<Answer<'disableTwoFactor'>> {
  throw new Error('not built yet');
}
