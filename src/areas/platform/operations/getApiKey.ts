import type { Answer, Call } from '../../../contract.ts';
import { notFound } from '../../../problem.ts';
import { peopleOf } from '../actions/keyPeople.ts';
import { presentKey } from '../present/keys.ts';
import { keyInView } from '../store/keys.ts';

/** @throws 404 unless the key is the caller's own or, for admins, a service key. */
export default async function getApiKey({
  params,
  caller,
  db,
  workspace,
  now,
}: Call<'getApiKey'>): Promise<Answer<'getApiKey'>> {
  const row = await db.maybe(keyInView, {
    id: params.key_id,
    user_id: caller.userId,
    is_admin: caller.role === 'admin',
  });
  if (!row) throw notFound();
  return { status: 200, data: presentKey(row, await peopleOf(db, [row]), workspace, now) };
}
