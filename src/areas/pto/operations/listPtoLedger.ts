import type { Answer, Call } from '../../../contract.ts';
import { subjectInQuery, subjectOf } from '../../../people/subject.ts';
import { presentEntry } from '../present/entry.ts';
import { entryList } from '../store/entries.ts';

export default async function listPtoLedger({
  query,
  caller,
  db,
  services,
}: Call<'listPtoLedger'>): Promise<Answer<'listPtoLedger'>> {
  // the caller exists; only a person whom a service key names may not
  if (caller.kind === 'service_key') await subjectInQuery(db, caller, query.employee_id);
  const { policy_id, year } = query;
  const filters = { own: subjectOf(caller, query.employee_id), policy_id, year };
  const { rows, page } = await entryList.page(db, { ...query, filters }, services.cursorKey);
  return { status: 200, data: rows.map(presentEntry), page };
}
