import type { Tx } from '../db/handle.ts';
import { audit, type AuditAuthor } from '../events/audit.ts';
import { announceRead } from '../events/notify.ts';
import { notificationsById, readOne, type NotificationRow } from './store.ts';

/**
 * Marks one of a person's notifications as read, over REST or a socket. The first time counts: it leaves the audit line
 * and tells the person's other sockets. Undefined where the person has no such notification.
 */
export async function markRead(
  tx: Tx,
  author: AuditAuthor,
  userId: string,
  id: string,
): Promise<NotificationRow | undefined> {
  const row = await tx.maybe(readOne, { user_id: userId, id });
  if (!row) return tx.maybe(notificationsById, { user_id: userId, ids: [id] });
  audit(tx, author, { action: 'read', resource: 'notification', id });
  announceRead(tx, userId);
  return row;
}
