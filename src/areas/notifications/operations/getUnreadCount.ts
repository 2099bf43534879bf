import type { Answer, Call } from '../../../contract.ts';
import { unreadCount } from '../../../notifications/store.ts';

/** Made for polling: the ETag depends on the count only, so an unchanged count is 304. */
export default async function getUnreadCount({
  caller,
  db,
}: Call<'getUnreadCount'>): Promise<Answer<'getUnreadCount'>> {
  const { unread } = await db.one(unreadCount, { user_id: caller.userId! });
  return { status: 200, data: { unread }, headers: { 'Cache-Control': 'private, no-cache' } };
}
