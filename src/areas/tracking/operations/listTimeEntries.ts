import type { Answer, Call } from '../../../contract.ts';
import { subjectInQuery } from '../../../people/subject.ts';
import { presentEntry } from '../present/entry.ts';
import { entryList } from '../store/entries.ts';

export default async function listTimeEntries(
  call: Call<'listTimeEntries'>,
): Promise<Answer<'listTimeEntries'>> {
  const { query, caller, db } = call;
  const person = await subjectInQuery(db, caller, query.employee_id);
  const { from, to, billable, category_id, source, running } = query;
  const { rows, page } = await entryList.page(call, {
    own: person.id,
    from,
    to,
    billable,
    category_id,
    source,
    running,
  });
  return { status: 200, data: rows.map((row) => presentEntry(row)), page };
}
