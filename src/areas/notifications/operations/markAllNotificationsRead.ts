import type { Answer, Call } from '../../../contract.ts';
import { announceReadAll } from '../../../notifications/announce.ts';
import { readAll } from '../../../notifications/store.ts';

/** Marks all, or those from before a given time, so that later ones, which nobody has seen, stay unread. */
export default async function markAllNotificationsRead(
  call: Call<'markAllNotificationsRead'>,
): Promise<Answer<'markAllNotificationsRead'>> {
  const { body, caller, db } = call;
  const updated = await db.count(readAll, { user_id: caller.userId!, before: body.before ?? null });
  if (updated > 0) announceReadAll(call);
  return { status: 200, data: { updated } };
}
