import type { Answer, Call } from '../../../contract.ts';
import { unreadCount } from '../../../notifications/store.ts';

/** For those who poll: as long as the count is the same, its tag is, and the answer 304. */
export default async function getUnreadCount({
  caller,
  db,
}: Call<'getUnreadCount'>): Promise<Answer<'getUnreadCount'>> {
  const { unread } = await db.one(unreadCount, { user_id: caller.userId! });
  return {
    status: 200,
    data: { unread },
    headers: { ETag: `"${unread}"`, 'Cache-Control': 'private, no-cache' },
  };
}
