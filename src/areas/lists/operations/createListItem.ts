import type { Answer, Call } from '../../../contract.ts';
import { audit } from '../../../events/audit.ts';
import { listItems } from '../../../lists/items.ts';
import { conflict } from '../../../problem.ts';
import { assertMayHave } from '../actions/workplaceCalendar.ts';
import { presentListItem } from '../present/listItem.ts';
import { codeFor } from '../rules/code.ts';
import { insertItem, lockList, makeRoom } from '../store/items.ts';

/** Lists are returned without pages, so their length is limited. */
const MOST_ITEMS = 500;

/** Adds an item at `position` or at the end. Locks the list against other changes. */
export default async function createListItem(
  call: Call<'createListItem'>,
): Promise<Answer<'createListItem'>> {
  const { params, body, db } = call;
  await assertMayHave(call, params.list, body);
  await db.rows(lockList, { list_key: params.list });
  const items = await db.rows(listItems, { list_key: params.list, archived: true });
  if (items.length >= MOST_ITEMS) throw conflict('list_full', `The list has ${MOST_ITEMS} items already.`);
  const same = items.find(({ code }) => code === body.code);
  if (same) throw conflict('code_taken', `The item "${same.label}" has this code.`, { id: same.id });

  const label = body.label.trim();
  const end = items.reduce((last, { position }) => Math.max(last, position + 1), 0);
  const position = Math.min(body.position ?? end, end);
  if (position < end) await db.count(makeRoom, { list_key: params.list, position });
  const row = await db.one(insertItem, {
    list_key: params.list,
    code: body.code ?? codeFor(label, new Set(items.map(({ code }) => code))),
    label,
    color: body.color ?? null,
    position,
    holiday_calendar: body.holiday_calendar ?? null,
    working_time_rules: body.working_time_rules ?? null,
  });
  audit(call, {
    action: 'created',
    resource: 'list_item',
    id: row.id,
    changes: { list: [null, params.list], code: [null, row.code], label: [null, row.label] },
  });
  return { status: 201, data: presentListItem(row), version: row.version };
}
