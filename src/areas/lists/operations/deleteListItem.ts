import type { Answer, Call } from '../../../contract.ts';
import { violatedConstraint } from '../../../db/pool.ts';
import { audit } from '../../../events/audit.ts';
import { conflict, notFound } from '../../../problem.ts';
import { deleteItem, itemForChange } from '../store/items.ts';

/**
 * Deletes an item that nothing refers to. Foreign keys decide, so that tables added later are covered, and
 * records in uncommitted transactions are waited for.
 */
export default async function deleteListItem(
  call: Call<'deleteListItem'>,
): Promise<Answer<'deleteListItem'>> {
  const { params, db } = call;
  const before = await db.maybe(itemForChange, { id: params.item_id, list_key: params.list });
  if (!before) throw notFound();
  await db.count(deleteItem, { id: before.id }).catch((error: unknown) => {
    throw violatedConstraint(error) === undefined ? error : inUse();
  });
  audit(call, {
    action: 'deleted',
    resource: 'list_item',
    id: before.id,
    changes: { list: [params.list, null], code: [before.code, null], label: [before.label, null] },
  });
  return { status: 200, data: {} };
}

const inUse = () => conflict('in_use', 'Records refer to this item. Archive it instead.');
