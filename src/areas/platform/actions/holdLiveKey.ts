import type { Call } from '../../../contract.ts';
import { conflict, notFound } from '../../../problem.ts';
import { keyStatusOf } from '../present/keys.ts';
import { keyForChange, type KeyRow } from '../store/keys.ts';

/**
 * The key that a call changes, locked until the transaction ends. 404 where it is not in the caller's view, 409 `key_ended`
 * where it is revoked or has expired: both are for good.
 */
export async function holdLiveKey({
  params,
  caller,
  db,
  workspace,
  now,
}: Call<'updateApiKey'> | Call<'rotateApiKey'>): Promise<KeyRow> {
  const row = await db.maybe(keyForChange, {
    id: params.key_id,
    user_id: caller.userId,
    is_admin: caller.role === 'admin',
  });
  if (!row) throw notFound();
  const status = keyStatusOf(row, workspace, now);
  if (status === 'revoked' || status === 'expired')
    throw conflict('key_ended', `The key is ${status}. Create another.`, { current_status: status });
  return row;
}
