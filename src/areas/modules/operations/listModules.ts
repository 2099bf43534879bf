// STUB, not built yet
import type { Answer, Call } from '../../../contract.ts';

export default async function listModules(_call: Call<'listModules'>): Promise<Answer<'listModules'>> {
  throw new Error('not built yet');
}
