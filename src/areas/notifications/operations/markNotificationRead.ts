import type { Answer, Call } from '../../../contract.ts';
import { authorOf } from '../../../events/audit.ts';
import { notFound } from '../../../problem.ts';
import { presentNotification } from '../../../notifications/present.ts';
import { markRead } from '../../../notifications/read.ts';

export default async function markNotificationRead({
  params,
  caller,
  db,
  request,
}: Call<'markNotificationRead'>): Promise<Answer<'markNotificationRead'>> {
  const row = await markRead(db, authorOf(caller, request), caller.userId!, params.notification_id);
  if (!row) throw notFound();
  return { status: 200, data: presentNotification(row) };
}
