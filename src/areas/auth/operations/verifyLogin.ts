// STUB, not built yet
import type { Answer, Call } from '../../../contract.ts';

export default async function verifyLogin(_call: Call<'verifyLogin'>): Promise<Answer<'verifyLogin'>> {
  throw new Error('not built yet');
}
