import type { Answer, Call } from '../../../contract.ts';
import type { ListItem, ListName } from '../../../generated/types.ts';
import { presentListItem } from '../present/listItem.ts';
import { listItems } from '../../../lists/items.ts';

/** Every pick list, the empty ones too, with what can be chosen. */
export default async function listLists({ db }: Call<'listLists'>): Promise<Answer<'listLists'>> {
  const lists: Record<ListName, ListItem[]> = {
    'absence-reasons': [],
    'termination-reasons': [],
    'expense-categories': [],
    'time-categories': [],
    'ticket-categories': [],
    'user-types': [],
    departments: [],
  };
  for (const row of await db.rows(listItems, { list_key: null, archived: false }))
    lists[row.list_key].push(presentListItem(row));
  return { status: 200, data: lists };
}
