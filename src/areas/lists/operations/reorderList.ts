import type { Answer, Call } from '../../../contract.ts';
import { audit } from '../../../events/audit.ts';
import { listItems, type ListItemRow } from '../../../lists/items.ts';
import { conflict } from '../../../problem.ts';
import { presentListItem } from '../present/listItem.ts';
import { lockList, placeItems } from '../store/items.ts';

/** Orders items that are not archived; archived ones follow in their old order. Locks the list. */
export default async function reorderList(call: Call<'reorderList'>): Promise<Answer<'reorderList'>> {
  const { params, body, db } = call;
  await db.rows(lockList, { list_key: params.list });
  const items = await db.rows(listItems, { list_key: params.list, archived: true });
  const before = items.filter(({ archived }) => !archived);
  const named = new Set(body.ids);
  if (named.size !== before.length || !before.every(({ id }) => named.has(id)))
    throw conflict('stale_set', 'The list has changed since you read it. Read it again.', {
      ids: idsOf(before),
    });

  const archived = items.filter((item) => item.archived);
  const moved = await db.count(placeItems, { ids: [...body.ids, ...idsOf(archived)] });
  const after = await db.rows(listItems, { list_key: params.list, archived: false });
  if (moved > 0)
    audit(call, {
      action: 'reordered',
      resource: 'list',
      id: null,
      changes: { list: [params.list, params.list], codes: [codesOf(before), codesOf(after)] },
    });
  return { status: 200, data: after.map(presentListItem) };
}

const idsOf = (items: ListItemRow[]) => items.map(({ id }) => id);
const codesOf = (items: ListItemRow[]) => items.map(({ code }) => code);
