// STUB, not built yet
import type { Answer, Call } from '../../../contract.ts';

export default async function markAllNotificationsRead(
  _call: Call<'markAllNotificationsRead'>,
): Promise<Answer<'markAllNotificationsRead'>> {
  throw new Error('not built yet');
}
