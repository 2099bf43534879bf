import type { Answer, Call } from '../../../contract.ts';
import { announceFeed } from '../announce.ts';
import { deleteFeed } from '../store/feeds.ts';

export default async function deleteAbsenceFeed(
  call: Call<'deleteAbsenceFeed'>,
): Promise<Answer<'deleteAbsenceFeed'>> {
  const { caller, db } = call;
  const user_id = caller.userId!;
  if ((await db.count(deleteFeed, { user_id })) > 0) announceFeed(call, user_id, 'deleted');
  return { status: 200, data: {} };
}
