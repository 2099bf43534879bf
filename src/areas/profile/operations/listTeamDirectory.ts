import type { Answer, Call } from '../../../contract.ts';
import { contains } from '../../../people/search.ts';
import { presentEntry } from '../present/people.ts';
import { directory } from '../store/people.ts';

export default async function listTeamDirectory(
  call: Call<'listTeamDirectory'>,
): Promise<Answer<'listTeamDirectory'>> {
  const { query } = call;
  const { department_id, manager_id } = query;
  const { rows, page } = await directory.page(call, { department_id, manager_id, q: contains(query.q) });
  return { status: 200, data: rows.map(presentEntry), page };
}
