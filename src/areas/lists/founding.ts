import { pickLists } from '../../generated/areas.ts';
import type { Founding } from '../../people/founding.ts';
import { insertFirstItems } from './store/items.ts';

/** Fills the pick lists with the default items that areas declare (`pickLists.ts`). */
const founding: Founding = async ({ db }) => {
  const items = Object.entries(pickLists).flatMap(([list_key, first]) =>
    first.map(({ code, label, color = null }, position) => ({ list_key, code, label, color, position })),
  );
  await db.count(insertFirstItems, { items: JSON.stringify(items) });
};
export default founding;
