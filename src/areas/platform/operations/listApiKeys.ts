import type { Answer, Call } from '../../../contract.ts';
import { peopleOf } from '../actions/keyPeople.ts';
import { presentKey } from '../present/keys.ts';
import { keyList } from '../store/keys.ts';

export default async function listApiKeys(call: Call<'listApiKeys'>): Promise<Answer<'listApiKeys'>> {
  const { caller, db, workspace, now } = call;
  const filters = caller.role === 'admin' ? { own_or_service: caller.userId } : { own: caller.userId };
  const { rows, page } = await keyList.page(call, filters);
  const people = await peopleOf(db, rows);
  return { status: 200, data: rows.map((row) => presentKey(row, people, workspace, now)), page };
}
