// STUB, not built yet
import type { Answer, Call } from '../../../contract.ts';

export default async function startTwoFactorSetup(
  _call: Call<'startTwoFactorSetup'>,
): Promise<Answer<'startTwoFactorSetup'>> {
  throw new Error('not built yet');
}
