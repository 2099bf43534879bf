import type { Answer, Call } from '../../../contract.ts';
import { treeOf } from '../../../people/tree.ts';
import { presentEntry } from '../present/entry.ts';
import { entryList } from '../store/entries.ts';

export default async function adminListTimeEntries({
  query,
  caller,
  db,
  services,
}: Call<'adminListTimeEntries'>): Promise<Answer<'adminListTimeEntries'>> {
  const { employee_id, department_id, from, to, billable } = query;
  const { rows, page } = await entryList.page(
    db,
    { ...query, filters: { below: treeOf(caller), employee_id, department_id, from, to, billable } },
    services.cursorKey,
  );
  return { status: 200, data: rows.map((row) => presentEntry(row)), page };
}
