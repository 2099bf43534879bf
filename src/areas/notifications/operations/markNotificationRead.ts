// STUB, not built yet
import type { Answer, Call } from '../../../contract.ts';

export default async function markNotificationRead(
  _call: Call<'markNotificationRead'>,
): Promise<Answer<'markNotificationRead'>> {
  throw new Error('not built yet');
}
