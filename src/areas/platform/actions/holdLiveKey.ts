import type { Call } from '../../../contract.ts';
import { notFound } from '../../../problem.ts';
import { keyStatusOf } from '../present/keys.ts';
import { KEY_MACHINE } from '../rules/keyStatus.ts';
import { assertOpen } from '../../../transitions/transition.ts';
import { keyForChange, type KeyRow } from '../store/keys.ts';

/**
 * The key that a call changes, locked until the transaction ends. 404 where it is not in the caller's view, 409 `key_ended`
 * where it is revoked or has expired: both are for good.
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
