import type { Answer, Call } from '../../../contract.ts';
import { presentNotification } from '../../../notifications/present.ts';
import { notificationFeed } from '../../../notifications/store.ts';

export default async function listNotifications(
  call: Call<'listNotifications'>,
): Promise<Answer<'listNotifications'>> {
  const { query, caller } = call;
  const { unread, kind } = query;
  const { rows, page } = await notificationFeed.page(call, { user_id: caller.userId!, unread, kind });
  return { status: 200, data: rows.map(presentNotification), page };
}
