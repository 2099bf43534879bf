import type { Answer, Call } from '../../../contract.ts';
import type { ListItem, ListName } from '../../../generated/types.ts';
import { presentListItem } from '../present/listItem.ts';
import { pickLists } from '../../../generated/areas.ts';
import { listItems } from '../../../lists/items.ts';

/** All pick lists, also empty ones, without archived items. */
export default async function listLists({ db }: Call<'listLists'>): Promise<Answer<'listLists'>> {
  const names = Object.keys(pickLists) as ListName[];
  const lists = Object.fromEntries(names.map((name) => [name, [] as ListItem[]])) as Record<
    ListName,
    ListItem[]
  >;
  for (const row of await db.rows(listItems, { list_key: null, archived: false }))
    lists[row.list_key].push(presentListItem(row));
  return { status: 200, data: lists };
}
