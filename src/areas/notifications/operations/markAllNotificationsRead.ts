import type { Answer, Call } from '../../../contract.ts';
import { announceReadAll } from '../../../notifications/announce.ts';
import { readAll } from '../../../notifications/store.ts';

/** With `before`, notifications that arrived later stay unread, because nobody has seen them. */
export default async function markAllNotificationsRead(
  call: Call<'markAllNotificationsRead'>,
): Promise<Answer<'markAllNotificationsRead'>> {
  const { body, caller, db } = call;
  const updated = await db.count(readAll, { user_id: caller.userId!, before: body.before ?? null });
  if (updated > 0) announceReadAll(call);
  return { status: 200, data: { updated } };
}
