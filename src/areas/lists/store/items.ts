import { statement, type NoRow } from '../../../db/statement.ts';
import type { ListName } from '../../../generated/types.ts';
import type { ListItemRow } from '../../../lists/items.ts';

const COLUMNS = `id, list_key, code, label, color, position, archived_at IS NOT NULL AS archived, version, holiday_calendar, working_time_rules`;

/**
 * Locks a list against other changes until the transaction ends. An advisory lock, because row locks would
 * also block writes of records that refer to items.
 */
export const lockList = statement<NoRow, { list_key: ListName }>(
  `SELECT FROM pg_advisory_xact_lock(hashtextextended('list ' || $1::uuid || $list_key::text, 0))`,
);

/** An item of this list, locked until the transaction ends. */
export const itemForChange = statement<ListItemRow, { id: string; list_key: ListName }>(
  `SELECT ${COLUMNS} FROM list_items WHERE workspace_id = $1 AND id = $id AND list_key = $list_key::text FOR NO KEY UPDATE`,
);

/** Moves items at or after a position by one. */
export const makeRoom = statement<NoRow, { list_key: ListName; position: number }>(`
  UPDATE list_items SET position = position + 1
   WHERE workspace_id = $1 AND list_key = $list_key::text AND position >= $position`);

export const insertItem = statement<
  ListItemRow,
  {
    list_key: ListName;
    code: string;
    label: string;
    color: string | null;
    position: number;
    holiday_calendar: string | null;
    working_time_rules: string | null;
  }
>(`
  INSERT INTO list_items (workspace_id, list_key, code, label, color, position, holiday_calendar, working_time_rules)
  VALUES ($1, $list_key::text, $code, $label, $color, $position, $holiday_calendar, $working_time_rules) RETURNING ${COLUMNS}`);

/** An archived item keeps its `archived_at` if it is archived again. */
export const updateItem = statement<
  ListItemRow,
  {
    id: string;
    label: string;
    color: string | null;
    archived: boolean;
    holiday_calendar: string | null;
    working_time_rules: string | null;
    now: string;
  }
>(`
  UPDATE list_items
     SET label = $label, color = $color, holiday_calendar = $holiday_calendar, working_time_rules = $working_time_rules,
         archived_at = CASE WHEN $archived::boolean THEN COALESCE(archived_at, $now::timestamptz) END
   WHERE workspace_id = $1 AND id = $id RETURNING ${COLUMNS}`);

/** Violates a foreign key if a record refers to the item. */
export const deleteItem = statement<NoRow, { id: string }>(
  'DELETE FROM list_items WHERE workspace_id = $1 AND id = $id',
);

/** Gives each item its place in the array. Items already there are not updated. */
export const placeItems = statement<NoRow, { ids: readonly string[] }>(`
  UPDATE list_items SET position = wanted.place - 1
    FROM unnest($ids::uuid[]) WITH ORDINALITY AS wanted (id, place)
   WHERE workspace_id = $1 AND list_items.id = wanted.id AND position <> wanted.place - 1`);

/** Adds the items of a new workspace. `items` is a JSON array. */
export const insertFirstItems = statement<NoRow, { items: string }>(`
  INSERT INTO list_items (workspace_id, list_key, code, label, color, position)
  SELECT $1, list_key, code, label, color, position
    FROM jsonb_to_recordset($items::jsonb) AS one(list_key text, code text, label text, color text, position int)`);
