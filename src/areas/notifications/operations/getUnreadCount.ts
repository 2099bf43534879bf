// STUB, not built yet
import type { Answer, Call } from '../../../contract.ts';

export default async function getUnreadCount(
  _call: Call<'getUnreadCount'>,
): Promise<Answer<'getUnreadCount'>> {
  throw new Error('not built yet');
}
