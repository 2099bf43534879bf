import type { Answer, Call } from '../../../contract.ts';
import { audit, changedFields } from '../../../events/audit.ts';
import { merged } from '../../../lib/merged.ts';
import { expectVersion, notFound } from '../../../problem.ts';
import { assertMayHave, lockPlaced, moveCalendar } from '../actions/workplaceCalendar.ts';
import { presentListItem } from '../present/listItem.ts';
import { itemForChange, updateItem } from '../store/items.ts';

export default async function updateListItem(
  call: Call<'updateListItem'>,
): Promise<Answer<'updateListItem'>> {
  const { params, body, ifMatch, db, now } = call;
  await assertMayHave(call, params.list, body);
  if (body.holiday_calendar !== undefined) await lockPlaced(call, params.item_id);
  const before = await db.maybe(itemForChange, { id: params.item_id, list_key: params.list });
  if (!before) throw notFound();
  expectVersion(ifMatch, before.version);
  const wanted = merged(before, { ...body, label: body.label?.trim() });
  const changes = changedFields(
    ['label', 'color', 'archived', 'holiday_calendar', 'working_time_rules'],
    before,
    wanted,
  );
  if (Object.keys(changes).length === 0)
    return { status: 200, data: presentListItem(before), version: before.version };
  const after = await db.one(updateItem, {
    id: wanted.id,
    label: wanted.label,
    color: wanted.color,
    archived: wanted.archived,
    holiday_calendar: wanted.holiday_calendar,
    working_time_rules: wanted.working_time_rules,
    now: new Date(now).toISOString(),
  });
  if (changes['holiday_calendar']) await moveCalendar(call, after.id, after.holiday_calendar);
  audit(call, { action: 'updated', resource: 'list_item', id: after.id, changes });
  return { status: 200, data: presentListItem(after), version: after.version };
}
