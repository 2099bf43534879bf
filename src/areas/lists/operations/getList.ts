import type { Answer, Call } from '../../../contract.ts';
import { presentListItem } from '../present/listItem.ts';
import { listItems } from '../../../lists/items.ts';

/** One pick list. Validation answers 404 for an unknown name. */
export default async function getList({ params, query, db }: Call<'getList'>): Promise<Answer<'getList'>> {
  const rows = await db.rows(listItems, { list_key: params.list, archived: query.archived });
  return { status: 200, data: rows.map(presentListItem) };
}
