import type { Answer, Call } from '../../../contract.ts';
import { treeOf } from '../../../people/tree.ts';
import { presentEntry } from '../present/entry.ts';
import { entryList } from '../store/entries.ts';

export default async function adminListTimeEntries(
  call: Call<'adminListTimeEntries'>,
): Promise<Answer<'adminListTimeEntries'>> {
  const { query, caller } = call;
  const { ids, external_id, employee_id, department_id, from, to, billable } = query;
  const { rows, page } = await entryList.page(call, {
    below: treeOf(caller),
    ids,
    external_id,
    employee_id,
    department_id,
    from,
    to,
    billable,
  });
  return { status: 200, data: rows.map((row) => presentEntry(row)), page };
}
