import type { Call } from '../../../contract.ts';
import { notFound } from '../../../problem.ts';
import { keyStatusOf } from '../present/keys.ts';
import { KEY_MACHINE } from '../rules/keyStatus.ts';
import { assertOpen } from '../../../transitions/transition.ts';
import { keyForChange, type KeyRow } from '../store/keys.ts';

/**
 * Locks the key that a call changes until the transaction ends.
 * @throws 404 if the caller cannot see the key, 409 `key_ended` if it is revoked or expired, which are final.
 */
export async function holdLiveKey(
  { params, caller, db, workspace, now }: Call<'updateApiKey'> | Call<'rotateApiKey'>,
  action: 'edit' | 'rotate',
): Promise<KeyRow> {
  const row = await db.maybe(keyForChange, {
    id: params.key_id,
    user_id: caller.userId,
    is_admin: caller.role === 'admin',
  });
  if (!row) throw notFound();
  assertOpen(KEY_MACHINE, action, keyStatusOf(row, workspace, now), null);
  return row;
}
