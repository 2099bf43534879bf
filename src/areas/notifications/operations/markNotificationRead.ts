import type { Answer, Call } from '../../../contract.ts';
import { notFound } from '../../../problem.ts';
import { presentNotification } from '../../../notifications/present.ts';
import { markRead } from '../../../notifications/read.ts';

export default async function markNotificationRead(
  call: Call<'markNotificationRead'>,
): Promise<Answer<'markNotificationRead'>> {
  const row = await markRead(call, call.params.notification_id);
  if (!row) throw notFound();
  return { status: 200, data: presentNotification(row) };
}
