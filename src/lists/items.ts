import { statement } from '../db/statement.ts';
import type { ListName, WorkingTimeRules } from '../generated/types.ts';

export interface ListItemRow {
  id: string;
  list_key: ListName;
  code: string;
  label: string;
  color: string | null;
  position: number;
  archived: boolean;
  version: number;
  /** Of workplaces only. */
  holiday_calendar: string | null;
  working_time_rules: WorkingTimeRules | null;
}

/** Items in order: of one list, or of all lists if `list_key` is null; archived ones only on request. */
export const listItems = statement<ListItemRow, { list_key: ListName | null; archived: boolean }>(`
  SELECT id, list_key, code, label, color, position, archived_at IS NOT NULL AS archived, version, holiday_calendar, working_time_rules
    FROM list_items
   WHERE workspace_id = $1 AND ($list_key::text IS NULL OR list_key = $list_key::text) AND ($archived::boolean OR archived_at IS NULL)
   ORDER BY position, label, id`);

/** The labels of the items of lists, including archived ones. */
export const listLabels = statement<{ id: string; label: string }, { lists: readonly ListName[] }>(
  'SELECT id, label FROM list_items WHERE workspace_id = $1 AND list_key = ANY ($lists::text[])',
);
