import { newFeedToken } from '../../../auth/feedToken.ts';
import type { Answer, Call } from '../../../contract.ts';
import { unknownReference } from '../../../people/find.ts';
import { isDepartment } from '../../../periods/store.ts';
import { announceFeed } from '../announce.ts';
import { writeFeed } from '../store/feeds.ts';

/**
 * Stores the hash of a new private address and shows the address once. The previous address stops working.
 */
export default async function createAbsenceFeed(
  call: Call<'createAbsenceFeed'>,
): Promise<Answer<'createAbsenceFeed'>> {
  const { body, caller, db, workspace } = call;
  const user_id = caller.userId!;
  const department_id = body?.department_id ?? null;
  if (department_id !== null && !(await db.one(isDepartment, { department_id })).known)
    throw unknownReference('department_id');
  const { token, hash } = newFeedToken('wfa_');
  await db.one(writeFeed, { user_id, department_id, token_hash: hash });
  announceFeed(call, user_id, 'created');
  return {
    status: 201,
    data: { url: `${workspace.publicUrl ?? ''}/api/v1/tracking/absences/feed/${token}/` },
  };
}
