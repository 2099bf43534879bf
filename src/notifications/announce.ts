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
