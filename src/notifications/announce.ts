/** Audit lines and notices of reading notifications, shared by the area and the demo. */
import { audit } from '../events/audit.ts';
import { announceRead } from '../events/notify.ts';
import type { Writing } from '../events/writing.ts';

type Reading = Pick<Writing, 'caller' | 'db' | 'request'>;

/** The caller read one of their notifications; their other sockets are notified. */
export function announceReadOne(call: Reading, id: string): void {
  audit(call, { action: 'read', resource: 'notification', id });
  announceRead(call, call.caller.userId!);
}

/** The caller marked all notifications as read, or all before an instant. */
export function announceReadAll(call: Reading): void {
  audit(call, { action: 'read all', resource: 'notification', id: null });
  announceRead(call, call.caller.userId!);
}

export function announceUnread(call: Reading, id: string): void {
  audit(call, { action: 'marked unread', resource: 'notification', id });
  announceRead(call, call.caller.userId!);
}

export function announceDeleted(call: Reading, id: string, wasUnread: boolean): void {
  audit(call, { action: 'deleted', resource: 'notification', id });
  if (wasUnread) announceRead(call, call.caller.userId!);
}

/** A person's preferences were changed, by them or through a link in one of their mails. */
export function announcePreferences(
  call: Reading,
  id: string,
  changes: Record<string, [unknown, unknown]>,
): void {
  audit(call, { action: 'updated', resource: 'notification_preferences', id, changes });
}
