// STUB, not built yet
import type { Answer, Call } from '../../../contract.ts';

export default async function getTwoFactorStatus(
  _call: Call<'getTwoFactorStatus'>,
): Promise<Answer<'getTwoFactorStatus'>> {
  throw new Error('not built yet');
}
