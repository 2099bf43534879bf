import { confirmPassword, readOwnSecrets } from '../../../auth/secondFactor.ts';
import type { Answer, Call } from '../../../contract.ts';
import { newFeedToken } from '../../../auth/feedToken.ts';
import { announceFeed } from '../announce.ts';
import { writeFeed } from '../store/feeds.ts';

/**
 * Stores the hash of a new private address and shows the address once. The previous address stops working.
 */
export default async function createCalendarFeed(
  call: Call<'createCalendarFeed'>,
): Promise<Answer<'createCalendarFeed'>> {
  const { body, caller, db, workspace } = call;
  const user_id = caller.userId!;
  const own = await readOwnSecrets(call);
  await confirmPassword(call, own, body.password);
  const { token, hash } = newFeedToken('wfm_');
  await db.one(writeFeed, { user_id, token_hash: hash, password_hash: own.password_hash! });
  announceFeed(call, user_id, 'created');
  return {
    status: 201,
    data: { url: `${workspace.publicUrl ?? ''}/api/v1/meetings/feed/${token}/` },
  };
}
