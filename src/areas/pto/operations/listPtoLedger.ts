import type { Answer, Call } from '../../../contract.ts';
import { subjectInQuery, subjectOf } from '../../../people/subject.ts';
import { presentEntry } from '../present/entry.ts';
import { entryList } from '../store/entries.ts';

export default async function listPtoLedger(call: Call<'listPtoLedger'>): Promise<Answer<'listPtoLedger'>> {
  const { query, caller, db } = call;
  // service keys name the person, who may not exist
  if (caller.kind === 'service_key') await subjectInQuery(db, caller, query.employee_id);
  const { policy_id, year } = query;
  const filters = { own: subjectOf(caller, query.employee_id), policy_id, year };
  const { rows, page } = await entryList.page(call, filters);
  return { status: 200, data: rows.map(presentEntry), page };
}
