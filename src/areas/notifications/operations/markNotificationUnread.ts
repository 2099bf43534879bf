import type { Answer, Call } from '../../../contract.ts';
import { announceUnread } from '../../../notifications/announce.ts';
import { presentNotification } from '../../../notifications/present.ts';
import { notificationsById, unreadOne } from '../../../notifications/store.ts';
import { notFound } from '../../../problem.ts';

/** An unread notification is returned unchanged and without an audit line. */
export default async function markNotificationUnread(
  call: Call<'markNotificationUnread'>,
): Promise<Answer<'markNotificationUnread'>> {
  const { params, caller, db } = call;
  const [user_id, id] = [caller.userId!, params.notification_id];
  const changed = await db.maybe(unreadOne, { user_id, id });
  if (changed) announceUnread(call, id);
  const row = changed ?? (await db.maybe(notificationsById, { user_id, ids: [id] }));
  if (!row) throw notFound();
  return { status: 200, data: presentNotification(row) };
}
