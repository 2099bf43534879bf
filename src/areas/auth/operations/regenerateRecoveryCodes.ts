// STUB, not built yet
import type { Answer, Call } from '../../../contract.ts';

export default async function regenerateRecoveryCodes(
  _call: Call<'regenerateRecoveryCodes'>,
): Promise<Answer<'regenerateRecoveryCodes'>> {
  throw new Error('not built yet');
}
