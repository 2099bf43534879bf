// STUB, not built yet
import type { Answer, Call } from '../../../contract.ts';

export default async function acceptInvitation(
  _call: Call<'acceptInvitation'>,
): Promise<Answer<'acceptInvitation'>> {
  throw new Error('not built yet');
}
