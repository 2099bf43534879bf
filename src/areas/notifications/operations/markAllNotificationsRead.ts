import type { Answer, Call } from '../../../contract.ts';
import { audit } from '../../../events/audit.ts';
import { announceRead } from '../../../events/notify.ts';
import { readAll } from '../../../notifications/store.ts';

/** All at once, or those from before a moment, so that what came since is not marked unseen. */
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
