// STUB, not built yet
import type { Answer, Call } from '../../../contract.ts';

export default async function enableTwoFactor(
  _call: Call<'enableTwoFactor'>,
): Promise<Answer<'enableTwoFactor'>> {
  throw new Error('not built yet');
}
