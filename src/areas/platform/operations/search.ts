import type { Answer, Call } from '../../../contract.ts';
import { ask } from '../../../db/handle.ts';
import { contains, containing } from '../../../people/search.ts';
import { foundOperations } from '../actions/foundOperations.ts';
import { presentFound } from '../present/found.ts';
import { peopleLike, recordsLike } from '../store/search.ts';

/** Records of the modules that are on, as far as the caller's lists would show them. */
export default async function search({
  query,
  caller,
  db,
  workspace,
}: Call<'search'>): Promise<Answer<'search'>> {
  const pattern = contains(query.q) ?? containing('');
  const text = query.q.trim();
  const [people, records] = await db.together(
    ask(peopleLike, { pattern, text }),
    ask(recordsLike, {
      pattern,
      text,
      me: caller.userId!,
      // an employee sees nobody's records but their own
      below: caller.role === 'manager' ? caller.userId : null,
      admin: caller.role === 'admin',
      modules_off: workspace.modulesOff,
    }),
  );
  const found = [...people, ...records].map((row) => presentFound(row, caller));
  return { status: 200, data: [...found, ...foundOperations(text, caller, workspace)] };
}
