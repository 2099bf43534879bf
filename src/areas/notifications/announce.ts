import { audit } from '../../events/audit.ts';
import { notify } from '../../events/notify.ts';
import type { Writing } from '../../events/writing.ts';

export interface Announcement {
  title: string;
  body: string;
  /** The label of the department or user type that it is for; null: everybody. */
  audience: string | null;
}

/** Tells people what an administrator has to say, with one line in the trail. */
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
