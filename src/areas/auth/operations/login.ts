// STUB, not built yet
import type { Answer, Call } from '../../../contract.ts';

export default async function login(_call: Call<'login'>): Promise<Answer<'login'>> {
  throw new Error('not built yet');
}
