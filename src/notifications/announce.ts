/** What reading leaves behind it. The area and the demo announce through the same functions. */
import { audit } from '../events/audit.ts';
import { announceRead } from '../events/notify.ts';
import type { Writing } from '../events/writing.ts';

type Reading = Pick<Writing, 'caller' | 'db' | 'request'>;

/** One notification of the caller's was read: their other sockets hear of it. */
export function announceReadOne(call: Reading, id: string): void {
  audit(call, { action: 'read', resource: 'notification', id });
  announceRead(call, call.caller.userId!);
}

/** The caller has marked all, or all before a moment, as read. */
export function announceReadAll(call: Reading): void {
  audit(call, { action: 'read all', resource: 'notification', id: null });
  announceRead(call, call.caller.userId!);
}

/** One notification of the caller's is unread again. */
export function announceUnread(call: Reading, id: string): void {
  audit(call, { action: 'marked unread', resource: 'notification', id });
  announceRead(call, call.caller.userId!);
}

/** One notification of the caller's is gone. */
export function announceDeleted(call: Reading, id: string, wasUnread: boolean): void {
  audit(call, { action: 'deleted', resource: 'notification', id });
  if (wasUnread) announceRead(call, call.caller.userId!);
}

/** What reaches a person, and how, was changed: by them, or with the link of a mail to them. */
export function announcePreferences(
  call: Reading,
  id: string,
  changes: Record<string, [unknown, unknown]>,
): void {
  audit(call, { action: 'updated', resource: 'notification_preferences', id, changes });
}
