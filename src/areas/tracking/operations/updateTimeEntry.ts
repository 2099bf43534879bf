// STUB, not built yet
import type { Answer, Call } from '../../../contract.ts';

export default async function updateTimeEntry(
  _call: Call<'updateTimeEntry'>,
): Promise<Answer<'updateTimeEntry'>> {
  throw new Error('not built yet');
}
