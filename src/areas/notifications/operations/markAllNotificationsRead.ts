import type { Answer, Call } from '../../../contract.ts';
import { audit } from '../../../events/audit.ts';
import { announceRead } from '../../../events/notify.ts';
import { readAll } from '../../../notifications/store.ts';

/** Marks all, or those from before a given time, so that later ones, which nobody has seen, stay unread. */
export default async function markAllNotificationsRead(
  call: Call<'markAllNotificationsRead'>,
): Promise<Answer<'markAllNotificationsRead'>> {
  const { body, caller, db } = call;
  const updated = await db.count(readAll, { user_id: caller.userId!, before: body.before ?? null });
  if (updated > 0) {
    audit(call, { action: 'read all', resource: 'notification', id: null });
    announceRead(call, caller.userId!);
  }
  return { status: 200, data: { updated } };
}
