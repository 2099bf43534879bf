import type { Answer, Call } from '../../../contract.ts';
import { audit, authorOf } from '../../../events/audit.ts';
import { announceRead } from '../../../events/notify.ts';
import { readAll } from '../../../notifications/store.ts';

/** All at once, or those from before a moment, so that what came since is not marked unseen. */
export default async function markAllNotificationsRead({
  body,
  caller,
  db,
  request,
}: Call<'markAllNotificationsRead'>): Promise<Answer<'markAllNotificationsRead'>> {
  const updated = await db.count(readAll, { user_id: caller.userId!, before: body.before ?? null });
  if (updated > 0) {
    audit(db, authorOf(caller, request), { action: 'read all', resource: 'notification', id: null });
    announceRead(db, caller.userId!);
  }
  return { status: 200, data: { updated } };
}
