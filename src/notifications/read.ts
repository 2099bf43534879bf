import type { CallerWriting } from '../events/writing.ts';
import { announceReadOne } from './announce.ts';
import { notificationsById, readOne, type NotificationRow } from './store.ts';

/**
 * Marks one of the caller's notifications as read, over REST or a socket. Only the first time writes an audit
 * line and notifies their other sockets. Undefined if the caller has no such notification.
 */
export async function markRead(
  call: Pick<CallerWriting, 'caller' | 'db' | 'request'>,
  id: string,
): Promise<NotificationRow | undefined> {
  const { db } = call;
  const userId = call.caller.userId!;
  const row = await db.maybe(readOne, { user_id: userId, id });
  if (!row) return db.maybe(notificationsById, { user_id: userId, ids: [id] });
  announceReadOne(call, id);
  return row;
}
