import type { Answer, Call } from '../../../contract.ts';
import { reachableIn } from '../../../people/subject.ts';
import { presentEntry } from '../present/entry.ts';
import { entryList } from '../store/entries.ts';

export default async function listPtoLedger(call: Call<'listPtoLedger'>): Promise<Answer<'listPtoLedger'>> {
  const { query } = call;
  const { policy_id, year } = query;
  const filters = { own: await reachableIn(call, 'admins'), policy_id, year };
  const { rows, page } = await entryList.page(call, filters);
  return { status: 200, data: rows.map(presentEntry), page };
}
