// STUB, not built yet
import type { Answer, Call } from '../../../contract.ts';

export default async function deactivateUser(
  _call: Call<'deactivateUser'>,
): Promise<Answer<'deactivateUser'>> {
  throw new Error('not built yet');
}
