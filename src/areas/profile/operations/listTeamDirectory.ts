import type { Answer, Call } from '../../../contract.ts';
import { contains } from '../../../people/search.ts';
import { presentEntry } from '../present/people.ts';
import { directory } from '../store/people.ts';

export default async function listTeamDirectory({
  query,
  db,
  services,
}: Call<'listTeamDirectory'>): Promise<Answer<'listTeamDirectory'>> {
  const { department_id, manager_id } = query;
  const { rows, page } = await directory.page(
    db,
    { ...query, filters: { department_id, manager_id, q: contains(query.q) } },
    services.cursorKey,
  );
  return { status: 200, data: rows.map(presentEntry), page };
}
