import { audit } from '../../events/audit.ts';
import { notify } from '../../events/notify.ts';
import type { Writing } from '../../events/writing.ts';

export interface Announcement {
  title: string;
  body: string;
  /** Label of the department or user type; null for everybody. */
  audience: string | null;
}

/** Notifies people of an administrator's announcement, with one audit line for all. */
export function announceToAll(
  call: Writing,
  userIds: readonly string[],
  { title, body, audience }: Announcement,
): void {
  if (userIds.length > 0) notify(call, { userId: userIds, kind: 'announcement', title, body });
  audit(call, {
    action: 'sent',
    resource: 'announcement',
    id: null,
    changes: {
      title: [null, title],
      audience: [null, audience ?? 'all'],
      recipients: [null, userIds.length],
    },
  });
}
