// STUB, not built yet
import type { Answer, Call } from '../../../contract.ts';

export default async function deleteTimeEntry(
  _call: Call<'deleteTimeEntry'>,
): Promise<Answer<'deleteTimeEntry'>> {
  throw new Error('not built yet');
}
