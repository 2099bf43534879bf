import type { Answer, Call } from '../../../contract.ts';
import { announceDeleted } from '../../../notifications/announce.ts';
import { deleteOne } from '../../../notifications/store.ts';
import { notFound } from '../../../problem.ts';

export default async function deleteNotification(
  call: Call<'deleteNotification'>,
): Promise<Answer<'deleteNotification'>> {
  const { params, caller, db } = call;
  const id = params.notification_id;
  const row = await db.maybe(deleteOne, { user_id: caller.userId!, id });
  if (!row) throw notFound();
  announceDeleted(call, id, row.unread);
  return { status: 200, data: {} };
}
