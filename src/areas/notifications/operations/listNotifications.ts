// STUB, not built yet
import type { Answer, Call } from '../../../contract.ts';

export default async function listNotifications(
  _call: Call<'listNotifications'>,
): Promise<Answer<'listNotifications'>> {
  throw new Error('not built yet');
}
