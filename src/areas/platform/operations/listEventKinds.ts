// STUB, not built yet
import type { Answer, Call } from '../../../contract.ts';

export default async function listEventKinds(
  _call: Call<'listEventKinds'>,
): Promise<Answer<'listEventKinds'>> {
  throw new Error('not built yet');
}
