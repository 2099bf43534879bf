import type { Answer, Call } from '../../../contract.ts';
import { presentNotification } from '../../../notifications/present.ts';
import { notificationFeed } from '../../../notifications/store.ts';

export default async function listNotifications({
  query,
  caller,
  db,
  services,
}: Call<'listNotifications'>): Promise<Answer<'listNotifications'>> {
  const { unread, kind } = query;
  const { rows, page } = await notificationFeed.page(
    db,
    { ...query, filters: { user_id: caller.userId!, unread, kind } },
    services.cursorKey,
  );
  return { status: 200, data: rows.map(presentNotification), page };
}
